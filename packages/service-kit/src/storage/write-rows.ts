import type { Row, Statements } from "./storage.types.ts"

/**
 * Inserts a row and returns true, or returns false if there is already a row with the same key. A property such as
 * `regNo` is written to the column `reg_no`.
 */
export async function insertNew(tx: Statements, table: string, key: readonly string[], row: Row): Promise<boolean> {
  const onConflict = `on conflict (${key.join(", ")}) do nothing`
  return (await tx.run(`${buildInsert(table, row)} ${onConflict}`, ...Object.values(row))) === 1
}

/** Inserts a row, or replaces the row with the same key. Columns are named as in {@link insertNew}. */
export async function upsert(tx: Statements, table: string, key: readonly string[], row: Row): Promise<void> {
  const changes = listColumns(row)
    .filter((name) => !key.includes(name))
    .map((name) => `${name} = excluded.${name}`)
  const onConflict = changes.length > 0 ? `do update set ${changes.join(", ")}` : "do nothing"
  await tx.run(`${buildInsert(table, row)} on conflict (${key.join(", ")}) ${onConflict}`, ...Object.values(row))
}

function buildInsert(table: string, row: Row): string {
  const names = listColumns(row)
  return `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`
}

function listColumns(row: Row): string[] {
  return Object.keys(row).map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}
