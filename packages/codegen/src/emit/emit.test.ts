// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { buildIr } from "../ir/build-ir.ts"
import type { Definition } from "../ir/ir.types.ts"
import type { JsonObject } from "../schema/json.ts"
import { emitDefaultsFile, emitIslands, emitRegistry } from "./emit-blocks.ts"
import { emitParsers } from "./emit-parser.ts"
import { emitTemplate, emitTemplates } from "./emit-templates.ts"
import { emitType } from "./emit-types.ts"
import { createWire, toWireData } from "./emit-wire.ts"

const TEXT: JsonObject = {
  title: "TextField",
  type: "object",
  properties: { value: { type: "string" } },
  required: ["value"],
  additionalProperties: false,
  "x-field": "text",
}

const CARD: JsonObject = {
  title: "CarCard",
  description: "A car.",
  "x-block": { version: 2, area: ["main"], render: "server" },
  type: "object",
  properties: {
    title: { $ref: "../../fields/text.schema.json", description: "Model name." },
    isCampaign: { type: "boolean", default: false },
    look: { type: "string", enum: ["Top", "Centre"], default: "Centre", "x-cms-values": { center: "Centre" } },
    preamble: { $ref: "../../fields/text.schema.json", "x-cms-name": "premble" },
    facts: {
      type: "array",
      maxItems: 2,
      "x-cms-numbered": { label: "Label{n}", value: "LabelValue{n}" },
      items: {
        type: "object",
        properties: {
          label: { $ref: "../../fields/text.schema.json" },
          value: { $ref: "../../fields/text.schema.json" },
        },
        required: ["label", "value"],
        additionalProperties: false,
      },
    },
    note: {
      type: "object",
      properties: { heading: { $ref: "../../fields/text.schema.json" } },
      additionalProperties: false,
    },
  },
  required: ["title"],
  additionalProperties: false,
}

function getRoot(files: Readonly<Record<string, JsonObject>>, path: string): Definition {
  const root = buildIr(createSchemas(files)).roots.get(path)
  if (root === undefined) throw new Error(`test: there is no ${path}.`)
  return root
}

const card = () =>
  getRoot(
    { "fields/text.schema.json": TEXT, "blocks/car-card/car-card.schema.json": CARD },
    "blocks/car-card/car-card.schema.json",
  )
const thing = (schema: JsonObject) => getRoot({ "site/thing.schema.json": schema }, "site/thing.schema.json")

test("generated types match the readable reference output", () => {
  expect(emitType(card())).toBe(`/** A car. */
export interface CarCard {
  /** Model name. */
  title: TextField
  /** @default false */
  isCampaign: boolean
  /** @default "Centre" */
  look: "Top" | "Centre"
  preamble?: TextField
  /** @maxItems 2 */
  facts?: { label: TextField; value: TextField }[]
  note?: { heading?: TextField }
}

/** A car card before its defaults are filled in. */
export interface CarCardInput {
  title: TextField
  isCampaign?: boolean
  look?: "Top" | "Centre"
  preamble?: TextField
  facts?: { label: TextField; value: TextField }[]
  note?: { heading?: TextField }
}`)
})

test("a schema with the keywords if and then generates a union discriminated by the property in the condition", () => {
  const film = thing({
    title: "Film",
    description: "A film.",
    type: "object",
    properties: {
      kind: { type: "string", enum: ["youtube", "file"] },
      id: { type: "string" },
      src: { type: "string" },
    },
    required: ["kind"],
    additionalProperties: false,
    if: { properties: { kind: { const: "youtube" } }, required: ["kind"] },
    then: { required: ["id"] },
    else: { required: ["src"] },
  })

  expect(emitType(film)).toContain(
    `export type Film = FilmBase & ({ kind: "youtube"; id: string } | { kind: "file"; src: string })`,
  )
})

test("a generated predicate consists of direct comparisons and does not use the schema at run time", () => {
  const level = thing({ title: "Level", type: ["integer", "string"], enum: [1, 2, "top"] })

  expect(emitParsers([level]).functions).toEqual([
    `/** Returns whether a value is a level. */
export function isLevel(value) {
  return value === 1 || value === 2 || value === "top"
}`,
  ])
})

test("the field table maps platform fields to properties, numbers the fields of list items and omits data from loaders", () => {
  const { node } = card()

  expect(node.kind === "object" && toWireData(createWire(node))).toEqual({
    Title: { prop: "title", kind: "text" },
    IsCampaign: { prop: "isCampaign", kind: "boolean" },
    Look: { prop: "look", kind: "choice", choices: { top: "Top", centre: "Centre", center: "Centre" } },
    premble: { prop: "preamble", kind: "text" },
    Label1: { prop: "facts", at: 1, part: "label", kind: "text" },
    LabelValue1: { prop: "facts", at: 1, part: "value", kind: "text" },
    Label2: { prop: "facts", at: 2, part: "label", kind: "text" },
    LabelValue2: { prop: "facts", at: 2, part: "value", kind: "text" },
    Note: { prop: "note", kind: "item", of: { Heading: { prop: "heading", kind: "text" } } },
  })
})

test("the emitted defaults contain the schema's default values", () => {
  expect(emitDefaultsFile(card(), "schemas/x", "npm run generate")).toContain(
    `export const carCardDefaults = { isCampaign: false, look: "Centre" } satisfies Partial<CarCard>`,
  )
})

test("templates use the field types of the content platform, and default values become standard values", () => {
  const templates = emitTemplates([emitTemplate(card())], "schemas", "npm run generate")

  expect(templates).toContain(
    `{ name: "Look", type: "Droplist", prop: "look", kind: "choice", source: ["Top", "Centre"] }`,
  )
  expect(templates).toContain(`standardValues: { IsCampaign: false, Look: "Centre" }`)
})

test("the registry contains only blocks with components", () => {
  const block = {
    name: "car-card",
    definition: card(),
    components: ["CarCard", "Wide"],
    hasLoader: true,
    hasMigrations: false,
  }
  const absent = { ...block, components: [] }

  expect(emitRegistry([block], "@forecourt/renderer", "schemas", "npm run generate")).toContain(`  CarCard: {
    name: "car-card",
    version: 2,
    render: "server",
    component: CarCard,
    variants: { Wide },
    wire: carCardWire,
    read: readCarCard,
    parse: parseCarCard,
    explain: async () => (await import("./car-card.zod.js")).explainCarCard,
    load: loadCarCard,
  },
`)
  expect(emitRegistry([absent], "@forecourt/renderer", "schemas", "npm run generate")).not.toContain("CarCard")
})

test("one small client module loads each island separately by name", () => {
  const modules = emitIslands(
    [{ name: "Search", path: "hero/search.client.tsx" }],
    [],
    "@forecourt/renderer",
    "src",
    "npm run generate",
  )

  expect(modules["island.tsx"].startsWith(`"use client"\n`)).toBe(true)
  expect(modules["island.tsx"]).not.toContain("Search")
  expect(modules["island-list.ts"]).toContain(
    `  Search: () => import("../hero/search.client.tsx").then((module) => module.Search),\n`,
  )
  expect(modules["islands.tsx"]).toContain(`import type { Search as SearchLeaf } from "../hero/search.client.tsx"
import { Island } from "./island.tsx"

export const Search = createNamedIsland<typeof SearchLeaf>(Island, "Search")
`)
})

test("the small client module imports islands that are needed on page load directly", () => {
  const islands = [
    { name: "Menu", path: "bar/menu.client.tsx" },
    { name: "Search", path: "hero/search.client.tsx" },
  ]

  const modules = emitIslands(islands, ["Search"], "@forecourt/renderer", "src", "npm run generate")

  expect(modules["island.tsx"]).toContain(`, {
  Search: () => import("../hero/search.client.tsx"),
})`)
  expect(modules["island.tsx"]).not.toContain("Menu")
})

test("a schema with x-partial generates a parser for incomplete values, and the full parser calls that parser", () => {
  const name = { type: "string", pattern: "^[A-Z]" }
  const properties = { name, age: { type: "integer" } }
  const contact = { title: "Contact", type: "object", properties, required: ["name"], "x-partial": true } as const

  const [whole, partial] = emitParsers([
    getRoot({ "services/contact.schema.json": contact }, "services/contact.schema.json"),
  ]).functions

  expect(whole).toContain("const result = parsePartialContact(value)")
  expect(whole).toContain("result.name === undefined")
  expect(partial).toContain("export function parsePartialContact(value)")
  expect(partial).not.toContain("result.name === undefined")
})
