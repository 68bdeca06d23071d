import { sql } from "@forecourt/service-kit/storage"
import type { Store } from "./open-store.ts"

/** Finds the recorded layout data for a path, or returns `null` if there is none. */
export function findRawLayout(store: Store, site: string, language: string, path: string): object | null {
  const row = sql`select json from raw_layouts
    where site = ${site} and language = ${language} and path = ${path}`.get(store)
  return row === undefined ? null : (JSON.parse(String(row.json)) as object)
}
