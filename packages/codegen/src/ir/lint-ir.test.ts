import { expect, test } from "vitest"
import { findProblems } from "../../test/create-node.ts"
import { createSchemas } from "../../test/create-schemas.ts"
import type { JsonObject } from "../schema/json.ts"
import { InvalidSchemaError } from "../schema/problem.ts"
import { buildIr } from "./build-ir.ts"

const createClosed = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})
const open = (properties: JsonObject, more: JsonObject = {}) =>
  createClosed(properties, { additionalProperties: true, ...more })
const TEXT: JsonObject = { type: "string" }
/** The keyword as a computed key, since an object literal with a `then` property looks like a promise. */
const THEN = "then"
const DEFAULTED: JsonObject = { type: "string", default: "a" }
const list = (items: JsonObject, more: JsonObject = {}): JsonObject => ({ type: "array", items, ...more })
const IT = "/properties/it"

test.each<[string, string[], JsonObject]>([
  ["a valid default", [], { type: "string", maxLength: 1, default: "a" }],
  ["an invalid default", [`default ${IT}`], { type: "string", maxLength: 1, default: "ab" }],
  ["a default of null where null is allowed", [], { type: ["string", "null"], default: null }],
  ["an invalid default of list entries", [`default ${IT}/items`], list({ type: "number", default: "1" })],
  [
    "an invalid default of a property",
    [`default ${IT}/properties/a`],
    createClosed({ a: { type: "number", default: "1" } }),
  ],
  [
    "an invalid default of additional properties",
    [`default ${IT}/additionalProperties`],
    createClosed({}, { additionalProperties: { type: "number", default: "1" } }),
  ],
  ["unique entries without defaults", [], list(createClosed({ a: TEXT }), { uniqueItems: true })],
  [
    "unique entries with a default",
    [`unique-defaults ${IT}`],
    list(createClosed({ a: DEFAULTED }), { uniqueItems: true }),
  ],
  ["entries with a default that need not be unique", [], list(createClosed({ a: DEFAULTED }))],
  ["unique open entries", [`unique-open ${IT}`], list(open({ a: TEXT }), { uniqueItems: true })],
  ["unique entries without known properties", [], list(open({}), { uniqueItems: true })],
  ["open entries that need not be unique", [], list(open({ a: TEXT }))],
  [
    "unique entries with a nested open object",
    [`unique-open ${IT}`],
    list(createClosed({ a: createClosed({ b: list(open({ c: TEXT })) }) }), { uniqueItems: true }),
  ],
  [
    "unique entries with open additional properties",
    [`unique-open ${IT}`],
    list(createClosed({}, { additionalProperties: open({ c: TEXT }) }), { uniqueItems: true }),
  ],
  ["a property named like an inherited one", [`inherited-name ${IT}`], createClosed({ toString: TEXT })],
  ["minProperties next to a default", [`size-defaults ${IT}`], createClosed({ a: DEFAULTED }, { minProperties: 1 })],
  ["maxProperties next to a default", [`size-defaults ${IT}`], createClosed({ a: DEFAULTED }, { maxProperties: 1 })],
  [
    "minProperties and maxProperties without a default",
    [],
    createClosed({ a: TEXT }, { minProperties: 1, maxProperties: 1 }),
  ],
  ["minProperties of an open object", [`size-open ${IT}`], open({ a: TEXT }, { minProperties: 1 })],
  ["maxProperties of an open object", [`size-open ${IT}`], open({ a: TEXT }, { maxProperties: 1 })],
  ["minProperties of an object without known properties", [], open({}, { minProperties: 1 })],
])("the linter checks %s", (_, problems, schema) => {
  expect(findProblems(schema)).toEqual(problems)
})

const deciding = (kind: JsonObject, rest: JsonObject, more: JsonObject) =>
  createClosed({ kind, text: { type: "string", ...rest } }, { if: { properties: { kind: { const: "a" } } }, ...more })
const KIND: JsonObject = { enum: ["a", "b"] }

test.each<[string, string[], JsonObject]>([
  ["a condition without defaults", [], deciding(KIND, {}, { [THEN]: { required: ["text"] } })],
  [
    "a default that meets a condition which a missing value also meets",
    [],
    deciding({ ...KIND, default: "a" }, {}, { [THEN]: { required: ["text"] } }),
  ],
  [
    "a default that fails a condition which a missing value meets",
    [`condition-default ${IT}`],
    deciding({ ...KIND, default: "b" }, {}, { [THEN]: { required: ["text"] } }),
  ],
  [
    "a required property with a default",
    [`required-default ${IT}`],
    deciding(KIND, { default: "x" }, { else: { required: ["text"] } }),
  ],
  [
    "a default that the condition's branch allows",
    [],
    deciding(KIND, { default: "x" }, { [THEN]: { properties: { text: { maxLength: 1 } } } }),
  ],
  [
    "a default that the condition's branch forbids",
    [`condition-default ${IT}`],
    deciding(KIND, { default: "xy" }, { [THEN]: { properties: { text: { maxLength: 1 } } } }),
  ],
  [
    "a default that the condition's else branch forbids",
    [`condition-default ${IT}`],
    deciding(KIND, { default: "xy" }, { else: { properties: { text: { maxLength: 1 } } } }),
  ],
])(
  "%s: a default must not change the result of a condition that is evaluated before defaults apply",
  (_, problems, schema) => {
    expect(findProblems(schema)).toEqual(problems)
  },
)

test("a default that changes the result of an if condition is reported, and the fix adds or removes the required keyword", () => {
  const getCure = (required: JsonObject, fallback: string) => {
    const kind = { ...KIND, default: fallback }
    const object = createClosed(
      { kind, text: TEXT },
      { if: { properties: { kind: { const: "a" } }, ...required }, [THEN]: { required: ["text"] } },
    )
    try {
      buildIr(createSchemas({ "site/thing.schema.json": object }))
    } catch (error) {
      if (error instanceof InvalidSchemaError) return error.problems.map(({ message, cure }) => [message, cure])
      throw error
    }
    return []
  }

  expect(getCure({}, "b")).toEqual([
    ['"if" requires "kind", whose default "b" is filled in where it is missing.', 'Add "required": ["kind"] to "if".'],
  ])
  expect(getCure({ required: ["kind"] }, "a")).toEqual([
    [
      '"if" requires "kind", whose default "a" is filled in where it is missing.',
      'Take "kind" off the "required" of "if".',
    ],
  ])
  expect(getCure({ required: ["kind"] }, "b")).toEqual([])
})

function getRules(files: Readonly<Record<string, JsonObject>>, isFullDialect = false): string[] {
  try {
    buildIr(createSchemas(files), { isFullDialect })
    return []
  } catch (error) {
    if (!(error instanceof InvalidSchemaError)) throw error
    return error.problems.map(({ rule, file, pointer }) => `${rule} ${file}${pointer}`)
  }
}

test("the root schema of a file can be nullable only in the full dialect", () => {
  const files = { "site/thing.schema.json": { ...TEXT, type: ["string", "null"] } }

  expect(getRules(files)).toEqual(["nullable-root schemas/site/thing.schema.json"])
  expect(getRules(files, true)).toEqual([])
})

test("two types in the same folder need different names, but types in different folders can share a name", () => {
  const thing = createClosed({ a: TEXT }, { title: "Part" })
  const block = (name: string) => `blocks/${name}/${name}.schema.json`

  expect(getRules({ [block("a")]: thing, "blocks/a/b.schema.json": thing })).toEqual([
    "name schemas/blocks/a/b.schema.json",
  ])
  expect(getRules({ [block("a")]: thing, [block("b")]: thing })).toEqual([])
  expect(getRules({ "fields/a.schema.json": thing, "fields/b/b.schema.json": thing })).toEqual([
    "name schemas/fields/b/b.schema.json",
  ])
  expect(getRules({ "site/thing.schema.json": createClosed({ a: thing }, { title: "Part" }) }, true)).toEqual([])
})

const unstorable = (property: JsonObject) =>
  getRules({ "blocks/a/a.schema.json": createClosed({ it: property }, { title: "A", "x-block": true }) })

test.each<[string, boolean, JsonObject]>([
  ["a text", true, TEXT],
  ["a choice", true, { enum: ["a"] }],
  ["a flag", true, { type: "boolean" }],
  ["a number", true, { type: "number" }],
  ["an object with a field type", true, createClosed({ a: list(TEXT) }, { "x-field": "link" })],
  ["a group of fields", true, createClosed({ a: TEXT })],
  ["a list of groups", true, list(createClosed({ a: TEXT }))],
  ["a list of items with a field type", true, list(createClosed({ a: list(TEXT) }, { "x-field": "item" }))],
  ["a list of texts", false, list(TEXT)],
  ["an empty object", false, createClosed({})],
  ["a list of empty objects", false, list(createClosed({}))],
  ["a group with a list of texts", false, createClosed({ a: list(TEXT) })],
  ["a list of groups with a list of texts", false, list(createClosed({ a: list(TEXT) }))],
  ["a value of two types", false, { type: ["string", "number"] }],
])("can %s be stored on the content platform? %s", (_, isStorable, property) => {
  const rules = unstorable(property).filter((rule) => rule.startsWith("not-storable"))

  expect(rules.length === 0).toBe(isStorable)
})

test.each<[string, string, JsonObject]>([
  [
    'The default "ab" does not fit the schema.',
    "Correct one of the two.",
    { type: "string", maxLength: 1, default: "ab" },
  ],
  [
    '"uniqueItems" over entries with defaults: whether two are the same depends on who looks.',
    "Take away the defaults, or the keyword.",
    list(createClosed({ a: DEFAULTED }), { uniqueItems: true }),
  ],
  [
    '"uniqueItems" over entries with properties that are passed over: two may only differ in those.',
    'Write "additionalProperties": false for the entries, or take away the keyword.',
    list(open({ a: TEXT }), { uniqueItems: true }),
  ],
  [
    'Every object in JavaScript has "valueOf" already.',
    "Choose another name for the property.",
    createClosed({ a: TEXT, valueOf: TEXT }),
  ],
  [
    "Counting properties that may be filled in gives two results.",
    'Take away the defaults, or "minProperties" and "maxProperties".',
    createClosed({ a: DEFAULTED, b: TEXT }, { minProperties: 1 }),
  ],
  [
    "Properties that are passed over would count.",
    'Write "additionalProperties": false, or take away "minProperties" and "maxProperties".',
    open({ a: TEXT }, { maxProperties: 1 }),
  ],
  [
    'A condition requires "text", which has a default.',
    "Take away one of the two.",
    deciding(KIND, { default: "x" }, { [THEN]: { required: ["text"] } }),
  ],
  [
    'The default of "text" does not keep what a condition asks.',
    "Correct one of the two.",
    deciding(KIND, { default: "xy" }, { [THEN]: { properties: { text: { maxLength: 1 } } } }),
  ],
  [
    'Conditions next to "additionalProperties" with a schema.',
    "Name the properties.",
    createClosed(
      { kind: KIND, text: TEXT },
      { additionalProperties: TEXT, if: { properties: { kind: { const: "a" } } }, [THEN]: { required: ["text"] } },
    ),
  ],
])("a problem is reported with its cause and a fix: %s %s", (message, cure, schema) => {
  expect(readMessage({ "site/thing.schema.json": createClosed({ it: schema }) })).toEqual([`${message} ${cure}`])
})

test("lint messages about nullable schemas, duplicate names and unsupported stored values are complete sentences", () => {
  const part = createClosed({ a: TEXT }, { title: "part" })

  expect(readMessage({ "site/thing.schema.json": { type: ["string", "null"] } })).toEqual([
    'A separate schema cannot be null: a parser answers null for what does not fit. Allow "null" where it is referred to.',
  ])
  expect(readMessage({ "blocks/a/a.schema.json": part, "blocks/a/b.schema.json": part })).toEqual([
    'The type part is described in blocks/a/a.schema.json too. Give one of them another "title", for example "PartPart".',
  ])
  expect(readMessage({ "blocks/a/a.schema.json": createClosed({ it: list(TEXT) }, { title: "A" }) })).toEqual([
    "The content platform has no field type for this. Use a list or group of fields. Data that the block reads automatically is returned by its loader.",
  ])
})

const union = (...branches: JsonObject[]): JsonObject => ({
  type: "object",
  oneOf: branches,
  discriminator: { propertyName: "kind" },
})
const branch = (properties: JsonObject, more: JsonObject = {}) =>
  createClosed({ kind: { const: "a" }, ...properties }, { required: ["kind"], ...more })

test.each<[string, string[], JsonObject]>([
  ["branches of closed objects", [], union(branch({}))],
  [
    "an invalid default in a branch",
    [`default ${IT}/oneOf/0/properties/a`],
    union(branch({ a: { type: "number", default: "1" } })),
  ],
  [
    "unique entries with an open branch",
    [`unique-open ${IT}`],
    list(union(branch({}, { additionalProperties: true })), { uniqueItems: true }),
  ],
  ["unique entries with closed branches", [], list(union(branch({})), { uniqueItems: true })],
])("a union of objects is checked: %s", (_, problems, schema) => {
  expect(findProblems(schema)).toEqual(problems)
})

test("a list with unique items is rejected when the recursive schema of the items allows unknown properties", () => {
  const tree = (more: JsonObject) => createClosed({ children: list({ $ref: "#/$defs/tree" }) }, more)
  const findFor = (more: JsonObject) =>
    findProblems(list({ $ref: "#/$defs/tree" }, { uniqueItems: true }), { tree: tree(more) })

  expect(findFor({})).toEqual([])
  expect(findFor({ additionalProperties: true })).toEqual([`unique-open ${IT}`])
})

function readMessage(files: Readonly<Record<string, JsonObject>>): string[] {
  try {
    buildIr(createSchemas(files))
    return []
  } catch (error) {
    if (!(error instanceof InvalidSchemaError)) throw error
    return error.problems.map(({ message, cure }) => `${message} ${cure}`)
  }
}
