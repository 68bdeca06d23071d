import type { Statements, Storage } from "../storage/storage.types.ts"
import type { TyreHotelDesk } from "../tyre-hotel.types.ts"
import { keyedHash } from "./keys.ts"

/** How often something may be done by, to or for one subject in any stretch of time of a length. */
interface Budget {
  readonly name: string
  readonly most: number
  readonly perMs: number
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export const BUDGETS = {
  searchesOfAddress: { name: "searches-of-address", most: 30, perMs: 10 * MINUTE_MS },
  codesOfAddress: { name: "codes-of-address", most: 10, perMs: 60 * MINUTE_MS },
  codesToPhone: { name: "codes-to-phone", most: 10, perMs: DAY_MS },
  codesForVehicle: { name: "codes-for-vehicle", most: 5, perMs: DAY_MS }, // design: one-time codes
  triesOfAddress: { name: "tries-of-address", most: 30, perMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Budget>

interface Expense {
  readonly budget: Budget
  readonly subject: string
}

/**
 * Takes one from each budget, or nothing from any; answers how long to wait, 0 when there was enough. Whoever asks at
 * the same time for the same subject waits for its row. Name the budgets in one order everywhere.
 */
export async function spend(
  { storage, keys, budgetFactor, now }: Pick<TyreHotelDesk, "storage" | "keys" | "budgetFactor" | "now">,
  expenses: readonly Expense[],
): Promise<number> {
  return storage.transaction(async (inside) => {
    const time = now()
    const accounts = []
    for (const { budget, subject } of expenses) {
      accounts.push(await accountOf(inside, budget, keyedHash(keys.subject, budget.name, subject), time, budgetFactor))
    }
    const waitMs = Math.max(...accounts.map((account) => account.waitMs))
    if (waitMs > 0) return waitMs
    for (const { name, subject, spent } of accounts) {
      await inside.run(
        "update budgets set spent = ? where name = ? and subject = ?",
        JSON.stringify([...spent, time]),
        name,
        subject,
      )
    }
    return 0
  })
}

interface Account {
  readonly name: string
  readonly subject: string
  /** Moments at which it was spent, the oldest first. */
  readonly spent: readonly number[]
  readonly waitMs: number
}

async function accountOf(
  inside: Statements,
  { name, most, perMs }: Budget,
  subject: string,
  time: number,
  factor: number,
): Promise<Account> {
  const row = await inside.get<{ spent: string }>(
    `insert into budgets (name, subject, spent, spent_last) values (?, ?, '[]', ?)
     on conflict (name, subject) do update set spent_last = excluded.spent_last returning spent`,
    name,
    subject,
    new Date(time).toISOString(),
  )
  const spent = (JSON.parse(row?.spent ?? "[]") as number[]).filter((moment) => moment > time - perMs)
  // The one that has to lapse before there is room for one more.
  const inTheWay = spent[spent.length - most * factor]
  return { name, subject, spent, waitMs: inTheWay === undefined ? 0 : inTheWay + perMs - time }
}

/** Accounts that nothing was taken from for a day are worth nothing. */
export async function forgetOldBudgets(storage: Pick<Storage, "run">, now: number): Promise<void> {
  await storage.run("delete from budgets where spent_last < ?", new Date(now - DAY_MS).toISOString())
}
