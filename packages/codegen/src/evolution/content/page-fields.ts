import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { entriesOf, isObject, type Json, type JsonObject, stringOf } from "../../schema/json.ts"

/** Fields that are stored outside of blocks. */
export interface FieldSet {
  readonly file: string
  readonly pointer: string
  /** Name of the template in the content platform. */
  readonly template: string
  readonly fields: JsonObject
}

const PAGE = "Page"
const SETTINGS = "SiteSettings"

/** The fields of every page, item and site, by the template that they are of. */
export function readFieldSets(root: string): FieldSet[] {
  return globSync("sites/*/content/{site,pages/**/*,items/**/*}.json", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .flatMap((file) => fieldSetsIn(file, JSON.parse(readFileSync(join(root, file), "utf8"))))
}

function fieldSetsIn(file: string, document: Json): FieldSet[] {
  if (!isObject(document)) return []
  if (file.endsWith("/content/site.json"))
    return entriesOf(document.settings).flatMap(([language, fields]) =>
      isObject(fields) ? [{ file, pointer: `/settings/${language}`, template: SETTINGS, fields }] : [],
    )
  const { fields, template } = document
  return isObject(fields) ? [{ file, pointer: "/fields", template: stringOf(template) ?? PAGE, fields }] : []
}
