// Generated from schemas/fields by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type {
  DateField,
  FieldMetadata,
  FileField,
  ImageField,
  LinkField,
  Reference,
  ReferenceList,
  RichTextField,
  TextField,
  TitleTag,
} from "@forecourt/renderer"

export declare function parseTextField(value: unknown): TextField | null
export declare function isTitleTag(value: unknown): value is TitleTag
export declare function parseRichTextField(value: unknown): RichTextField | null
export declare function parseLinkField(value: unknown): LinkField | null
export declare function parseImageField(value: unknown): ImageField | null
export declare function parseFileField(value: unknown): FileField | null
export declare function parseDateField(value: unknown): DateField | null
export declare function parseReference(value: unknown): Reference | null
export declare function parseReferenceList(value: unknown): ReferenceList | null
export declare function parseFieldMetadata(value: unknown): FieldMetadata | null
