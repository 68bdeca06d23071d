import { existsSync, readFileSync } from "node:fs"
import * as nodeModule from "node:module"
import { join } from "node:path"
import { toMigrationsName } from "../../names.ts"
import type { JsonObject } from "../../schema/json.ts"

/** A migration to the next version. If it loses no values, `down` can reverse it. */
export interface Migration {
  readonly block: string
  readonly from: number
  readonly to: number
  readonly up: (fields: JsonObject) => JsonObject
  readonly down?: (fields: JsonObject) => JsonObject
  /** The properties of the earlier version whose values the migration removes deliberately. */
  readonly drops?: readonly string[]
}

export interface MigrationCase {
  readonly in: JsonObject
  readonly out: JsonObject
}

export function getMigrationsFile(source: string, block: string): string {
  return `${source}/${block}/${block}.migrations.ts`
}

export function getCasesFile(schemas: string, block: string, from: number): string {
  return `${schemas}/blocks/${block}/migrations/${from}-to-${from + 1}.json`
}

/**
 * Reads the migrations of a block. Returns an empty list if the file does not exist. The file may import only
 * `defineMigration`, so that it can be run without a build.
 */
export function readMigrations(root: string, source: string, block: string): readonly Migration[] {
  const file = getMigrationsFile(source, block)
  if (!existsSync(join(root, file))) return []
  const text = readFileSync(join(root, file), "utf8")
  const foreign = [...text.matchAll(/^import (?!type ).*$/gm)].find(([line]) => !line.includes("defineMigration"))
  if (foreign !== undefined)
    throw new Error(`${file}: "${foreign[0]}" is not allowed. A migration is pure: write what it needs into the file.`)
  const code = removeTypes(text, file)
    .replaceAll(/^import .*$/gm, "")
    .replaceAll(/^export /gm, "")
  const load = new Function("defineMigration", `${code}\nreturn ${toMigrationsName(block)}`)
  const migrations = load((migration: Migration) => migration) as readonly Migration[]
  return migrations.toSorted((a, b) => a.from - b.from)
}

function removeTypes(text: string, file: string): string {
  if (nodeModule.stripTypeScriptTypes === undefined)
    throw new Error(`${file}: this version of Node cannot read TypeScript. Use Node 22.18 or newer.`)
  return nodeModule.stripTypeScriptTypes(text)
}

export function readCases(root: string, schemas: string, block: string, from: number): readonly MigrationCase[] {
  const file = join(root, getCasesFile(schemas, block, from))
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as readonly MigrationCase[]) : []
}

export function upcast(fields: JsonObject, version: number, migrations: readonly Migration[]): JsonObject {
  return migrations.filter(({ from }) => from >= version).reduce((at, { up }) => up(at), fields)
}
