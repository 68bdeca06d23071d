import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import type { JsonObject } from "../schema/json.ts"
import type { Problem } from "../schema/problem.ts"
import { buildIr } from "./build-ir.ts"
import { checkLabels } from "./lint-labels.ts"

const LABEL = { "x-editor": { label: { sv: "a", nb: "a", en: "a", fi: "a", sk: "a" } } }
const TEXT: JsonObject = { type: "string" }
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})

function listUnlabelled(properties: JsonObject, $defs: JsonObject = {}, page: JsonObject = {}): string[] {
  return findUnlabelled(properties, { $defs }, page).map(({ file, pointer }) => `${file}#${pointer}`)
}

function findUnlabelled(properties: JsonObject, more: JsonObject, page: JsonObject = {}): Problem[] {
  const schemas = createSchemas({
    "blocks/banner/banner.schema.json": object(properties, { title: "Banner", ...more }),
    "fields/text.schema.json": object({ value: TEXT }, { title: "TextField", "x-field": "text", ...LABEL }),
    "site/page.schema.json": object(page, { title: "Page" }),
    "site/settings.schema.json": object({ nameless: TEXT }, { title: "Settings" }),
  })
  return checkLabels(buildIr(schemas))
}

const BANNER = "schemas/blocks/banner/banner.schema.json#"

test("a field without a label is reported by its path, unless the referenced schema has a label", () => {
  const text = { $ref: "../../fields/text.schema.json" }

  expect(listUnlabelled({ named: { ...TEXT, ...LABEL }, nameless: TEXT, text })).toEqual([
    `${BANNER}/properties/nameless`,
  ])
})

test("fields of a page require labels, but fields of a site's settings do not", () => {
  expect(listUnlabelled({}, {}, { named: { ...TEXT, ...LABEL }, nameless: TEXT })).toEqual([
    "schemas/site/page.schema.json#/properties/nameless",
  ])
})

test("fields of a list entry require labels, but fields of a nested object do not", () => {
  const entry = object({ named: { ...TEXT, ...LABEL }, nameless: TEXT })
  const properties = {
    list: { type: "array", items: entry, ...LABEL },
    group: object({ inner: TEXT, list: { type: "array", items: entry } }, LABEL),
  }

  expect(listUnlabelled(properties)).toEqual([
    `${BANNER}/properties/list/items/properties/nameless`,
    `${BANNER}/properties/group/properties/list/items/properties/nameless`,
  ])
})

test("a missing label in a shared definition is reported once, even when the definition is recursive", () => {
  const page = object({
    name: TEXT,
    pages: { type: "array", items: { $ref: "#/$defs/page" }, "x-field": "item", ...LABEL },
  })
  const list = { type: "array", items: { $ref: "#/$defs/page" }, "x-field": "item", ...LABEL }

  expect(listUnlabelled({ first: list, second: list }, { page })).toEqual([`${BANNER}/$defs/page/properties/name`])
})

test("the branches of a union are checked for labels", () => {
  const branch = object({ kind: { const: "a", ...LABEL }, nameless: TEXT }, { required: ["kind"] })
  const union = { type: "object", oneOf: [branch], discriminator: { propertyName: "kind" } }

  expect(listUnlabelled({ list: { type: "array", items: union, "x-field": "item", ...LABEL } })).toEqual([
    `${BANNER}/properties/list/items/oneOf/0/properties/nameless`,
  ])
})

test("each placeholder of a block needs a label", () => {
  const placeholders = { left: { ...LABEL["x-editor"] }, right: { max: 2 } }

  expect(findUnlabelled({}, { "x-block": { placeholders } }).map(({ pointer }) => pointer)).toEqual([
    "/x-block/placeholders/right",
  ])
})

test("the report of a missing label names the labels file and the entry", () => {
  const list = { type: "array", items: object({ price: TEXT }, LABEL), ...LABEL }

  const [problem] = findUnlabelled({ list }, {})

  expect(problem?.cure).toBe(
    'Add "list[].price": { "label": { "sv": "…", "nb": "…", "da": "…", "en": "…", "fi": "…", "sk": "…" } } to banner.labels.json.',
  )
})
