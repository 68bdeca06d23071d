import { given, typesOf } from "@forecourt/schema-compat/full-dialect"
import { isList, type JsonObject, stringOf } from "../schema/json.ts"
import type { Meta, Scalar } from "./ir.types.ts"

export { given, numberTests, stringTests, typesOf } from "@forecourt/schema-compat/full-dialect"

export const NO_META: Meta = { deprecated: false, annotations: {} }

/** Values of `enum` or `const`, `null` aside. */
export function scalarsOf(schema: JsonObject): readonly Scalar[] | undefined {
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
  const types = typesOf(schema)
  return !types.includes("object") && !types.includes("array") && !isList(schema.oneOf) && !isList(schema.allOf)
}

export function metaOf(schema: JsonObject): Meta {
  const annotations = Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword.startsWith("x-")))
  return {
    ...given("description", stringOf(schema.description)),
    deprecated: schema.deprecated === true,
    ...given("default", schema.default),
    ...given("mediaType", stringOf(schema.contentMediaType)),
    ...(isList(schema.examples) && { examples: schema.examples }),
    annotations,
  }
}

export function omit(schema: JsonObject, ...keywords: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)))
}

export function withoutRef(schema: JsonObject): JsonObject {
  return omit(schema, "$ref")
}

/** What a schema asks, without what it says about itself. */
export function withoutMeta(schema: JsonObject): JsonObject {
  return omit(schema, "title", "description", "default", "deprecated", "examples")
}
