import { isObject, type Json, type JsonObject, toEntries, toList, toStringOrUndefined, toStrings } from "../json.ts"

export type Target = (ref: string, from: JsonObject) => Json | undefined

/**
 * Merges the target of `$ref` and the schemas in `allOf` into the schema that contains them. Schemas whose keywords
 * cannot be combined remain in `allOf`.
 */
export function flatten(schema: JsonObject, target: Target, seen: ReadonlySet<Json> = new Set()): JsonObject {
  if (seen.has(schema) || (schema.$ref === undefined && schema.allOf === undefined)) return schema
  const inner = new Set(seen).add(schema)
  const ref = toStringOrUndefined(schema.$ref)
  const refTarget = ref === undefined ? undefined : target(ref, schema)
  const { $ref, allOf: parts, ...rest } = schema
  const flat: { [key: string]: Json } = { ...rest }
  const left: Json[] = []
  for (const part of [...(isObject(refTarget) ? [refTarget] : []), ...toList(parts)]) {
    const whole = isObject(part) ? flatten(part, target, inner) : null
    if (whole === null || !mergeInto(flat, whole)) left.push(part)
  }
  if (ref !== undefined && !isObject(refTarget)) flat.$ref = ref
  return left.length === 0 ? flat : { ...flat, allOf: left }
}

const INFORM = new Set(["$id", "$schema", "$defs", "definitions", "title", "description", "examples", "$comment"])
const LOWER = new Set(["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"])
const UPPER = new Set(["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"])

function mergeInto(flat: { [key: string]: Json }, part: JsonObject): boolean {
  const merged: { [key: string]: Json } = {}
  for (const [keyword, value] of Object.entries(part)) {
    const existing = flat[keyword]
    const both = existing === undefined ? value : mergeKeyword(keyword, existing, value)
    if (both === undefined) return false
    merged[keyword] = both
  }
  Object.assign(flat, merged)
  return true
}

function mergeKeyword(keyword: string, existing: Json, value: Json): Json | undefined {
  if (INFORM.has(keyword) || keyword.startsWith("x-") || JSON.stringify(existing) === JSON.stringify(value))
    return existing
  if (typeof existing === "number" && typeof value === "number") {
    if (LOWER.has(keyword)) return Math.max(existing, value)
    if (UPPER.has(keyword)) return Math.min(existing, value)
  }
  if (keyword === "required") return [...new Set([...toStrings(value), ...toStrings(existing)])]
  if (keyword !== "properties") return undefined
  const properties: { [key: string]: Json } = { ...(isObject(value) ? value : {}) }
  for (const [name, schema] of toEntries(existing)) {
    const other = properties[name]
    properties[name] = other === undefined ? schema : { allOf: [schema, other] }
  }
  return properties
}
