import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { read as order, problems } from "../../test/full-dialect-example.ts"
import type { Json } from "../json.ts"
import { findNearest } from "./find-nearest.ts"
import type { FullSchema } from "./full-schema.types.ts"
import { toLocalRefs } from "./localise-refs.ts"
import { type FullDialectOptions, FullDialectReader } from "./read-full-dialect.ts"

const PACKAGE = join(import.meta.dirname, "../..")

function read(schema: Json, others: Readonly<Record<string, Json>> = {}, options: FullDialectOptions = {}) {
  const schemas = toLocalRefs({ ...others, "schema.json": schema }, "schemas")
  const reader = new FullDialectReader(schemas, { resources: schemas.resources, ...options })
  const root = reader.read({ path: "schema.json", pointer: "" })
  const problems = reader.problems.map(({ file, pointer, rule, message, cure }) =>
    [`${file}#${pointer}`, rule, message, cure].join(" "),
  )
  return { root, problems }
}

function createMeant(schema: FullSchema): FullSchema {
  const [only] = schema.all
  return only ? createMeant(only) : schema
}

test("every keyword of a schema is read into the schema tree", () => {
  const { root, problems } = read({
    type: ["number", "integer", "string"],
    enum: [1, "a"],
    const: 1,
    minLength: 1,
    exclusiveMaximum: 5,
    multipleOf: 0.5,
    prefixItems: [true, false],
    items: { type: "null" },
    contains: {},
    maxContains: 3,
    uniqueItems: true,
    required: ["a"],
    properties: { a: { maxLength: 2 } },
    patternProperties: { "^b": {} },
    additionalProperties: false,
    dependentRequired: { a: ["b"] },
    dependentSchemas: { a: { minProperties: 2 } },
    allOf: [{ title: "all" }],
    anyOf: [true, true],
    oneOf: [true],
    not: { const: 3 },
    if: { minimum: 1 },
    else: { maximum: 1 },
  })

  expect(problems).toEqual([])
  // A number may be an integer: repeating that changes nothing.
  expect(root.types).toEqual(["number", "string"])
  expect(root.choices).toEqual([[1, "a"], [1]])
  expect([root.text, root.number]).toEqual([{ minLength: 1 }, { exclusiveMaximum: 5, multipleOf: 0.5 }])
  expect(root.list).toMatchObject({ uniqueItems: true, contains: { min: 1, max: 3 }, items: { types: ["null"] } })
  expect(root.list.first.map(({ isNever }) => isNever)).toEqual([false, true])
  expect(root.object).toMatchObject({
    required: ["a"],
    properties: [{ name: "a", schema: { pointer: "/properties/a", text: { maxLength: 2 } } }],
    patterns: [{ name: "^b" }],
    additional: { isNever: true },
    dependentRequired: [{ name: "a", required: ["b"] }],
    dependents: [{ name: "a", schema: { object: { minProperties: 2 } } }],
    unevaluated: null,
  })
  expect([root.all.length, root.any.length, root.one.length]).toEqual([1, 2, 1])
  expect(root.not?.choices).toEqual([[3]])
  expect(root.condition).toMatchObject({
    when: { number: { minimum: 1 } },
    met: null,
    unmet: { number: { maximum: 1 } },
  })
})

test.each<[what: string, schema: Json, others: Record<string, Json>]>([
  ["a path", { $ref: "parts/a.json" }, { "parts/a.json": { maximum: 7 } }],
  ["a pointer with escaped characters", { $ref: "#/$defs/a~1b%20c" }, {}],
  ["an anchor", { $ref: "#here" }, {}],
  [
    "an address that is the $id of another file",
    { $ref: "https://example.com/a" },
    { "a.json": { $id: "https://example.com/a", maximum: 7 } },
  ],
  [
    "a path relative to an $id",
    { $id: "https://example.com/x/", $ref: "a" },
    { "b.json": { $id: "https://example.com/x/a", maximum: 7 } },
  ],
  ["the address of a given schema", { $ref: "https://example.com/g" }, { "https://example.com/g": { maximum: 7 } }],
  ["the address of a nested $id", { $ref: "https://example.com/inner" }, {}],
  ["a reference to a reference", { $ref: "a.json" }, { "a.json": { $ref: "#/$defs/b", $defs: { b: { maximum: 7 } } } }],
])("a reference is resolved to its schema: %s", (_, schema, others) => {
  const target = { maximum: 7 }
  const $defs = {
    "a/b c": target,
    anchored: { $anchor: "here", ...target },
    inner: { $id: "https://example.com/inner", ...target },
  }

  const { root, problems } = read({ ...(schema as object), $defs }, others)

  expect(problems).toEqual([])
  expect(createMeant(root).number).toEqual({ maximum: 7 })
})

test("a dynamic reference is resolved to the outermost schema with the same anchor", () => {
  const tree = {
    $id: "https://example.com/tree",
    $dynamicAnchor: "node",
    type: "object",
    properties: { children: { items: { $dynamicRef: "#node" } } },
  }
  const strict = { $id: "https://example.com/strict", $dynamicAnchor: "node", $ref: "tree", maxProperties: 1 }

  const getEntry = ({ root }: { root: FullSchema }) => {
    const children = createMeant(root).object.properties.find(({ name }) => name === "children")
    return children?.schema.list.items?.all[0]
  }

  expect(getEntry(read(strict, { "tree.json": tree }))?.object.maxProperties).toBe(1)
  expect(getEntry(read(tree))?.types).toEqual(["object"])
})

test("a dynamic reference is resolved from the schema that directly contains the reference", () => {
  const outer = {
    $id: "https://example.com/outer",
    $dynamicAnchor: "node",
    type: "array",
    $defs: {
      inner: { $id: "inner", $dynamicAnchor: "node", type: "object", additionalProperties: { $dynamicRef: "#node" } },
    },
  }

  const { root } = read({ $ref: "https://example.com/inner" }, { "outer.json": outer })

  expect(root.all[0]?.object.additional?.all[0]?.types).toEqual(["object"])
})

test("a reference whose JSON pointer does not point to a schema is reported", () => {
  const schema = { $id: "https://example.com/a", $ref: "https://example.com/a#/x-more/b", "x-more": { b: {} } }

  expect(read(schema).problems).toEqual([
    expect.stringContaining('missing-ref "https://example.com/a#/x-more/b" leads to no schema that is here.'),
  ])
})

test("a keyword with a limit of zero is valid", () => {
  expect(read({ minItems: 0, maxLength: 0, minContains: 0 }).problems).toEqual([])
})

test.each([
  ["maxLenght", ["minLength", "maxLength"], "maxLength"],
  ["ab", ["ax", "ay"], "ax"],
  ["abcdef", ["abcdef"], "abcdef"],
  ["abc", ["xyc"], "xyc"],
  ["abc", ["xyz"], undefined],
  ["abcdefghi", ["xyzdefghi", "none"], "xyzdefghi"],
  ["abcdefghi", ["wxyzefghi"], undefined],
  ["anything", [], undefined],
])("for the name %s and the list %j, findNearest returns %s", (wanted, names, expected) => {
  expect(findNearest(wanted, names)).toBe(expected)
})

test.each<[schema: Json, problem: string]>([
  [
    { minLenght: 3 },
    `schemas/schema.json#/minLenght keyword There is no keyword "minLenght". Did you mean "minLength"?`,
  ],
  [
    { not: { id: "a" } },
    `schemas/schema.json#/not/id keyword "id" is a keyword of another dialect than 2020-12. Write "$id".`,
  ],
  [{ minItems: -1 }, `schemas/schema.json#/minItems keyword "minItems" is -1. It should be a whole number from 0 up.`],
  [{ multipleOf: 0 }, `schemas/schema.json#/multipleOf keyword "multipleOf" is 0. It should be a number above zero.`],
  [{ anyOf: [] }, `schemas/schema.json#/anyOf keyword "anyOf" is []. It should be a list of one schema or more.`],
  [
    { type: [] },
    `schemas/schema.json#/type keyword "type" is []. It should be one or more of string, integer, number, boolean, array, object, null.`,
  ],
  [
    { $ref: "other.json" },
    `schemas/schema.json#/$ref missing-ref "other.json" leads to no schema that is here. Add the schema it means; nothing is read from the network.`,
  ],
  [
    { allOf: [{ $ref: "#" }] },
    `schemas/schema.json# ref-loop The schema leads back to itself without end. Take the loop apart.`,
  ],
  [
    { type: "string", format: "ipv4" },
    `schemas/schema.json#/format format The format "ipv4" is not known. Write a "pattern" instead.`,
  ],
  [{ items: 3 }, `schemas/schema.json#/items schema This is no schema. Write an object, true or false.`],
])("%j is reported with its position, a reason and a fix", (schema, problem) => {
  expect(read(schema).problems).toContain(problem)
})

test("a recursive schema is read once and is not reported as a reference loop", () => {
  const { root, problems } = read({ properties: { child: { $ref: "#" } } })

  expect(problems).toEqual([])
  expect(root.object.properties[0]?.schema.all[0]).toBe(root)
})

test("unknown annotations and formats without a type are allowed, unless formats are asserted", () => {
  expect(read({ "x-anything": 1, format: "ipv4" }).problems).toEqual([])
  expect(read({ format: "ipv4" }, {}, { assertFormats: true }).problems).toHaveLength(1)
  expect(read({ format: "date" }).root.text).toEqual({})
  expect(read({ format: "date" }, {}, { assertFormats: true }).root.text).toEqual({ format: "date" })
})

test("toLocalRefs includes the JSON Schema meta-schema only if a schema has a reference to it", () => {
  const about = toLocalRefs({ "a.json": { $ref: "https://json-schema.org/draft/2020-12/schema" } }, "schemas")
  const other = toLocalRefs({ "a.json": {} }, "schemas")

  expect([about.files.size, other.files.size]).toEqual([9, 1])
  expect(about.given).toEqual(["a.json"])
})

test("the README contains the tested example, which gives the documented result", () => {
  const example = readFileSync(join(PACKAGE, "test/full-dialect-example.ts"), "utf8").trim()

  expect(readFileSync(join(PACKAGE, "README.md"), "utf8")).toContain(example)
  expect(order.all.map(({ path }) => path)).toEqual(["line.json"])
  expect(problems).toMatchObject([{ file: "schemas/line.json", pointer: "/minLenght" }])
})
