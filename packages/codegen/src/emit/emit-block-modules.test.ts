import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { buildIr } from "../ir/build-ir.ts"
import type { Definition } from "../ir/ir.types.ts"
import type { JsonObject } from "../schema/json.ts"
import {
  createBlockMeta,
  emitDefaultsFile,
  emitIslands,
  emitRegistry,
  emitStyles,
  emitWireFile,
} from "./emit-blocks.ts"
import {
  emitMessagesFiles,
  emitParserFiles,
  emitReaderFiles,
  emitTypesFile,
  emitZodFiles,
  type ModuleSet,
} from "./emit-modules.ts"

const PATH = "blocks/car-card/car-card.schema.json"
const FIELD = {
  title: "TextField",
  type: "object",
  properties: { value: { type: "string" } },
  additionalProperties: false,
  "x-field": "text",
}
const CARD = {
  type: "object",
  properties: { title: { $ref: "../../fields/text.schema.json" }, isWide: { type: "boolean", default: false } },
  additionalProperties: false,
}

function definitions(more: JsonObject = {}): { card: Definition; text: Definition } {
  const { roots } = buildIr(
    createSchemas({ "fields/text.schema.json": FIELD, [PATH]: { title: "CarCard", ...CARD, ...more } }),
  )
  const [card, text] = [roots.get(PATH), roots.get("fields/text.schema.json")]
  if (card === undefined || text === undefined) throw new Error("test: a schema was lost.")
  return { card, text }
}

const head = (from: string, cause = "change the schema") =>
  `// Generated from ${from} by @forecourt/codegen. Do not edit: ${cause}, then run \`npx generate\`.`

test("a block's settings are read from its schema, with defaults for missing settings", () => {
  const said = {
    version: 2,
    render: "client",
    category: "Cars",
    since: "0.2.0",
    area: ["main"],
    emptyRule: "No cars.",
    pictured: ["wide"],
  }
  const choices = { page: {}, tag: { max: 3 } }

  expect(createBlockMeta(definitions({ "x-block": { ...said, choices }, "x-cms-name": "Car Card" }).card)).toEqual({
    ...said,
    choices: ["page", "tag"],
    cmsName: "Car Card",
    label: "Car card",
  })
  expect(createBlockMeta(definitions().card)).toEqual({
    cmsName: "CarCard",
    label: "Car card",
    version: 1,
    render: "server",
    category: "Other",
    since: undefined,
    area: [],
    emptyRule: undefined,
    pictured: [],
    choices: [],
  })
})

test("a block's field names and its defaults are emitted as separate files", () => {
  const { card } = definitions()

  expect(emitWireFile(card, "card.json", "@shop/renderer", "npx generate")).toBe(`${head("card.json")}
import type { Wire } from "@shop/renderer"

/** The names and kinds of the fields of a car card in the content platform. */
export const carCardWire: Wire = {
  Title: { prop: "title", kind: "text" },
  IsWide: { prop: "isWide", kind: "boolean" },
}
`)
  expect(emitWireFile(definitions({ title: "PageFields" }).card, "a", "b", "c")).toContain(
    "of the page fields in the content",
  )
  expect(emitDefaultsFile(card, "card.json", "npx generate")).toBe(`${head("card.json")}
import type { CarCard } from "./car-card.ts"

/** The default values of a car card. */
export const carCardDefaults = { isWide: false } satisfies Partial<CarCard>
`)
})

test("the registry contains the loader, the history and the variants of each block", () => {
  const { card } = definitions()
  const block = { name: "car-card", definition: card, components: ["CarCard"], hasLoader: false, hasMigrations: false }
  const written = emitRegistry([block], "@shop/renderer", "schemas", "npx generate")
  const entry = (previous: string, between: string, after: string) => `  CarCard: {
    name: "car-card",
    version: 1,
    render: "server",
    component: CarCard,
${previous}    wire: carCardWire,
${between}    read: readCarCard,
    parse: parseCarCard,
    explain: async () => (await import("./car-card.zod.js")).explainCarCard,
${after}  },
}
`

  expect(written).toBe(`${head("schemas/blocks")}
import type { Registry } from "@shop/renderer"
import { CarCard } from "../car-card/car-card.tsx"
import { parseCarCard } from "./car-card.parser.js"
import { readCarCard } from "./car-card.reader.js"
import { carCardWire } from "./car-card.wire.ts"

/** The blocks of the sites, by their names in the content platform. */
export const registry: Registry = {
${entry("", "", "")}`)
  const full = emitRegistry(
    [{ ...block, components: ["CarCard", "Wide", "Tall"], hasLoader: true, hasMigrations: true }],
    "@shop/renderer",
    "schemas",
    "npx generate",
  )
  expect(full).toContain(`import { load as loadCarCard } from "../car-card/car-card.load.ts"
import { CarCard, Tall, Wide } from "../car-card/car-card.tsx"
import { carCardHistory } from "./car-card.history.ts"
import { parseCarCard } from "./car-card.parser.js"
`)
  expect(full).toContain(
    entry("    variants: { Wide, Tall },\n", "    history: carCardHistory,\n", "    load: loadCarCard,\n"),
  )
})

const ISLANDS = [
  { name: "Menu", path: "bar/menu.client.tsx" },
  { name: "Search", path: "hero/search.client.tsx" },
]

test("every island is loaded separately, except the islands of the page frame, which are loaded together", () => {
  const top = head("src/*/*.client.tsx", "change or add such a file")

  expect(emitIslands(ISLANDS, ["Menu"], "@shop/renderer", "src", "npx generate")).toEqual({
    "islands.tsx": `${top}
import { createNamedIsland } from "@shop/renderer"
import type { Menu as MenuLeaf } from "../bar/menu.client.tsx"
import type { Search as SearchLeaf } from "../hero/search.client.tsx"
import { Island } from "./island.tsx"

export const Menu = createNamedIsland<typeof MenuLeaf>(Island, "Menu")

export const Search = createNamedIsland<typeof SearchLeaf>(Island, "Search")
`,
    "island.tsx": `"use client"

${top}
import { createIslandLoader } from "@shop/renderer/island"

/** Renders an island by its name. Every island on a page uses this component. */
export const Island = createIslandLoader(() => import("./island-list.ts").then(({ findIsland }) => findIsland), {
  Menu: () => import("../bar/menu.client.tsx"),
})
`,
    "island-list.ts": `${top}
import { createIslandList } from "@shop/renderer/island-list"

/** The islands by name, each in a separate chunk. */
export const findIsland = createIslandList({
  Menu: () => import("../bar/menu.client.tsx").then((module) => module.Menu),
  Search: () => import("../hero/search.client.tsx").then((module) => module.Search),
})
`,
  })
})

test("the island modules are generated even without islands or without islands that load with the page", () => {
  const none = emitIslands([], [], "@shop/renderer", "src", "npx generate")
  const closed = emitIslands(ISLANDS, [], "@shop/renderer", "src", "npx generate")

  expect(none["islands.tsx"]).toMatch(/generate`\.\nexport \{\}\n$/)
  expect(none["island-list.ts"]).toContain("createIslandList({\n})")
  expect(closed["island.tsx"]).toContain("then(({ findIsland }) => findIsland))\n")
})

test("a dynamic import of an island is wrapped when the line is too long", () => {
  const getList = (length: number) =>
    emitIslands([{ name: "A", path: "p".repeat(length) }], [], "r", "src", "g")["island-list.ts"]

  expect(getList(68)).toContain(`  A: () => import("../${"p".repeat(68)}").then((module) => module.A),\n`)
  expect(getList(69)).toContain(`  A: () =>\n    import("../${"p".repeat(69)}").then((module) => module.A),\n`)
})

test("the style module lists the style sheets of each block and imports every style sheet once", () => {
  const written = emitStyles(
    [
      { name: "car-card", sheets: ["@forecourt/ui-kit/css/film.css", "../car-card/car-card.module.css"], islands: [] },
      {
        name: "footer",
        sheets: ["@forecourt/ui-kit/css/film.css", "../styles/button.module.css", "../footer/footer-list.css"],
        islands: [],
      },
      { name: "none", sheets: [], islands: [] },
    ],
    "@shop/renderer",
    "src",
    "npx generate",
  )

  expect(written).toBe(`${head("the imports of src/*/*.tsx", "change those files")}
import type { BlockStyles } from "@shop/renderer"
import * as kitFilm from "@forecourt/ui-kit/css/film.css"
import * as carCard from "../car-card/car-card.module.css"
import * as stylesButton from "../styles/button.module.css"
import * as footerList from "../footer/footer-list.css"

/** The style sheets of each block: those of the kit's parts and of its islands, then the block's own. */
export const styles: BlockStyles = {
  "car-card": [kitFilm, carCard],
  footer: [kitFilm, stylesButton, footerList],
  none: [],
}
`)
})

const { card, text } = definitions()
const SET: ModuleSet = {
  modules: [],
  typesFrom: (module) => (module === "text" ? "@shop/renderer" : `./${module}.ts`),
  getModule: (definition) => (definition === text ? "text" : "car-card"),
  command: "npx generate",
}
const MODULE = { name: "car-card", from: "card.json", definitions: [card] }
const getImports = (source: string | undefined) =>
  source?.split("\n").filter((line) => /^(import|export \{)/.test(line))

test("generated modules import types from the modules that declare the types", () => {
  const types = emitTypesFile(MODULE, SET)
  const parser = emitParserFiles(MODULE, SET)
  const reader = emitReaderFiles(MODULE, card, SET, "@shop/renderer")
  const zod = emitZodFiles(MODULE, SET)
  const messages = emitMessagesFiles(MODULE, SET)

  for (const source of [
    types,
    parser.js,
    parser.types,
    reader?.js,
    reader?.types,
    zod.js,
    zod.types,
    messages.js,
    messages.types,
  ])
    expect(source?.split("\n")[0]).toBe(head("card.json"))
  expect(getImports(types)).toEqual([
    expect.stringMatching(/^import type \{ TextField(, TextFieldInput)? \} from "@shop\/renderer"$/),
  ])
  expect(getImports(parser.js)).toEqual([
    expect.stringMatching(/^import \{ .* \} from "\.\/checks\.js"$/),
    expect.stringMatching(/^import \{ \w+TextField \} from "\.\/text\.parser\.js"$/),
  ])
  expect(parser.checks.size).toBeGreaterThan(0)
  expect(getImports(parser.types)).toEqual(['import type { CarCard } from "./car-card.js"'])
  expect(parser.types).toMatch(/\nexport declare function parseCarCard\(value: unknown\): CarCard \| null\n$/)
  expect(getImports(reader?.js)?.map((line) => /from "(.*)"/.exec(line)?.[1])).toEqual(["@shop/renderer/read"])
  expect(reader?.types).toMatch(
    /import type \{ CarCard \} from "\.\/car-card\.js"\n\nexport declare function readCarCard\(raw: unknown\): CarCard \| null\n$/,
  )
  expect(getImports(zod.js)?.map((line) => /from "(.*)"/.exec(line)?.[1])).toEqual(
    [...(getImports(zod.js) ?? []).map((line) => /from "(.*)"/.exec(line)?.[1])].sort(),
  )
  expect(zod.js).toContain(
    'import { carCardGuide } from "./car-card.messages.js"\nimport { findConcerns } from "./concerns.js"\nimport { describe } from "./messages.js"\n',
  )
  expect(zod.types).toContain("export declare const carCardSchema: Schema<CarCard>")
  expect(zod.types).toContain(
    "export declare function explainCarCard(value: unknown, options?: DescribeOptions): Issue[]",
  )
  expect(getImports(messages.js)).toEqual(['import { textFieldGuide } from "./text.messages.js"'])
  expect(messages.types).toBe(
    `${head("card.json")}\nimport type { Guide } from "./messages.js"\n\nexport declare const carCardGuide: Guide\n`,
  )
  expect(messages.checks.size).toBe(0)
})

test("the module generated from a field value schema has a type guard but no function that explains validation errors", () => {
  const module = { name: "text", from: "text.json", definitions: [text] }
  const zod = emitZodFiles(module, SET)

  expect(zod.js).not.toContain("explain")
  expect(zod.types).not.toContain("explain")
  expect(zod.types).not.toContain("DescribeOptions")
  expect(emitParserFiles(module, SET).types).toMatch(
    /export declare function (isTextField\(value: unknown\): value is TextField|parseTextField\(value: unknown\): TextField \| null)\n$/,
  )
})

test("a module in a subfolder imports from its parent folder, and exports its parsers only if withParsers is true", () => {
  const inner = { ...MODULE, name: "cards/car-card" }
  const handing = emitTypesFile(inner, { ...SET, withParsers: true })

  expect(handing).toContain('\nexport { parseCarCard } from "./car-card.parser.js"\n')
  expect(emitTypesFile(inner, SET)).not.toContain("export { parseCarCard }")
  expect(getImports(emitParserFiles(inner, SET).js)?.map((line) => /from "(.*)"/.exec(line)?.[1])).toEqual([
    "../checks.js",
    "../text.parser.js",
  ])
})
