import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { classifyChange } from "@forecourt/schema-compat"
import { expect, test } from "vitest"
import type { Json, JsonObject } from "../../schema/json.ts"
import { readSchemas } from "../../schema/read-schemas.ts"
import { bundle } from "./bundle.ts"
import { getBlockPath, listFiles, readReleases } from "./released.ts"
import waivers from "./second-opinion.json" with { type: "json" }

const ROOT = join(import.meta.dirname, "../../../../..")
const PAIRS = join(ROOT, "../shared/cases/schema-diff/jsoncompat/tests/fixtures/backcompat")
const JSONCOMPAT = join(import.meta.dirname, "../../../test/run-jsoncompat.mjs")
const DEADLINE_MS = 50_000

interface Pair {
  readonly name: string
  readonly old: JsonObject
  readonly new: JsonObject
}

type Opinion = { readonly backward: boolean; readonly forward: boolean } | { readonly error: string }

function runJsoncompat(pairs: readonly Pair[]): readonly Opinion[] {
  const { stdout, error, stderr } = spawnSync(process.execPath, [JSONCOMPAT], {
    input: JSON.stringify(pairs),
    timeout: DEADLINE_MS,
    encoding: "utf8",
    maxBuffer: 1e8,
  })
  if (error || stdout === "") throw new Error(`jsoncompat gave no answer: ${error?.message ?? stderr}`)
  return JSON.parse(stdout)
}

function differences(pairs: readonly Pair[]): unknown[] {
  const theirs = runJsoncompat(pairs)
  return pairs.flatMap((pair, index) => {
    const { backward, forward } = classifyChange(pair.old, pair.new)
    const ours = { backward, forward }
    const isSame = JSON.stringify(ours) === JSON.stringify(theirs[index])
    return isSame || pair.name in waivers ? [] : [{ name: pair.name, ours, theirs: theirs[index] }]
  })
}

test("jsoncompat and our schema comparison classify every change to a block since its release in the same way, except for listed exceptions", () => {
  const files = listFiles(readSchemas(ROOT, "schemas").schemas)
  const pairs = [...readReleases(ROOT, "schemas").blocks.values()].map(({ name, version, schemas }) => ({
    name: `${name}@${version}`,
    old: bundle(getBlockPath(name), schemas),
    new: bundle(getBlockPath(name), files),
  }))

  expect(pairs.length).toBeGreaterThan(4)
  expect(differences(pairs)).toEqual([])
})

const TRIED: Readonly<Record<string, (properties: Record<string, Json>, name: string) => JsonObject>> = {
  "a property goes": ({ ...properties }, name) => {
    delete properties[name]
    return { properties, required: [] }
  },
  "a property comes": (properties) => ({ properties: { ...properties, note: { type: "string" } } }),
  "a property must be given": (_, name) => ({ required: [name] }),
  "a property becomes a number": (properties, name) => ({ properties: { ...properties, [name]: { type: "number" } } }),
  "other properties are let through": () => ({ additionalProperties: true }),
}

test("jsoncompat and our schema comparison classify typical changes to every block in the same way", () => {
  const pairs = [...readReleases(ROOT, "schemas").blocks.values()].flatMap(({ name, schemas }) => {
    const old = bundle(getBlockPath(name), schemas)
    const properties = old.properties as Record<string, Json>
    const [first = ""] = Object.keys(properties)
    return Object.entries(TRIED).map(([what, change]) => ({
      name: `${name}: ${what}`,
      old,
      new: { ...old, ...change(properties, first) },
    }))
  })

  expect(differences(pairs)).toEqual([])
})

test.skipIf(!existsSync(PAIRS))(
  "jsoncompat agrees on its own test pairs, except for documented waivers (skipped without ../shared/cases)",
  () => {
    const read = (name: string, file: string) => JSON.parse(readFileSync(join(PAIRS, name, file), "utf8"))
    const pairs = readdirSync(PAIRS).map((name) => ({ name, old: read(name, "old.json"), new: read(name, "new.json") }))

    expect(differences(pairs)).toEqual([])
  },
)

test("every allowed difference from jsoncompat has a documented reason", () => {
  for (const reason of Object.values(waivers)) expect(reason.length).toBeGreaterThan(40)
})
