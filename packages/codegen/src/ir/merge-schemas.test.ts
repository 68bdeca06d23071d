import { expect, test } from "vitest"
import type { JsonObject } from "../schema/json.ts"
import { mergeSchemas, toAbsoluteRefs, UnmergeableSchemaError } from "./merge-schemas.ts"

test.each([
  ["minimum", 5],
  ["exclusiveMinimum", 5],
  ["minLength", 5],
  ["minItems", 5],
  ["minProperties", 5],
  ["maximum", 2],
  ["exclusiveMaximum", 2],
  ["maxLength", 2],
  ["maxItems", 2],
  ["maxProperties", 2],
])("merging two values for %s keeps the stricter value, regardless of order", (keyword, narrower) => {
  expect(mergeSchemas({ [keyword]: 2 }, { [keyword]: 5 })).toEqual({ [keyword]: narrower })
  expect(mergeSchemas({ [keyword]: 5 }, { [keyword]: 2 })).toEqual({ [keyword]: narrower })
})

test.each<[string, JsonObject, JsonObject, JsonObject]>([
  ["the common choices are kept", { enum: ["a", "b"] }, { enum: ["b", "c"] }, { enum: ["b"] }],
  ["all required properties are listed once", { required: ["a"] }, { required: ["b", "a"] }, { required: ["a", "b"] }],
  [
    "uniqueness required by the second schema is kept",
    { uniqueItems: false },
    { uniqueItems: true },
    { uniqueItems: true },
  ],
  ["integer is narrower than number", { type: "number" }, { type: "integer" }, { type: "integer" }],
  [
    "a nullable integer and a number become an integer",
    { type: ["integer", "null"] },
    { type: "number" },
    { type: "integer" },
  ],
  [
    "the common types are kept",
    { type: ["string", "null"] },
    { type: ["null", "string"] },
    { type: ["string", "null"] },
  ],
  [
    "schemas of entries are merged",
    { items: { minLength: 1 } },
    { items: { maxLength: 2 } },
    { items: { minLength: 1, maxLength: 2 } },
  ],
  [
    "uniqueness required by the first schema is kept",
    { uniqueItems: true },
    { uniqueItems: false },
    { uniqueItems: true },
  ],
  [
    "an object closed by the first schema stays closed",
    { additionalProperties: false },
    { additionalProperties: true },
    { additionalProperties: false },
  ],
  [
    "false is narrower than a schema of unevaluated properties",
    { unevaluatedProperties: { minLength: 1 } },
    { unevaluatedProperties: false },
    { unevaluatedProperties: false },
  ],
  [
    "the second schema's additional properties are used",
    { additionalProperties: true },
    { additionalProperties: { minLength: 1 } },
    { additionalProperties: { minLength: 1 } },
  ],
  [
    "schemas of additional properties are merged",
    { additionalProperties: { minLength: 1 } },
    { additionalProperties: { maxLength: 2 } },
    { additionalProperties: { minLength: 1, maxLength: 2 } },
  ],
  ["parts of allOf are joined", { allOf: [{ a: 1 }] }, { allOf: [{ b: 1 }] }, { allOf: [{ a: 1 }, { b: 1 }] }],
  [
    "an object closed by the second schema is closed",
    { additionalProperties: true },
    { additionalProperties: false },
    { additionalProperties: false },
  ],
  [
    "the first schema's additional properties are used",
    { additionalProperties: { minLength: 1 } },
    { additionalProperties: true },
    { additionalProperties: { minLength: 1 } },
  ],
  [
    "the first schema's annotations are kept",
    { description: "own", "x-field": "text" },
    { description: "other" },
    { description: "own", "x-field": "text" },
  ],
])("two schemas are merged: %s", (_, first, second, merged) => {
  expect(mergeSchemas(first, second)).toEqual(merged)
})

test("merging two schemas merges their properties, including properties with the same name or an inherited name", () => {
  const first = { properties: { a: { minLength: 1 }, b: {} } }
  const second = { properties: { a: { maxLength: 2 }, valueOf: { type: "string" } } }

  expect(mergeSchemas(first, second)).toEqual({
    properties: { a: { minLength: 1, maxLength: 2 }, b: {}, valueOf: { type: "string" } },
  })
  expect(mergeSchemas(second, first)).toEqual(mergeSchemas(first, second))
})

test.each<[string, JsonObject, JsonObject]>([
  ["pattern", { pattern: "a" }, { pattern: "b" }],
  ["multipleOf", { multipleOf: 2 }, { multipleOf: 3 }],
  ["minimum", { minimum: 2 }, { minimum: "3" }],
  ["allOf", { allOf: [] }, { allOf: 5 }],
  ["type", { type: ["string", "null"] }, { type: ["integer", "boolean"] }],
  ["additionalProperties", { additionalProperties: { minLength: 1 } }, { additionalProperties: 5 }],
  ["type", { type: "string" }, { type: "number" }],
  ["items", { items: { type: "string" } }, { items: false }],
  ["properties", { properties: {} }, { properties: 5 }],
  ["additionalProperties", { additionalProperties: false }, { properties: { a: {} } }],
  ["additionalProperties", { properties: { a: {} } }, { additionalProperties: false, properties: { b: {} } }],
])("schemas that cannot be merged are rejected: %s", (keyword, first, second) => {
  expect(() => mergeSchemas(first, second)).toThrow(UnmergeableSchemaError)
  expect(() => mergeSchemas(first, second)).toThrow(`"${keyword}" cannot be combined`)
})

test("the error for unmergeable schemas suggests a fix", () => {
  expect(new UnmergeableSchemaError("pattern")).toMatchObject({
    name: "UnmergeableSchemaError",
    keyword: "pattern",
    cure: "Write the combined schema out by hand.",
    message:
      'merge: "pattern" cannot be combined with what the schema builds on. Write the combined schema out by hand.',
  })
  expect(() => mergeSchemas({ additionalProperties: false }, { properties: { a: {} } })).toThrow(
    'Say "unevaluatedProperties": false next to "allOf" instead.',
  )
})

test("toAbsoluteRefs rewrites references relative to the schema folder", () => {
  const schema = {
    $ref: "../fields/text.schema.json",
    items: [{ $ref: "#/$defs/a" }, "$ref", null],
    properties: { $ref: { $ref: "/fields/a.schema.json" }, b: { const: "#/x" } },
  }

  expect(toAbsoluteRefs(schema, "site/page.schema.json")).toEqual({
    $ref: "/fields/text.schema.json",
    items: [{ $ref: "/site/page.schema.json#/$defs/a" }, "$ref", null],
    properties: { $ref: { $ref: "/fields/a.schema.json" }, b: { const: "#/x" } },
  })
})
