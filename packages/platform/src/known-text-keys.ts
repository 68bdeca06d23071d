import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"

const REPOSITORY = resolve(import.meta.dirname, "../../..")

/** Lists the keys of the sites' interface texts, from the schema of the dictionary. */
export function listTextKeys(): ReadonlySet<string> {
  const schema: unknown = JSON.parse(readFileSync(join(REPOSITORY, "schemas/site/dictionary.schema.json"), "utf8"))
  return new Set(Object.keys((schema as { readonly properties: object }).properties))
}
