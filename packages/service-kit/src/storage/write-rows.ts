import type { Row, Statements } from "./storage.types.ts"

/** The column with the time until which a row is valid, and the current time. Without a time, a row is always valid. */
export interface Expiry {
  readonly column: string
  readonly now: string
}

/**
 * Inserts a row and returns true, or returns false if there is already a row with the same key. A row that has expired
 * is replaced. A property such as `regNo` is written to the column `reg_no`.
 */
export async function insertNew(
  tx: Statements,
  table: string,
  key: readonly string[],
  row: Row,
  expiry: Expiry | null = null,
): Promise<boolean> {
  const insert = `${buildInsert(table, row)} on conflict (${key.join(", ")})`
  const values = Object.values(row)
  if (expiry === null) return (await tx.run(`${insert} do nothing`, ...values)) === 1
  const replace = `do update set ${listChanges(key, row).join(", ")} where ${table}.${expiry.column} <= ?`
  return (await tx.run(`${insert} ${replace}`, ...values, expiry.now)) === 1
}

/** Inserts a row, or replaces the row with the same key. Columns are named as in {@link insertNew}. */
export async function upsert(tx: Statements, table: string, key: readonly string[], row: Row): Promise<void> {
  const changes = listChanges(key, row)
  const onConflict = changes.length > 0 ? `do update set ${changes.join(", ")}` : "do nothing"
  await tx.run(`${buildInsert(table, row)} on conflict (${key.join(", ")}) ${onConflict}`, ...Object.values(row))
}

function listChanges(key: readonly string[], row: Row): string[] {
  const names = listColumns(row).filter((name) => !key.includes(name))
  return names.map((name) => `${name} = excluded.${name}`)
}

function buildInsert(table: string, row: Row): string {
  const names = listColumns(row)
  return `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`
}

function listColumns(row: Row): string[] {
  return Object.keys(row).map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}
