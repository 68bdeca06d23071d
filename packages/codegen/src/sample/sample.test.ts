// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { createSchemas } from "../../test/create-schemas.ts"
import { compileFile } from "../compile.ts"
import { buildIr } from "../ir/build-ir.ts"
import type { Node } from "../ir/ir.types.ts"
import { isObject, type JsonObject } from "../schema/json.ts"
import { readSchemas } from "../schema/read-schemas.ts"
import { createRandom } from "./random.ts"
import { sample, sampleOne } from "./sample.ts"
import { samplePattern } from "./sample-pattern.ts"
import { words } from "./words/words.ts"

const ROOT = join(import.meta.dirname, "../../../..")
const { schemas } = readSchemas(ROOT, "schemas")
const ir = buildIr(schemas)
const EVERYTHING: JsonObject = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../test/everything.schema.json"), "utf8"),
)

/** The number of samples per schema. Setting `FORECOURT_SAMPLES=5000` starts a long run. */
const COUNT = Number(process.env.FORECOURT_SAMPLES ?? readSampled(500))

function createNode(schema: JsonObject): Node {
  const root = buildIr(createSchemas({ "site/thing.schema.json": schema })).roots.get("site/thing.schema.json")
  if (root === undefined) throw new Error("test: the schema was lost.")
  return root.node
}

test.each([...ir.roots.keys()])("samples of %s are valid", (path) => {
  const root = ir.roots.get(path)
  const { accepts } = compileFile(schemas, path, "parser")

  const refused = root ? sample(root.node, { count: COUNT }).filter((value) => !accepts(value)) : [null]

  expect(refused.slice(0, 2)).toEqual([])
})

test("samples of a schema that uses every construct are valid", () => {
  const schemas = {
    folder: "schemas",
    files: new Map([["thing.schema.json", { path: "thing.schema.json", schema: EVERYTHING }]]),
  }
  const root = buildIr(schemas, { isFullDialect: true }).roots.get("thing.schema.json")
  const { accepts } = compileFile(schemas, "thing.schema.json", "parser")

  const samples = root ? sample(root.node, { count: 4 * COUNT }) : []

  expect(samples.filter((value) => !accepts(value)).slice(0, 2)).toEqual([])
  expect(new Set(samples.map((value) => JSON.stringify(value))).size).toBeGreaterThan(2 * COUNT)
})

const TITLE: JsonObject = {
  type: "object",
  properties: {
    title: { type: "string", minLength: 2, maxLength: 20 },
    tags: { type: "array", maxItems: 6, items: { type: "string" } },
  },
  required: ["title"],
  additionalProperties: false,
}

test("the samples of a schema are always the same and do not depend on the description", () => {
  const labelled = { ...TITLE, description: "Another." }

  expect(sample(createNode(TITLE), { count: 20 })).toEqual(sample(createNode(labelled), { count: 20 }))
  expect(sample(createNode(TITLE), { count: 20, seed: "a" })).not.toEqual(
    sample(createNode(TITLE), { count: 20, seed: "b" }),
  )
})

test("samples include texts and lists of the minimum and the maximum length", () => {
  const samples = sample(createNode(TITLE), { count: 300 }).filter(isObject)
  const titles = new Set(samples.map(({ title }) => [...String(title)].length))
  const lists = new Set(samples.map(({ tags }) => (Array.isArray(tags) ? tags.length : null)))

  expect([2, 20].every((length) => titles.has(length))).toBe(true)
  expect([null, 0, 1, 6].every((length) => lists.has(length))).toBe(true)
})

test("samples include both branches of a condition", () => {
  const film = createNode({
    type: "object",
    properties: {
      kind: { type: "string", enum: ["youtube", "file"] },
      id: { type: "string" },
      src: { type: "string" },
    },
    additionalProperties: false,
    if: { properties: { kind: { const: "youtube" } }, required: ["kind"] },
    then: { required: ["id"], properties: { id: { minLength: 6 } } },
    else: { required: ["src"] },
  })

  const samples = sample(film, { count: 60 }).filter(isObject)

  expect(samples.some(({ kind, id }) => kind === "youtube" && String(id).length >= 6)).toBe(true)
  expect(samples.some(({ kind, src }) => kind === "file" && src !== undefined)).toBe(true)
})

test("the longest sample of a schema uses texts in the requested language", () => {
  const root = ir.roots.get("blocks/car-model-card/car-model-card.schema.json")
  const card = root ? sampleOne(root.node, { amount: "most", language: "fi" }) : null

  expect(JSON.stringify(card)).toContain(words.fi.longest.sentence)
})

test.each([
  "^[A-Za-z0-9_-]{6,20}$",
  "^data:image/(webp|png);base64,[A-Za-z0-9+/=]+$",
  "^\\+?\\d{2,3}( \\d{2}){3}$",
  "^[^<>]+$",
])("samples of a text with the pattern %s match the pattern", (pattern) => {
  const texts = Array.from({ length: 50 }, (_, index) => samplePattern(pattern, createRandom(`${index}`)))

  expect(texts.filter((text) => text === null || !new RegExp(pattern, "u").test(text))).toEqual([])
})

test("a sample of a text is an ordinary sentence if the pattern allows one", () => {
  const terms = createNode({ type: "string", pattern: "^[^{}]*$" })

  expect(words.en.sentences).toContain(sampleOne(terms, { amount: "everyday", language: "en" }))
})

test("samples of a pattern with a lookahead are selected from the schema's examples", () => {
  const plate = createNode({ type: "string", pattern: "^(?!AAA)[A-Z]{3}\\d{3}$", examples: ["ABC123", "XYZ789"] })

  expect(samplePattern("^(?!AAA)[A-Z]{3}", createRandom(""))).toBeNull()
  expect(new Set(sample(plate, { count: 50 }))).toEqual(new Set(["ABC123", "XYZ789"]))
})
