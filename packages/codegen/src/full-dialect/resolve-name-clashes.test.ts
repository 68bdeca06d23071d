import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { expect, onTestFinished, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { emit } from "../emit-schemas.ts"
import type { JsonObject } from "../schema/json.ts"

const TSC = join(import.meta.dirname, "../../../../node_modules/typescript/bin/tsc")

function compileSchemas(schemas: Readonly<Record<string, JsonObject>>): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-names-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const names: string[] = []
  for (const [path, schema] of Object.entries(schemas)) {
    const name = path.replace(".json", ".ts")
    writeFileSync(join(folder, name), emit({ [path]: schema }, { withZod: false }).get(name) ?? "")
    names.push(name)
  }
  const flags = ["--noEmit", "--strict", "--module", "nodenext", "--types", ""]
  return spawnSync(process.execPath, [TSC, ...flags, ...names], { cwd: folder, encoding: "utf8" }).stdout
}

function createSchema(names: readonly string[]): JsonObject {
  const $defs = Object.fromEntries(
    names.map((name, at) => [name, { type: "object", properties: { [`own${at}`]: { type: "string", default: "" } } }]),
  )
  return {
    type: "object",
    $defs,
    properties: {
      map: { type: "object", additionalProperties: { type: "string" } },
      open: { type: "object" },
      lists: { type: "array", items: { type: "array", items: { type: "number" } } },
      ...Object.fromEntries(names.map((name, at) => [`p${at}`, { $ref: `#/$defs/${name}` }])),
    },
  }
}

test.each([
  ["Record"],
  ["record", "Record"],
  ["Array"],
  ["Object", "String"],
  ["Thing", "ThingInput"],
  ["ThingInput", "Thing"],
])("the generated types for definitions with the names %s compile", (...names) => {
  expect(compileSchemas({ "root.json": createSchema(names) })).toBe("")
})

test.each([
  ["Thing", "ThingInput"],
  ["ThingInput", "Thing"],
  ["Thing", "ThingInput", "ThingInputInput"],
])("definitions with the clashing names %s get different type names", (...names) => {
  const types = emit({ "root.json": createSchema(names) }).get("root.ts") ?? ""
  const declared = [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name)

  expect(declared.length).toBeGreaterThanOrEqual(2 * names.length)
  expect(new Set(declared).size).toBe(declared.length)
})

test("types for definitions with reserved or global names compile", () => {
  const globals = Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]\w+$/.test(name))
  const name = fc.oneof(
    fc.constantFrom(...globals),
    fc.constantFrom("Record", "record", "Readonly", "Partial", "Pick", "Omit", "Exclude"),
    fc.constantFrom(
      "a",
      "A",
      "aInput",
      "a-base",
      "Schema",
      "default",
      "class",
      "string",
      "360",
      "unknown",
      "never",
      "any",
    ),
  )
  const samples = fc.sample(fc.uniqueArray(name, { minLength: 1, maxLength: 4 }), readSampled(1000))

  expect(compileSchemas(Object.fromEntries(samples.map((names, at) => [`s${at}.json`, createSchema(names)])))).toBe("")
})

test("the types of a definition do not clash with imported names", () => {
  for (const name of ["DescribeOptions", "Guide", "Issue", "Schema"]) {
    const declarations = emit({ "root.json": createSchema([name]) })

    for (const path of ["root.zod.d.ts", "root.messages.d.ts"]) {
      const imported = [...(declarations.get(path) ?? "").matchAll(/^import type \{ (.*) \}/gm)]
      const names = imported.flatMap(([, list = ""]) => list.split(", "))
      expect(new Set(names).size, `${path} of ${name}`).toBe(names.length)
    }
  }
})
