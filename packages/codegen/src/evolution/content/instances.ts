import { readFileSync } from "node:fs"
import { join } from "node:path"
import { findFiles } from "../../find-files.ts"
import { isObject, type Json, type JsonObject, toStringOrUndefined } from "../../schema/json.ts"
import { formatPointer } from "../../schema/refs.ts"

export interface Instance {
  readonly file: string
  readonly pointer: string
  readonly site: string
  /** The path of the page in the content folder, such as `home`, `pages/bilar` or `designs/default`. */
  readonly page: string
  readonly language: string
  readonly block: string
  readonly id: string
  /** The version of the schema for which the fields were written. It is 1 if the content states no version. */
  readonly version: number
  readonly isStated: boolean
  readonly fields: JsonObject
}

/** The name of the rendering parameter that contains the schema version of a block's content. */
export const VERSION_PARAMETER = "SchemaVersion"

export function readInstances(root: string): Instance[] {
  return findFiles(root, "sites/*/content/**/*.json").flatMap((file) =>
    findInstances(file, JSON.parse(readFileSync(join(root, file), "utf8"))),
  )
}

export function findInstances(file: string, document: Json): Instance[] {
  const [, site = "", path = ""] = /^sites\/([^/]+)\/content\/(.*)\.json$/.exec(file) ?? []
  const steps = path.split("/")
  const language = steps.pop() ?? ""
  const place = { file, site, page: steps.join("/"), language }
  return findBlocks(document, "").map(({ pointer, value }) => ({
    ...place,
    pointer,
    block: toStringOrUndefined(value.block) ?? "",
    id: toStringOrUndefined(value.id) ?? "",
    version: readVersion(value.params) ?? 1,
    isStated: readVersion(value.params) !== undefined,
    fields: isObject(value.fields) ? value.fields : {},
  }))
}

function readVersion(params: Json | undefined): number | undefined {
  const version = isObject(params) ? Number(params[VERSION_PARAMETER]) : Number.NaN
  return Number.isInteger(version) ? version : undefined
}

function findBlocks(value: Json, pointer: string): { pointer: string; value: JsonObject }[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => findBlocks(entry, formatPointer(pointer, index)))
  if (!isObject(value)) return []
  const inner = Object.entries(value)
    .filter(([key]) => key !== "fields")
    .flatMap(([key, item]) => findBlocks(item, formatPointer(pointer, key)))
  return typeof value.block === "string" ? [{ pointer, value }, ...inner] : inner
}
