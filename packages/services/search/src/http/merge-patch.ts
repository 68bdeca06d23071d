import { isRecord } from "@forecourt/contracts/is-record"
import type { SearchDocument } from "../engine.types.ts"

/**
 * Applies a merge patch to a document. A field that is `null` in the patch is removed.
 * @see https://www.rfc-editor.org/rfc/rfc7396
 */
export function mergePatch(document: SearchDocument, patch: SearchDocument): SearchDocument {
  const entries = new Map(Object.entries(document))
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) entries.delete(name)
    else entries.set(name, isRecord(value) ? mergePatch(toObject(entries.get(name)), value) : value)
  }
  return Object.fromEntries(entries)
}

function toObject(value: unknown): SearchDocument {
  return isRecord(value) ? value : {}
}
