/** The URI of JSON Schema 2020-12, of which the generator supports some keywords. */
export const DIALECT = "https://json-schema.org/draft/2020-12/schema"

export { FORMATS, TYPES } from "@forecourt/schema-compat/full-dialect"

const REMARKS = [
  "$schema",
  "$id",
  "$ref",
  "$defs",
  "$comment",
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
]

const GENERAL = [...REMARKS, "type", "enum", "const", "allOf", "oneOf", "discriminator", "if", "then", "else"]

export const KEYWORDS_BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "format", "contentMediaType"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: ["items", "minItems", "maxItems", "uniqueItems"],
  object: ["properties", "required", "additionalProperties", "unevaluatedProperties", "minProperties", "maxProperties"],
}

const TYPE_OF_KEYWORD = new Map(
  Object.entries(KEYWORDS_BY_TYPE).flatMap(([type, keywords]) => keywords.map((keyword) => [keyword, type] as const)),
)

export function typeOfKeyword(keyword: string): string | undefined {
  return TYPE_OF_KEYWORD.get(keyword)
}

export const KEYWORDS: ReadonlySet<string> = new Set([...GENERAL, ...TYPE_OF_KEYWORD.keys()])

const ANNOTATIONS = new Set([...REMARKS, "contentMediaType"])

export const ASSERTIONS: ReadonlySet<string> = new Set([...KEYWORDS].filter((keyword) => !ANNOTATIONS.has(keyword)))

/** The unsupported keywords, each with advice on what to use instead. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  anyOf: `Use "oneOf" with a "discriminator", or a list of types.`,
  not: `Say what is allowed instead: "enum", "pattern" or bounds.`,
  patternProperties: `Use "additionalProperties" with a schema for all of them.`,
  propertyNames: `Use "additionalProperties" with a schema, or name the properties.`,
  dependentRequired: `Use "if" and "then" on the property that decides.`,
  dependentSchemas: `Use "if" and "then" on the property that decides.`,
  prefixItems: `Use an object with named properties.`,
  contains: `Describe every entry with "items".`,
  minContains: `Describe every entry with "items".`,
  maxContains: `Describe every entry with "items".`,
  unevaluatedItems: `Describe every entry with "items".`,
  $anchor: `Refer to "#/$defs/…".`,
  $dynamicRef: `Refer to "#" or "#/$defs/…".`,
  $dynamicAnchor: `Refer to "#" or "#/$defs/…".`,
  $vocabulary: "Leave it out.",
  definitions: `Use "$defs".`,
  dependencies: `Use "if" and "then" on the property that decides.`,
  id: `Use "$id".`,
  nullable: `Add "null" to the "type".`,
  readOnly: "Leave it out. Data that no editor fills in is returned by the block's loader.",
  writeOnly: "Leave it out.",
  contentEncoding: "Leave it out.",
  contentSchema: "Leave it out.",
}
