// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { isObject, type Json, type JsonObject, toEntries, toList } from "./json.ts"
import { formatPointer } from "./refs.ts"

export const SUB_SCHEMAS = ["items", "additionalProperties", "unevaluatedProperties", "if", "then", "else"] as const

export function listPlaces(schema: JsonObject, pointer = ""): Map<string, JsonObject> {
  const places = new Map([[pointer, schema]])
  const add = (inner: Json | undefined, ...steps: (string | number)[]): void => {
    if (!isObject(inner)) return
    for (const [at, place] of listPlaces(inner, formatPointer(pointer, ...steps))) places.set(at, place)
  }
  for (const keyword of ["properties", "$defs"])
    for (const [name, inner] of toEntries(schema[keyword])) add(inner, keyword, name)
  for (const keyword of SUB_SCHEMAS) add(schema[keyword], keyword)
  for (const keyword of ["allOf", "oneOf"])
    for (const [index, inner] of toList(schema[keyword]).entries()) add(inner, keyword, index)
  return places
}

const PLAIN_NAME = /^[\w$-]+$/

/**
 * Formats the place to which a JSON pointer leads: a property as `prices[].service`, the schema itself as `.`, and any
 * other place as the pointer.
 */
export function formatPlace(pointer: string): string {
  const steps = pointer.split("/").slice(1)
  let path = ""
  for (let index = 0; index < steps.length; index++) {
    if (steps[index] === "items") path += "[]"
    else {
      const name = steps[index] === "properties" ? steps[++index] : undefined
      if (name === undefined || !PLAIN_NAME.test(name)) return pointer
      path += path === "" ? name : `.${name}`
    }
  }
  return path || "."
}
