import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { write } from "../../../test/small-repository.ts"
import type { Config } from "../../config.ts"
import { readInstances } from "./instances.ts"
import { migrateContent } from "./migrate-content.ts"
import { readFieldSets } from "./page-fields.ts"

function createFolder(files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(tmpdir(), "forecourt-content-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, value] of Object.entries(files))
    write(root, path, typeof value === "string" ? value : JSON.stringify(value))
  return root
}

test("blocks in lists and in nested blocks are found, but objects in fields are not treated as blocks", () => {
  const root = createFolder({
    "sites/se/content/pages/bilar/sv.json": {
      layout: {
        "a/b": [
          { block: "hero", id: "x", params: { SchemaVersion: "2" }, fields: { block: "no", inner: { block: "no" } } },
          { block: "frame", zones: { main: [{ block: "card", params: { SchemaVersion: "new" } }] } },
        ],
      },
    },
    "sites/no/content/home/nb.json": { block: "hero", params: { SchemaVersion: "1.5" } },
    "sites/no/other/home/nb.json": { block: "hero" },
  })

  const lines = readInstances(root).map(({ site, page, language, block, id, pointer, version, isStated }) =>
    [site, page, language, block, id, pointer, version, isStated].join(" "),
  )

  expect(lines).toEqual([
    "no home nb hero   1 false",
    "se pages/bilar sv hero x /layout/a~1b/0 2 true",
    "se pages/bilar sv frame  /layout/a~1b/1 1 false",
    "se pages/bilar sv card  /layout/a~1b/1/zones/main/0 1 false",
  ])
})

test("fields of pages, items and site settings are found with the name of their template", () => {
  const root = createFolder({
    "sites/se/content/site.json": { settings: { sv: { name: "S" }, fi: null } },
    "sites/se/content/pages/a/sv.json": { fields: { title: "A" } },
    "sites/se/content/pages/b/sv.json": { fields: { title: "B" }, template: "Dealership" },
    "sites/se/content/items/c/sv.json": { fields: {}, template: "Person" },
    "sites/se/content/pages/d/sv.json": { layout: {} },
    "sites/se/content/pages/e/sv.json": [],
    "sites/se/content/pages/g/sv.json": null,
    "sites/se/content/designs/f/sv.json": { fields: { title: "F" } },
  })

  const lines = readFieldSets(root).map(({ file, pointer, template }) => [file.slice(17), pointer, template].join(" "))

  expect(lines).toEqual([
    "items/c/sv.json /fields Person",
    "pages/a/sv.json /fields Page",
    "pages/b/sv.json /fields Dealership",
    "site.json /settings/sv SiteSettings",
  ])
})

const CONFIG: Config = {
  schemas: "schemas",
  schemasPackage: "@shop/schemas",
  command: "npm run generate",
  blocks: { source: "src", renderer: "@shop/renderer" },
}

const schema = (version: number, names: readonly string[]) => ({
  title: "Card",
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  "x-block": { version },
})

const PATH = "blocks/card/card.schema.json"
const FILE = "sites/se/content/home/sv.json"

function repositoryWith(content: unknown): string {
  const record = (version: number, names: readonly string[]) => ({
    name: "card",
    version,
    schemas: { [PATH]: schema(version, names) },
    fixtures: {},
  })
  return createFolder({
    [`schemas/${PATH}`]: schema(3, ["title", "badge", "note"]),
    "schemas/.released/another@1.json": { ...record(1, ["badge", "note"]), name: "another" },
    "schemas/.released/card@1.json": record(1, ["title", "label"]),
    "schemas/.released/card@2.json": record(2, ["title", "badge"]),
    "src/card/card.migrations.ts": `import { defineMigration } from "@shop/renderer"
const rename = { block: "card", from: 1, to: 2, up: ({ label, ...rest }) => (label === undefined ? rest : { ...rest, badge: label }) }
const note = { block: "card", from: 2, to: 3, up: (fields) => ({ ...fields, note: "2" }) }
export const cardMigrations = [rename, note]
`,
    [FILE]: content,
  })
}

const card = (fields: object, params?: object) => ({ block: "card", ...(params && { params }), fields })
const migrateRepository = (root: string) => {
  const done = migrateContent(root, CONFIG, { write: true })
  return { done, content: JSON.parse(readFileSync(join(root, FILE), "utf8")) }
}

test.each([
  ["has no version", undefined, { label: "x" }, { badge: "x", note: "2" }],
  ["has the first version", { SchemaVersion: "1" }, { label: "x" }, { badge: "x", note: "2" }],
  ["has the second version", { SchemaVersion: "2" }, { badge: "x" }, { badge: "x", note: "2" }],
  ["has the second version and a name of the first", { SchemaVersion: "2" }, { label: "x" }, { label: "x", note: "2" }],
  ["has no version and the newest names", undefined, { badge: "x", note: "own" }, { badge: "x", note: "own" }],
  ["has no version and only a newer name", undefined, { badge: "x" }, { badge: "x" }],
  ["has no version and fits both versions equally", undefined, { title: "t" }, { title: "t", note: "2" }],
])("content that %s is migrated to the latest version", (_, params, previous, after) => {
  const { done, content } = migrateRepository(repositoryWith({ main: [card(previous, params)] }))

  expect(content).toEqual({ main: [card(after, { SchemaVersion: "3" })] })
  expect(done).toMatchObject([{ file: FILE, pointer: "/main/0", block: "card", to: 3 }])
})

test("migrating content that is already up to date leaves the file byte for byte unchanged", () => {
  const text = `{"main": [{"block":"card","params":{"SchemaVersion":"3"},"fields":{"label":"x"}}, {"block":"hero","fields":{}}]}`
  const root = repositoryWith(text)

  expect(migrateContent(root, CONFIG, { write: true })).toEqual([])
  expect(readFileSync(join(root, FILE), "utf8")).toBe(text)
})

test("content of a block without a migrations file is always up to date", () => {
  const root = repositoryWith({ main: [card({ label: "x" })] })
  rmSync(join(root, "src/card/card.migrations.ts"))

  expect(migrateContent(root, CONFIG, { write: true })).toEqual([])
})

test("a repository without blocks has no outdated content", () => {
  const { blocks: _, ...config } = CONFIG

  expect(migrateContent(repositoryWith({ main: [card({ label: "x" })] }), config, { write: true })).toEqual([])
})

test("a migration leaves unrelated parameters and other blocks unchanged", () => {
  const hero = { block: "hero", fields: { label: "x" } }
  const content = { "a/b~c": { main: [hero, card({ label: "x" }, { Anchor: "here" })] }, more: 1 }

  expect(migrateRepository(repositoryWith(content)).content).toEqual({
    "a/b~c": { main: [hero, card({ badge: "x", note: "2" }, { Anchor: "here", SchemaVersion: "3" })] },
    more: 1,
  })
})

test("without the write option, migrateContent reports outdated content and changes no file", () => {
  const root = repositoryWith({ main: [card({ label: "x" })] })
  const previous = readFileSync(join(root, FILE), "utf8")

  expect(migrateContent(root, CONFIG, { write: false })).toMatchObject([{ from: 1, to: 3 }])
  expect(readFileSync(join(root, FILE), "utf8")).toBe(previous)
})
