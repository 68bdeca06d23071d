import type { SearchDocument } from "../engine.types.ts"

/** What a document becomes by a merge patch: null takes a field away. @see https://www.rfc-editor.org/rfc/rfc7396 */
export function mergePatch(document: SearchDocument, patch: SearchDocument): SearchDocument {
  const entries = new Map(Object.entries(document))
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) entries.delete(name)
    else entries.set(name, isObject(value) ? mergePatch(asObject(entries.get(name)), value) : value)
  }
  return Object.fromEntries(entries)
}

function asObject(value: unknown): SearchDocument {
  return isObject(value) ? value : {}
}

function isObject(value: unknown): value is SearchDocument {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
