// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { expect, test } from "vitest"
import { findCounterexample, isSubschema } from "../index.ts"
import type { JsonObject } from "../json.ts"

type Schema = JsonObject | boolean

const text = { type: "string" }
const whole = { type: "integer" }
const number = { type: "number" }
const list = (more: JsonObject): JsonObject => ({ type: "array", ...more })
const object = (more: JsonObject): JsonObject => ({ type: "object", ...more })
const requires = (...required: string[]) => object({ required })

test.each<[inner: Schema, outer: Schema, converse: boolean]>([
  // Numbers
  [{ ...number, minimum: 3 }, { ...number, minimum: 2 }, false],
  [{ ...number, exclusiveMinimum: 2 }, { ...number, minimum: 2 }, false],
  [{ ...number, minimum: 3, maximum: 3 }, { const: 3 }, true],
  [{ ...number, minimum: 1.5, maximum: 1.5 }, { const: 1.5 }, true],
  [{ ...number, minimum: 3, maximum: 2 }, false, true],
  [{ ...whole, minimum: 1, maximum: 3 }, { enum: [1, 2, 3] }, true],
  [{ ...whole, exclusiveMinimum: 0, exclusiveMaximum: 4 }, { enum: [1, 2, 3] }, true],
  [{ ...whole, minimum: 1, maximum: 3 }, { enum: [1, 2, 3, 4] }, false],
  [{ ...whole, minimum: 1.5, maximum: 1.9 }, false, true],
  [{ ...whole, multipleOf: 4 }, { ...whole, multipleOf: 2 }, false],
  [{ ...number, multipleOf: 0.5 }, { ...number, multipleOf: 0.25 }, false],
  [{ ...number, multipleOf: 2 }, whole, false],
  [{ ...number, multipleOf: 5, minimum: 6, maximum: 9 }, false, true],
  [{ ...number, multipleOf: 5, minimum: 6, maximum: 10 }, { const: 10 }, true],
  [{ ...number, multipleOf: 2, not: { multipleOf: 4 }, minimum: 0, maximum: 9 }, { enum: [2, 6] }, true],
  [{ allOf: [{ ...whole, multipleOf: 2 }, { multipleOf: 3 }] }, { ...whole, multipleOf: 6 }, true],
  [{ ...whole, multipleOf: 1 }, whole, true],
  [{ ...whole, minimum: 0, maximum: 63, not: { enum: Array.from({ length: 64 }, (_, at) => at) } }, false, true],
  // Texts
  [{ ...text, minLength: 2, maxLength: 1 }, false, true],
  [{ ...text, maxLength: 0 }, { const: "" }, true],
  [{ ...text, pattern: "^a{2}$" }, { const: "aa" }, true],
  [{ ...text, pattern: "^[ab]$" }, { enum: ["a", "b"] }, true],
  [{ ...text, pattern: "^a", maxLength: 1 }, { const: "a" }, true],
  [{ ...text, pattern: "^a+$", minLength: 3 }, { ...text, pattern: "aaa" }, false],
  [{ ...text, pattern: "a", not: { pattern: "a" } }, false, true],
  [{ ...text, pattern: "(?=a)" }, { ...text, pattern: "(?=a)" }, true],
  [{ ...text, pattern: "(?=a)", not: { pattern: "(?=a)" } }, false, true],
  [{ enum: ["a", "b"] }, { enum: ["b", "a", "c"] }, false],
  // Lists
  [list({ maxItems: 0 }), { const: [] }, true],
  [list({ items: false }), { const: [] }, true],
  [list({ items: text, minItems: 2 }), list({ items: { type: ["string", "null"] }, minItems: 1 }), false],
  [list({ prefixItems: [text, false] }), list({ maxItems: 1 }), false],
  [
    list({ prefixItems: [text], items: false, minItems: 1 }),
    list({ prefixItems: [text], minItems: 1, maxItems: 1 }),
    true,
  ],
  [list({ prefixItems: [whole], items: number }), list({ items: number }), false],
  [list({ items: text, contains: whole }), false, true],
  [list({ contains: whole }), list({ contains: number }), false],
  [list({ contains: whole, minContains: 2 }), list({ contains: whole, minContains: 1 }), false],
  [list({ contains: whole, minContains: 2 }), list({ minItems: 2 }), false],
  [list({ contains: whole, maxContains: 1 }), list({ contains: whole, maxContains: 2 }), false],
  [list({ contains: whole, minContains: 3, maxContains: 2 }), false, true],
  [list({ contains: whole, minContains: 3, maxItems: 2 }), false, true],
  [list({ contains: text, minContains: 0, maxContains: 0, prefixItems: [text], minItems: 1 }), false, true],
  [list({ items: text, contains: text, minContains: 0, maxContains: 1 }), list({ items: text, maxItems: 1 }), true],
  [list({ prefixItems: [text, text], contains: text, minContains: 0, maxContains: 1 }), list({ maxItems: 1 }), false],
  [list({ uniqueItems: true }), list({}), false],
  [list({ not: { uniqueItems: true } }), list({ minItems: 2 }), false],
  [list({ not: { uniqueItems: true }, maxItems: 1 }), false, true],
  [{ const: [1, 1] }, list({ not: { uniqueItems: true } }), false],
  // Objects
  [object({ maxProperties: 0 }), { const: {} }, true],
  [object({ minProperties: 2, maxProperties: 1 }), false, true],
  [object({ required: ["a", "b"], maxProperties: 1 }), false, true],
  [object({ required: ["a"], maxProperties: 1 }), object({ required: ["a"], propertyNames: { const: "a" } }), true],
  [requires("a", "b"), requires("a"), false],
  [requires("a", "b"), object({ minProperties: 2 }), false],
  [object({ required: ["a"], properties: { a: false } }), false, true],
  [object({ required: ["a"], additionalProperties: false }), false, true],
  [
    object({ required: ["a"], additionalProperties: false, patternProperties: { "^a": text } }),
    object({ required: ["a"], properties: { a: text } }),
    false,
  ],
  [object({ additionalProperties: false, properties: { a: text } }), object({ maxProperties: 1 }), false],
  [object({ additionalProperties: false, properties: { a: text }, minProperties: 1 }), requires("a"), false],
  [object({ additionalProperties: false, properties: { a: text, b: text }, minProperties: 3 }), false, true],
  [object({ propertyNames: { enum: ["a", "b"] } }), object({ maxProperties: 2 }), false],
  [object({ propertyNames: { enum: ["a", "b"] }, minProperties: 2 }), requires("a", "b"), false],
  [object({ propertyNames: { pattern: "^x" }, required: ["a"] }), false, true],
  [
    object({ propertyNames: { pattern: "^x" } }),
    object({ additionalProperties: false, patternProperties: { "^x": true } }),
    true,
  ],
  [object({ propertyNames: { pattern: "^x" } }), object({ propertyNames: { pattern: "x" } }), false],
  [
    object({ patternProperties: { "^a": text }, additionalProperties: false }),
    object({ additionalProperties: text }),
    false,
  ],
  [
    object({ patternProperties: { "^a$": text }, additionalProperties: false }),
    object({ properties: { a: text }, additionalProperties: false }),
    true,
  ],
  [object({ properties: { a: whole } }), object({ properties: { a: number } }), false],
  [object({ additionalProperties: whole }), object({ additionalProperties: number }), false],
  [
    object({ properties: { a: text }, additionalProperties: whole }),
    object({ additionalProperties: { type: ["string", "integer"] } }),
    false,
  ],
  [object({ dependentRequired: { a: ["b"] }, required: ["a"] }), requires("a", "b"), true],
  [object({ dependentSchemas: { a: { required: ["b"] } } }), object({ dependentRequired: { a: ["b"] } }), true],
  // Alternatives, parts and conditions
  [{ anyOf: [text, whole] }, { type: ["string", "integer"] }, true],
  [{ oneOf: [text, whole] }, { anyOf: [text, whole] }, true],
  [{ oneOf: [whole, number] }, { ...number, not: whole }, true],
  [{ not: { not: text } }, text, true],
  [{ not: {} }, false, true],
  [{ allOf: [{ minimum: 2 }, { maximum: 1 }], type: "number" }, false, true],
  [{ if: text, then: { minLength: 2 }, else: false }, { ...text, minLength: 2 }, true],
  [{ if: { type: "string" }, then: false }, { type: ["null", "boolean", "number", "array", "object"] }, true],
  [{ if: true, then: text }, text, true],
  [{ if: false, else: text }, text, true],
  // What is left unevaluated
  [
    object({ allOf: [{ properties: { a: text } }], unevaluatedProperties: false }),
    object({ properties: { a: text }, additionalProperties: false }),
    true,
  ],
  [
    list({ allOf: [{ prefixItems: [text] }], unevaluatedItems: false }),
    list({ prefixItems: [text], items: false }),
    true,
  ],
])("%j is a subschema of %j (is the reverse true? %s)", (inner, outer, converse) => {
  expect(isSubschema(inner, outer)).toBe(true)
  expect(findCounterexample(inner, outer)).toBeUndefined()
  expect(isSubschema(outer, inner)).toBe(converse)
})

test.each<[inner: Schema, outer: Schema, found: unknown]>([
  [{ ...number, maximum: 5 }, { ...number, exclusiveMaximum: 5 }, 5],
  [{ ...number, minimum: 4 }, { ...number, minimum: 5 }, expect.any(Number)],
  [number, whole, expect.any(Number)],
  [{ ...text, maxLength: 40 }, { ...text, maxLength: 39 }, "a".repeat(40)],
  [{ ...text, pattern: "^x+$" }, { ...text, pattern: "^x$" }, expect.stringMatching(/^xx+$/)],
  [{ ...text, format: "date" }, { ...text, maxLength: 3 }, expect.any(String)],
  [
    list({ items: whole, maxItems: 7 }),
    list({ maxItems: 6 }),
    [expect.any(Number), ...Array.from({ length: 6 }, () => expect.any(Number))],
  ],
  [
    list({ prefixItems: [text, whole], minItems: 2 }),
    list({ prefixItems: [text, { ...whole, minimum: 5 }], minItems: 2 }),
    expect.arrayContaining([expect.any(String)]),
  ],
  [list({ items: text }), list({ uniqueItems: true }), expect.any(Array)],
  [
    object({ required: ["a"], properties: { a: { ...text, minLength: 3 } } }),
    object({ properties: { a: { ...text, minLength: 4 } } }),
    { a: expect.stringMatching(/^.{3}$/u) },
  ],
  [
    object({ properties: { a: { properties: { b: whole } } } }),
    object({ properties: { a: { properties: { b: { ...whole, maximum: 9 } } } } }),
    { a: { b: 10 } },
  ],
  [
    object({ patternProperties: { "^x-": text } }),
    object({ patternProperties: { "^x-": { ...text, maxLength: 3 } } }),
    expect.any(Object),
  ],
  [object({ minProperties: 3 }), object({ minProperties: 4 }), expect.any(Object)],
  [object({}), object({ additionalProperties: false, properties: { a: true } }), expect.any(Object)],
  [{ anyOf: [text, { const: 7 }] }, text, 7],
  [{ if: { const: 1 }, then: true, else: { const: 2 } }, { const: 2 }, 1],
  [{ type: "boolean" }, { const: true }, false],
  [{ type: ["null", "boolean"] }, { type: "boolean" }, null],
  [{ ...number, multipleOf: 7, minimum: 20 }, { not: { const: 21 } }, 21],
])("the schemas %j and %j have the counterexample %j", (inner, outer, expected) => {
  expect(findCounterexample(inner, outer)).toEqual(expected)
  expect(isSubschema(inner, outer)).toBe(false)
})
