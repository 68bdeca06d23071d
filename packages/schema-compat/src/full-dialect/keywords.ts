import { isRegex } from "../formats.js"
import { isList, isObject, type Json, type JsonObject } from "../json.ts"
import { findNearest } from "./find-nearest.ts"

export const TYPES = ["string", "integer", "number", "boolean", "array", "object", "null"] as const

/** The formats that are validated instead of being treated as annotations. */
export const FORMATS = ["date", "date-time", "time", "uri", "uri-reference", "email", "uuid"] as const

type Shape = readonly [is: (value: Json) => boolean, description: string]

const isSchema = (value: Json): boolean => isObject(value) || typeof value === "boolean"
const isText = (value: Json): boolean => typeof value === "string"
const isTexts = (value: Json): boolean => isList(value) && value.every(isText)
const isPattern = (value: Json): boolean => typeof value === "string" && isRegex(value)
const createValueTest = (is: (value: Json) => boolean) => (value: Json) =>
  isObject(value) && Object.values(value).every(is)

const SCHEMA: Shape = [isSchema, "a schema"]
const SCHEMAS: Shape = [
  (value) => isList(value) && value.length > 0 && value.every(isSchema),
  "a list of one schema or more",
]
const NAMED_SCHEMAS: Shape = [createValueTest(isSchema), "an object of schemas"]
const MATCHED_SCHEMAS: Shape = [
  (value) => isObject(value) && Object.keys(value).every(isPattern) && Object.values(value).every(isSchema),
  `an object of schemas by patterns that JavaScript reads with the flag "u"`,
]
const COUNT: Shape = [(value) => Number.isInteger(value) && Number(value) >= 0, "a whole number from 0 up"]
const NUMBER: Shape = [(value) => typeof value === "number", "a number"]
const TEXT: Shape = [isText, "a text"]
const FLAG: Shape = [(value) => typeof value === "boolean", "true or false"]
const ANYTHING: Shape = [() => true, "anything"]

const KEYWORDS: Readonly<Record<string, Shape>> = {
  $schema: [
    (value) => typeof value === "string" && /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/.test(value),
    "the dialect 2020-12",
  ],
  $id: TEXT,
  $ref: TEXT,
  $anchor: TEXT,
  $dynamicRef: TEXT,
  $dynamicAnchor: TEXT,
  $comment: TEXT,
  $vocabulary: [isObject, "an object"],
  $defs: NAMED_SCHEMAS,
  definitions: NAMED_SCHEMAS,
  title: TEXT,
  description: TEXT,
  default: ANYTHING,
  examples: ANYTHING,
  deprecated: FLAG,
  readOnly: FLAG,
  writeOnly: FLAG,
  contentMediaType: TEXT,
  contentEncoding: TEXT,
  contentSchema: SCHEMA,
  type: [isTypes, `one or more of ${TYPES.join(", ")}`],
  enum: [isList, "a list"],
  const: ANYTHING,
  allOf: SCHEMAS,
  anyOf: SCHEMAS,
  oneOf: SCHEMAS,
  not: SCHEMA,
  if: SCHEMA,
  // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
  then: SCHEMA,
  else: SCHEMA,
  minLength: COUNT,
  maxLength: COUNT,
  pattern: [isPattern, `a pattern as JavaScript reads it with the flag "u"`],
  format: TEXT,
  minimum: NUMBER,
  maximum: NUMBER,
  exclusiveMinimum: NUMBER,
  exclusiveMaximum: NUMBER,
  multipleOf: [(value) => typeof value === "number" && value > 0, "a number above zero"],
  prefixItems: SCHEMAS,
  items: SCHEMA,
  contains: SCHEMA,
  minContains: COUNT,
  maxContains: COUNT,
  minItems: COUNT,
  maxItems: COUNT,
  uniqueItems: FLAG,
  unevaluatedItems: SCHEMA,
  properties: NAMED_SCHEMAS,
  patternProperties: MATCHED_SCHEMAS,
  additionalProperties: SCHEMA,
  propertyNames: SCHEMA,
  required: [isTexts, "a list of texts"],
  dependentRequired: [createValueTest(isTexts), "an object of lists of texts"],
  dependentSchemas: NAMED_SCHEMAS,
  minProperties: COUNT,
  maxProperties: COUNT,
  unevaluatedProperties: SCHEMA,
}

/**
 * The keywords of other JSON Schema dialects, with a hint on how to replace each keyword. The standard ignores unknown
 * keywords without an error.
 */
const FOREIGN: Readonly<Record<string, string>> = {
  additionalItems: `Write "prefixItems" and "items".`,
  dependencies: `Write "dependentRequired" or "dependentSchemas".`,
  divisibleBy: `Write "multipleOf".`,
  extends: `Write "allOf".`,
  id: `Write "$id".`,
  nullable: `Add "null" to the "type".`,
  $recursiveRef: `Write "$dynamicRef".`,
  $recursiveAnchor: `Write "$dynamicAnchor".`,
}

export function findFault(keyword: string, value: Json): readonly [message: string, cure: string] | null {
  const shape = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined
  if (shape !== undefined) {
    const [is, description] = shape
    return is(value) ? null : [`"${keyword}" is ${JSON.stringify(value)}.`, `It should be ${description}.`]
  }
  const cure = Object.hasOwn(FOREIGN, keyword) ? FOREIGN[keyword] : undefined
  if (cure !== undefined) return [`"${keyword}" is a keyword of another dialect than 2020-12.`, cure]
  const meant = keyword.startsWith("x-") ? undefined : findNearest(keyword, Object.keys(KEYWORDS))
  return meant === undefined ? null : [`There is no keyword "${keyword}".`, `Did you mean "${meant}"?`]
}

/** True if the validator supports a format. This includes `regex`, which the meta-schema uses. */
export function isKnownFormat(format: string): boolean {
  return format === "regex" || (FORMATS as readonly string[]).includes(format)
}

export function mapSchemas(
  schema: JsonObject,
  change: (inner: Json, ...steps: (string | number)[]) => Json,
): JsonObject {
  return mapEntries(schema, (value, keyword) => {
    const shape = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined
    if (shape === SCHEMA) return change(value, keyword)
    if (shape === SCHEMAS && isList(value)) return value.map((inner, index) => change(inner, keyword, index))
    if ((shape === NAMED_SCHEMAS || shape === MATCHED_SCHEMAS) && isObject(value))
      return mapEntries(value, (inner, name) => change(inner, keyword, name))
    return value
  })
}

function mapEntries(object: JsonObject, change: (value: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]))
}

function isTypes(value: Json): boolean {
  const types = isList(value) ? value : [value]
  return types.length > 0 && types.every((type) => (TYPES as readonly Json[]).includes(type))
}
