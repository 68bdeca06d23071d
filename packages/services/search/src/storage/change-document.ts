import type { Statements, Storage } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "../engine.types.ts"
import type { Kind } from "../kinds/kinds.ts"
import { addChange } from "./changes.ts"
import { type IndexRow, reserveIndex } from "./index-rows.ts"
import { addPrices } from "./prices.ts"
import { readBodies } from "./read-documents.ts"
import { removeDocument, toStoredDocument, writeDocuments } from "./write-documents.ts"

export interface DocumentChange {
  readonly index: string
  readonly kind: Kind
  readonly key: string
  /** The current time in milliseconds since 1970. */
  readonly now: number
}

/** A function that returns the new version of a document, or `null` to remove it. If it throws, nothing changes. */
export type Rewrite = (previous: SearchDocument | null) => SearchDocument | null

export type Outcome = "created" | "changed" | "removed" | "absent"

/** Changes one document. Resolves after the commit, with `null` if the index does not exist. */
export function changeDocument(storage: Storage, change: DocumentChange, rewrite: Rewrite): Promise<Outcome | null> {
  return storage.transaction(async (tx) => {
    const row = await reserveIndex(tx, change.index, change.now)
    if (row === null) return null
    await addChange(tx, row, change.key, change.now)
    return writeChange(tx, row, change, rewrite)
  })
}

async function writeChange(
  tx: Statements,
  { generation }: IndexRow,
  { index, kind, key, now }: DocumentChange,
  rewrite: Rewrite,
): Promise<Outcome> {
  const previous = (await readBodies(tx, generation, [key])).get(key)
  const after = rewrite(previous === undefined ? null : JSON.parse(previous))
  if (after === null) return (await removeDocument(tx, generation, key)) ? "removed" : "absent"
  const document = toStoredDocument(kind, after)
  await addPrices(tx, { index, kind, document, previous: previous === undefined ? null : JSON.parse(previous), now })
  await writeDocuments(tx, generation, [document])
  return previous === undefined ? "created" : "changed"
}
