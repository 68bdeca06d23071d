import { expect, test } from "vitest"
import type { Level } from "./change.types.ts"
import { classifyChange } from "./classify-change.ts"
import type { JsonObject } from "./json.ts"

function card(more: JsonObject = {}, rest: JsonObject = {}): JsonObject {
  return {
    type: "object",
    properties: { title: { type: "string", maxLength: 60 }, ...more },
    additionalProperties: false,
    ...rest,
  }
}

const COLOURS = { type: "string", enum: ["red", "blue"] }

test.each<[rule: string, level: Level, backward: boolean, forward: boolean, old: JsonObject, later: JsonObject]>([
  ["annotation-changed", "patch", true, true, card(), card({}, { description: "A card." })],
  ["default-changed", "minor", true, true, card({ a: { default: 1 } }), card({ a: { default: 2 } })],
  ["property-added", "minor", true, false, card(), card({ text: { type: "string" } })],
  ["property-removed", "major", false, true, card({ text: { type: "string" } }), card()],
  [
    "property-renamed",
    "major",
    false,
    false,
    card({ text: { type: "string" } }),
    card({ message: { type: "string", "x-renamedFrom": "text" } }),
  ],
  ["required-property-added", "major", false, false, card(), card({ a: {} }, { required: ["a"] })],
  ["required-added", "major", false, true, card(), card({}, { required: ["title"] })],
  ["required-relaxed", "major", true, false, card({}, { required: ["title"] }), card()],
  ["enum-value-added", "minor", true, false, COLOURS, { ...COLOURS, enum: ["red", "blue", "green"] }],
  [
    "exhaustive-value-added",
    "major",
    true,
    false,
    { ...COLOURS, "x-exhaustive": true },
    { ...COLOURS, "x-exhaustive": true, enum: ["red", "blue", "green"] },
  ],
  ["enum-value-removed", "major", false, true, COLOURS, { ...COLOURS, enum: ["red"] }],
  ["const-changed", "major", false, false, { const: "HeroBanner" }, { const: "Hero" }],
  ["type-changed", "major", false, false, { type: "string" }, { type: "number" }],
  ["bound-tightened", "major", false, true, card(), card({ title: { type: "string", maxLength: 40 } })],
  ["bound-relaxed", "minor", true, false, card(), card({ title: { type: "string", maxLength: 80 } })],
  ["pattern-changed", "major", false, false, { type: "string", pattern: "^a" }, { type: "string", pattern: "^b" }],
  [
    "branch-added",
    "minor",
    true,
    false,
    { oneOf: [{ type: "string" }, { type: "null" }] },
    { oneOf: [{ type: "string" }, { type: "null" }, { type: "boolean" }] },
  ],
  [
    "branch-removed",
    "major",
    false,
    true,
    { oneOf: [{ type: "string" }, { type: "null" }, { type: "boolean" }] },
    { oneOf: [{ type: "string" }, { type: "null" }] },
  ],
  ["deprecated", "minor", true, true, card(), card({}, { deprecated: true })],
  [
    "area-narrowed",
    "major",
    true,
    true,
    card({}, { "x-block": { area: ["main", "footer"] } }),
    card({}, { "x-block": { area: ["main"] } }),
  ],
])(
  "the rule %s has the level %s and is compatible backward: %s, forward: %s",
  (rule, level, backward, forward, old, later) => {
    const result = classifyChange(old, later)

    expect(result.changes.map((change) => change.rule)).toContain(rule)
    expect(result).toMatchObject({ level, backward, forward })
  },
)

test.each(["^\\\\-$", "[\\\\d-x]", "^a{3,2}$", "^\\\\p{L}$", "("])(
  "a pattern such as %s, which regular expression engines interpret differently, prevents a proof of compatibility",
  (pattern) => {
    const { changes, level, backward } = classifyChange({ pattern }, { pattern: "^a$" })

    expect(changes.map(({ rule }) => rule)).toEqual(["pattern-changed"])
    expect([level, backward]).toEqual(["major", false])
  },
)

test("a change is reported with its position, even inside referenced schemas", () => {
  const old = { $defs: { title: { type: "string", maxLength: 60 } }, properties: { a: { $ref: "#/$defs/title" } } }
  const later = { $defs: { title: { type: "string", maxLength: 40 } }, properties: { a: { $ref: "#/$defs/title" } } }

  expect(classifyChange(old, later).changes).toEqual([
    {
      rule: "bound-tightened",
      pointer: "/$defs/title/maxLength",
      level: "major",
      backward: false,
      forward: true,
      message: 'a: "maxLength" was 60 and is 40.',
    },
  ])
})

test("for an incompatible change, classifyChange returns an example document that only the old schema accepts", () => {
  const { examples } = classifyChange(card(), card({ title: { type: "string", maxLength: 40 } }))

  expect(examples.refusedNow).toEqual({ title: expect.stringMatching(/^a{41,60}$/) })
  expect(examples.refusedBefore).toBeUndefined()
})

test("rewriting a schema in an equivalent form is classified as a patch", () => {
  const other = {
    $defs: { line: { maxLength: 60 } },
    allOf: [card({ title: { $ref: "#/$defs/line", type: "string" } })],
  }

  expect(classifyChange(card(), other)).toMatchObject({ level: "patch", backward: true, forward: true })
})

test.each<[what: string, old: JsonObject, later: JsonObject, backward: boolean, forward: boolean]>([
  ["patterns by the texts that they match", { pattern: "^(a|b)$" }, { pattern: "^[a-c]$" }, true, false],
  ["lengths with patterns", { pattern: "^.{3}$" }, { minLength: 2 }, true, false],
  [
    "enums with alternatives by type",
    { enum: ["a", 1] },
    { anyOf: [{ type: "string" }, { type: "number" }] },
    true,
    false,
  ],
  [
    "multiples by their common multiple",
    { allOf: [{ multipleOf: 4 }, { multipleOf: 6 }] },
    { multipleOf: 12 },
    true,
    true,
  ],
  ["conditions", { if: { required: ["a"] }, else: { minProperties: 1 } }, { minProperties: 1 }, true, true],
  [
    "unevaluated properties with additional ones",
    { properties: { a: {} }, unevaluatedProperties: false },
    { additionalProperties: false, properties: { a: {} } },
    true,
    true,
  ],
  [
    "lists by the positions of their entries",
    { prefixItems: [{ type: "string" }], items: false },
    { items: { type: "string" } },
    true,
    false,
  ],
  [
    "property names by patterns",
    { patternProperties: { "^x-": {} }, additionalProperties: false },
    { propertyNames: { pattern: "x" } },
    true,
    false,
  ],
])("classifyChange compares %s", (_, old, later, backward, forward) => {
  expect(classifyChange(old, later)).toMatchObject({ backward, forward })
})

test("recursive schemas are compared completely", () => {
  const tree = (leaf: JsonObject) => ({
    type: "object",
    properties: { leaf, children: { type: "array", items: { $ref: "#" } } },
  })

  const result = classifyChange(tree({ type: "integer" }), tree({ type: "number" }))

  expect(result).toMatchObject({ level: "minor", backward: true, forward: false })
})

test("a change of a format affects compatibility only when formats are set to `assertion`", () => {
  const [old, later] = [
    { type: "string", format: "email" },
    { type: "string", format: "uuid" },
  ]

  expect(classifyChange(old, later)).toMatchObject({ level: "major", backward: true, forward: true })
  expect(classifyChange(old, later, { formats: "assertion" })).toMatchObject({ level: "major", backward: false })
})

test("a schema with an unresolvable reference is never compatible with a different schema", () => {
  const old = { $ref: "https://example.com/unknown.json" }

  expect(classifyChange(old, { type: "string" })).toMatchObject({ backward: false, forward: false })
  expect(classifyChange(old, { ...old, title: "Text" })).toMatchObject({ backward: true, forward: true })
})

test("a changed default inside a referenced schema is listed", () => {
  const createWithDefault = (value: number) => ({
    $defs: { a: { default: value } },
    properties: { a: { $ref: "#/$defs/a" } },
  })

  expect(classifyChange(createWithDefault(1), createWithDefault(2))).toMatchObject({
    level: "minor",
    changes: [{ rule: "default-changed", pointer: "/$defs/a/default" }],
  })
})
