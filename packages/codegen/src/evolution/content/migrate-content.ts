import { readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Config } from "../../config.ts"
import { isObject, type Json, type JsonObject, parsePointer, toEntries } from "../../schema/json.ts"
import { readSchemas } from "../../schema/read-schemas.ts"
import { type Migration, readMigrations, upcast } from "../release/migrations.ts"
import { getBlockPath, getVersion, listBlockNames, readReleases } from "../release/released.ts"
import { findInstances, type Instance, readInstances, VERSION_PARAMETER } from "./instances.ts"

export interface Migrated {
  readonly file: string
  readonly pointer: string
  readonly block: string
  readonly from: number
  readonly to: number
}

export function migrateContent(root: string, config: Config, { write }: { readonly write: boolean }): Migrated[] {
  const { schemas } = readSchemas(root, config.schemas)
  const { blocks, earlier } = readReleases(root, config.schemas)
  const released = [...blocks.values(), ...earlier]
  const histories = new Map(
    listBlockNames(schemas).map((block): [string, History] => {
      const path = getBlockPath(block)
      const first = released.find(({ name, version }) => name === block && version === 1)
      const schema = schemas.files.get(path)?.schema
      return [
        block,
        {
          version: getVersion(schema),
          migrations: readMigrations(root, config.blocks?.source ?? "", block),
          names: listNames(schema),
          firstNames: listNames(first?.schemas[path]),
        },
      ]
    }),
  )
  const files = new Set(readInstances(root).map(({ file }) => file))
  return [...files].flatMap((file) => migrateFile(root, file, histories, write))
}

interface History {
  readonly version: number
  readonly migrations: readonly Migration[]
  readonly names: readonly string[]
  readonly firstNames: readonly string[]
}

function listNames(schema: JsonObject | undefined): readonly string[] {
  return toEntries(schema?.properties).map(([name]) => name)
}

/**
 * Returns the version that the content states. If it states none, the version is guessed from the names of the fields:
 * either the first or the newest version.
 */
function findWrittenVersion({ isStated, version, fields }: Instance, history: History): number {
  if (isStated) return version
  const countKnown = (names: readonly string[]) => Object.keys(fields).filter((name) => names.includes(name)).length
  return countKnown(history.names) > countKnown(history.firstNames) ? history.version : version
}

function migrateFile(root: string, file: string, histories: ReadonlyMap<string, History>, write: boolean): Migrated[] {
  const text = readFileSync(join(root, file), "utf8")
  const document: Json = JSON.parse(text)
  const done: Migrated[] = []
  let changed = document
  for (const instance of findInstances(file, document)) {
    const { pointer, block, version, fields } = instance
    const history = histories.get(block)
    if (history === undefined || history.migrations.length === 0 || version >= history.version) continue
    const newer = upcast(fields, findWrittenVersion(instance, history), history.migrations)
    changed = setFields(changed, parsePointer(pointer), newer, history.version)
    done.push({ file, pointer, block, from: version, to: history.version })
  }
  if (write && done.length > 0) replaceFile(join(root, file), `${JSON.stringify(changed, null, 2)}\n`)
  return done
}

/**
 * Replaces a file atomically. If the process is interrupted, the file contains either the complete old text or the
 * complete new text.
 */
function replaceFile(path: string, text: string): void {
  const aside = `${path}.new`
  writeFileSync(aside, text)
  renameSync(aside, path)
}

function setFields(document: Json, [step, ...rest]: readonly string[], fields: JsonObject, version: number): Json {
  if (step === undefined) {
    const { params, ...block } = document as JsonObject
    return { ...block, params: { ...(isObject(params) ? params : {}), [VERSION_PARAMETER]: String(version) }, fields }
  }
  if (Array.isArray(document))
    return document.map((entry, index) => (String(index) === step ? setFields(entry, rest, fields, version) : entry))
  const object = document as JsonObject
  return { ...object, [step]: setFields(object[step] ?? null, rest, fields, version) }
}
