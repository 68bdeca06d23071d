import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { toCanonicalText } from "@forecourt/schema-compat/comparison"
import { scanExamples } from "../../scan-examples.ts"
import { isObject, type Json, type JsonObject, toNumberOrUndefined } from "../../schema/json.ts"
import type { Problem } from "../../schema/problem.ts"
import type { Schemas } from "../../schema/read-schemas.ts"
import { isLocalRef, listRefs, resolveRef } from "../../schema/refs.ts"

export interface Released {
  /** The name of the block, or `others` for all schemas that do not belong to a block. */
  readonly name: string
  readonly version: number
  readonly schemas: Readonly<Record<string, JsonObject>>
  readonly fixtures: Readonly<Record<string, Json>>
}

export interface Releases {
  readonly blocks: ReadonlyMap<string, Released>
  readonly earlier: readonly Released[]
  readonly others: Released | undefined
  readonly problems: readonly Problem[]
}

export const RELEASED_FOLDER = ".released"
const OTHERS = "others"

export function getBlockPath(name: string): string {
  return `blocks/${name}/${name}.schema.json`
}

export function listBlockNames({ files }: Schemas): string[] {
  return [...files.keys()].flatMap((path) => /^blocks\/([^/]+)\/\1\.schema\.json$/.exec(path)?.[1] ?? [])
}

export function getVersion(schema: Json | undefined): number {
  const block = isObject(schema) ? schema["x-block"] : undefined
  return (isObject(block) ? toNumberOrUndefined(block.version) : undefined) ?? 1
}

export function findReached(path: string, files: Readonly<Record<string, JsonObject>>): Set<string> {
  const reached = new Set<string>()
  const visit = (at: string) => {
    const schema = files[at]
    if (reached.has(at) || schema === undefined) return
    reached.add(at)
    for (const ref of listRefs(schema)) if (isLocalRef(ref)) visit(resolveRef(ref, at).path)
  }
  visit(path)
  return reached
}

export function listFiles(schemas: Schemas): Record<string, JsonObject> {
  return Object.fromEntries([...schemas.files.values()].map(({ path, schema }) => [path, schema]))
}

export function createRecords(root: string, schemas: Schemas): Released[] {
  const files = listFiles(schemas)
  const blocks = listBlockNames(schemas).map((name): Released => {
    const path = getBlockPath(name)
    return {
      name,
      version: getVersion(files[path]),
      schemas: selectPaths(files, findReached(path, files)),
      fixtures: readFixtures(root, schemas.folder, name),
    }
  })
  const rest = Object.keys(files).filter((path) => !path.startsWith("blocks/"))
  return [...blocks, { name: OTHERS, version: 1, schemas: selectPaths(files, new Set(rest)), fixtures: {} }]
}

function selectPaths<Value>(files: Readonly<Record<string, Value>>, paths: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries([...paths].sort().flatMap((path) => (files[path] ? [[path, files[path]]] : [])))
}

function readFixtures(root: string, folder: string, name: string): Record<string, Json> {
  const shown = scanExamples(root, folder, name).filter(({ kind }) => kind !== "invalid")
  return Object.fromEntries(
    shown.map((example) => [example.name, JSON.parse(readFileSync(join(root, folder, example.path), "utf8"))]),
  )
}

export function readReleases(root: string, folder: string): Releases {
  const problems: Problem[] = []
  const all = globSync("*.json", { cwd: join(root, folder, RELEASED_FOLDER) })
    .sort()
    .flatMap((name) => readRelease(root, `${folder}/${RELEASED_FOLDER}/${name}`, problems))
  const blocks = new Map<string, Released>()
  for (const released of all.filter(({ name }) => name !== OTHERS)) {
    const known = blocks.get(released.name)
    if (known === undefined || known.version < released.version) blocks.set(released.name, released)
  }
  const earlier = all.filter((released) => released.name !== OTHERS && blocks.get(released.name) !== released)
  return { blocks, earlier, others: all.find(({ name }) => name === OTHERS), problems }
}

function readRelease(root: string, file: string, problems: Problem[]): Released[] {
  const { sha256, ...released } = JSON.parse(readFileSync(join(root, file), "utf8")) as Released & { sha256: string }
  if (sha256 !== calculateHash(released))
    problems.push({
      file,
      pointer: "",
      rule: "released",
      message: "It was edited after it was released.",
      cure: `Take the change back (git checkout -- ${file}); a new release is written by \`forecourt schema release\`.`,
    })
  return [removeLoaded(released)]
}

/** Removes the properties with `x-loaded`, since they were never part of the stored content. */
function removeLoaded(released: Released): Released {
  const schemas = Object.entries(released.schemas).map(([path, schema]) => [path, removeProperties(schema)] as const)
  const names = Object.values(released.schemas).flatMap(listLoaded)
  const fixtures = Object.entries(released.fixtures).map(([name, fields]) => [name, omit(fields, names)] as const)
  return { ...released, schemas: Object.fromEntries(schemas), fixtures: Object.fromEntries(fixtures) }
}

function listLoaded({ properties }: JsonObject): string[] {
  if (!isObject(properties)) return []
  return Object.entries(properties).flatMap(([name, schema]) =>
    isObject(schema) && schema["x-loaded"] === true ? [name] : [],
  )
}

function removeProperties(schema: JsonObject): JsonObject {
  const names = listLoaded(schema)
  return names.length === 0 ? schema : { ...schema, properties: omit(schema.properties ?? {}, names) }
}

function omit(value: Json, names: readonly string[]): Json {
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
}

function calculateHash(released: Released): string {
  return createHash("sha256")
    .update(toCanonicalText(toJson(released)))
    .digest("hex")
}

function toJson({ name, version, schemas, fixtures }: Released): JsonObject {
  return { name, version, schemas, fixtures }
}

export function writeReleases(root: string, folder: string, records: readonly Released[]): string[] {
  mkdirSync(join(root, folder, RELEASED_FOLDER), { recursive: true })
  return records.flatMap((record) => {
    const name = record.name === OTHERS ? OTHERS : `${record.name}@${record.version}`
    const file = `${folder}/${RELEASED_FOLDER}/${name}.json`
    const text = `${JSON.stringify(sortKeys({ ...toJson(record), sha256: calculateHash(record) }), null, 2)}\n`
    const path = join(root, file)
    if (existsSync(path) && readFileSync(path, "utf8") === text) return []
    writeFileSync(path, text)
    return [file]
  })
}

/** Sorts the keys, so that two releases can be compared line by line. */
function sortKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isObject(value)) return value
  const keys = Object.keys(value).sort()
  return Object.fromEntries(keys.map((key) => [key, sortKeys(value[key] ?? null)]))
}
