// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { expect, test } from "vitest"
import { createNode, findProblems } from "../../test/create-node.ts"
import { createSchemas } from "../../test/create-schemas.ts"
import type { JsonObject } from "../schema/json.ts"
import { InvalidSchemaError } from "../schema/problem.ts"
import { buildIr } from "./build-ir.ts"
import type { Node } from "./ir.types.ts"
import { getMeta } from "./keywords.ts"

const IT = "/properties/it"
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})

test.each<[JsonObject, object]>([
  [
    { type: "string", minLength: 2 },
    { kind: "string", nullable: false, minLength: 2 },
  ],
  [
    { type: "integer", minimum: 2 },
    { kind: "number", integer: true, minimum: 2 },
  ],
  [{ type: "boolean" }, { kind: "boolean", nullable: false }],
  [{ type: "null" }, { kind: "null", nullable: false }],
  [{ enum: ["a", "b"] }, { kind: "enum", values: ["a", "b"], nullable: false }],
  [{ const: "a" }, { kind: "enum", values: ["a"] }],
  [
    { enum: ["a", "b"], const: "b" },
    { kind: "enum", values: ["b"] },
  ],
  [
    { enum: ["a", 1, 1.5, true], type: "string" },
    { kind: "enum", values: ["a"] },
  ],
  [
    { enum: ["a", 1, 1.5, true], type: "integer" },
    { kind: "enum", values: [1] },
  ],
  [
    { enum: ["a", 1, 1.5, true], type: "number" },
    { kind: "enum", values: [1, 1.5] },
  ],
  [
    { enum: ["a", 1, 1.5, true], type: "boolean" },
    { kind: "enum", values: [true] },
  ],
  [{ enum: ["a", 1, true] }, { kind: "enum", values: ["a", 1, true] }],
  [
    { enum: ["a", "abc"], minLength: 2 },
    { kind: "enum", values: ["abc"] },
  ],
  [
    { enum: [1, 5], maximum: 3 },
    { kind: "enum", values: [1] },
  ],
  [
    { type: "array", items: { type: "string" }, minItems: 1, maxItems: 3, uniqueItems: true },
    { kind: "array", items: { kind: "string" }, minItems: 1, maxItems: 3, uniqueItems: true },
  ],
])("the schema %j produces the expected node", (schema, node) => {
  expect(createNode(schema)).toMatchObject(node)
})

test("a keyword that applies to another type or has its default value does not change the parsed node", () => {
  const node = createNode({ type: "string", uniqueItems: false, title: "T" })

  expect(node).toEqual({
    kind: "string",
    path: "site/thing.schema.json",
    pointer: IT,
    nullable: false,
    meta: expect.any(Object),
  })
  expect(createNode({ type: "array", items: { type: "string" }, uniqueItems: false })).not.toHaveProperty("uniqueItems")
  expect(createNode({ type: "number" })).not.toHaveProperty("integer")
})

test("in a list of types, each type keeps its constraints, and the annotations apply to all types", () => {
  const node = createNode({
    type: ["string", "number"],
    minLength: 2,
    maximum: 4,
    description: "D",
    default: "ab",
    title: "T",
    examples: ["x"],
    deprecated: true,
  })

  expect(node).toMatchObject({
    kind: "choice",
    meta: { description: "D", default: "ab", deprecated: true, examples: ["x"] },
    options: [
      { kind: "string", minLength: 2 },
      { kind: "number", maximum: 4 },
    ],
  })
  const metas = node?.kind === "choice" ? node.options.map(({ meta }) => meta) : []
  expect(metas).toEqual([
    { deprecated: false, annotations: {} },
    { deprecated: false, annotations: {} },
  ])
})

test("the description, default, examples and x- annotations of a schema are read", () => {
  const schema = {
    description: "D",
    deprecated: true,
    default: 1,
    examples: [2],
    contentMediaType: "text/html",
    "x-a": 1,
    type: "string",
  }

  expect(getMeta(schema)).toEqual({
    description: "D",
    deprecated: true,
    default: 1,
    examples: [2],
    mediaType: "text/html",
    annotations: { "x-a": 1 },
  })
  expect(getMeta({ deprecated: "yes" })).toEqual({ deprecated: false, annotations: {} })
})

const CONDITION = { if: { properties: { a: { const: "x" } }, required: ["a"] }, then: { required: ["b"] } }
const AB = { a: { type: "string" }, b: { type: "string" } }

test.each<[string, JsonObject, string[]]>([
  ["an object", object(AB, CONDITION), []],
  ["a text", { type: "string", ...CONDITION }, [`condition ${IT}`]],
  ["a text or an object", { ...object(AB), type: ["string", "object"], ...CONDITION }, [`condition ${IT}`]],
  ["a list of conditions", { type: "string", "x-conditions": [] }, [`condition ${IT}`]],
  ["choices", { type: "object", enum: [1], ...CONDITION }, [`condition ${IT}`]],
])("a condition is accepted only on a plain object: %s", (_, schema, problems) => {
  expect([...new Set(findProblems(schema))].filter((problem) => problem.startsWith("condition "))).toEqual(problems)
})

test.each<[string, JsonObject, string]>([
  ["a list of choices of which none is valid", { enum: ["a"], type: "number" }, `enum ${IT}`],
  [
    "a required property without a description",
    object({ a: { type: "string" } }, { required: ["b"] }),
    `required ${IT}`,
  ],
  ["a schema without a type", {}, `untyped ${IT}`],
])("a problem in a schema is reported: %s", (_, schema, problem) => {
  expect(findProblems(schema)).toContain(problem)
})

test("an inherited property name such as toString does not count as a defined property", () => {
  expect(findProblems(object({ a: { type: "string" } }, { required: ["toString"] }))).toContain(`required ${IT}`)
})

test.each<[JsonObject, unknown]>([
  [{ additionalProperties: false }, "closed"],
  [{ unevaluatedProperties: false }, "closed"],
  [{ additionalProperties: true }, "open"],
  [{}, "open"],
  [
    { additionalProperties: { type: "string" } },
    expect.objectContaining({ kind: "string", pointer: `${IT}/additionalProperties` }),
  ],
])("an object schema with %j has the setting %j for unknown properties", (more, rest) => {
  expect(createNode({ type: "object", properties: { a: { type: "string" } }, ...more })).toMatchObject({ rest })
})

test("the conditions of an object schema are read from the schema and from its allOf, and are empty by default", () => {
  const getConditions = (schema: JsonObject) => {
    const node = createNode(schema)
    return node?.kind === "object"
      ? node.conditions.map(({ property, values, whenMissing }) => [property, values, whenMissing])
      : node
  }

  expect(getConditions(object(AB))).toEqual([])
  expect(getConditions(object(AB, CONDITION))).toEqual([["a", ["x"], false]])
  expect(
    getConditions({ allOf: [object(AB), CONDITION, { ...CONDITION, if: { properties: { a: { const: "y" } } } }] }),
  ).toEqual([
    ["a", ["x"], false],
    ["a", ["y"], true],
  ])
})

test("a nested object with a title gets a named type, but a string with a title does not", () => {
  expect(createNode(object({}, { title: "Inner" }))).toMatchObject({ kind: "ref", target: { name: "Inner" } })
  expect(createNode({ type: "string", title: "Inner" })).toMatchObject({ kind: "string" })
})

test.each<[path: string, title: string | undefined, name: string]>([
  ["site/thing.schema.json", "Thing", "Thing"],
  ["site/thing.schema.json", "a thing", "AThing"],
  ["site/thing.schema.json", "2 things", "Value2Things"],
  ["site/thing.schema.json", "Thing!", "Thing"],
  ["site/some-thing.schema.json", undefined, "SomeThing"],
  ["site/some-thing.json", undefined, "SomeThing"],
])("the schema %s with the title %s is called %s", (path, title, name) => {
  const { folder, files } = createSchemas({ [path]: object({}) })
  const file = files.get(path)
  const { title: _, ...schema } = file?.schema ?? {}
  const entry = { path, schema: title === undefined ? schema : { ...schema, title } }

  expect(buildIr({ folder, files: new Map([[path, entry]]) }).roots.get(path)?.name).toBe(name)
})

test("the branches of a union are identified by the constant values of the discriminator property", () => {
  const variant = (kind: string, more: JsonObject = {}) =>
    object({ kind: { const: kind }, ...more }, { required: ["kind"] })
  const node = createNode(
    { oneOf: [variant("a"), { $ref: "#/$defs/b" }], discriminator: { propertyName: "kind" } },
    { b: variant("b") },
  ) as Node

  expect(node).toMatchObject({
    kind: "union",
    discriminator: "kind",
    nullable: false,
    variants: [
      { values: ["a"], node: { kind: "object", pointer: `${IT}/oneOf/0` } },
      { values: ["b"], node: { kind: "ref" } },
    ],
  })
})

function getWords(schema: JsonObject, $defs: JsonObject = {}): string[] {
  try {
    createNode(schema, $defs)
    return []
  } catch (error) {
    if (!(error instanceof InvalidSchemaError)) throw error
    return [...new Set(error.problems.map(({ message, cure }) => `${message} ${cure}`))]
  }
}

const size = { type: "string", enum: ["s", "m"] }
const createWhen = (then: JsonObject, properties: JsonObject = {}) =>
  object({ a: { type: "string" }, b: { type: "string" }, size, ...properties }, { if: CONDITION.if, then })

test.each<[string, JsonObject, string]>([
  ["a value without a type", {}, 'The schema does not say what kind of value this is. Add a "type".'],
  [
    "a condition on a text",
    { type: "string", ...CONDITION },
    '"if" applies to a value that is no object. Say it where the object is described.',
  ],
  [
    "a list of choices of which none is valid",
    { enum: ["a"], type: "number" },
    "No value of the list fits the rest of the schema. Correct the list, or what narrows it.",
  ],
  [
    "an unknown property that is required",
    object({}, { required: ["x"] }),
    'There is no property "x". Describe it, or take it off the list.',
  ],
  [
    "a condition that narrows an unknown property",
    createWhen({ properties: { x: { minLength: 1 } } }),
    'There is no property "x" to narrow; correct its name.',
  ],
  [
    "a condition that requires an unknown property",
    createWhen({ required: ["x"] }),
    'There is no property "x"; correct its name.',
  ],
  [
    "a condition that makes a text a number",
    createWhen({ properties: { b: { type: "number" } } }),
    'The value is described as string; leave the "type" out here.',
  ],
  [
    "a condition that bounds a text as a number",
    createWhen({ properties: { b: { minimum: 1 } } }),
    "Write the constraint where the value is described.",
  ],
  [
    "a condition that closes the object",
    createWhen({ additionalProperties: false }),
    "Leave it out here: the whole object decides.",
  ],
])("a helpful message is reported for %s", (_, schema, words) => {
  expect(getWords(schema).join("\n")).toContain(words)
})
