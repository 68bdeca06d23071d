import { isList, type JsonObject, toNumberOrUndefined, toStringOrUndefined, toStrings } from "../json.ts"
import type { NumberTests, StringTests } from "./full-schema.types.ts"

export function getTypes(schema: JsonObject): readonly string[] {
  if (typeof schema.type === "string") return [schema.type]
  const types = isList(schema.type) ? toStrings(schema.type) : []
  return types.includes("number") ? types.filter((type) => type !== "integer") : types
}

export function getStringTests(schema: JsonObject): StringTests {
  return {
    ...toOptional("minLength", toNumberOrUndefined(schema.minLength)),
    ...toOptional("maxLength", toNumberOrUndefined(schema.maxLength)),
    ...toOptional("pattern", toStringOrUndefined(schema.pattern)),
    ...toOptional("format", toStringOrUndefined(schema.format)),
  }
}

export function getNumberTests(schema: JsonObject): NumberTests {
  return {
    ...toOptional("minimum", toNumberOrUndefined(schema.minimum)),
    ...toOptional("maximum", toNumberOrUndefined(schema.maximum)),
    ...toOptional("exclusiveMinimum", toNumberOrUndefined(schema.exclusiveMinimum)),
    ...toOptional("exclusiveMaximum", toNumberOrUndefined(schema.exclusiveMaximum)),
    ...toOptional("multipleOf", toNumberOrUndefined(schema.multipleOf)),
  }
}

/** Returns an object with only the given key, or an empty object if the value is `undefined`. */
export function toOptional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value }
}
