import { expect, test } from "vitest"
import { createNode } from "../../test/create-node.ts"
import { createSchemas } from "../../test/create-schemas.ts"
import type { Json, JsonObject } from "../schema/json.ts"
import { buildIr } from "./build-ir.ts"
import { hasDefaults } from "./defaults.ts"
import { createEmptyValue } from "./empty-value.ts"
import { findReachable } from "./find-refs.ts"
import type { Node } from "./ir.types.ts"
import { isAccepted } from "./is-accepted.ts"
import { resolveWhole } from "./narrow.ts"
import { isEndless } from "./nesting.ts"

const createClosed = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})
const TEXT: JsonObject = { type: "string" }
const list = (items: JsonObject, more: JsonObject = {}): JsonObject => ({ type: "array", items, ...more })
const getUnion = (...branches: JsonObject[]): JsonObject => ({
  type: "object",
  oneOf: branches.map((properties, place) =>
    createClosed({ kind: { const: `k${place}` }, ...properties }, { required: ["kind", ...Object.keys(properties)] }),
  ),
  discriminator: { propertyName: "kind" },
})

function nodeFor(schema: JsonObject, $defs: JsonObject = {}): Node {
  const node = createNode(schema, $defs)
  if (node === undefined) throw new Error("There is no such property.")
  return node
}

test.each<[string, JsonObject, Json | undefined]>([
  ["a text", TEXT, ""],
  ["a text with a default", { type: "string", default: "a" }, "a"],
  ["a text that must not be empty", { type: "string", minLength: 1 }, undefined],
  ["a flag", { type: "boolean" }, false],
  ["a list", list(TEXT), []],
  ["a list that must not be empty", list(TEXT, { minItems: 1 }), undefined],
  ["the only choice", { enum: ["a"] }, "a"],
  ["one of two choices", { enum: ["a", "b"] }, undefined],
  ["a number", { type: "number" }, undefined],
  ["a number or null", { type: ["number", "null"] }, null],
  ["an object", createClosed({ a: TEXT, b: TEXT, c: { type: "number" } }, { required: ["a"] }), { a: "" }],
  ["an object with a required number", createClosed({ a: { type: "number" } }, { required: ["a"] }), undefined],
  ["a reference", { $ref: "#/$defs/flag" }, false],
  ["a schema that requires itself", { $ref: "#/$defs/chain" }, undefined],
  ["a schema that may contain itself", { $ref: "#/$defs/tree" }, { children: [] }],
])("the empty value is created for %s, if an empty value would be valid", (_, schema, empty) => {
  const $defs = {
    flag: { type: "boolean" },
    chain: createClosed({ next: { $ref: "#/$defs/chain" } }, { required: ["next"] }),
    tree: createClosed({ children: list({ $ref: "#/$defs/tree" }) }, { required: ["children"] }),
  }

  expect(createEmptyValue(nodeFor(schema, $defs))).toEqual(empty)
})

const $defs: JsonObject = {
  car: createClosed(
    {
      name: { type: "string", minLength: 2, maxLength: 5 },
      seats: { type: "number", minimum: 2, maximum: 7, exclusiveMinimum: 1, exclusiveMaximum: 9 },
      kind: { enum: ["a", "b", "c"] },
      tags: list(TEXT, { minItems: 1, maxItems: 4 }),
      any: TEXT,
    },
    { required: ["name"], minProperties: 1, maxProperties: 5 },
  ),
}

test.each<[string, JsonObject, object]>([
  ["name", { minLength: 1, maxLength: 4 }, { kind: "string", minLength: 2, maxLength: 4 }],
  ["name", { minLength: 3, maxLength: 9, pattern: "a" }, { kind: "string", minLength: 3, maxLength: 5, pattern: "a" }],
  [
    "seats",
    { minimum: 3, maximum: 9 },
    { kind: "number", minimum: 3, maximum: 7, exclusiveMinimum: 1, exclusiveMaximum: 9 },
  ],
  ["seats", { exclusiveMinimum: 0, exclusiveMaximum: 8 }, { exclusiveMinimum: 1, exclusiveMaximum: 8, minimum: 2 }],
  ["seats", { type: "integer", multipleOf: 2 }, { kind: "number", integer: true, multipleOf: 2 }],
  ["kind", { enum: ["c", "a", "d"] }, { kind: "enum", values: ["a", "c"] }],
  ["any", { enum: ["c", "a"] }, { kind: "enum", values: ["c", "a"] }],
  [
    "tags",
    { minItems: 2, maxItems: 9, uniqueItems: true },
    { kind: "array", minItems: 2, maxItems: 4, uniqueItems: true },
  ],
  ["tags", { items: { maxLength: 3 } }, { kind: "array", minItems: 1, items: { kind: "string", maxLength: 3 } }],
])("constraints on %s in its definition and next to the reference are combined: %j", (name, constraints, narrowed) => {
  const node = resolveWhole(nodeFor({ $ref: "#/$defs/car", properties: { [name]: constraints } }, $defs))

  expect(node.kind === "object" && node.properties.find((property) => property.name === name)?.node).toMatchObject(
    narrowed,
  )
})

test("constraints next to a reference to an object are combined with the required properties and limits of the object", () => {
  const node = resolveWhole(
    nodeFor({ $ref: "#/$defs/car", required: ["kind"], minProperties: 2, maxProperties: 9 }, $defs),
  )

  expect(node).toMatchObject({ kind: "object", minProperties: 2, maxProperties: 5 })
  expect(node.kind === "object" && node.properties.map(({ name, required }) => [name, required])).toEqual([
    ["name", true],
    ["seats", false],
    ["kind", true],
    ["tags", false],
    ["any", false],
  ])
  expect(resolveWhole(nodeFor({ $ref: "#/$defs/car" }, $defs))).toMatchObject({ kind: "object", minProperties: 1 })
})

function getDefinitions(schema: JsonObject) {
  const { roots } = buildIr(
    createSchemas({
      "site/a.schema.json": schema,
      "fields/text.schema.json": createClosed({ a: TEXT }, { title: "TextField" }),
    }),
  )
  const root = roots.get("site/a.schema.json")
  if (root === undefined) throw new Error("There is no such schema.")
  return root
}
const FIELD: JsonObject = { $ref: "../fields/text.schema.json" }

test.each<[string, boolean, JsonObject]>([
  ["a property", true, createClosed({ a: { type: "string", default: "x" } })],
  ["a property of a property", true, createClosed({ a: createClosed({ b: { type: "string", default: "x" } }) })],
  ["an entry of a list", true, createClosed({ a: list(createClosed({ b: { type: "string", default: "x" } })) })],
  [
    "an additional property",
    true,
    createClosed({}, { additionalProperties: createClosed({ b: { type: "string", default: "x" } }) }),
  ],
  [
    "a branch",
    true,
    createClosed({ u: getUnion({ a: TEXT }, { b: createClosed({ c: { type: "string", default: "x" } }) }) }),
  ],
  [
    "a reference",
    true,
    createClosed({ a: { $ref: "#/$defs/b" } }, { $defs: { b: createClosed({ c: { type: "string", default: "x" } }) } }),
  ],
  [
    "no property",
    false,
    createClosed({ a: TEXT, b: list(TEXT), c: getUnion({ d: TEXT }), e: FIELD, f: { $ref: "#" } }),
  ],
  ["no additional property", false, createClosed({}, { additionalProperties: TEXT })],
  ["no value of two types", false, createClosed({ a: { type: ["string", "number"] } })],
])("does hasDefaults find a default in %s? %s", (_, isSo, schema) => {
  expect(hasDefaults(getDefinitions(schema))).toBe(isSo)
})

test.each<[string, number, JsonObject]>([
  ["a property", 2, createClosed({ a: FIELD })],
  ["an entry", 2, createClosed({ a: list(FIELD) })],
  ["an additional property", 2, createClosed({}, { additionalProperties: FIELD })],
  ["a branch", 2, createClosed({ u: getUnion({ a: FIELD }) })],
  [
    "a reference in a referenced schema",
    3,
    createClosed({ a: { $ref: "#/$defs/b" } }, { $defs: { b: createClosed({ c: FIELD }) } }),
  ],
  ["no property", 1, createClosed({ a: TEXT, b: { type: ["string", "number"] } })],
  ["its own reference", 1, createClosed({ a: { $ref: "#" } })],
])("all definitions referenced from %s are found (%i including the root)", (_, count, schema) => {
  const root = getDefinitions(schema)

  expect([...findReachable([root])].map(({ id }) => id)).toHaveLength(count)
  expect([...findReachable([root])][0]).toBe(root)
})

test.each<[string, boolean, JsonObject]>([
  ["a property", true, createClosed({ a: { $ref: "#" } })],
  ["an entry", true, createClosed({ a: list({ $ref: "#" }) })],
  ["an additional property", true, createClosed({}, { additionalProperties: { $ref: "#" } })],
  ["a branch", true, createClosed({ u: getUnion({ a: { $ref: "#" } }) })],
  [
    "a reference",
    true,
    createClosed({ a: { $ref: "#/$defs/b" } }, { $defs: { b: createClosed({ c: { $ref: "#" } }) } }),
  ],
  ["no property", false, createClosed({ a: TEXT, b: list(FIELD), c: getUnion({ d: FIELD }) }, {})],
  ["no additional property", false, createClosed({}, { additionalProperties: FIELD })],
])("is the depth of a schema unlimited with recursion through %s? %s", (_, isSo, schema) => {
  expect(isEndless(getDefinitions(schema))).toBe(isSo)
})

test("constraints next to a reference apply in addition to the constraints of the referenced schema", () => {
  const node = nodeFor(
    {
      $ref: "#/$defs/car",
      properties: {
        kind: { enum: ["a", "b"] },
        seats: { type: "integer" },
        name: { maxLength: 3 },
        tags: { items: { minLength: 1 } },
      },
      required: ["kind", "seats"],
    },
    $defs,
  )
  const acceptsMore = (more: { readonly [name: string]: Json }) =>
    isAccepted(node, { name: "abc", kind: "b", seats: 4, ...more })

  expect([acceptsMore({}), acceptsMore({ tags: ["a", "b"] })]).toEqual([true, true])
  expect([
    acceptsMore({ kind: "c" }),
    acceptsMore({ seats: 4.5 }),
    acceptsMore({ name: "abcd" }),
    acceptsMore({ tags: ["a", ""] }),
  ]).toEqual([false, false, false, false])
  expect([isAccepted(node, { name: "abc", kind: "a" }), isAccepted(node, { name: "abc", seats: 2 })]).toEqual([
    false,
    false,
  ])
})
