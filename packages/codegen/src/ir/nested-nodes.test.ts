import type { FullSchema } from "@forecourt/schema-compat/full-dialect"
import { expect, test } from "vitest"
import { hasDefaults } from "./defaults.ts"
import { createEmptyValue } from "./empty-value.ts"
import { findReachable, findRefs } from "./find-refs.ts"
import type { ArrayNode, ChoiceNode, Definition, Node, ObjectNode, RefNode, UnionNode } from "./ir.types.ts"
import { narrow, resolveWhole } from "./narrow.ts"
import { isEndless } from "./nesting.ts"

const base = { path: "a.json", pointer: "", nullable: false, meta: { deprecated: false, annotations: {} } } as const
const text: Node = { ...base, kind: "string" }
const anything: Node = { ...base, kind: "unknown" }
const addDefault = (node: Node, value: string | null = "x"): Node => ({
  ...node,
  meta: { ...node.meta, default: value },
})
const array = (items: Node, more: Partial<ArrayNode> = {}): ArrayNode => ({ ...base, kind: "array", items, ...more })
const choice = (...options: readonly Node[]): ChoiceNode => ({ ...base, kind: "choice", options })
const object = (
  properties: Readonly<Record<string, Node>>,
  more: Partial<ObjectNode> = {},
  required: readonly string[] = [],
): ObjectNode => ({
  ...base,
  kind: "object",
  properties: Object.entries(properties).map(([name, node]) => ({ name, node, required: required.includes(name) })),
  rest: "closed",
  conditions: [],
  ...more,
})
const union = (...nodes: readonly Node[]): UnionNode => ({
  ...base,
  kind: "union",
  discriminator: "kind",
  variants: nodes.map((node) => ({ values: ["a"], node })),
})
const definition = (node: Node): Definition => ({ id: "a", path: "a.json", pointer: "", name: "A", node })
const ref = (target: Definition, narrowing: RefNode["narrowing"] = null): RefNode => ({
  ...base,
  kind: "ref",
  target,
  narrowing,
})

function endless(around: (self: Node) => Node): Definition {
  const self: { -readonly [Key in keyof Definition]: Definition[Key] } = definition(text)
  self.node = around(ref(self))
  return self
}

const HOLDERS: readonly (readonly [string, (inner: Node) => Node])[] = [
  ["a property", (inner) => object({ first: text, inner })],
  ["other properties", (inner) => object({}, { rest: inner })],
  ["the entries of a list", (inner) => array(inner)],
  ["one of several objects", (inner) => union(text, inner, text)],
  ["one of several types", (inner) => choice(text, inner, text)],
]

test.each(HOLDERS)("recursion, references and defaults are found when they are nested in %s", (_, holding) => {
  expect(isEndless(endless(holding))).toBe(true)
  expect(isEndless(definition(holding(text)))).toBe(false)
  expect(isEndless(definition(holding(ref(endless(holding)))))).toBe(true)

  const target = definition(text)
  expect([...findRefs(holding(ref(target)))]).toEqual([target])
  expect([...findRefs(holding(text))]).toEqual([])

  expect(hasDefaults(definition(holding(object({ a: addDefault(text) }))))).toBe(true)
  expect(hasDefaults(definition(holding(object({ a: text }))))).toBe(false)
})

test("findReachable returns every directly or indirectly referenced schema once", () => {
  const [last, aside] = [definition(text), definition(text)]
  const first = definition(object({ a: ref(definition(array(ref(last)))), b: ref(last) }))
  const definitions = findReachable([first])

  expect([...definitions][0]).toBe(first)
  expect(definitions.size).toBe(3)
  expect(definitions.has(last)).toBe(true)
  expect(definitions.has(aside)).toBe(false)
})

test("hasDefaults finds a default in a referenced schema and supports circular references", () => {
  const circle = endless((self) => object({ self, text }))

  expect(hasDefaults(circle)).toBe(false)
  expect(hasDefaults(definition(ref(definition(object({ a: addDefault(text) })))))).toBe(true)
})

test("a list of unvalidated values counts as recursive only when its items must be unique", () => {
  expect(isEndless(definition(array(anything, { uniqueItems: true })))).toBe(true)
  expect(isEndless(definition(array(text, { uniqueItems: true })))).toBe(false)
  expect(isEndless(definition(array(anything)))).toBe(false)
  expect(isEndless(definition(anything))).toBe(false)
})

const FULL: FullSchema = {
  path: "a.json",
  pointer: "",
  isNever: false,
  types: [],
  choices: [],
  text: {},
  number: {},
  list: { first: [], items: null, contains: null, unevaluated: null },
  object: {
    required: [],
    properties: [],
    patterns: [],
    additional: null,
    names: null,
    dependentRequired: [],
    dependents: [],
    unevaluated: null,
  },
  all: [],
  any: [],
  one: [],
  not: null,
  condition: null,
}
const FLAT: FullSchema = { ...FULL, types: ["string"] }

test.each<[string, Partial<FullSchema>, boolean]>([
  ["anything", {}, true],
  ["nothing", { isNever: true }, false],
  ["one of listed values", { choices: [[1]] }, false],
  ["a text or null", { types: ["string", "null"] }, false],
  ["a text or a list", { types: ["string", "array"] }, true],
  ["a text or an object", { types: ["string", "object"] }, true],
  ["a text by one part of allOf", { all: [FULL, FLAT] }, false],
  ["anything by all parts of allOf", { all: [FULL] }, true],
  ["any of two texts", { any: [FLAT, FLAT] }, false],
  ["any of a text and anything", { any: [FLAT, FULL] }, true],
  ["exactly one of two texts", { one: [FLAT, FLAT] }, false],
  ["exactly one of a text and anything", { one: [FULL, FLAT] }, true],
])("does a value outside the dialect that may be %s have an unlimited depth? %s", (_, more, isFollowed) => {
  expect(isEndless(definition({ ...base, kind: "unknown", full: { ...FULL, ...more } }))).toBe(isFollowed)
})

test.each<[string, Node, unknown]>([
  ["a text", text, ""],
  ["a text with a minimum length", { ...base, kind: "string", minLength: 1 }, undefined],
  ["a text with a default", addDefault(text), "x"],
  [
    "a text with an invalid default",
    { ...base, kind: "string", minLength: 2, meta: { ...base.meta, default: "x" } },
    undefined,
  ],
  ["a boolean", { ...base, kind: "boolean" }, false],
  ["a list", array(text), []],
  ["a list with a minimum length", array(text, { minItems: 1 }), undefined],
  ["the only choice", { ...base, kind: "enum", values: ["a"] }, "a"],
  ["several choices", { ...base, kind: "enum", values: ["a", "b"] }, undefined],
  ["a number", { ...base, kind: "number" }, undefined],
  ["a nullable number", { ...base, kind: "number", nullable: true }, null],
  ["a reference", ref(definition(text)), ""],
  ["an object", object({ a: text, b: text }, {}, ["a"]), { a: "" }],
  ["an object with a required number", object({ a: text, b: { ...base, kind: "number" } }, {}, ["a", "b"]), undefined],
  ["an object with an optional number", object({ a: text, b: { ...base, kind: "number" } }, {}, ["a"]), { a: "" }],
])("the empty value of %s is its smallest valid value", (_, node, empty) => {
  expect(createEmptyValue(node)).toEqual(empty)
})

test("createEmptyValue returns undefined for a schema that requires itself recursively", () => {
  expect(createEmptyValue(endless((self) => object({ self }, {}, ["self"])).node)).toBeUndefined()
})

test.each<[string, Node, Parameters<typeof narrow>[1], object]>([
  [
    "choices",
    { ...base, kind: "enum", values: ["a", "b"] },
    { kind: "enum", values: ["b", "c"] },
    { kind: "enum", values: ["b"] },
  ],
  ["choices of a text", text, { kind: "enum", values: ["b"] }, { kind: "enum", values: ["b"] }],
  [
    "a text",
    { ...base, kind: "string", minLength: 2, maxLength: 9 },
    { kind: "string", minLength: 3, maxLength: 10, pattern: "a" },
    { kind: "string", minLength: 3, maxLength: 9, pattern: "a" },
  ],
  [
    "a text with the tighter bounds in either order",
    { ...base, kind: "string", minLength: 5 },
    { kind: "string", minLength: 3, maxLength: 7 },
    { minLength: 5, maxLength: 7 },
  ],
  [
    "a number",
    { ...base, kind: "number", minimum: 1, maximum: 9, exclusiveMinimum: 0, exclusiveMaximum: 10 },
    { kind: "number", minimum: 2, maximum: 8, exclusiveMinimum: 1, exclusiveMaximum: 9 },
    { kind: "number", minimum: 2, maximum: 8, exclusiveMinimum: 1, exclusiveMaximum: 9 },
  ],
  [
    "a number that is already narrower",
    { ...base, kind: "number", minimum: 2, maximum: 8, exclusiveMinimum: 1, exclusiveMaximum: 9 },
    { kind: "number", minimum: 1, maximum: 9, exclusiveMinimum: 0, exclusiveMaximum: 10 },
    { kind: "number", minimum: 2, maximum: 8, exclusiveMinimum: 1, exclusiveMaximum: 9 },
  ],
  [
    "a list",
    array(text, { minItems: 1, maxItems: 5 }),
    { kind: "array", minItems: 2, maxItems: 4, uniqueItems: true, items: { kind: "string", minLength: 1 } },
    { minItems: 2, maxItems: 4, uniqueItems: true, items: { kind: "string", minLength: 1 } },
  ],
  [
    "a list that is already narrower",
    array(text, { minItems: 2, maxItems: 4 }),
    { kind: "array", minItems: 1, maxItems: 5, items: null },
    { minItems: 2, maxItems: 4, items: text },
  ],
  [
    "an object",
    object({ a: text, b: text }, { minProperties: 1, maxProperties: 5 }, ["b"]),
    {
      kind: "object",
      required: ["a"],
      minProperties: 2,
      maxProperties: 4,
      properties: [{ name: "a", isOptional: false, assertion: { kind: "string", minLength: 1 } }],
    },
    {
      minProperties: 2,
      maxProperties: 4,
      properties: [
        { name: "a", required: true, node: { kind: "string", minLength: 1 } },
        { name: "b", required: true, node: text },
      ],
    },
  ],
])("two constraints on %s are combined using the tighter bounds", (_, node, assertion, narrowed) => {
  const result = narrow({ ...node, nullable: true }, assertion)

  expect(result).toMatchObject(narrowed)
  expect(result.nullable).toBe(false)
  expect(result.kind).toBe("kind" in narrowed ? narrowed.kind : node.kind)
})

test("narrowing a schema with constraints for another type has no effect", () => {
  expect(narrow(text, { kind: "string" })).toEqual(text)
  for (const kind of ["array", "object", "number"] as const)
    expect(
      narrow(text, { kind, items: null, required: [], properties: [], minimum: 1, minItems: 1 } as Parameters<
        typeof narrow
      >[1]),
    ).toEqual(text)
  expect(narrow(array(text), { kind: "string", minLength: 1 })).toEqual(array(text))
})

test("constraints next to a reference narrow the referenced schema and keep the annotations of the reference", () => {
  const named = ref(definition({ ...base, kind: "string", minLength: 1 }), { kind: "string", minLength: 2 })
  const described = { ...named, meta: { ...base.meta, description: "D" }, nullable: true }

  expect(resolveWhole(named)).toMatchObject({ kind: "string", minLength: 2 })
  expect(resolveWhole(ref(definition(named)))).toMatchObject({ kind: "string", minLength: 2 })
  expect(resolveWhole(ref(definition(text)))).toEqual(text)
  expect(resolveWhole(text)).toBe(text)
  expect(narrow(described, { kind: "string", minLength: 3 })).toEqual({
    ...base,
    kind: "string",
    minLength: 3,
    meta: { ...base.meta, description: "D" },
  })
})
