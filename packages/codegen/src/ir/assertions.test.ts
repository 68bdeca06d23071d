import { expect, test } from "vitest"
import { createNode, findProblems } from "../../test/create-node.ts"
import type { JsonObject } from "../schema/json.ts"
import { InvalidSchemaError } from "../schema/problem.ts"

const createClosed = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})
const $defs: JsonObject = {
  car: createClosed(
    {
      text: { type: "string" },
      size: { type: "number" },
      count: { type: "integer" },
      kind: { enum: ["a", "b"] },
      flag: { type: "boolean" },
      tags: { type: "array", items: { type: "string" } },
      own: createClosed({ text: { type: "string" } }, { required: ["text"] }),
      either: { type: ["string", "number"] },
    },
    { required: ["text"] },
  ),
  open: createClosed({ text: { type: "string" } }, { additionalProperties: true }),
  bag: createClosed({}, { additionalProperties: { type: "string" } }),
  list: { type: "array", items: { type: "string" } },
}

function getNarrowing(constraints: JsonObject, name = "car") {
  const node = createNode({ $ref: `#/$defs/${name}`, ...constraints }, $defs)
  return node?.kind === "ref" ? node.narrowing : undefined
}
const narrowProperty = (name: string, constraints: JsonObject) => getNarrowing({ properties: { [name]: constraints } })

test.each<[string, JsonObject, object]>([
  [
    "text",
    { minLength: 1, maxLength: 2, pattern: "a", format: "date" },
    { kind: "string", minLength: 1, maxLength: 2, pattern: "a", format: "date" },
  ],
  ["text", { enum: ["a"] }, { kind: "enum", values: ["a"] }],
  ["text", { const: "a" }, { kind: "enum", values: ["a"] }],
  ["text", { type: "string", maxLength: 2 }, { kind: "string", maxLength: 2 }],
  ["size", { minimum: 1 }, { kind: "number", minimum: 1 }],
  ["size", { type: "integer" }, { kind: "number", integer: true }],
  ["size", { type: "number" }, { kind: "number" }],
  ["size", { const: 1 }, { kind: "enum", values: [1] }],
  ["kind", { enum: ["a"] }, { kind: "enum", values: ["a"] }],
  ["kind", { type: "string", const: "a" }, { kind: "enum", values: ["a"] }],
  ["flag", { const: true }, { kind: "enum", values: [true] }],
  [
    "tags",
    { minItems: 1, maxItems: 2, uniqueItems: true },
    { kind: "array", items: null, minItems: 1, maxItems: 2, uniqueItems: true },
  ],
  ["tags", { uniqueItems: false }, { kind: "array", items: null }],
  ["tags", { items: { maxLength: 2 } }, { kind: "array", items: { kind: "string", maxLength: 2 } }],
  [
    "own",
    { properties: { text: { maxLength: 2 } }, minProperties: 1, maxProperties: 2 },
    {
      kind: "object",
      required: [],
      minProperties: 1,
      maxProperties: 2,
      properties: [{ name: "text", isOptional: false, assertion: { kind: "string", maxLength: 2 } }],
    },
  ],
])("the property %s accepts the constraint %j", (name, constraints, assertion) => {
  expect(narrowProperty(name, constraints)).toEqual({
    kind: "object",
    required: [],
    properties: [{ name, isOptional: name !== "text", assertion }],
  })
})

test("constraints such as required or minItems next to a $ref to an object or list are applied", () => {
  expect(getNarrowing({ required: ["size"], minProperties: 2 })).toEqual({
    kind: "object",
    required: ["size"],
    properties: [],
    minProperties: 2,
  })
  expect(getNarrowing({ minItems: 1 }, "list")).toEqual({ kind: "array", items: null, minItems: 1 })
  expect(getNarrowing({ maxProperties: 1 }, "bag")).toEqual({
    kind: "object",
    required: [],
    properties: [],
    maxProperties: 1,
  })
})

test.each<[string, JsonObject]>([
  ["a constraint on an unknown property", { properties: { none: { maxLength: 1 } } }],
  ["a boolean in place of a property's schema", { properties: { text: true } }],
  ["an unknown required property", { required: ["none"] }],
  ["a length of a number", { properties: { size: { maxLength: 1 } } }],
  ["a bound of a text", { properties: { text: { minimum: 1 } } }],
  ["a number of entries of a text", { properties: { text: { minItems: 1 } } }],
  ["properties of a list", { properties: { tags: { properties: {} } } }],
  ["enum values of a list", { properties: { tags: { enum: ["a"] } } }],
  ["a constant of an object", { properties: { own: { const: "a" } } }],
  ["a length of a choice", { properties: { kind: { maxLength: 1 } } }],
  ["another type of a text", { properties: { text: { type: "number" } } }],
  ["another type of a number", { properties: { size: { type: "string" } } }],
  ["a constraint on a value of two types", { properties: { either: { maxLength: 1 } } }],
  ["closing an object", { additionalProperties: false }],
  ["closing an object with unevaluatedProperties", { unevaluatedProperties: false }],
])("an invalid constraint is rejected: %s", (_, constraints) => {
  expect(findProblems({ $ref: "#/$defs/car", ...constraints }, $defs)).toEqual(["unmergeable /properties/it"])
})

test("a size constraint next to a reference is accepted unless the referenced object ignores unknown properties", () => {
  const createSized = (name: string, more: JsonObject) => findProblems({ $ref: `#/$defs/${name}`, ...more }, $defs)

  expect(createSized("open", { minProperties: 1 })).toEqual(["unmergeable /properties/it"])
  expect(createSized("open", { maxProperties: 1 })).toEqual(["unmergeable /properties/it"])
  expect(createSized("open", { required: ["text"] })).toEqual([])
  expect(createSized("car", { additionalProperties: true })).toEqual([])
})

const THEN = "then"

function wrongIf(condition: JsonObject, name = "kind"): string[] {
  const object = createClosed(
    { [name]: { enum: ["a", "b"] }, text: { type: "string" } },
    { if: condition, [THEN]: { required: ["text"] } },
  )
  try {
    createNode(object)
    return []
  } catch (error) {
    if (!(error instanceof InvalidSchemaError)) throw error
    return error.problems.map(({ message, cure }) => `${message} ${cure}`)
  }
}

const CANNOT_COMBINE =
  '"if" cannot be combined with what the schema builds on. Let it ask one property for "const" or "enum": { "properties": { "kind": { "const": "video" } }, "required": ["kind"] }.'

test.each<[string, JsonObject, string[]]>([
  ["one property for one value", { properties: { kind: { const: "a" } } }, []],
  [
    "one property for some values",
    { properties: { kind: { enum: ["a", "b"] } }, required: ["kind"], type: "object" },
    [],
  ],
  ["no property", {}, [CANNOT_COMBINE]],
  ["a required property", { required: ["kind"] }, [CANNOT_COMBINE]],
  ["two properties", { properties: { kind: { const: "a" }, text: { const: "b" } } }, [CANNOT_COMBINE]],
  ["one property for its length", { properties: { text: { maxLength: 1 } } }, [CANNOT_COMBINE]],
  ["one property and another keyword", { properties: { kind: { const: "a" } }, minProperties: 1 }, [CANNOT_COMBINE]],
  [
    "one property and two required properties",
    { properties: { kind: { const: "a" } }, required: ["kind", "text"] },
    [CANNOT_COMBINE],
  ],
  [
    "an unknown property",
    { properties: { none: { const: "a" } } },
    ['"if" cannot be combined with what the schema builds on. There is no property "none"; correct its name.'],
  ],
])("a condition is accepted only if it checks a single property for listed values: %s", (_, condition, wrong) => {
  expect(wrongIf(condition)).toEqual(wrong)
})
