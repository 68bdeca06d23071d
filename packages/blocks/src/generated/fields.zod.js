// Generated from schemas/fields by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isDateTime, isUriReference } from "./checks.js"
import { must, z } from "./zod.js"

const contextItemSchema = z
  .object({
    id: z.string().optional(),
    language: z.string().optional(),
    version: z.union([z.number().check(must("type", Number.isInteger)), z.string()]).optional(),
    revision: z.string().optional(),
  })
  .catchall(z.unknown())

export const fieldMetadataSchema = z
  .object({
    contextItem: contextItemSchema.optional(),
    fieldId: z.string().optional(),
    fieldType: z.string().optional(),
    rawValue: z.string().optional(),
  })
  .catchall(z.unknown())

export const textFieldSchema = z.strictObject({
  value: z.string(),
  metadata: fieldMetadataSchema.optional(),
  editable: z.boolean().optional(),
})

export const titleTagSchema = z.enum(["h1", "h2", "h3", "h4", "h5", "h6", "p"])

export const richTextFieldSchema = z.strictObject({
  value: z.string(),
  metadata: fieldMetadataSchema.optional(),
  editable: z.boolean().optional(),
})

const linkValueSchema = z.strictObject({
  href: z.string().min(1).check(must("format", isUriReference)),
  text: z.string().optional(),
  target: z.string().optional(),
  title: z.string().optional(),
  class: z.string().optional(),
  linktype: z.string().optional(),
  id: z.string().optional(),
  anchor: z.string().optional(),
  querystring: z.string().optional(),
})

export const linkFieldSchema = z.strictObject({
  value: linkValueSchema,
  metadata: fieldMetadataSchema.optional(),
  editable: z.boolean().optional(),
})

const imageValueSchema = z.strictObject({
  src: z.string().min(1).check(must("format", isUriReference)),
  alt: z.string().optional(),
  width: z.number().check(must("type", Number.isInteger)).min(1).optional(),
  height: z.number().check(must("type", Number.isInteger)).min(1).optional(),
  title: z.string().optional(),
})

export const imageFieldSchema = z.strictObject({
  value: imageValueSchema,
  metadata: fieldMetadataSchema.optional(),
  editable: z.boolean().optional(),
})

const fileValueSchema = z.strictObject({
  src: z.string().min(1).check(must("format", isUriReference)),
  name: z.string().optional(),
  displayName: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  keywords: z.string().optional(),
  extension: z.string().optional(),
  mimeType: z.string().optional(),
  size: z.number().check(must("type", Number.isInteger)).min(0).optional(),
})

export const fileFieldSchema = z.strictObject({
  value: fileValueSchema,
  metadata: fieldMetadataSchema.optional(),
  editable: z.boolean().optional(),
})

export const dateFieldSchema = z.strictObject({
  value: z.string().check(must("format", isDateTime)),
  metadata: fieldMetadataSchema.optional(),
  editable: z.boolean().optional(),
})

export const referenceSchema = z.strictObject({
  id: z.string(),
  url: z.string().check(must("format", isUriReference)).optional(),
  name: z.string().optional(),
  displayName: z.string().optional(),
})

export const referenceListSchema = z.array(referenceSchema)
