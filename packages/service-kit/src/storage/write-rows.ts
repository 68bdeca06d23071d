import type { Row, Statements } from "./storage.types.ts"

/** Inserts a row. Returns `false` if the database already contains a row with the same key. */
export async function insertNew(tx: Statements, table: string, key: readonly string[], row: Row): Promise<boolean> {
  return (
    (await tx.run(`${buildInsert(table, row)} on conflict (${key.join(", ")}) do nothing`, ...getValues(row))) === 1
  )
}

/** Inserts a row, or replaces the row with the same key. */
export async function upsert(tx: Statements, table: string, key: readonly string[], row: Row): Promise<void> {
  const changes = Object.keys(row)
    .filter((name) => !key.includes(name))
    .map((name) => `${name} = excluded.${name}`)
  const onConflict = changes.length > 0 ? `do update set ${changes.join(", ")}` : "do nothing"
  await tx.run(`${buildInsert(table, row)} on conflict (${key.join(", ")}) ${onConflict}`, ...getValues(row))
}

function buildInsert(table: string, row: Row): string {
  const names = Object.keys(row)
  return `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`
}

const getValues = (row: Row) => Object.values(row)
