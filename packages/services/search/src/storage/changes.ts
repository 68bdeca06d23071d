import { type Statements, sql } from "@forecourt/service-kit/storage"

const EVERYTHING = ""

/** The keys of the changed documents, or `"everything"` if all documents must be read again. */
export type Changed = "everything" | readonly string[]

export async function addChange(
  tx: Statements,
  { name, sequence }: { readonly name: string; readonly sequence: number },
  key: string | null,
  now: number,
): Promise<void> {
  await sql`insert into changes (index_name, sequence, key, at)
    values (${name}, ${sequence}, ${key ?? EVERYTHING}, ${new Date(now).toISOString()})`.run(tx)
}

/**
 * Returns the keys of the changed documents. Returns `"everything"` if all documents were replaced, or if some changes
 * are no longer in the log.
 */
export async function readChanges(
  storage: Statements,
  index: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<Changed> {
  const rows = await sql`select sequence, key from changes where index_name = ${index} and sequence > ${after}
    and sequence <= ${upTo} order by sequence`.all(storage, { sequence: "number", key: "text" })
  // Every number has a row; where one is missing, it was tidied away.
  const isWhole = rows.length === upTo - after
  if (!isWhole || rows.some(({ key }) => key === EVERYTHING)) return "everything"
  return [...new Set(rows.map(({ key }) => key))]
}

/** Returns the keys of the documents that were changed individually and not by a full import. */
export async function listChangedKeys(storage: Statements, index: string, after: number): Promise<readonly string[]> {
  const rows = await sql`select distinct key from changes where index_name = ${index} and sequence > ${after}
    and key <> ${EVERYTHING}`.all(storage, { key: "text" })
  return rows.map(({ key }) => key)
}
