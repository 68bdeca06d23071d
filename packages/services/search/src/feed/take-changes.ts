import { isRecord } from "@forecourt/contracts/is-record"
import type { Storage } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "../engine.types.ts"
import type { ImportRow } from "../import/import.types.ts"
import type { IndexMeaning } from "../kinds/index-name.ts"
import { type Fault, findDocumentFault, getKind, type Kind } from "../kinds/kinds.ts"
import { changeDocument } from "../storage/change-document.ts"
import { createIndexRow } from "../storage/index-rows.ts"

interface DocumentChange {
  readonly key: string
  readonly document: SearchDocument | null
}

/** Applies the changes of a feed. Invalid changes are skipped and counted, and repeated changes have no effect. */
export async function importChanges(
  storage: Storage,
  rows: AsyncIterable<ImportRow>,
  meaning: IndexMeaning & { readonly index: string },
  now: () => number,
): Promise<string> {
  const { index } = meaning
  const kind = getKind(meaning.kind)
  const counts = { put: 0, removed: 0, leftOut: 0 }
  await storage.transaction((tx) => createIndexRow(tx, index, meaning, now()))
  for await (const row of rows) {
    const change = toChange(row, kind)
    if ("reason" in change) counts.leftOut += 1
    else {
      await changeDocument(storage, { index, kind, key: change.key, now: now() }, () => change.document)
      counts[change.document === null ? "removed" : "put"] += 1
    }
  }
  return `${counts.put} put, ${counts.removed} removed, ${counts.leftOut} left out.`
}

function toChange({ document: row, fault }: ImportRow, kind: Kind): DocumentChange | Fault {
  if (row === null) return fault ?? { field: "", reason: "is no JSON object" }
  const { change, key, document } = row
  if (change === "remove" && typeof key === "string") return { key, document: null }
  if (change !== "put" || !isRecord(document)) return { field: "change", reason: "is neither put nor remove" }
  return findDocumentFault(kind, document) ?? { key: String(document[kind.fields.key]), document }
}
