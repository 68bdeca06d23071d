// Generated from schemas/fields by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FieldMetadata, FileField, ImageField, LinkField, TextField } from "@forecourt/renderer"

export declare function parseTextField(value: unknown): TextField | null
export declare function parseImageField(value: unknown): ImageField | null
export declare function parseLinkField(value: unknown): LinkField | null
export declare function parseFileField(value: unknown): FileField | null
export declare function parseFieldMetadata(value: unknown): FieldMetadata | null
