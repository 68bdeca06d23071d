import { expect, test } from "vitest"
import { createNode } from "../../test/create-node.ts"
import type { Json, JsonObject } from "../schema/json.ts"
import { isAccepted } from "./is-accepted.ts"

const createClosed = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})
const TEXT: JsonObject = { type: "string" }
/** The keyword as a computed key, since an object literal with a `then` property looks like a promise. */
const THEN = "then"
const $defs: JsonObject = {
  short: { type: "string", maxLength: 2 },
  price: createClosed({ amount: { type: "number" }, tags: { type: "array", items: TEXT } }),
}

test.each<[string, JsonObject, readonly Json[], readonly Json[]]>([
  ["a text", TEXT, ["", "a"], [1, null, [], {}]],
  ["a text or null", { type: ["string", "null"] }, ["a", null], [0, false]],
  [
    "a text of two or three letters",
    { type: "string", minLength: 2, maxLength: 3 },
    ["ab", "abc", "😀😀😀"],
    ["a", "abcd"],
  ],
  ["a text with a pattern", { type: "string", pattern: "^\\p{L}$" }, ["å"], ["", "1", "åå"]],
  ["a date", { type: "string", format: "date" }, ["2026-11-22"], ["2026-13-01", "today"]],
  ["a date-time", { type: "string", format: "date-time" }, ["2026-11-22T10:00:00Z"], ["2026-11-22"]],
  ["a time", { type: "string", format: "time" }, ["10:00:00Z"], ["25:00"]],
  ["a URL", { type: "string", format: "uri" }, ["https://a.example/"], ["/a"]],
  ["a URL or a path", { type: "string", format: "uri-reference" }, ["/a"], ["a b"]],
  ["an e-mail address", { type: "string", format: "email" }, ["a@b.example"], ["a"]],
  ["a UUID", { type: "string", format: "uuid" }, ["123e4567-e89b-12d3-a456-426614174000"], ["123"]],
  ["a number", { type: "number" }, [1.5, -1], ["1", null, true]],
  ["a whole number", { type: "integer" }, [1, -1], [1.5, "1"]],
  ["a number within bounds", { type: "number", minimum: 1, maximum: 2 }, [1, 2], [0.9, 2.1]],
  [
    "a number between exclusive bounds",
    { type: "number", exclusiveMinimum: 1, exclusiveMaximum: 2 },
    [1.1, 1.9],
    [1, 2, 0, 3],
  ],
  ["a multiple", { type: "number", multipleOf: 0.1 }, [0.3, 2], [0.25]],
  ["a boolean", { type: "boolean" }, [true, false], ["true", 0, null]],
  ["a choice", { enum: ["a", 1, true] }, ["a", 1, true], ["b", "1", 2, false, null]],
  ["a choice or null", { enum: ["a", null] }, ["a", null], ["b"]],
  ["the type null", { type: "null" }, [null], ["", 0]],
  ["a list", { type: "array", items: TEXT }, [[], ["a"]], [[1], ["a", 1], {}, "a"]],
  [
    "a list of one or two entries",
    { type: "array", items: TEXT, minItems: 1, maxItems: 2 },
    [["a"], ["a", "b"]],
    [[], ["a", "b", "c"]],
  ],
  [
    "a list of unique entries",
    { type: "array", items: TEXT, uniqueItems: true },
    [["a", "b"]],
    [
      ["a", "a"],
      ["b", "a", "b"],
    ],
  ],
  ["one of two types", { type: ["string", "integer"] }, ["a", 1], [1.5, true, null]],
  [
    "an object",
    createClosed({ a: TEXT, b: TEXT }, { required: ["a"] }),
    [{ a: "" }, { a: "", b: "" }],
    [{}, { b: "" }, { a: 1 }, { a: "", c: "" }, [], "a"],
  ],
  ["an open object", createClosed({ a: TEXT }, { additionalProperties: true }), [{}, { b: 1 }], [{ a: 1 }]],
  ["a record", createClosed({}, { additionalProperties: { type: "number" } }), [{}, { b: 1 }], [{ b: "1" }]],
  [
    "an object with a limited number of properties",
    createClosed({ a: TEXT, b: TEXT, c: TEXT }, { minProperties: 1, maxProperties: 2 }),
    [{ a: "" }, { a: "", c: "" }],
    [{}, { a: "", b: "", c: "" }],
  ],
  ["a reference", { $ref: "#/$defs/short" }, ["ab"], ["abc", 1]],
  [
    "a narrowed reference",
    {
      $ref: "#/$defs/price",
      required: ["amount"],
      properties: { amount: { minimum: 1 }, tags: { maxItems: 1, items: { minLength: 2 } } },
    },
    [{ amount: 1 }, { amount: 1, tags: ["ab"] }],
    [{}, { amount: 0 }, { amount: 1, tags: ["ab", "cd"] }, { amount: 1, tags: ["a"] }],
  ],
])("valid and invalid values of %s are distinguished", (_, schema, fitting, others) => {
  const node = createNode(schema, $defs)
  if (node === undefined) throw new Error("There is no such property.")

  for (const value of fitting) expect(isAccepted(node, value), JSON.stringify(value)).toBe(true)
  for (const value of others) expect(isAccepted(node, value), JSON.stringify(value)).toBe(false)
})

test("a value of a union is checked against the branch selected by its discriminator", () => {
  const branch = (kind: string, properties: JsonObject) =>
    createClosed({ kind: { const: kind }, ...properties }, { required: ["kind"] })
  const union: JsonObject = {
    type: "object",
    oneOf: [branch("a", { text: TEXT }), branch("b", { size: { type: "number" } })],
    discriminator: { propertyName: "kind" },
  }
  const node = createNode(union)
  if (node === undefined) throw new Error("There is no such property.")
  const accepts = (value: Json) => isAccepted(node, value)

  expect([accepts({ kind: "a", text: "" }), accepts({ kind: "b", size: 1 }), accepts({ kind: "a" })]).toEqual([
    true,
    true,
    true,
  ])
  expect([accepts({ kind: "a", size: 1 }), accepts({ kind: "c" }), accepts({}), accepts("a"), accepts(null)]).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test("the constraints of `then` apply when the condition is met, and the constraints of `else` apply otherwise", () => {
  const conditional = (required: readonly string[]) =>
    createNode(
      createClosed(
        { kind: { enum: ["a", "b"] }, text: TEXT, size: { type: "number" } },
        {
          if: { properties: { kind: { const: "a" } }, ...(required.length > 0 && { required: [...required] }) },
          [THEN]: { required: ["text"] },
          else: { required: ["size"] },
        },
      ),
    )
  const [always, whenPresent] = [conditional([]), conditional(["kind"])]
  if (always === undefined || whenPresent === undefined) throw new Error("There is no such property.")

  for (const node of [always, whenPresent]) {
    expect(isAccepted(node, { kind: "a", text: "" })).toBe(true)
    expect(isAccepted(node, { kind: "a", size: 1 })).toBe(false)
    expect(isAccepted(node, { kind: "b", size: 1 })).toBe(true)
    expect(isAccepted(node, { kind: "b", text: "" })).toBe(false)
  }
  expect([isAccepted(always, { text: "" }), isAccepted(always, { size: 1 })]).toEqual([true, false])
  expect([isAccepted(whenPresent, { text: "" }), isAccepted(whenPresent, { size: 1 })]).toEqual([false, true])
})
