import { readFileSync } from "node:fs"
import { join } from "node:path"
import { findFiles } from "../../find-files.ts"
import { isObject, type Json, type JsonObject, toEntries, toStringOrUndefined } from "../../schema/json.ts"

export interface FieldSet {
  readonly file: string
  readonly pointer: string
  readonly template: string
  readonly fields: JsonObject
}

const PAGE = "Page"
const SETTINGS = "SiteSettings"

export function readFieldSets(root: string): FieldSet[] {
  return findFiles(root, "sites/*/content/{site,pages/**/*,items/**/*}.json").flatMap((file) =>
    findFieldSets(file, JSON.parse(readFileSync(join(root, file), "utf8"))),
  )
}

function findFieldSets(file: string, document: Json): FieldSet[] {
  if (!isObject(document)) return []
  if (file.endsWith("/content/site.json"))
    return toEntries(document.settings).flatMap(([language, fields]) =>
      isObject(fields) ? [{ file, pointer: `/settings/${language}`, template: SETTINGS, fields }] : [],
    )
  const { fields, template } = document
  return isObject(fields) ? [{ file, pointer: "/fields", template: toStringOrUndefined(template) ?? PAGE, fields }] : []
}
