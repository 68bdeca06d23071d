import { ServiceError } from "../errors/errors.ts"
import { createKeyedHash } from "../secrets/secrets.ts"
import { sql } from "../storage/sql.ts"
import type { Statements, Storage } from "../storage/storage.types.ts"

/** A limit on the number of calls that one subject, such as a visitor, may make within a period. */
export interface Budget {
  readonly name: string
  readonly max: number
  readonly perMs: number
}

export interface Expense {
  readonly budget: Budget
  readonly subject: string
}

/**
 * The storage in which calls are counted. Subjects, such as visitors, are hashed with `key`, since they are personal
 * data.
 */
export interface BudgetBook {
  readonly storage: Storage
  readonly key: Buffer
  /** The factor by which the maximum of each budget is multiplied. */
  readonly factor: number
}

/** The SQL statement that creates the table of counted calls, for a migration of the service. */
export const BUDGETS_TABLE = `create table budgets (
  name text not null,
  subject text not null,
  spent text not null,
  spent_last text not null,
  primary key (name, subject)
)`

/**
 * Checks a call against all budgets and counts it if all of them allow it. Returns 0 if the call is allowed, otherwise
 * the milliseconds to wait. Concurrent calls for the same subject wait for one another. To prevent deadlocks, always
 * list the budgets in the same order.
 */
export async function consumeBudgets(
  { storage, key, factor }: BudgetBook,
  expenses: readonly Expense[],
  now: number,
): Promise<number> {
  return storage.transaction(async (tx) => {
    const accounts: Account[] = []
    for (const { budget, subject } of expenses) {
      accounts.push(await readAccount(tx, budget, createKeyedHash(key, budget.name, subject), now, factor))
    }
    const waitMs = Math.max(...accounts.map((account) => account.waitMs))
    if (waitMs > 0) return waitMs
    for (const { name, subject, spent } of accounts) {
      await sql`update budgets set spent = ${JSON.stringify([...spent, now])}
        where name = ${name} and subject = ${subject}`.run(tx)
    }
    return 0
  })
}

/**
 * Counts a call against all budgets. If one of them is exceeded, the call is not counted, and a `ServiceError` with the
 * given code and the time to wait is thrown.
 */
export async function consumeRateLimit(
  book: BudgetBook,
  expenses: readonly Expense[],
  now: number,
  code: string,
): Promise<void> {
  const waitMs = await consumeBudgets(book, expenses, now)
  if (waitMs > 0) throw new ServiceError(code, "", { retryAfterMs: waitMs })
}

interface Account {
  readonly name: string
  readonly subject: string
  /** The times of the counted calls, oldest first. */
  readonly spent: readonly number[]
  readonly waitMs: number
}

async function readAccount(
  tx: Statements,
  { name, max, perMs }: Budget,
  subject: string,
  now: number,
  factor: number,
): Promise<Account> {
  const row = await sql`insert into budgets (name, subject, spent, spent_last)
    values (${name}, ${subject}, '[]', ${new Date(now).toISOString()}) on conflict (name, subject) do update
    set spent_last = excluded.spent_last returning spent`.get(tx, { spent: "text" })
  const spent = (JSON.parse(row?.spent ?? "[]") as number[]).filter((moment) => moment > now - perMs)
  // The one that has to lapse before there is room for one more.
  const inTheWay = spent[spent.length - max * factor]
  return { name, subject, spent, waitMs: inTheWay === undefined ? 0 : inTheWay + perMs - now }
}

/**
 * Deletes the counts that were last updated before the given time. This time must be at least the longest budget period
 * in the past, so that only expired counts are deleted.
 */
export async function removeIdleBudgets(storage: Statements, spentBefore: number): Promise<void> {
  await sql`delete from budgets where spent_last < ${new Date(spentBefore).toISOString()}`.run(storage)
}
