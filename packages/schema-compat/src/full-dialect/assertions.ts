import { isList, type JsonObject, numberOf, stringOf, stringsOf } from "../json.ts"
import type { NumberTests, StringTests } from "./full-schema.types.ts"

export function typesOf(schema: JsonObject): readonly string[] {
  if (typeof schema.type === "string") return [schema.type]
  const types = isList(schema.type) ? stringsOf(schema.type) : []
  return types.includes("number") ? types.filter((type) => type !== "integer") : types
}

export function stringTests(schema: JsonObject): StringTests {
  return {
    ...given("minLength", numberOf(schema.minLength)),
    ...given("maxLength", numberOf(schema.maxLength)),
    ...given("pattern", stringOf(schema.pattern)),
    ...given("format", stringOf(schema.format)),
  }
}

export function numberTests(schema: JsonObject): NumberTests {
  return {
    ...given("minimum", numberOf(schema.minimum)),
    ...given("maximum", numberOf(schema.maximum)),
    ...given("exclusiveMinimum", numberOf(schema.exclusiveMinimum)),
    ...given("exclusiveMaximum", numberOf(schema.exclusiveMaximum)),
    ...given("multipleOf", numberOf(schema.multipleOf)),
  }
}

/** An object with one key, or none where there is no value for it. */
export function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value }
}
