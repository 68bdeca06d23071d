import { ServiceError } from "../errors/errors.ts"
import { createKeyedHash } from "../secrets/secrets.ts"
import type { Statements, Storage } from "../storage/storage.types.ts"

/** A limit on the number of calls that a subject, such as a visitor, may make within a period. */
export interface Budget {
  readonly name: string
  readonly max: number
  readonly perMs: number
}

export interface Expense {
  readonly budget: Budget
  readonly subject: string
}

/** The storage that counts calls. Subjects of budgets are personal data, so they are hashed with `key`. */
export interface BudgetBook {
  readonly storage: Storage
  readonly key: Buffer
  /** The factor by which the maximum of every budget is multiplied. */
  readonly factor: number
}

/** The table of consumed budgets, created by a migration of the service. */
export const BUDGETS_TABLE = `create table budgets (
  name text not null,
  subject text not null,
  spent text not null,
  spent_last text not null,
  primary key (name, subject)
)`

/**
 * Consumes one call from every budget. If one of the budgets is exceeded, consumes nothing. Returns the time to wait in
 * milliseconds, or 0 when the call is allowed. Concurrent calls for the same subject wait for one another, so the
 * budgets must always be listed in the same order to prevent deadlocks.
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
      await tx.run(
        "update budgets set spent = ? where name = ? and subject = ?",
        JSON.stringify([...spent, now]),
        name,
        subject,
      )
    }
    return 0
  })
}

/**
 * Consumes one call from every budget. Throws an error with a code and the time to wait when a budget is exceeded, in
 * which case none is consumed.
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
  /** The times of the counted calls, the oldest first. */
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
  const row = await tx.get(
    { spent: "text" },
    `insert into budgets (name, subject, spent, spent_last) values (?, ?, '[]', ?)
     on conflict (name, subject) do update set spent_last = excluded.spent_last returning spent`,
    name,
    subject,
    new Date(now).toISOString(),
  )
  const spent = (JSON.parse(row?.spent ?? "[]") as number[]).filter((moment) => moment > now - perMs)
  // The one that has to lapse before there is room for one more.
  const inTheWay = spent[spent.length - max * factor]
  return { name, subject, spent, waitMs: inTheWay === undefined ? 0 : inTheWay + perMs - now }
}

/**
 * Deletes the counts that were last used before a given time. This time must be at least as long ago as the longest
 * budget period.
 */
export async function removeIdleBudgets(storage: Statements, spentBefore: number): Promise<void> {
  await storage.run("delete from budgets where spent_last < ?", new Date(spentBefore).toISOString())
}
