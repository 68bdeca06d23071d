import { expect, test } from "vitest"
import { createKeys } from "../secrets/secrets.ts"
import { type Migration, migrate } from "../storage/storage.ts"
import { type Engine, onEachEngine } from "../test-harness/test-harness.ts"
import { BUDGETS_TABLE, consumeBudgets, consumeRateLimit, type Expense, removeIdleBudgets } from "./budgets.ts"

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const BUDGETS = {
  searchesOfAddress: { name: "searches-of-address", max: 30, perMs: 10 * MINUTE_MS },
  codesOfAddress: { name: "codes-of-address", max: 10, perMs: 60 * MINUTE_MS },
  codesToPhone: { name: "codes-to-phone", max: 10, perMs: DAY_MS },
  codesForVehicle: { name: "codes-for-vehicle", max: 5, perMs: DAY_MS },
} as const

const MIGRATIONS: readonly Migration[] = [
  { number: 1, name: "budgets", up: (_, { createTables }) => createTables([BUDGETS_TABLE]) },
]

async function openBudgets(engine: Engine, factor = 1) {
  const storage = await engine.openStorage()
  await migrate(storage, MIGRATIONS, { service: "bikes", now: 0 })
  const clock = { now: Date.parse("2026-11-21T10:00:00Z") }
  const book = { storage, key: createKeys("secret", "bikes", ["subject"]).subject, factor }
  const spendOn = (expenses: readonly Expense[]) => consumeBudgets(book, expenses, clock.now)
  const take = (budget: keyof typeof BUDGETS, subject = "a") => spendOn([{ budget: BUDGETS[budget], subject }])
  const takeAll = async (budget: keyof typeof BUDGETS, times: number, subject = "a") => {
    const waits = []
    for (let n = 0; n < times; n += 1) waits.push(await take(budget, subject))
    return waits
  }
  return { storage, book, clock, spendOn, take, takeAll }
}

onEachEngine((engine) => {
  test.for([
    ["searchesOfAddress", 30, 10 * MINUTE_MS],
    ["codesOfAddress", 10, 60 * MINUTE_MS],
    ["codesToPhone", 10, DAY_MS],
    ["codesForVehicle", 5, DAY_MS],
  ] as const)(
    "the rate limit %s allows %i calls within %i milliseconds and allows further calls after that period",
    async ([budget, most, perMs]) => {
      const { clock, take, takeAll } = await openBudgets(engine)
      const waits = await takeAll(budget, most)

      expect(waits).toEqual(waits.map(() => 0))
      expect(await take(budget)).toBe(perMs)
      clock.now += perMs - 1
      expect(await take(budget)).toBe(1)
      clock.now += 1
      expect(await take(budget)).toBe(0)
    },
  )

  test("a request that exceeds a rate limit does not count towards other rate limits", async () => {
    const { spendOn, clock, take, takeAll } = await openBudgets(engine)
    await takeAll("codesForVehicle", 5)
    const both = [
      { budget: BUDGETS.codesToPhone, subject: "phone" },
      { budget: BUDGETS.codesForVehicle, subject: "a" },
    ]
    for (let n = 0; n < 20; n += 1) expect(await spendOn(both)).toBe(DAY_MS)

    expect(await take("codesToPhone", "phone")).toBe(0)
    clock.now += DAY_MS
    expect(await spendOn(both)).toBe(0)
  })

  test("when several rate limits are exceeded, consumeBudgets returns the longest waiting time", async () => {
    const { spendOn, takeAll } = await openBudgets(engine)
    await takeAll("codesOfAddress", 10)
    await takeAll("codesForVehicle", 5)

    expect(
      await spendOn([
        { budget: BUDGETS.codesOfAddress, subject: "a" },
        { budget: BUDGETS.codesForVehicle, subject: "a" },
      ]),
    ).toBe(DAY_MS)
  })

  test("calls are counted separately for each subject and each rate limit", async () => {
    const { take, takeAll } = await openBudgets(engine)
    await takeAll("codesForVehicle", 5)

    expect(await take("codesForVehicle", "b")).toBe(0)
    expect(await take("codesToPhone")).toBe(0)
  })

  test("the budget factor multiplies the maximum of every rate limit", async () => {
    const { take, takeAll } = await openBudgets(engine, 3)

    expect(await takeAll("codesForVehicle", 15)).toEqual(Array.from({ length: 15 }, () => 0))
    expect(await take("codesForVehicle")).toBe(DAY_MS)
  })

  test("the count of an exceeded rate limit stays in the storage until the period ends and is then deleted", async () => {
    const { storage, clock, take, takeAll } = await openBudgets(engine)
    await takeAll("codesForVehicle", 5)
    const accounts = () => storage.all("select * from budgets")

    await removeIdleBudgets(storage, clock.now)
    expect(await accounts()).toHaveLength(1)
    expect(await take("codesForVehicle")).toBe(DAY_MS)

    await removeIdleBudgets(storage, clock.now + 1)
    expect(await accounts()).toEqual([])
  })

  test("the subjects of rate limits, such as phone numbers, are stored only as hashes", async () => {
    const { storage, take } = await openBudgets(engine)
    await take("codesToPhone", "+46701234567")
    await take("codesOfAddress", "+46701234567")

    const subjects = (await storage.all({ subject: "text" }, "select subject from budgets")).map(
      ({ subject }) => subject,
    )
    expect(new Set(subjects).size).toBe(2)
    expect(subjects.join()).not.toContain("701234567")
  })

  test("a subject that exceeds a rate limit gets an error code and the time to wait", async () => {
    const { book, clock, takeAll } = await openBudgets(engine)
    const expenses = [{ budget: BUDGETS.codesForVehicle, subject: "a" }]
    await consumeRateLimit(book, expenses, clock.now, "TooMany")
    await takeAll("codesForVehicle", 4)

    await expect(consumeRateLimit(book, expenses, clock.now, "TooMany")).rejects.toMatchObject({
      code: "TooMany",
      retryAfterMs: DAY_MS,
    })
  })
})
