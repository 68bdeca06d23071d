import { sql } from "../storage/sql.ts"
import type { Storage } from "../storage/storage.types.ts"
import { openEntry } from "./entries.ts"

export interface FoundEntries {
  readonly ids: readonly string[]
  /** The ids of the entries that none of the keys opens. */
  readonly unreadable: readonly string[]
}

/** Finds the ids of undelivered entries by their content. */
export async function findEntries<Payload>(
  storage: Storage,
  { keys, kinds }: { readonly keys: readonly Buffer[]; readonly kinds: readonly string[] },
  matches: (payload: Payload) => boolean,
): Promise<FoundEntries> {
  const rows = await sql`select id, payload from outbox_entries where kind in (${kinds})
    order by id`.all(storage, { id: "text", payload: "text" })
  const ids: string[] = []
  const unreadable: string[] = []
  for (const row of rows) {
    const content = openEntry(keys, row)
    if (content === null) unreadable.push(row.id)
    else if (matches(content.payload as Payload)) ids.push(row.id)
  }
  return { ids, unreadable }
}
