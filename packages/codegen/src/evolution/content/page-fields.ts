import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isObject, type Json, type JsonObject, toEntries, toStringOrUndefined } from "../../schema/json.ts"

/** Stored fields that do not belong to a block: those of a page, an item or a site. */
export interface FieldSet {
  readonly file: string
  readonly pointer: string
  /** The name of the template on the content platform. */
  readonly template: string
  readonly fields: JsonObject
}

const PAGE = "Page"
const SETTINGS = "SiteSettings"

/** Reads the stored fields of every page, item and site. */
export function readFieldSets(root: string): FieldSet[] {
  return globSync("sites/*/content/{site,pages/**/*,items/**/*}.json", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .flatMap((file) => findFieldSets(file, JSON.parse(readFileSync(join(root, file), "utf8"))))
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
