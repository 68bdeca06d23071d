import type { Statements } from "@forecourt/service-kit/storage"

/** The key of a log entry that represents a change of all documents in the index. */
const EVERYTHING = ""

/** The changes to an index since a given change number: the keys of the changed documents, or `"everything"`. */
export type Changed = "everything" | readonly string[]

export async function addChange(
  tx: Statements,
  { name, sequence }: { readonly name: string; readonly sequence: number },
  key: string | null,
  now: number,
): Promise<void> {
  await tx.run(
    "insert into changes (index_name, sequence, key, at) values (?, ?, ?, ?)",
    name,
    sequence,
    key ?? EVERYTHING,
    new Date(now).toISOString(),
  )
}

/**
 * Reads the changes with numbers greater than `after`, up to and including `upTo`. Returns "everything" when the log no
 * longer contains all of them.
 */
export async function readChanges(
  storage: Statements,
  index: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<Changed> {
  const rows = await storage.all(
    { sequence: "number", key: "text" },
    "select sequence, key from changes where index_name = ? and sequence > ? and sequence <= ? order by sequence",
    index,
    after,
    upTo,
  )
  // Every number has a row; where one is missing, it was tidied away.
  const isWhole = rows.length === upTo - after
  if (!isWhole || rows.some(({ key }) => key === EVERYTHING)) return "everything"
  return [...new Set(rows.map(({ key }) => key))]
}

/**
 * Returns the keys of the documents that were changed individually after a change number. Replacements of all documents
 * are not included.
 */
export async function listChangedKeys(storage: Statements, index: string, after: number): Promise<readonly string[]> {
  const rows = await storage.all(
    { key: "text" },
    "select distinct key from changes where index_name = ? and sequence > ? and key <> ?",
    index,
    after,
    EVERYTHING,
  )
  return rows.map(({ key }) => key)
}
