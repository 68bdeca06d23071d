import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as formats from "@forecourt/schema-compat/formats"
import { Ajv2020 } from "ajv/dist/2020.js"
import { expect, test } from "vitest"
import { compile, compileFile } from "./compile.ts"
import { createRandom, type Random } from "./sample/random.ts"
import { scanExamples } from "./scan-examples.ts"
import type { JsonObject } from "./schema/json.ts"
import { readSchemas } from "./schema/read-schemas.ts"

const EVERYTHING: JsonObject = readJson(join(import.meta.dirname, "../test/everything.schema.json"))
const EVERYTHING_EXAMPLES: readonly unknown[] = readJson(join(import.meta.dirname, "../test/everything.examples.json"))

/** The number of mutations per schema. Setting `FORECOURT_MUTATIONS=20000` starts a long run. */
const MUTATIONS = Number(process.env.FORECOURT_MUTATIONS ?? 600)

const ROOT = join(import.meta.dirname, "../../..")
const { schemas } = readSchemas(ROOT, "schemas")
const BLOCKS = [...schemas.files.keys()].filter((path) => path.startsWith("blocks/"))

// biome-ignore lint/suspicious/noExplicitAny: fixtures of every shape
function readJson(path: string): any {
  return JSON.parse(readFileSync(path, "utf8"))
}

function exampleFields(block: string): unknown[] {
  return scanExamples(ROOT, "schemas", block).map(({ path, kind }) => {
    const json = readJson(join(ROOT, "schemas", path))
    return kind === "invalid" ? json.fields : json
  })
}

/**
 * Creates a validator with Ajv. It uses the same format checks as the generator, since libraries interpret formats
 * differently.
 */
function judge(documents: Iterable<JsonObject>, id: string): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, discriminator: true, multipleOfPrecision: 9 })
  ajv.addFormat("date", formats.isDate)
  ajv.addFormat("time", formats.isTime)
  ajv.addFormat("date-time", formats.isDateTime)
  ajv.addFormat("uri", formats.isUri)
  ajv.addFormat("uri-reference", formats.isUriReference)
  ajv.addFormat("email", formats.isEmail)
  ajv.addFormat("uuid", formats.isUuid)
  for (const schema of documents) ajv.addSchema(schema)
  const validate = ajv.getSchema(id)
  if (validate === undefined) throw new Error(`judge: there is no schema ${id}.`)
  return (value) => validate(value) === true
}

test.each(BLOCKS)(
  "parser, zod and ajv agree on the examples of %s and on thousands of mutations of these examples",
  (path) => {
    const parser = compileFile(schemas, path, "parser")
    const zod = compileFile(schemas, path, "zod")
    const ajv = judge(
      [...schemas.files.values()].map(({ schema }) => schema),
      path,
    )
    const examples = exampleFields(path.split("/")[1] ?? "")

    const disagreements = compareOn(listMutations(examples, path), parser, zod, ajv)

    expect(disagreements).toEqual([])
  },
)

test("parser, zod and ajv agree on a schema that uses every construct", () => {
  const parser = compile(EVERYTHING, { target: "parser" })
  const zod = compile(EVERYTHING, { target: "zod" })
  const ajv = judge([EVERYTHING], "everything.schema.json")

  expect(EVERYTHING_EXAMPLES.map((value) => ajv(value))).toEqual(EVERYTHING_EXAMPLES.map(() => true))
  expect(compareOn(listMutations(EVERYTHING_EXAMPLES, "everything", 3 * MUTATIONS), parser, zod, ajv)).toEqual([])
})

test("the result of a parser shares no objects with the input", () => {
  for (const path of BLOCKS) {
    const { parse } = compileFile(schemas, path, "parser")
    for (const fields of exampleFields(path.split("/")[1] ?? "")) {
      const objects = objectsIn(fields)
      expect(objectsIn(parse(fields)).filter((object) => objects.includes(object))).toEqual([])
    }
  }
})

test("every invalid example is rejected with the reason and the message that the example states", () => {
  for (const path of BLOCKS) {
    const block = path.split("/")[1] ?? ""
    const { issues } = compileFile(schemas, path, "zod")
    for (const { path: file, kind } of scanExamples(ROOT, "schemas", block)) {
      if (kind !== "invalid") continue
      const { fields, expect: expected } = readJson(join(ROOT, "schemas", file))
      expect(issues(fields, { language: "sv" }), file).toMatchObject(expected)
    }
  }
})

type Compiled = ReturnType<typeof compile>

function compareOn(
  values: Iterable<unknown>,
  parser: Compiled,
  zod: Compiled,
  ajv: (value: unknown) => boolean,
): unknown[] {
  const disagreements: unknown[] = []
  for (const value of values) {
    const verdicts = { parser: parser.accepts(value), zod: zod.accepts(value), ajv: ajv(value) }
    const agree = verdicts.parser === verdicts.ajv && verdicts.zod === verdicts.ajv
    const explained = verdicts.zod !== zod.issues(value).length > 0
    if (!agree || !explained) disagreements.push({ verdicts, value })
    else if (verdicts.parser) expect(parser.parse(value)).toStrictEqual(zod.parse(value))
  }
  return disagreements.slice(0, 3)
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

function* listMutations(values: readonly unknown[], seed: string, count = MUTATIONS): Iterable<unknown> {
  yield* values
  const random = createRandom(seed)
  for (let i = 0; i < count; i++) {
    const value: unknown = structuredClone(random.pick(values))
    const damages = 1 + Math.floor(random.next() * 3)
    let mutated = value
    for (let j = 0; j < damages; j++) mutated = mutate(mutated, values, random)
    yield mutated
  }
}

function mutate(value: unknown, values: readonly unknown[], random: Random): unknown {
  const holders = objectsIn(value)
  if (holders.length === 0 || random.next() < 0.01) return structuredClone(random.pick(ODDITIES))
  const holder = random.pick(holders) as Record<string, unknown>
  const key = random.pick([...Object.keys(holder), "fresh"])
  const kind = random.next()
  if (kind < 0.2) {
    if (Array.isArray(holder)) holder.pop()
    else delete holder[key]
  } else if (kind < 0.3 && Array.isArray(holder))
    for (let i = 0; i < 12; i++) holder.push(structuredClone(holder[0] ?? null))
  else if (kind < 0.5) {
    put(holder, key, random.pick<unknown>(objectsIn(random.pick(values))) ?? null)
  } else if (kind < 0.7 && typeof holder[key] === "string") put(holder, key, random.pick(TEXTS))
  else if (kind < 0.8 && typeof holder[key] === "number")
    put(holder, key, holder[key] + random.pick([-1, 1, 0.5, 1e4, -1e4]))
  else put(holder, key, random.pick(ODDITIES))
  return value
}

function put(holder: Record<string, unknown>, key: string, value: unknown): void {
  if (Array.isArray(holder)) holder.push(structuredClone(value))
  else holder[key] = structuredClone(value)
}

const TEXTS = [
  "",
  "a",
  "🚗",
  "🚗🚗🚗🚗🚗",
  "video",
  "image",
  "2026-11-20",
  "2026-02-30",
  "2026-11-20T08:00:00Z",
  "08:00:00Z",
  "/bilar",
  "http://a b",
  "mailto:a@b.se",
  "a@b.se",
  "x".repeat(300),
  "h2",
  "None",
  "0",
  "11111111-2222-3333-4444-555555555555",
]
const ODDITIES = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2.5,
  1e21,
  "",
  "a",
  "1",
  [],
  [1],
  [null],
  {},
  { value: "a" },
  { value: 1 },
  { kind: "video" },
]
