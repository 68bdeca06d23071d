import { expect, test } from "vitest"
import { bundle } from "./bundle.ts"

test("bundling a schema adds each referenced schema to the definitions once", () => {
  const files = {
    "blocks/a.json": {
      $id: "blocks/a.json",
      properties: { b: { $ref: "../fields/b.json" }, again: { $ref: "../fields/b.json#/$defs/x" }, own: { $ref: "#" } },
      allOf: [{ $ref: "https://example.com/elsewhere" }],
      $defs: { kept: true },
    },
    "fields/b.json": {
      $id: "fields/b.json",
      items: { $ref: "b.json" },
      properties: { back: { $ref: "../blocks/a.json" } },
    },
    "fields/unused.json": {},
  }

  expect(bundle("blocks/a.json", files)).toEqual({
    properties: {
      b: { $ref: "#/$defs/fields~1b.json" },
      again: { $ref: "#/$defs/fields~1b.json/$defs/x" },
      own: { $ref: "#" },
    },
    allOf: [{ $ref: "https://example.com/elsewhere" }],
    $defs: {
      kept: true,
      "fields/b.json": { items: { $ref: "#/$defs/fields~1b.json" }, properties: { back: { $ref: "#" } } },
    },
  })
})

test("a property named $id or $ref is bundled as an ordinary property, even when its schema references a missing file", () => {
  const files = { "a.json": { properties: { $id: { type: "string" }, $ref: { $ref: "gone.json" } } } }

  expect(bundle("a.json", files)).toEqual({
    properties: { $id: { type: "string" }, $ref: { $ref: "#/$defs/gone.json" } },
    $defs: { "gone.json": true },
  })
})
