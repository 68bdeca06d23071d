import { readFileSync } from "node:fs"
import type { JsonObject } from "../json.ts"

/**
 * Returns the 2020-12 meta-schema and its vocabularies by URI, for schemas that reference it.
 * @see https://json-schema.org/specification-links#2020-12
 */
export function getMetaschema(): Readonly<Record<string, JsonObject>> {
  return JSON.parse(readFileSync(new URL("metaschema.json", import.meta.url), "utf8"))
}
