import { isList, isObject, isSame, type Json, type JsonObject, toStrings } from "../schema/json.ts"
import { resolveRef } from "../schema/refs.ts"

export class UnmergeableSchemaError extends Error {
  override readonly name = "UnmergeableSchemaError"
  readonly keyword: string
  readonly cure: string

  constructor(keyword: string, cure = "Write the combined schema out by hand.") {
    super(`merge: "${keyword}" cannot be combined with what the schema builds on. ${cure}`)
    this.keyword = keyword
    this.cure = cure
  }
}

const LOWER_BOUNDS = new Set(["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"])
const UPPER_BOUNDS = new Set(["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"])
const ANNOTATIONS =
  /^(?:x-.*|\$id|\$schema|\$comment|\$defs|title|description|default|examples|deprecated|discriminator)$/

export function mergeSchemas(first: JsonObject, second: JsonObject): JsonObject {
  checkClosed(first, second)
  checkClosed(second, first)

  return mergeTwo(first, second, (value, other, keyword) =>
    isSame(value, other) ? value : mergeKeyword(keyword, value, other),
  )
}

function mergeTwo(
  first: JsonObject,
  second: JsonObject,
  together: (a: Json, b: Json, name: string) => Json,
): JsonObject {
  const merged = new Map(Object.entries(second))
  for (const [name, value] of Object.entries(first)) {
    const other = merged.get(name)
    merged.set(name, other === undefined ? value : together(value, other, name))
  }
  return Object.fromEntries(merged)
}

function mergeKeyword(keyword: string, a: Json, b: Json): Json {
  if (ANNOTATIONS.test(keyword)) return a
  if (typeof a === "number" && typeof b === "number") {
    if (LOWER_BOUNDS.has(keyword)) return Math.max(a, b)
    if (UPPER_BOUNDS.has(keyword)) return Math.min(a, b)
  }
  switch (keyword) {
    case "type":
      return mergeTypes(a, b)
    case "enum":
      return isList(a) && isList(b) ? a.filter((value) => b.some((other) => isSame(value, other))) : a
    case "required":
      return [...new Set([...toStrings(a), ...toStrings(b)])]
    case "uniqueItems":
      return a === true || b === true
    case "properties":
      return mergeProperties(a, b)
    case "items":
      if (isObject(a) && isObject(b)) return mergeSchemas(a, b)
      break
    case "allOf":
      if (isList(a) && isList(b)) return [...a, ...b]
      break
    case "additionalProperties":
    case "unevaluatedProperties":
      if (a === false || b === false) return false
      if (a === true || b === true) return a === true ? b : a
      if (isObject(a) && isObject(b)) return mergeSchemas(a, b)
  }
  throw new UnmergeableSchemaError(keyword)
}

function mergeTypes(a: Json, b: Json): Json {
  const left = typeof a === "string" ? [a] : toStrings(a)
  const right = typeof b === "string" ? [b] : toStrings(b)
  const both = left.flatMap((type) => {
    if (right.includes(type)) return [type]
    if (type === "number" && right.includes("integer")) return ["integer"]
    return type === "integer" && right.includes("number") ? ["integer"] : []
  })
  if (both.length === 0) throw new UnmergeableSchemaError("type")
  return both.length === 1 ? (both[0] ?? "") : both
}

function mergeProperties(a: Json, b: Json): Json {
  if (!isObject(a) || !isObject(b)) throw new UnmergeableSchemaError("properties")
  return mergeTwo(b, a, (schema, other) => (isObject(other) && isObject(schema) ? mergeSchemas(other, schema) : other))
}

/** Throws an error if a schema with `additionalProperties: false` is merged with properties that it would reject. */
function checkClosed(closed: JsonObject, other: JsonObject): void {
  if (closed.additionalProperties !== false) return
  const known = Object.keys(isObject(closed.properties) ? closed.properties : {})
  const added = Object.keys(isObject(other.properties) ? other.properties : {})
  if (added.some((name) => !known.includes(name)))
    throw new UnmergeableSchemaError(
      "additionalProperties",
      `Say "unevaluatedProperties": false next to "allOf" instead.`,
    )
}

/**
 * Converts all relative references in a schema to absolute paths such as `/fields/text.schema.json`, which are valid in
 * any file.
 */
export function toAbsoluteRefs(schema: Json, path: string): Json {
  if (isList(schema)) return schema.map((entry) => toAbsoluteRefs(entry, path))
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword !== "$ref" || typeof value !== "string" || value.startsWith("/"))
        return [keyword, toAbsoluteRefs(value, path)]
      const target = resolveRef(value, path)
      return [keyword, `/${target.path}${target.pointer === "" ? "" : `#${target.pointer}`}`]
    }),
  )
}
