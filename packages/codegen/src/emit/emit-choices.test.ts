import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { buildIr } from "../ir/build-ir.ts"
import type { JsonObject } from "../schema/json.ts"
import { emitChoices } from "./emit-choices.ts"

const BOOK = {
  title: "Book",
  type: "object",
  properties: {
    author: { type: "string", "x-search": { facet: "list", words: true } },
    genre: { type: "string", "x-search": { facet: "list" } },
    pages: { type: "integer", "x-search": { facet: "range" } },
    blurb: { type: "string", "x-search": { words: true } },
    isbn: { type: "string" },
  },
  additionalProperties: false,
}

const block = (title: string, more: JsonObject) => ({
  title,
  type: "object",
  properties: {},
  "x-block": { version: 1, area: ["main"], render: "server", ...more },
})

function emitModules(blocks: Readonly<Record<string, JsonObject>>): string {
  const files = Object.entries(blocks).map(([name, schema]) => [`blocks/${name}/${name}.schema.json`, schema])
  const schemas = createSchemas({ "services/books/book.schema.json": BOOK, ...Object.fromEntries(files) })
  const { roots } = buildIr(schemas)
  const definitions = [...roots.values()].filter(({ path }) => path.startsWith("blocks/"))
  return emitChoices(definitions, schemas, "@shop/renderer", { folder: "schemas", command: "npx generate" })
}

test("the query parameters of all blocks are merged into one table, and each facet of the referenced schema gets a parameter", () => {
  const books = block("BookList", {
    choices: {
      "{facet}": { max: 100, maxLength: 200 },
      "not_{facet}": {},
      "{range}_min": { pattern: "^-?\\d{1,15}$" },
      page: { pattern: "^[1-9]$" },
    },
    choicesOf: "services/books/book.schema.json",
  })
  const news = block("News", { choices: { page: { pattern: "^a/b$" }, tag: { max: 2 } } })

  expect(emitModules({ "book-list": books, news, text: block("Text", {}) })).toBe(
    `// Generated from schemas/blocks by @forecourt/codegen. Do not edit: change the schema, then run \`npx generate\`.
import type { ChoiceForms } from "@shop/renderer"

/** The query parameters that blocks read from the URL of any page, with their value formats. */
export const choices: ChoiceForms = {
  author: [{ maxLength: 200, max: 100 }],
  genre: [{ maxLength: 200, max: 100 }],
  not_author: [{}],
  not_genre: [{}],
  page: [{ pattern: /^[1-9]$/u }, { pattern: /^a\\/b$/u }],
  pages_min: [{ pattern: /^-?\\d{1,15}$/u }],
  tag: [{ max: 2 }],
}
`,
  )
})

test("an explicitly named query parameter replaces the parameter generated for a facet of the same name", () => {
  const books = block("BookList", {
    choices: { "{facet}": { max: 30 }, genre: { max: 100 } },
    choicesOf: "services/books/book.schema.json",
  })

  expect(emitModules({ "book-list": books })).toContain("  author: [{ max: 30 }],\n  genre: [{ max: 100 }],\n")
})

test("a query parameter that two blocks define with the same rules is listed only once", () => {
  const list = (title: string) => block(title, { choices: { page: { pattern: "^[1-9]$" } } })
  expect(emitModules({ news: list("News"), "book-list": list("BookList") })).toContain(
    "  page: [{ pattern: /^[1-9]$/u }],\n",
  )
})

test("the table of query parameters is empty when no block has query parameters", () => {
  expect(emitModules({ text: block("Text", {}) })).toContain("export const choices: ChoiceForms = {}\n")
})
