// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { buildIr } from "../ir/build-ir.ts"
import { scanStyleFacts } from "../scan-style-facts.ts"
import type { JsonObject } from "../schema/json.ts"
import { emitBlockPage } from "./emit-docs.ts"

const PATH = "blocks/film-wall/film-wall.schema.json"

const WALL: JsonObject = {
  title: "FilmWall",
  description: "Films beside each other.",
  deprecated: true,
  "x-block": {
    version: 2,
    since: "0.3.0",
    area: ["main"],
    render: "server",
    emptyRule: "Renders nothing without films.",
  },
  type: "object",
  properties: {
    title: {
      type: "string",
      maxLength: 60,
      examples: ["Vinter"],
      "x-since": "0.4.0",
      "x-editor": { group: "content" },
    },
    source: { type: "string", enum: ["YouTube", "File"], default: "File", "x-editor": { group: "media" } },
    isWide: { type: "boolean", default: false, deprecated: true, "x-editor": { group: "media" } },
    id: { type: "string", "x-editor": { group: "media" } },
    pace: { type: "number", minimum: 1, maximum: 9, "x-editor": { group: "media" } },
  },
  additionalProperties: false,
  if: { properties: { source: { const: "YouTube" } }, required: ["source"] },
  then: { required: ["id"], properties: { id: { minLength: 6 } } },
}

const CSS = `@layer fc.blocks {
  /* --fc-film-wall-gone: 1px; */
  .root { --fc-film-wall-gap: var(--fc-space-4); gap: var(--fc-film-wall-gap); color: var(--fc-color-ink); }
  @media (width >= 768px) { .root[data-wide] { --fc-film-wall-gap: 0; } }
  .film[data-state="open"], .film[data-state="closed"] { margin: 0 }
}`

const CODE = `<section {...part("root")}>{films.map(() => <li {...part("film")} />)}</section>; part("root")`

function createPage(schema: JsonObject): string {
  const root = buildIr(createSchemas({ [PATH]: schema })).roots.get(PATH)
  if (!root) throw new Error("test: the schema was lost.")
  const options = { schemas: "schemas", command: "npm run generate", toRoot: "../..", source: "packages/blocks/src" }
  const sources = {
    name: "film-wall",
    examples: [],
    least: `{ "id": "a" }\n`,
    styleFacts: scanStyleFacts("film-wall", CSS, CODE),
  }
  return emitBlockPage(root, sources, options)
}

test("a documentation page contains the block's description, the rule for when the block is empty and a minimal example", () => {
  const text = createPage(WALL)

  expect(text).toContain(
    "**Deprecated. Do not use it on new pages.**\n\nFilms beside each other.\n\nRenders nothing without films.",
  )
  expect(text).toContain("- Version: 2, since 0.3.0")
  expect(text).toContain('```json\n{ "id": "a" }\n```')
})

test("fields are listed in their groups with limits, examples and history, and empty columns are omitted", () => {
  const text = createPage(WALL)

  expect(text).toContain(`### Content

| Field | Type | Description |
| --- | --- | --- |
| \`title\` | plain text | For example \`Vinter\`. Since 0.4.0. At most 60 characters. |`)
  expect(text).toContain("| `source` | `YouTube`, `File` | `File` |  |")
  expect(text).toContain("| `isWide` | yes or no | no | **Deprecated.** |")
  expect(text).toContain("| `pace` | number |  | 1 to 9. |")
})

test("the documentation page describes the conditions of a schema as text", () => {
  expect(createPage(WALL)).toContain(
    "- When `source` is `YouTube`: `id` must have a value; `id` has at least 6 characters.",
  )
})

test("the docs list the parts, states, custom properties and design tokens in the block's source files", () => {
  const text = createPage(WALL)

  expect(text).toContain('`data-scope="film-wall"` and a `data-part`: `root`, `film`.')
  expect(text).toContain("States: `data-wide`, `data-state` (open, closed).")
  expect(text).toContain(
    "| `--fc-film-wall-gap` | `var(--fc-space-4)` | `0` at `@media (width >= 768px) .root[data-wide]` |",
  )
  expect(text).toContain("Design tokens: `--fc-color-ink`, `--fc-space-4`.")
  expect(text).not.toContain("gone")
})
