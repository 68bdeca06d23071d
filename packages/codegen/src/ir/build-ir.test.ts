import { expect, test } from "vitest"
import { createNode } from "../../test/create-node.ts"
import type { JsonObject } from "../schema/json.ts"

test("a description next to a $ref does not create an additional type", () => {
  const node = createNode({ $ref: "../fields/text.schema.json", description: "Own words." })

  expect(node).toMatchObject({
    kind: "ref",
    target: { name: "TextField" },
    narrowing: null,
    meta: { description: "Own words." },
  })
})

test("constraints next to a $ref to an object are stored in the reference node", () => {
  const node = createNode({ $ref: "../fields/text.schema.json", properties: { value: { maxLength: 60 } } })

  expect(node).toMatchObject({
    kind: "ref",
    narrowing: { properties: [{ name: "value", isOptional: false, assertion: { kind: "string", maxLength: 60 } }] },
  })
})

test("constraints next to a $ref to a simple type are merged into the referenced schema", () => {
  const node = createNode(
    { $ref: "#/$defs/size", enum: ["s", "m"] },
    { size: { type: "string", enum: ["s", "m", "l"] } },
  )

  expect(node).toMatchObject({ kind: "enum", values: ["s", "m"] })
})

test("the objects in an allOf are merged into a single object", () => {
  const base: JsonObject = { type: "object", properties: { id: { type: "integer" } }, required: ["id"] }
  const node = createNode(
    { allOf: [{ $ref: "#/$defs/base" }, { properties: { name: { type: "string" } } }], unevaluatedProperties: false },
    { base },
  )

  expect(node).toMatchObject({
    kind: "object",
    rest: "closed",
    properties: [
      { name: "id", required: true },
      { name: "name", required: false },
    ],
  })
})

test("a schema can be recursive", () => {
  const tree: JsonObject = {
    type: "object",
    properties: { children: { type: "array", items: { $ref: "#/$defs/tree" } } },
    additionalProperties: false,
  }
  const node = createNode({ $ref: "#/$defs/tree" }, { tree })
  const inner =
    node?.kind === "ref" && node.target.node.kind === "object" ? node.target.node.properties[0]?.node : undefined

  expect(inner).toMatchObject({ kind: "array", items: { kind: "ref" } })
  expect(inner?.kind === "array" && inner.items.kind === "ref" && inner.items.target).toBe(
    node?.kind === "ref" && node.target,
  )
})

test("a type list that contains null makes the value nullable", () => {
  expect(createNode({ type: ["string", "null"] })).toMatchObject({ kind: "string", nullable: true })
  expect(createNode({ type: ["string", "integer"] })).toMatchObject({
    kind: "choice",
    options: [{ kind: "string" }, { kind: "number" }],
  })
})

test("enum values that another constraint excludes are removed", () => {
  expect(createNode({ type: "string", enum: ["a", "bb"], maxLength: 1 })).toMatchObject({ values: ["a"] })
})

test("a nested object with a title gets its own type", () => {
  const node = createNode({
    title: "Price",
    type: "object",
    properties: { amount: { type: "number" } },
    additionalProperties: false,
  })

  expect(node).toMatchObject({ kind: "ref", target: { name: "Price", id: "site/thing.schema.json#/properties/it" } })
})
