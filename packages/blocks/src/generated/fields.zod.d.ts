// Generated from schemas/fields by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Schema } from "./zod.js"
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

export declare const textFieldSchema: Schema<TextField>
export declare const titleTagSchema: Schema<TitleTag>
export declare const richTextFieldSchema: Schema<RichTextField>
export declare const linkFieldSchema: Schema<LinkField>
export declare const imageFieldSchema: Schema<ImageField>
export declare const fileFieldSchema: Schema<FileField>
export declare const dateFieldSchema: Schema<DateField>
export declare const referenceSchema: Schema<Reference>
export declare const referenceListSchema: Schema<ReferenceList>
export declare const fieldMetadataSchema: Schema<FieldMetadata>
