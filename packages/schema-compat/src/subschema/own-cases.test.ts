import { expect, test } from "vitest"
import { classifyChange, isAccepted, type Json, type JsonObject } from "../index.ts"
import { Comparison } from "./comparison.ts"

type Schema = JsonObject | boolean

interface Case {
  readonly name: string
  readonly a: Schema
  readonly b: Schema
  readonly within: readonly [aInB: boolean, bInA: boolean]
  readonly onlyA?: readonly Json[]
  readonly onlyB?: readonly Json[]
  readonly both?: readonly Json[]
}

const text = { type: "string" }
const number = { type: "number" }
const whole = { type: "integer" }
const json = (schema: string): JsonObject => JSON.parse(schema)
const props = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({ type: "object", properties, ...rest })
const createClosed = (properties: JsonObject, rest: JsonObject = {}) =>
  props(properties, { ...rest, additionalProperties: false })
const tree = (label: JsonObject): JsonObject => ({
  $defs: { node: createClosed({ label, children: { type: "array", items: { $ref: "#/$defs/node" } } }) },
  $ref: "#/$defs/node",
})

const CASES: readonly Case[] = [
  { name: "types", a: whole, b: number, within: [true, false], onlyB: [1.5], both: [1, 1.0] },
  { name: "type lists", a: text, b: { type: ["string", "null"] }, within: [true, false], onlyB: [null], both: ["a"] },
  { name: "everything and nothing", a: false, b: true, within: [true, false], onlyB: [null, 1, {}] },
  { name: "enum and const", a: { const: 1 }, b: { enum: [1, "1"] }, within: [true, false], onlyB: ["1"], both: [1] },
  { name: "enum in a type", a: { enum: ["a", "b"] }, b: text, within: [true, false], onlyB: ["c"], both: ["a"] },
  { name: "true and false are all there is", a: { type: "boolean" }, b: { enum: [true, false] }, within: [true, true] },
  {
    name: "bounds",
    a: { ...number, maximum: 5 },
    b: { ...number, maximum: 6 },
    within: [true, false],
    onlyB: [5.5, 6],
  },
  {
    name: "bounds without their end",
    a: { ...number, exclusiveMaximum: 5 },
    b: { ...number, maximum: 5 },
    within: [true, false],
    onlyB: [5],
    both: [4.9],
  },
  {
    name: "whole numbers have gaps",
    a: { ...whole, exclusiveMaximum: 5 },
    b: { ...whole, maximum: 4 },
    within: [true, true],
  },
  {
    name: "steps",
    a: { ...whole, multipleOf: 6 },
    b: { ...whole, multipleOf: 3 },
    within: [true, false],
    onlyB: [3, 9],
  },
  {
    name: "steps of decimals",
    a: { ...number, multipleOf: 0.3 },
    b: { ...number, multipleOf: 0.1 },
    within: [true, false],
    onlyB: [0.1],
    both: [0.3, 0.6],
  },
  {
    name: "few whole numbers, one by one",
    a: { ...whole, minimum: 1, maximum: 64 },
    b: { enum: Array.from({ length: 64 }, (_, index) => index + 1) },
    within: [true, true],
  },
  {
    name: "more whole numbers than are tried one by one",
    a: { ...whole, minimum: 0, maximum: 1000 },
    b: { ...whole, minimum: 0, maximum: 500 },
    within: [false, true],
    onlyA: [501, 1000],
    both: [500],
  },
  {
    name: "many whole numbers, of which one is missing",
    a: { ...whole, minimum: 0, maximum: 1000 },
    b: { ...whole, minimum: 0, maximum: 1000, not: { const: 517 } },
    within: [false, true],
  },
  {
    name: "lengths",
    a: { ...text, minLength: 2, maxLength: 3 },
    b: { ...text, maxLength: 3 },
    within: [true, false],
    onlyB: ["", "a"],
  },
  {
    name: "lengths count characters",
    a: { ...text, maxLength: 1 },
    b: { ...text, pattern: "^.?$" },
    within: [false, true],
    onlyA: ["\n"],
    both: ["🚗"],
  },
  {
    name: "patterns",
    a: { ...text, pattern: "^[ab]{2}$" },
    b: { ...text, pattern: "^[abc]+$" },
    within: [true, false],
    onlyB: ["c"],
    both: ["ab"],
  },
  {
    name: "patterns and lengths",
    a: { ...text, pattern: "^a*$", maxLength: 2 },
    b: { enum: ["", "a", "aa"] },
    within: [true, true],
  },
  {
    name: "one text left out",
    a: { ...text, not: { const: "a" } },
    b: text,
    within: [true, false],
    onlyB: ["a"],
    both: ["b"],
  },
  {
    name: "required",
    a: props({}, { required: ["a"] }),
    b: { type: "object" },
    within: [true, false],
    onlyB: [{}],
    both: [{ a: 1 }],
  },
  { name: "required but impossible", a: props({ a: false }, { required: ["a"] }), b: false, within: [true, true] },
  {
    name: "closed objects",
    a: createClosed({ a: text }),
    b: props({ a: text }),
    within: [true, false],
    onlyB: [{ b: 1 }],
    both: [{ a: "x" }],
  },
  {
    name: "a new name in a closed object",
    a: createClosed({ a: {} }),
    b: createClosed({ a: {}, b: {} }),
    within: [true, false],
    onlyB: [{ b: 1 }],
  },
  {
    name: "what others hold",
    a: { type: "object", additionalProperties: whole },
    b: { type: "object", additionalProperties: number },
    within: [true, false],
    onlyB: [{ a: 0.5 }],
  },
  {
    name: "names by pattern",
    a: { type: "object", patternProperties: { "^x-": text }, additionalProperties: false },
    b: { type: "object", patternProperties: { "^x-": {} } },
    within: [true, false],
    onlyB: [{ "x-a": 1 }, { b: 1 }],
  },
  {
    name: "names of properties",
    a: { type: "object", propertyNames: { maxLength: 1 } },
    b: { type: "object", propertyNames: { maxLength: 2 } },
    within: [true, false],
    onlyB: [{ ab: 1 }],
  },
  {
    name: "numbers of properties",
    a: { type: "object", maxProperties: 1 },
    b: { type: "object", maxProperties: 2 },
    within: [true, false],
    onlyB: [{ a: 1, b: 1 }],
  },
  { name: "no properties", a: { type: "object", maxProperties: 0 }, b: { const: {} }, within: [true, true] },
  {
    name: "what must come along",
    a: { type: "object", dependentRequired: { a: ["b"] } },
    b: { type: "object" },
    within: [true, false],
    onlyB: [{ a: 1 }],
    both: [{ b: 1 }, { a: 1, b: 1 }],
  },
  {
    name: "items",
    a: { type: "array", items: whole },
    b: { type: "array", items: number },
    within: [true, false],
    onlyB: [[0.5]],
    both: [[], [1]],
  },
  { name: "lengths of lists", a: { type: "array", maxItems: 0 }, b: { const: [] }, within: [true, true] },
  {
    name: "items that cannot be",
    a: { type: "array", items: false },
    b: { type: "array", maxItems: 0 },
    within: [true, true],
  },
  {
    name: "entries by place",
    a: { type: "array", prefixItems: [text], items: whole },
    b: { type: "array", prefixItems: [text, number] },
    within: [true, false],
    onlyB: [["a", 0.5]],
  },
  {
    name: "tuples that end",
    a: { type: "array", prefixItems: [text], items: false },
    b: { type: "array", maxItems: 1, items: text },
    within: [true, true],
  },
  {
    name: "contains",
    a: { type: "array", contains: text },
    b: { type: "array", minItems: 1 },
    within: [true, false],
    onlyB: [[1]],
    both: [["a"]],
  },
  {
    name: "contains at most",
    a: { type: "array", contains: text, minContains: 0, maxContains: 1 },
    b: { type: "array", contains: text, minContains: 0, maxContains: 2 },
    within: [true, false],
    onlyB: [["a", "b"]],
  },
  {
    name: "unique entries",
    a: { type: "array", uniqueItems: true },
    b: { type: "array" },
    within: [true, false],
    onlyB: [
      [1, 1],
      [{ a: 1 }, { a: 1 }],
    ],
    both: [[1, "1"]],
  },
  {
    name: "anyOf",
    a: { anyOf: [text, whole] },
    b: { type: ["string", "number"] },
    within: [true, false],
    onlyB: [0.5],
  },
  { name: "oneOf that never overlaps", a: { oneOf: [text, whole] }, b: { anyOf: [text, whole] }, within: [true, true] },
  {
    name: "oneOf that overlaps",
    a: { oneOf: [number, whole] },
    b: { ...number, not: whole },
    within: [true, true],
    both: [0.5],
  },
  {
    name: "a looser branch breaks oneOf",
    a: {
      oneOf: [
        { ...whole, maximum: 3 },
        { ...whole, minimum: 4 },
      ],
    },
    b: {
      oneOf: [
        { ...whole, maximum: 5 },
        { ...whole, minimum: 4 },
      ],
    },
    within: [false, true],
    onlyA: [4, 5],
  },
  {
    name: "allOf",
    a: { allOf: [{ minimum: 1 }, { maximum: 3 }, whole] },
    b: { enum: [1, 2, 3] },
    within: [true, true],
  },
  { name: "not not", a: { not: { not: text } }, b: text, within: [true, true] },
  {
    name: "if and then",
    a: json('{"if":{"type":"string"},"then":{"maxLength":3}}'),
    b: { anyOf: [{ not: text }, { maxLength: 3 }] },
    within: [true, true],
  },
  { name: "if and else", a: { if: text, else: false }, b: text, within: [true, true] },
  { name: "references", a: { $defs: { a: text }, $ref: "#/$defs/a" }, b: text, within: [true, true] },
  {
    name: "trees",
    a: tree({ ...text, maxLength: 3 }),
    b: tree(text),
    within: [true, false],
    onlyB: [{ children: [{ label: "abcd" }] }],
    both: [{ children: [{}] }],
  },
  {
    name: "unevaluated properties",
    a: { allOf: [props({ a: {} })], properties: { b: {} }, unevaluatedProperties: false },
    b: createClosed({ a: {}, b: {} }),
    within: [true, true],
  },
  {
    name: "unevaluated items",
    a: { type: "array", prefixItems: [text], unevaluatedItems: false },
    b: { type: "array", prefixItems: [text], items: false },
    within: [true, true],
  },
]

test.each(CASES)("$name: the compatibility result in each direction is as expected", ({ a, b, within }) => {
  const comparison = new Comparison(a, b, { schemas: {}, oldSchemas: {}, assertFormats: false })
  const { old, new: later } = comparison
  const { backward, forward } = classifyChange(a, b)

  expect([comparison.isWithin(old.root, later.root), comparison.isWithin(later.root, old.root)]).toEqual(within)
  expect([backward, forward]).toEqual(within)
})

test.each(CASES)("$name: documents are validated as expected", ({ a, b, onlyA = [], onlyB = [], both = [] }) => {
  for (const value of onlyA)
    expect([isAccepted(a, value), isAccepted(b, value)], JSON.stringify(value)).toEqual([true, false])
  for (const value of onlyB)
    expect([isAccepted(a, value), isAccepted(b, value)], JSON.stringify(value)).toEqual([false, true])
  for (const value of both)
    expect([isAccepted(a, value), isAccepted(b, value)], JSON.stringify(value)).toEqual([true, true])
})

function isProven(inner: Schema, outer: Schema): boolean {
  const comparison = new Comparison(inner, outer, { schemas: {}, oldSchemas: {}, assertFormats: false })
  return comparison.isWithin(comparison.old.root, comparison.new.root)
}

test("a schema that references itself directly is not proven compatible with another schema", () => {
  const among = (branch: JsonObject) => ({
    $defs: { x: { oneOf: [{ $ref: "#/$defs/x" }, branch] }, y: { oneOf: [{ $ref: "#/$defs/x" }, text] } },
    $ref: "#/$defs/x",
  })

  expect(isProven(among(text), text)).toBe(false)
  expect(isProven(among(text), { not: text })).toBe(false)
  expect(isProven(among({ $ref: "#/$defs/y" }), whole)).toBe(false)
  expect(isProven({ $defs: { a: { allOf: [{ $ref: "#/$defs/a" }] } }, $ref: "#/$defs/a" }, text)).toBe(false)
})
