import { sql } from "../storage/sql.ts"
import type { Storage } from "../storage/storage.types.ts"
import { openEntry } from "./entries.ts"

/** Finds the ids of undelivered entries by their content. An entry that none of the keys opens is not found. */
export async function findEntries<Payload>(
  storage: Storage,
  { keys, kinds }: { readonly keys: readonly Buffer[]; readonly kinds: readonly string[] },
  matches: (payload: Payload) => boolean,
): Promise<string[]> {
  const rows = await sql`select id, payload from outbox_entries where kind in (${kinds})
    order by id`.all(storage, { id: "text", payload: "text" })
  return rows.flatMap((row) => {
    const content = openEntry(keys, row)
    return content !== null && matches(content.payload as Payload) ? [row.id] : []
  })
}
