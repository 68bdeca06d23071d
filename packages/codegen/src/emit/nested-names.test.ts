import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { buildIr } from "../ir/build-ir.ts"
import type { Node } from "../ir/ir.types.ts"
import type { JsonObject } from "../schema/json.ts"
import { createNestedNames } from "./nested-names.ts"

const PATH = "site/car.schema.json"
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})
const text = { type: "string" }
const list = (items: JsonObject): JsonObject => ({ type: "array", items })

function namesIn(properties: JsonObject, title = "Car"): Record<string, string> {
  const root = buildIr(createSchemas({ [PATH]: { ...object(properties), title } })).roots.get(PATH)
  if (root === undefined) throw new Error("test: the schema was lost.")
  const getName = createNestedNames([root])
  const names: Record<string, string> = {}
  const visit = (node: Node): void => {
    if (node.kind === "object") {
      if (node !== root.node) names[node.pointer.replaceAll("/properties/", "/")] = getName(node)
      for (const property of node.properties) visit(property.node)
      if (typeof node.rest !== "string") visit(node.rest)
    } else if (node.kind === "array") visit(node.items)
    else if (node.kind === "union") for (const variant of node.variants) visit(variant.node)
  }
  visit(root.node)
  return names
}

test.each<[string, JsonObject, Record<string, string>]>([
  ["by its property", { image: object({ src: text }) }, { "/image": "Image" }],
  ["by the singular of its list", { facts: list(object({ label: text })) }, { "/facts/items": "Fact" }],
  [
    "by its record",
    { map: { type: "object", additionalProperties: object({ a: text }) } },
    { "/map": "Map", "/map/additionalProperties": "Entry" },
  ],
  [
    "without a trailing number",
    { link1: object({ a: text }), link2: object({ a: text }) },
    { "/link1": "Link", "/link2": "Link" },
  ],
  ["by a number that is its whole name", { "1": object({ a: text }) }, { "/1": "Value1" }],
  [
    "once when two objects are equal",
    {
      a: object({ value: object({ x: text }) }),
      b: object({ value: object({ x: { ...text, description: "Else." } }), more: text }),
    },
    { "/a": "A", "/a/value": "Value", "/b": "B", "/b/value": "Value" },
  ],
  [
    "by its parent when two objects differ",
    { a: object({ value: object({ x: text }) }), b: object({ value: object({ y: text }) }) },
    { "/a": "A", "/a/value": "AValue", "/b": "B", "/b/value": "BValue" },
  ],
  [
    "separately when only a default differs",
    {
      a: object({ value: object({ x: { ...text, default: "1" } }) }),
      b: object({ value: object({ x: { ...text, default: "2" } }) }),
    },
    { "/a": "A", "/a/value": "AValue", "/b": "B", "/b/value": "BValue" },
  ],
  ["differently from the root", { car: object({ a: text }) }, { "/car": "CarCar" }],
  [
    "with a number when no other name is free",
    { link1: object({ a: text }), link2: object({ b: text }) },
    { "/link1": "CarLink", "/link2": "CarLink2" },
  ],
])("a nested object is named %s", (_, properties, names) => {
  expect(namesIn(properties)).toEqual(names)
})

test("the type of a union branch is named after the value of the discriminator", () => {
  const variant = (kind: string) => object({ kind: { const: kind }, [kind]: text }, { required: ["kind"] })
  const media = { oneOf: [variant("film"), variant("image")], discriminator: { propertyName: "kind" } }

  expect(namesIn({ media })).toEqual({ "/media/oneOf/0": "Film", "/media/oneOf/1": "Image" })
})

test("the generic property name `value` is left out of the type names within a field schema", () => {
  const names = namesIn({ a: object({ value: object({ x: text }) }), value: object({ y: text }) }, "LinkField")

  expect(names).toEqual({ "/a": "A", "/a/value": "AValue", "/value": "LinkValue" })
})
