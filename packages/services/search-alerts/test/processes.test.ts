import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { checkDueAlerts } from "../src/check-alerts.ts"
import { createCar, createFakeSearch } from "./fake-search.ts"
import { getText, type OpenedAlerts, openSearchAlerts } from "./open-search-alerts.ts"
import type { Orders } from "./serve-search-alerts.ts"

const DAY_MS = 86_400_000
const MORNING = Date.parse("2026-11-24T08:00:00+01:00")

/** Starts a process that checks the due alerts once. */
function startProcess({ folder, database, config }: OpenedAlerts, orders: Pick<Orders, "now" | "cars" | "dieAt">) {
  const { mailServer } = config
  const script = join(import.meta.dirname, "serve-search-alerts.ts")
  const all = { folder, database, changes: { mailServer }, ...orders } satisfies Orders
  return spawn(process.execPath, ["--conditions=forecourt-source", script, JSON.stringify(all)], { stdio: "inherit" })
}

const waitForExit = async (child: ChildProcess) => (await once(child, "exit")) as [number | null, NodeJS.Signals | null]

/** Counts the e-mails about each car. Attempts for one e-mail have the same `Message-ID`. */
function countMails({ takeMails }: OpenedAlerts): Record<string, number> {
  const texts = new Map(takeMails().map((mail) => [mail.messageId, getText(mail)]))
  const cars = [...texts.values()].flatMap((text) => text.match(/XC60 T\d+/g) ?? [])
  return Object.fromEntries([...Map.groupBy(cars, (car) => car)].map(([car, { length }]) => [car, length]))
}

onEachEngine((engine) => {
  test("a process killed between any two steps of a check loses no e-mail and sends none twice", {
    timeout: 300_000,
  }, async () => {
    const opened = await openSearchAlerts(engine)
    const { subscribe, close } = opened
    await subscribe()
    await close()
    const cars = [createCar("0", "2026-11-20T10:00:00Z")]
    let dieAt = 0
    for (let isKilled = true; isKilled; ) {
      dieAt += 1
      const now = MORNING + dieAt * DAY_MS
      cars.push(createCar(`${dieAt}`, new Date(now - 60_000).toISOString()))
      const [code, signal] = await waitForExit(startProcess(opened, { now, cars, dieAt }))
      isKilled = signal === "SIGKILL"
      if (!isKilled) expect(code).toBe(0)

      // Ten minutes later the claims have expired.
      const later = startProcess(opened, { now: now + 600_000, cars, dieAt: 0 })
      expect(await waitForExit(later)).toEqual([0, null])
      expect(countMails(opened)).toEqual({ [`XC60 T${dieAt}`]: 1 })
    }

    expect(dieAt).toBeGreaterThan(10)
  })

  /** Starts a check whose search waits until `finish` is called. */
  async function startSlowCheck(opened: OpenedAlerts) {
    const waiting = Promise.withResolvers<void>()
    const search = createFakeSearch(
      () => opened.stock.cars,
      () => waiting.promise,
    )
    const checking = checkDueAlerts({ ...opened.context, search: search.http }, () => false)
    await expect.poll(() => search.requests).toHaveLength(1)
    return {
      async finish() {
        waiting.resolve()
        await checking
        await opened.settle()
      },
    }
  }

  test("a process whose claim has expired sends nothing that another one has sent", async () => {
    const opened = await openSearchAlerts(engine)
    await opened.subscribe()
    opened.stock.cars = [createCar("2", "2026-11-23T12:00:00Z")]
    opened.clock.now = MORNING
    const { finish } = await startSlowCheck(opened)

    await opened.setTime("2026-11-24T08:05:00+01:00")
    const sent = opened.takeMails()
    await finish()

    expect(sent).toHaveLength(1)
    expect(opened.takeMails()).toEqual([])
  })

  test("an alert that ends while its search runs sends nothing and is not stored again", async () => {
    const opened = await openSearchAlerts(engine)
    const link = await opened.subscribe()
    opened.stock.cars = [createCar("2", "2026-11-23T12:00:00Z")]
    opened.clock.now = MORNING
    const { finish } = await startSlowCheck(opened)

    await opened.visit(`${link}/end`, { method: "POST" })
    await finish()

    expect(opened.takeMails()).toEqual([])
    expect(await opened.storage.all("select id from alerts")).toEqual([])
  })

  test("of several processes one checks each alert", { timeout: 300_000 }, async () => {
    const opened = await openSearchAlerts(engine)
    const { subscribe, close, clock } = opened
    for (const brand of ["Volvo", "Kia", "Audi"]) await subscribe({ query: `car_brand=${brand}` })
    clock.now += DAY_MS
    for (const brand of ["Fiat", "Seat"]) await subscribe({ query: `car_brand=${brand}` })
    await close()
    const now = MORNING + 2 * DAY_MS
    const cars = ["Volvo", "Kia", "Audi", "Fiat", "Seat"].map((brand, index) =>
      createCar(`${index}`, new Date(now - 60_000).toISOString(), { car_brand: brand }),
    )

    const processes = Array.from({ length: 3 }, () => startProcess(opened, { now, cars, dieAt: 0 }))

    expect(await Promise.all(processes.map(waitForExit))).toEqual(Array(3).fill([0, null]))
    expect(
      opened
        .takeMails()
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(["Audi", "Fiat", "Kia", "Seat", "Volvo"].map((brand) => `Nya bilar: ${brand}`))
  })
})
