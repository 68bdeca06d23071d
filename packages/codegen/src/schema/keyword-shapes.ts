// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { DIALECT, FORMATS, TYPES } from "./dialect.ts"
import type { Shape } from "./shape.ts"

const COUNT: Shape = { type: "integer", minimum: 0 }
const NUMBER: Shape = { type: "number" }
const TEXT: Shape = { type: "string", minLength: 1 }
const TYPE: Shape = { enum: TYPES }
const NAMES: Shape = { type: "array", items: { type: "string" } }

const SCHEMA: Shape = { $ref: "#/$defs/schema" }
const PART: Shape = { $ref: "#/$defs/part" }

export const KEYWORD_SHAPES: Readonly<Record<string, Shape>> = {
  $schema: { const: DIALECT, description: "The dialect of JSON Schema." },
  $id: {
    type: "string",
    pattern: "\\.schema\\.json$",
    examples: ["blocks/hero-banner/hero-banner.schema.json"],
    description: "The path of the file, relative to the schemas folder.",
  },
  $ref: {
    type: "string",
    pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:|/)",
    description: "Another schema: a path from this file's folder, or #/$defs/… in this file.",
  },
  $defs: { type: "object", additionalProperties: SCHEMA, description: "Schemas that this file refers to." },
  $comment: { type: "string", description: "A comment for readers of the schema." },
  title: { ...TEXT, description: "The name of the type, for example HeroBanner." },
  description: { ...TEXT, description: "The purpose of the value, in words for an editor." },
  default: { description: "The value of a missing property. Not allowed for required properties." },
  examples: { type: "array", description: "Example values." },
  deprecated: { type: "boolean", description: "True when new content should not use it." },
  type: {
    description: "The type of the value, or a list of types.",
    oneOf: [TYPE, { type: "array", items: TYPE, minItems: 1, uniqueItems: true }],
  },
  enum: {
    type: "array",
    minItems: 1,
    uniqueItems: true,
    items: { type: ["string", "number", "boolean", "null"] },
    description: "The allowed values, with the spelling of the content platform.",
  },
  const: { type: ["string", "number", "boolean", "null"], description: "The only allowed value." },
  allOf: { type: "array", minItems: 1, items: PART, description: "Schemas that this one extends, and conditions." },
  oneOf: {
    type: "array",
    minItems: 1,
    items: SCHEMA,
    description: "The alternatives for an object, one of which must match.",
  },
  discriminator: {
    type: "object",
    properties: { propertyName: TEXT },
    required: ["propertyName"],
    additionalProperties: false,
    description: "The property that distinguishes the branches of oneOf.",
  },
  if: { ...PART, description: "A condition on one property." },
  then: { ...PART, description: "The constraints when the condition holds." },
  else: { ...PART, description: "The constraints when the condition does not hold." },
  minLength: { ...COUNT, description: "The minimum number of characters." },
  maxLength: { ...COUNT, description: "The maximum number of characters." },
  pattern: {
    type: "string",
    format: "regex",
    description: 'A regular expression of JavaScript with the flag "u".',
  },
  format: { type: "string", enum: FORMATS, description: "The format of the text, which is validated." },
  contentMediaType: { ...TEXT, description: "The media type of the text, for example text/html." },
  minimum: { ...NUMBER, description: "The minimum value." },
  maximum: { ...NUMBER, description: "The maximum value." },
  exclusiveMinimum: { ...NUMBER, description: "The value must be greater than this." },
  exclusiveMaximum: { ...NUMBER, description: "The value must be less than this." },
  multipleOf: { ...NUMBER, exclusiveMinimum: 0, description: "The value must be a multiple of this number." },
  items: { ...SCHEMA, description: "The schema of every entry." },
  minItems: { ...COUNT, description: "The minimum number of entries." },
  maxItems: { ...COUNT, description: "The maximum number of entries." },
  uniqueItems: { type: "boolean", description: "True when duplicate entries are not allowed." },
  properties: {
    type: "object",
    propertyNames: { not: { enum: Object.getOwnPropertyNames(Object.prototype) } },
    additionalProperties: SCHEMA,
    description: "The properties by name, in the order of the form for editors.",
  },
  required: { ...NAMES, uniqueItems: true, description: "The names of the required properties." },
  additionalProperties: {
    oneOf: [{ type: "boolean" }, SCHEMA],
    description: "True when other properties are allowed, or the schema of each of them.",
  },
  unevaluatedProperties: {
    oneOf: [{ type: "boolean" }, SCHEMA],
    description: "The same, but the properties of allOf count as known.",
  },
  minProperties: { ...COUNT, description: "The minimum number of properties." },
  maxProperties: { ...COUNT, description: "The maximum number of properties." },
}
