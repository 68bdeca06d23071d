import { raw, type Statements, type Storage, sql } from "@forecourt/service-kit/storage"

/** The time in milliseconds for which replaced documents are kept for searches that are still running. */
const GRACE_MS = 60_000
/**
 * The time in milliseconds after which an import without writes counts as killed. An import that is still running
 * writes every few milliseconds.
 */
const ABANDONED_MS = 600_000
/** The maximum number of logged changes. An engine that has missed more changes reads all documents again. */
const MAX_CHANGES = 10_000
const KEPT_IMPORTS = 20
const ROWS_AT_ONCE = 500

export async function removeOldGenerations(storage: Storage, now: number): Promise<void> {
  const gone = await sql`select id, state from generations
    where (state = 'old' and since < ${new Date(now - GRACE_MS).toISOString()})
    or (state = 'building' and since < ${new Date(now - ABANDONED_MS).toISOString()})`.all(storage, {
    id: "number",
    state: "text",
  })
  for (const { id, state } of gone) {
    if (state === "building") await sql`update imports set state = 'failed' where id = ${String(id)}`.run(storage)
    await removeGeneration(storage, id)
  }
  await sql`delete from changes where sequence <= (select sequence from indexes
    where indexes.name = changes.index_name) - ${MAX_CHANGES}`.run(storage)
  await removeOldImports(storage)
}

async function removeOldImports(storage: Storage): Promise<void> {
  const indexes = await storage.all({ index_name: "text" }, "select distinct index_name from imports")
  for (const { index_name } of indexes) {
    const ended = await sql`select id from imports where index_name = ${index_name} and state <> 'running'
      order by started_at desc`.all(storage, { id: "text" })
    for (const { id } of ended.slice(KEPT_IMPORTS)) {
      await sql`delete from quarantine where import_id = ${id}`.run(storage)
      await sql`delete from imports where id = ${id}`.run(storage)
    }
  }
}

/**
 * Deletes a generation, which is the set of documents from one full import, in batches, so that other writes are not
 * blocked.
 */
export async function removeGeneration(storage: Storage, id: number): Promise<void> {
  for (const table of ["documents", "bodies"]) {
    while ((await removeSome(storage, table, id)) === ROWS_AT_ONCE) await new Promise(setImmediate)
  }
  await sql`delete from generations where id = ${id}`.run(storage)
}

function removeSome(storage: Statements, table: string, id: number): Promise<number> {
  return sql`delete from ${raw(table)} where generation = ${id} and key in
    (select key from ${raw(table)} where generation = ${id} limit ${ROWS_AT_ONCE})`.run(storage)
}
