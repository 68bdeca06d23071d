// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { DIALECT, FORMATS, TYPES } from "./dialect.ts"
import type { Shape } from "./shape.ts"

const COUNT: Shape = { type: "integer", minimum: 0 }
const NUMBER: Shape = { type: "number" }
const TEXT: Shape = { type: "string", minLength: 1 }
const TYPE: Shape = { enum: TYPES }
const NAMES: Shape = { type: "array", items: { type: "string" } }

/** The shapes of nested schemas: alone, in a list, or by name. */
const SCHEMA: Shape = { $ref: "#/$defs/schema" }
const PART: Shape = { $ref: "#/$defs/part" }

/** The shape of the value of each keyword, and its purpose. */
export const KEYWORD_SHAPES: Readonly<Record<string, Shape>> = {
  $schema: { const: DIALECT, description: "The dialect of JSON Schema." },
  $id: {
    type: "string",
    pattern: "\\.schema\\.json$",
    examples: ["blocks/hero-banner/hero-banner.schema.json"],
    description: "Path of the file below the schemas folder.",
  },
  $ref: {
    type: "string",
    pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:|/)",
    description: "Another schema: a path from this file's folder, or #/$defs/… in this file.",
  },
  $defs: { type: "object", additionalProperties: SCHEMA, description: "Schemas that this file refers to." },
  $comment: { type: "string", description: "A remark for whoever reads the schema." },
  title: { ...TEXT, description: "Name of the type, for example HeroBanner." },
  description: { ...TEXT, description: "What the value is for, in words for an editor." },
  default: { description: "What counts when the value is missing. Not for properties that are required." },
  examples: { type: "array", description: "Values that show what is meant." },
  deprecated: { type: "boolean", description: "Whether new content should do without it." },
  type: {
    description: "Kind of value, or several.",
    oneOf: [TYPE, { type: "array", items: TYPE, minItems: 1, uniqueItems: true }],
  },
  enum: {
    type: "array",
    minItems: 1,
    uniqueItems: true,
    items: { type: ["string", "number", "boolean", "null"] },
    description: "The choices there are, spelt as the content platform spells them.",
  },
  const: { type: ["string", "number", "boolean", "null"], description: "The only value there is." },
  allOf: { type: "array", minItems: 1, items: PART, description: "Schemas that this one builds on, and conditions." },
  oneOf: { type: "array", minItems: 1, items: SCHEMA, description: "One of several kinds of object." },
  discriminator: {
    type: "object",
    properties: { propertyName: TEXT },
    required: ["propertyName"],
    additionalProperties: false,
    description: "The property that tells the branches of oneOf apart.",
  },
  if: { ...PART, description: "A condition on one property." },
  then: { ...PART, description: "What is asked when the condition holds." },
  else: { ...PART, description: "What is asked when the condition does not hold." },
  minLength: { ...COUNT, description: "Fewest characters." },
  maxLength: { ...COUNT, description: "Most characters." },
  pattern: {
    type: "string",
    format: "regex",
    description: 'Regular expression, as JavaScript reads it with the flag "u".',
  },
  format: { type: "string", enum: FORMATS, description: "Form of the text; checked." },
  contentMediaType: { ...TEXT, description: "What the text is written in, for example text/html." },
  minimum: { ...NUMBER, description: "Least value." },
  maximum: { ...NUMBER, description: "Greatest value." },
  exclusiveMinimum: { ...NUMBER, description: "The value is more than this." },
  exclusiveMaximum: { ...NUMBER, description: "The value is less than this." },
  multipleOf: { ...NUMBER, exclusiveMinimum: 0, description: "The value is a whole number of these." },
  items: { ...SCHEMA, description: "What every entry is." },
  minItems: { ...COUNT, description: "Fewest entries." },
  maxItems: { ...COUNT, description: "Most entries." },
  uniqueItems: { type: "boolean", description: "Whether no entry may stand twice." },
  properties: {
    type: "object",
    propertyNames: { not: { enum: Object.getOwnPropertyNames(Object.prototype) } },
    additionalProperties: SCHEMA,
    description: "The named properties, in the order editors see them.",
  },
  required: { ...NAMES, uniqueItems: true, description: "Properties that must be there." },
  additionalProperties: {
    oneOf: [{ type: "boolean" }, SCHEMA],
    description: "Whether other properties may stand in the object, or what each of them is.",
  },
  unevaluatedProperties: {
    oneOf: [{ type: "boolean" }, SCHEMA],
    description: "The same, counting what allOf names.",
  },
  minProperties: { ...COUNT, description: "Fewest properties." },
  maxProperties: { ...COUNT, description: "Most properties." },
}
