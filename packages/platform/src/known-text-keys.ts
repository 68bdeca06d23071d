import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"

const REPOSITORY = resolve(import.meta.dirname, "../../..")

export function listTextKeys(): ReadonlySet<string> {
  const schema: unknown = JSON.parse(readFileSync(join(REPOSITORY, "schemas/site/dictionary.schema.json"), "utf8"))
  return new Set(Object.keys((schema as { readonly properties: object }).properties))
}
