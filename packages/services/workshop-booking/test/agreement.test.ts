import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openServiceStorage } from "@forecourt/service-kit/service"
import { importFiles } from "@forecourt/service-kit/tables"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, onTestFinished, test } from "vitest"
import { createTableImport } from "../src/import/import-tables.ts"
import { readStoredTables } from "../src/import/stored-tables.ts"
import { moveBooking } from "../src/index.ts"
import { MIGRATIONS } from "../src/storage/migrations/migrations.ts"
import { loadVisit, VISITS } from "../src/visits/visit.ts"
import { SERVICE } from "../src/workshop-booking.config.ts"
import { createOrder, MONDAY, openWorkshopBooking, type TriedWorkshopBooking } from "./open-workshop-booking.ts"

const AGREEMENTS = 8
const ORDER = createOrder({ timeSlot: "2026-11-27T10:00:00" })

/** Imports the stored tables with other names, durations, prices and terms. */
async function importOthers({ storage }: TriedWorkshopBooking): Promise<void> {
  const { offerings = [], prices = [], workshops = [] } = await readStoredTables(storage)
  const tables = {
    offerings: offerings.map((row) => ({ ...row, name: `New ${row.name}`, minutes: "300", unitAbbreviation: "new" })),
    prices: prices.map((row) => ({ ...row, price: "99999" })),
    workshops: workshops.map((row) => ({ ...row, freeUntil: "08:00", lateFee: "9999", country: "FI" })),
  }
  const folder = mkdtempSync(join(tmpdir(), "forecourt-workshop-agreement-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, rows] of Object.entries(tables)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows))
  await importFiles(
    storage,
    [folder],
    createTableImport(() => MONDAY),
  )
}

onEachEngine((engine) => {
  test("an import changes neither services, price, duration nor terms of a booking", async () => {
    const booking = await openWorkshopBooking(engine)
    const { body } = await booking.call("book", ORDER, { key: "one" })
    const before = await VISITS.loadVisit(booking.storage, body.id)

    await importOthers(booking)
    const { body: repeated } = await booking.call("book", ORDER, { key: "one" })

    expect(before).toMatchObject({ services: "Hjulskifte", minutes: 30, lateTerms: { fee: 450 } })
    expect(before?.price).toBeGreaterThan(0)
    expect(await VISITS.loadVisit(booking.storage, body.id)).toEqual({
      ...before,
      workshop: { ...before?.workshop, freeUntil: "08:00", lateFee: 9999, schedule: expect.anything() },
    })
    expect(repeated).toEqual(body)
  })

  test("a moved booking keeps its duration, its price and its fee, which is free until the day before the new day", async () => {
    const booking = await openWorkshopBooking(engine)
    const { body } = await booking.call("book", ORDER, { key: "one" })
    const before = await VISITS.loadVisit(booking.storage, body.id)
    await importOthers(booking)

    const time = { startsAt: "2026-12-01T10:00:00", isFullDay: false }
    const outcome = await moveBooking(booking.context, { bookingId: body.id, time, by: "customer" })

    const after = await VISITS.loadVisit(booking.storage, body.id)
    expect(outcome).toBe("moved")
    expect(after?.lateTerms).toEqual({ until: "2026-11-30T15:00:00", fee: 450 })
    expect([after?.minutes, after?.price]).toEqual([before?.minutes, before?.price])
    expect(await booking.storage.all("select bucket from taken_times")).toHaveLength(1)
  })

  test("a booking that was made before agreements were stored keeps the price and the terms of that time", async () => {
    const booking = await openWorkshopBooking(engine)
    const { body } = await booking.call("book", ORDER, { key: "one" })
    const before = await loadVisit(booking.storage, body.id)
    await booking.storage.run("alter table bookings drop column agreement")
    await booking.storage.run("delete from schema_migrations where number >= ?", AGREEMENTS)

    const { dataFolder, database } = booking.config
    const again = await openServiceStorage(
      { dataFolder, database },
      { name: SERVICE, migrations: MIGRATIONS, now: MONDAY },
    )
    onTestFinished(again.close)

    expect((await loadVisit(again, body.id))?.agreement).toEqual(before?.agreement)
  })
})
