import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Config } from "../../config.ts"
import { isObject, type Json, type JsonObject } from "../../schema/json.ts"
import { readSchemas } from "../../schema/read-schemas.ts"
import { type Migration, readMigrations, upcast } from "../release/migrations.ts"
import { blockNames, blockPath, versionOf } from "../release/released.ts"
import { instancesIn, readInstances, VERSION_PARAMETER } from "./instances.ts"

/** A use of a block whose content is older than its schema. */
export interface Migrated {
  readonly file: string
  readonly pointer: string
  readonly block: string
  readonly from: number
  readonly to: number
}

/** Brings stored content to the newest version of its blocks; without `write` it only says what is behind. */
export function migrateContent(root: string, config: Config, { write }: { readonly write: boolean }): Migrated[] {
  const { schemas } = readSchemas(root, config.schemas)
  const histories = new Map(
    blockNames(schemas).map((block) => [
      block,
      {
        version: versionOf(schemas.files.get(blockPath(block))?.schema),
        migrations: readMigrations(root, config.blocks?.source ?? "", block),
      },
    ]),
  )
  const files = new Set(readInstances(root).map(({ file }) => file))
  return [...files].flatMap((file) => migrateFile(root, file, histories, write))
}

interface History {
  readonly version: number
  readonly migrations: readonly Migration[]
}

function migrateFile(root: string, file: string, histories: ReadonlyMap<string, History>, write: boolean): Migrated[] {
  const text = readFileSync(join(root, file), "utf8")
  const document: Json = JSON.parse(text)
  const done: Migrated[] = []
  let changed = document
  for (const { pointer, block, version, fields } of instancesIn(file, document)) {
    const history = histories.get(block)
    if (history === undefined || history.migrations.length === 0 || version >= history.version) continue
    const newer = upcast(fields, version, history.migrations)
    changed = withFields(changed, pointer, newer, history.version)
    done.push({ file, pointer, block, from: version, to: history.version })
  }
  if (write && done.length > 0) writeFileSync(join(root, file), `${JSON.stringify(changed, null, 2)}\n`)
  return done
}

function withFields(document: Json, pointer: string, fields: JsonObject, version: number): Json {
  const [, step, ...rest] = pointer.split("/")
  if (step === undefined) {
    const { params, ...block } = document as JsonObject
    return { ...block, params: { ...(isObject(params) ? params : {}), [VERSION_PARAMETER]: String(version) }, fields }
  }
  const key = step.replaceAll("~1", "/").replaceAll("~0", "~")
  const inner = rest.map((part) => `/${part}`).join("")
  if (Array.isArray(document))
    return document.map((entry, index) => (String(index) === key ? withFields(entry, inner, fields, version) : entry))
  const object = document as JsonObject
  return { ...object, [key]: withFields(object[key] ?? null, inner, fields, version) }
}
