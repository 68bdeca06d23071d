// Generated from schemas/fields by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type {
  DateField,
  FieldMetadata,
  FileField,
  ImageField,
  LinkField,
  Reference,
  ReferenceList,
  TextField,
} from "@forecourt/renderer"

export declare function parseTextField(value: unknown): TextField | null
export declare function parseImageField(value: unknown): ImageField | null
export declare function parseLinkField(value: unknown): LinkField | null
export declare function parseFileField(value: unknown): FileField | null
export declare function parseDateField(value: unknown): DateField | null
export declare function parseReferenceList(value: unknown): ReferenceList | null
export declare function parseFieldMetadata(value: unknown): FieldMetadata | null
export declare function parseReference(value: unknown): Reference | null
