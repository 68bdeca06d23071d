import { getTypes, toOptional } from "@forecourt/schema-compat/full-dialect"
import { isList, type JsonObject, toStringOrUndefined } from "../schema/json.ts"
import type { Meta, Scalar } from "./ir.types.ts"

export { getNumberTests, getStringTests, getTypes, toOptional } from "@forecourt/schema-compat/full-dialect"

export const NO_META: Meta = { deprecated: false, annotations: {} }

/**
 * Returns the allowed values from `enum` and `const` without `null`. Returns `undefined` if the schema has neither
 * keyword.
 */
export function getScalars(schema: JsonObject): readonly Scalar[] | undefined {
  const values = isList(schema.enum) ? schema.enum : schema.const === undefined ? undefined : [schema.const]
  const allowed = schema.const === undefined ? values : values?.filter((value) => value === schema.const)
  return allowed?.filter(
    (value) => typeof value === "string" || typeof value === "number" || typeof value === "boolean",
  )
}

export function isNullAllowed(schema: JsonObject, types: readonly string[]): boolean {
  const values = isList(schema.enum) ? schema.enum : [schema.const ?? null]
  return values.includes(null) && (types.length === 0 || types.includes("null"))
}

export function isPlain(schema: JsonObject): boolean {
  const types = getTypes(schema)
  return !types.includes("object") && !types.includes("array") && !isList(schema.oneOf) && !isList(schema.allOf)
}

export function getMeta(schema: JsonObject): Meta {
  const annotations = Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword.startsWith("x-")))
  return {
    ...toOptional("description", toStringOrUndefined(schema.description)),
    deprecated: schema.deprecated === true,
    ...toOptional("default", schema.default),
    ...toOptional("mediaType", toStringOrUndefined(schema.contentMediaType)),
    ...(isList(schema.examples) && { examples: schema.examples }),
    annotations,
  }
}

export function removeKeywords(schema: JsonObject, ...keywords: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)))
}

export function removeRef(schema: JsonObject): JsonObject {
  return removeKeywords(schema, "$ref")
}

export function removeMeta(schema: JsonObject): JsonObject {
  return removeKeywords(schema, "title", "description", "default", "deprecated", "examples")
}
