import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { compile as typesFromOthers } from "json-schema-to-typescript"
import { expect, onTestFinished, test } from "vitest"
import { write } from "../test/small-repository.ts"
import { planGenerated } from "./generate.ts"
import { isList, isObject, type Json, type JsonObject } from "./schema/json.ts"
import { readSchemas } from "./schema/read-schemas.ts"
import { findTarget, resolveRef } from "./schema/refs.ts"

const ROOT = join(import.meta.dirname, "../../..")
const { schemas } = readSchemas(ROOT, "schemas")

/**
 * Merges the properties next to a `$ref` into a copy of the schema to which it refers. `json-schema-to-typescript`
 * ignores the types of such properties in the referenced schema.
 */
function mergeProperties({ $ref, ...schema }: JsonObject, from: string): { schema: JsonObject; from: string } | null {
  if (typeof $ref !== "string" || !isObject(schema.properties)) return null
  const target = resolveRef($ref, from)
  const { properties, ...rest } = (findTarget(schemas, target) ?? {}) as JsonObject
  const known = isObject(properties) ? properties : {}
  const narrowed = Object.entries(schema.properties).map(([name, property]) => {
    return [name, { ...(known[name] as JsonObject), ...(property as JsonObject) }]
  })
  return { schema: { ...rest, properties: { ...known, ...Object.fromEntries(narrowed) } }, from: target.path }
}

function bundleSchema(path: string): JsonObject {
  const $defs: Record<string, Json> = {}
  const inline = (schema: Json, from: string): Json => {
    if (isList(schema)) return schema.map((entry) => inline(entry, from))
    if (!isObject(schema)) return schema
    const merged = mergeProperties(schema, from)
    if (merged) return inline(merged.schema, merged.from)
    const { $id, $schema, ...rest } = schema
    return Object.fromEntries(
      Object.entries(rest).map(([keyword, value]) =>
        keyword === "$ref" && typeof value === "string"
          ? ["$ref", `#/$defs/${define(value, from)}`]
          : [keyword, isAnything(value) ? true : inline(value, from)],
      ),
    )
  }
  const define = (ref: string, from: string): string => {
    const target = resolveRef(ref, from)
    const schema = findTarget(schemas, target) ?? {}
    const name = String(schema.title)
    if (!(name in $defs)) {
      $defs[name] = {}
      $defs[name] = inline(schema, target.path)
    }
    return name
  }
  const root = inline(schemas.files.get(path)?.schema ?? {}, path) as JsonObject
  return { ...writeOut(root, $defs), $defs }
}

/**
 * True if the `type` of a schema lists all types. For such a schema, `json-schema-to-typescript` generates a union of
 * all types instead of `unknown`.
 */
function isAnything(schema: Json | undefined): boolean {
  const kinds = isObject(schema) ? schema.type : undefined
  return (
    isList(kinds) && ["string", "number", "boolean", "object", "array", "null"].every((kind) => kinds.includes(kind))
  )
}

/**
 * Merges an `allOf` and its schema into a single schema if the schema has `unevaluatedProperties: false`.
 * `json-schema-to-typescript` does not support `unevaluatedProperties`.
 */
function writeOut({ allOf, unevaluatedProperties, ...schema }: JsonObject, $defs: JsonObject): JsonObject {
  if (!isList(allOf) || unevaluatedProperties !== false) return { ...schema, ...(allOf !== undefined && { allOf }) }
  const shared = allOf.map((part) => (isObject(part) ? $defs[String(part.$ref).replace("#/$defs/", "")] : null))
  const all = [...shared, schema].filter(isObject)
  return {
    ...schema,
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required }) => (isList(required) ? required : [])),
    additionalProperties: false,
  }
}

test("generated types and types from json-schema-to-typescript are mutually assignable", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-types-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = planGenerated(ROOT)
  write(folder, "fields.ts", files.get("packages/renderer/src/generated/fields.ts") ?? "")
  const checks: string[] = []
  for (const { path, schema } of schemas.files.values()) {
    const [room, block] = path.split("/")
    if (room !== "blocks" || block === undefined) continue
    const ours = files.get(`packages/blocks/src/generated/${block}.ts`) ?? ""
    const theirs = await typesFromOthers(bundleSchema(path), String(schema.title), {
      ignoreMinAndMaxItems: true,
      format: false,
    })
    const name = ours.includes(`${schema.title}Input`) ? `${schema.title}Input` : schema.title
    write(folder, `${block}.ours.ts`, ours.replaceAll(`"@forecourt/renderer"`, `"./fields.ts"`))
    write(folder, `${block}.theirs.ts`, theirs)
    checks.push(`same<import("./${block}.ours.ts").${name}, import("./${block}.theirs.ts").${schema.title}>(true)`)
  }
  write(
    folder,
    "check.ts",
    `declare function same<A, B>(yes: [A] extends [B] ? ([B] extends [A] ? true : false) : false): void\n${checks.join("\n")}\n`,
  )

  const flags = [
    "--noEmit",
    "--strict",
    "--exactOptionalPropertyTypes",
    "--allowImportingTsExtensions",
    "--module",
    "nodenext",
    "--types",
    "",
  ]
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc")
  const { stdout, status } = spawnSync(process.execPath, [tsc, ...flags, "check.ts"], { cwd: folder, encoding: "utf8" })

  expect(checks.length).toBeGreaterThan(4)
  expect(status, stdout).toBe(0)
})
