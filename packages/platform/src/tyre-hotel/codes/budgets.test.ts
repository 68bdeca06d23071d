import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { openSqliteStorage } from "../storage/sqlite-storage.ts"
import { TABLES } from "../storage/tables.ts"
import { BUDGETS, forgetOldBudgets, spend } from "./budgets.ts"
import { keysOf } from "./keys.ts"

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Budgets that nothing was taken from yet, at a time that the test sets. */
async function openBudgets(budgetFactor = 1) {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-budgets-"))
  const storage = await openSqliteStorage(
    join(folder, "budgets.sqlite"),
    TABLES.filter((table) => table.includes("exists budgets")),
  )
  onTestFinished(async () => {
    await storage.close()
    rmSync(folder, { recursive: true })
  })
  const clock = { now: Date.parse("2026-11-21T10:00:00Z") }
  const desk = { storage, keys: keysOf("secret"), budgetFactor, now: () => clock.now }
  const take = (budget: keyof typeof BUDGETS, subject = "a") => spend(desk, [{ budget: BUDGETS[budget], subject }])
  const takeAll = async (budget: keyof typeof BUDGETS, times: number, subject = "a") => {
    const waits = []
    for (let n = 0; n < times; n += 1) waits.push(await take(budget, subject))
    return waits
  }
  return { storage, desk, clock, take, takeAll }
}

test.for([
  ["searchesOfAddress", 30, 10 * MINUTE_MS],
  ["codesOfAddress", 10, 60 * MINUTE_MS],
  ["codesToPhone", 10, DAY_MS],
  ["codesForVehicle", 5, DAY_MS],
  ["triesOfAddress", 30, 10 * MINUTE_MS],
] as const)("of %s there are %i in %i milliseconds, and then the first comes back", async ([budget, most, perMs]) => {
  const { clock, take, takeAll } = await openBudgets()
  const waits = await takeAll(budget, most)

  expect(waits).toEqual(waits.map(() => 0))
  expect(await take(budget)).toBe(perMs)
  clock.now += perMs - 1
  expect(await take(budget)).toBe(1)
  clock.now += 1
  expect(await take(budget)).toBe(0)
})

test("what is refused takes nothing, neither from this budget nor from another", async () => {
  const { desk, clock, take, takeAll } = await openBudgets()
  await takeAll("codesForVehicle", 5)
  const both = [
    { budget: BUDGETS.codesToPhone, subject: "phone" },
    { budget: BUDGETS.codesForVehicle, subject: "a" },
  ]
  for (let n = 0; n < 20; n += 1) expect(await spend(desk, both)).toBe(DAY_MS)

  expect(await take("codesToPhone", "phone")).toBe(0)
  clock.now += DAY_MS
  expect(await spend(desk, both)).toBe(0)
})

test("the longest wait is told", async () => {
  const { desk, takeAll } = await openBudgets()
  await takeAll("codesOfAddress", 10)
  await takeAll("codesForVehicle", 5)

  expect(
    await spend(desk, [
      { budget: BUDGETS.codesOfAddress, subject: "a" },
      { budget: BUDGETS.codesForVehicle, subject: "a" },
    ]),
  ).toBe(DAY_MS)
})

test("each subject and each budget is counted by itself", async () => {
  const { take, takeAll } = await openBudgets()
  await takeAll("codesForVehicle", 5)

  expect(await take("codesForVehicle", "b")).toBe(0)
  expect(await take("codesToPhone")).toBe(0)
})

test("all budgets are widened by one factor", async () => {
  const { take, takeAll } = await openBudgets(3)

  expect(await takeAll("codesForVehicle", 15)).toEqual(Array.from({ length: 15 }, () => 0))
  expect(await take("codesForVehicle")).toBe(DAY_MS)
})

test("what was spent within a day is not forgotten; older accounts go, whole", async () => {
  const { storage, clock, take, takeAll } = await openBudgets()
  await takeAll("codesForVehicle", 5)
  const accounts = () => storage.all("select * from budgets")

  await forgetOldBudgets(storage, clock.now + DAY_MS)
  expect(await accounts()).toHaveLength(1)
  expect(await take("codesForVehicle")).toBe(DAY_MS)

  await forgetOldBudgets(storage, clock.now + DAY_MS + 1)
  expect(await accounts()).toEqual([])
})

test("nobody reads in the storage whom a budget is about", async () => {
  const { storage, take } = await openBudgets()
  await take("codesToPhone", "+46701234567")
  await take("codesOfAddress", "+46701234567")

  const subjects = (await storage.all<{ subject: string }>("select subject from budgets")).map(({ subject }) => subject)
  expect(new Set(subjects).size).toBe(2)
  expect(subjects.join()).not.toContain("701234567")
})
