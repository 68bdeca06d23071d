import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openServiceStorage } from "@forecourt/service-kit/service"
import type { Storage } from "@forecourt/service-kit/storage"
import { importFiles } from "@forecourt/service-kit/tables"
import { type Engine, onEachEngine } from "@forecourt/service-kit/test-harness"
import fc from "fast-check"
import { expect, onTestFinished, test } from "vitest"
import { DEMO_SEEDS } from "../../../../demo/stock-demo/src/seeds.ts"
import { createTableImport } from "../src/import/import-tables.ts"
import { readStoredTables } from "../src/import/stored-tables.ts"
import { moveBooking, service } from "../src/index.ts"
import { MIGRATIONS } from "../src/storage/migrations/migrations.ts"
import { VISITS } from "../src/visits/visit.ts"
import { SERVICE } from "../src/workshop-booking.config.ts"
import {
  createDays,
  createHoldRequest,
  createOrder,
  MONDAY,
  openWorkshopBooking,
  type TriedWorkshopBooking,
} from "./open-workshop-booking.ts"

type Row = Readonly<Record<string, string>>
type Files = Readonly<Record<string, readonly Row[]>>

const SEED = join(DEMO_SEEDS, SERVICE)
const HOURS = [
  { workshop: "SE-603", days: "Mo-Fr", hours: "07:30-12:00, 13:00-17:00", from: "", to: "", title: "" },
  { workshop: "SE-603", days: "2026-12-24", hours: "closed", from: "", to: "", title: "" },
]

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-workshop-import-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function writeFiles(tables: Files): string {
  const folder = createFolder()
  for (const [name, rows] of Object.entries(tables)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows))
  return folder
}

async function runImport(storage: Storage, tables: Files, options: { readonly isDryRun?: boolean } = {}) {
  const folder = writeFiles(tables)
  try {
    const { written, warnings = [] } = await importFiles(
      storage,
      [folder],
      createTableImport(() => MONDAY),
      options,
    )
    return [written, ...warnings]
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, "").split("\n")
  }
}

async function openEmpty({ newDatabase }: Engine) {
  const place = { dataFolder: createFolder(), database: await newDatabase() }
  const storage = await openServiceStorage(place, { name: SERVICE, migrations: MIGRATIONS, now: MONDAY })
  onTestFinished(() => storage.close())
  return { place, storage }
}

/** Returns the stored tables without the rows that `isLeft` rejects. */
async function readWithout(storage: Storage, names: readonly string[], isLeft: (row: Row) => boolean): Promise<Files> {
  const stored = await readStoredTables(storage)
  return Object.fromEntries(names.map((name) => [name, stored[name]?.filter(isLeft) ?? []]))
}

const book = (booking: TriedWorkshopBooking, timeSlot: string, changes: object = {}) =>
  booking.call("book", createOrder({ timeSlot, ...changes }), { key: timeSlot })

const listTaken = (storage: Storage) =>
  storage.all(
    { bucket: "text", resource: "number" },
    "select bucket, resource from taken_times where workshop_id = 'SE-603' order by bucket, resource",
  )

/** The texts that make files hard to read, which a description may contain. */
const description = fc
  .array(fc.constantFrom("a", "Å", ",", ";", '"', "\n", "'", " ", "=", "😀"), { maxLength: 12 })
  .map((parts) => parts.join("").trim())

const week = fc.record({
  days: fc.constantFrom("Mo-Fr", "sunday", "lördag", "2026-12-24", "12-24"),
  hours: fc.constantFrom("08:00-17:00", "08:00-12:00, 13:00-17:00", "22:00-02:00", "closed", "", "3 by arrangement"),
})

onEachEngine((engine) => {
  test("an import of an export stores the same tables, for changes of the seed and in both formats", async () => {
    const { place, storage } = await openEmpty(engine)
    const copy = await openEmpty(engine)
    await importFiles(
      storage,
      [SEED],
      createTableImport(() => MONDAY),
    )
    const seed = await readStoredTables(storage)

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom([], ["--json"]),
        fc.record({
          texts: fc.array(description, { minLength: 1, maxLength: 5 }),
          weeks: fc.array(week, { maxLength: 4 }),
          isAway: fc.boolean(),
          kept: fc.integer({ min: 0, max: 175 }),
          price: fc.integer({ min: 0, max: 1_000_000 }),
        }),
        async (format, { texts, weeks, isAway, kept, price }) => {
          const away = { days: "Mo-Su", hours: "closed", from: "2026-12-27", to: "2027-01-06", title: "Jul, och nyår" }
          const hours = [...weeks.map((row) => ({ ...row, from: "", to: "", title: "" })), ...(isAway ? [away] : [])]
          const changed = {
            offerings: (seed.offerings ?? []).map((row, at) => ({
              ...row,
              description: texts[at % texts.length] ?? "",
            })),
            hours: (seed.workshops ?? []).flatMap(({ id = "" }) => hours.map((row) => ({ workshop: id, ...row }))),
            prices: (seed.prices ?? []).slice(0, kept).map((row) => ({ ...row, price: String(price) })),
          }
          expect(await runImport(storage, changed)).toHaveLength(1)
          const folder = createFolder()

          await service.further?.export?.run([folder, ...format], place, () => {})
          await service.further?.import?.run([folder], copy.place, () => {})

          expect(await readStoredTables(copy.storage)).toEqual(await readStoredTables(storage))
        },
      ),
      { numRuns: 8 },
    )
  })

  test("the export of the seed contains the rows of its files", async () => {
    const { place, storage } = await openEmpty(engine)
    await importFiles(
      storage,
      [SEED],
      createTableImport(() => MONDAY),
    )
    const folder = createFolder()

    await service.further?.export?.run([folder], place, () => {})

    const readLines = (file: string) => readFileSync(file, "utf8").trim().split("\n").toSorted()
    expect(readdirSync(folder)).toHaveLength(8)
    for (const name of ["brands", "categories", "conditions", "vehicles", "prices"])
      expect(readLines(join(folder, `${name}.csv`))).toEqual(readLines(join(SEED, `${name}.csv`)))
  })

  test("a dry run reports what it would write, and writes nothing", async () => {
    const { storage } = await openWorkshopBooking(engine)
    const before = await readStoredTables(storage)
    const tables = await readWithout(storage, ["vehicles"], ({ regNo }) => regNo !== "ABC123")

    expect(await runImport(storage, tables, { isDryRun: true })).toEqual(["9 vehicles (1 removed)"])
    expect(await readStoredTables(storage)).toEqual(before)
    expect(await runImport(storage, tables)).toEqual(["9 vehicles (1 removed)"])
    expect((await readStoredTables(storage)).vehicles).toHaveLength(9)
  })

  test("all invalid references are reported, in the files and in the storage, and nothing is written", async () => {
    const { storage } = await openWorkshopBooking(engine)
    const before = await readStoredTables(storage)
    const row = { workshop: "SE-603", code: "wheel-change", fromMileage: "0", price: "100" }
    const vehicle = { brand: "Vik", model: "Kombi", buildYear: "", powerTrain: "", hasServiceAgreement: "no" }
    const brands = (before.brands ?? []).filter(({ name }) => name !== "Kia")

    const said = await runImport(storage, {
      brands,
      vehicles: [
        { ...vehicle, regNo: "ABC123" },
        { ...vehicle, regNo: "abc 123" },
      ],
      hours: [{ ...HOURS[1], from: "2026-12-24" } as Row],
      prices: [row, { ...row, workshop: "SE-999" }, { ...row, code: "polish" }],
    })

    expect(said).toEqual([
      "vehicles.json:1: ABC123 is already at vehicles.json:1. Remove one of them.",
      'brands.json:1: there is no brand "Kia", which stored workshops have. Add it, or import workshops, too.',
      'prices.json:1: there is no workshop "SE-999". Import it too, or fix the line.',
      'prices.json:1: there is no offering "polish". Import it too, or fix the line.',
      "hours.json:1: a vacation is from 2026-12-24 to no day. Fix from and to.",
    ])
    expect(await readStoredTables(storage)).toEqual(before)
  })

  test("an import that removes a workshop or an offering warns of each booking, and the booking stays", async () => {
    const booking = await openWorkshopBooking(engine)
    const { storage } = booking
    const { body } = await book(booking, "2026-11-24T10:00:00")
    const other = await book(booking, "2026-11-27T10:00:00")
    const isLeft = ({ id, code, workshop }: Row) => id !== "SE-603" && workshop !== "SE-603" && code !== "wheel-change"
    const tables = await readWithout(storage, ["workshops", "offerings", "hours", "prices", "conditions"], isLeft)
    const decide = "It stays: keep it, or move or cancel it."
    const warnings = [
      `booking ${body.id} at SE-603 on 2026-11-24: the workshop is removed. ${decide}`,
      `booking ${body.id} at SE-603 on 2026-11-24: offering "wheel-change" is removed. ${decide}`,
      `booking ${other.body.id} at SE-603 on 2026-11-27: the workshop is removed. ${decide}`,
      `booking ${other.body.id} at SE-603 on 2026-11-27: offering "wheel-change" is removed. ${decide}`,
    ]

    const [, ...dry] = await runImport(storage, tables, { isDryRun: true })
    const [, ...done] = await runImport(storage, tables)
    const [, ...again] = await runImport(storage, tables)

    expect([dry, done, again]).toEqual([warnings, warnings, []])
    expect(await storage.all("select status from bookings")).toEqual([{ status: "booked" }, { status: "booked" }])
    expect((await VISITS.loadVisit(storage, body.id))?.services).toBe("Hjulskifte")
    const time = { startsAt: "2026-11-25T10:00:00", isFullDay: false }
    expect(await moveBooking(booking.context, { bookingId: body.id, time, by: "Kim" })).toBe("notAvailable")
  })

  test("an import that closes a booked day warns of its bookings", async () => {
    const booking = await openWorkshopBooking(engine)
    const { body } = await book(booking, "2026-11-24T10:00:00")
    await book(booking, "2026-11-25T10:00:00")

    const [, ...warnings] = await runImport(booking.storage, {
      hours: [HOURS[0] as Row, { ...HOURS[1], days: "2026-11-24" } as Row],
    })

    expect(warnings).toEqual([
      `booking ${body.id} at SE-603 on 2026-11-24: the workshop is closed then. It stays: keep it, or move or cancel it.`,
    ])
  })

  test("an import of fewer resources than are booked at a time warns of the bookings that have none", async () => {
    const booking = await openWorkshopBooking(engine)
    const { storage } = booking
    const { workshops = [] } = await readStoredTables(storage)
    await runImport(storage, { workshops: workshops.map((row) => ({ ...row, resources: "2" })) })
    await book(booking, "2026-11-24T10:00:00")
    const order = createOrder({ timeSlot: "2026-11-24T10:00:00", registrationNumber: "DEF456" })
    const { body } = await booking.call("book", order, { key: "second" })

    const [, ...warnings] = await runImport(storage, { workshops })

    expect(warnings).toEqual([
      `booking ${body.id} at SE-603 on 2026-11-24: the workshop has only 1 of its resources. It stays: keep it, or move or cancel it.`,
    ])
  })

  test("the time zone of a workshop that has future bookings cannot change", async () => {
    const booking = await openWorkshopBooking(engine)
    const { storage } = booking
    await book(booking, "2026-11-24T10:00:00")
    await book(booking, "2026-11-27T10:00:00")
    const moved = (await readStoredTables(storage)).workshops?.map((row) => ({ ...row, zone: "Europe/Helsinki" })) ?? []

    expect(await runImport(storage, { workshops: moved })).toEqual([
      'workshops.json:1: workshop "SE-603" has bookings until 2026-11-27 in Europe/Stockholm. Keep this zone until then, or cancel them.',
    ])
  })

  test("a removed workshop cannot be booked or held, keeps its past bookings, and opens again with the next import", async () => {
    const booking = await openWorkshopBooking(engine)
    const { storage, clock } = booking
    await book(booking, "2026-11-24T10:00:00")
    const hold = await booking.call("holds", createHoldRequest("a", { timeSlot: "2026-11-27T10:00:00" }))
    const all = await readWithout(storage, ["workshops", "hours", "prices"], () => true)
    const isLeft = ({ id, workshop }: Row) => id !== "SE-603" && workshop !== "SE-603"
    const fewer = await readWithout(storage, ["workshops", "hours", "prices"], isLeft)
    clock.now = Date.parse("2026-11-25T10:00:00Z")
    const atNoon = createTableImport(() => clock.now)

    await importFiles(storage, [writeFiles(fewer)], atNoon)
    const closed = await book(booking, "2026-11-27T11:00:00")
    const shown = (await booking.watch()).map(({ data }) => ("departmentId" in data ? data.departmentId : ""))
    const bookings = await storage.all({ id: "text" }, "select id from bookings where workshop_id = 'SE-603'")
    const holds = await storage.all({ id: "text" }, "select id from holds")
    await importFiles(storage, [writeFiles(all)], atNoon)
    const opened = await book(booking, "2026-11-27T12:00:00")

    expect([hold.status, closed.status, opened.status]).toEqual([200, 400, 200])
    expect(shown).not.toContain("SE-603")
    expect([bookings.length, holds.length]).toEqual([1, 0])
  })

  test("a removed workshop that takes all brands has no times", async () => {
    const booking = await openWorkshopBooking(engine)
    const fetchTimes = () =>
      booking.call("timeslots/from/ABC123/SE-602/2026-11-24T00:00:00?serviceOfferings=wheel-change")
    const isLeft = ({ id, workshop }: Row) => id !== "SE-602" && workshop !== "SE-602"
    const before = await fetchTimes()

    await runImport(booking.storage, await readWithout(booking.storage, ["workshops", "hours", "prices"], isLeft))

    expect([before.status, (await fetchTimes()).status]).toEqual([200, 400])
  })

  test("an order and a move get no time that an import removes while they are checked", async () => {
    const booking = await openWorkshopBooking(engine)
    const { storage, context } = booking
    const { body } = await book(booking, "2026-11-24T10:00:00")
    const hours = HOURS.map((row) => ({ ...row, hours: "08:00-12:00" }))
    const all = HOURS.map((row) => ({ ...row, hours: "08:00-17:00" }))

    /** Runs an import before the last transaction of the work, which has read the workshop by then. */
    async function importMeanwhile<Result>(transactions: number, work: () => Promise<Result>): Promise<Result> {
      await runImport(storage, { hours: all })
      const { transaction } = storage
      let left = transactions
      Object.assign(storage, {
        async transaction(part: Parameters<typeof transaction>[0]) {
          left -= 1
          if (left > 0) return transaction(part)
          Object.assign(storage, { transaction })
          await runImport(storage, { hours })
          return transaction(part)
        },
      })
      return work()
    }
    const move = () =>
      moveBooking(context, { bookingId: body.id, time: { startsAt: "2026-11-25T15:00:00", isFullDay: false }, by: "" })

    const ordered = await importMeanwhile(2, () => book(booking, "2026-11-24T15:00:00"))
    const moved = await importMeanwhile(1, move)
    await runImport(storage, { hours: all })

    expect([ordered.status, ordered.body.code, moved]).toEqual([409, "TimeslotNotAvailable", "notAvailable"])
    expect(await move()).toBe("moved")
  })

  test("booked times stay taken when an import makes slots longer or lets them start at other minutes", async () => {
    const booking = await openWorkshopBooking(engine)
    const { storage } = booking
    await book(booking, "2026-11-24T10:30:00")
    const { workshops = [] } = await readStoredTables(storage)
    const longer = workshops.map((row) => ({ ...row, slotMinutes: "60" }))

    await runImport(storage, { workshops: longer })
    const [afterLonger] = await createDays(booking, "2026-11-24")
    await runImport(storage, { workshops, hours: HOURS.map((row) => ({ ...row, hours: "08:15-17:00" })) })
    const [afterShifted] = await createDays(booking, "2026-11-24")

    expect(afterLonger?.availableSlots).toContain("09:00")
    expect(afterLonger?.availableSlots).not.toContain("10:00")
    expect(afterShifted?.availableSlots).toEqual(expect.arrayContaining(["09:15", "11:15"]))
    for (const time of ["09:45", "10:15", "10:45"]) expect(afterShifted?.availableSlots).not.toContain(time)
    expect(await storage.all({ startsAt: "text" }, 'select starts_at as "startsAt" from bookings')).toEqual([
      { startsAt: "2026-11-24T10:30:00" },
    ])
  })

  test("an import that would put two bookings into one slot is rejected, and the taken times stay as they are", async () => {
    const booking = await openWorkshopBooking(engine)
    const { storage } = booking
    await book(booking, "2026-11-24T10:00:00")
    await book(booking, "2026-11-24T10:30:00")
    const before = await listTaken(storage)
    const { workshops = [] } = await readStoredTables(storage)

    expect(await runImport(storage, { workshops: workshops.map((row) => ({ ...row, slotMinutes: "60" })) })).toEqual([
      'workshops.json:1: workshop "SE-603" has two bookings that would share the time 2026-11-24T10:00:00. Keep its hours and slotMinutes, or move one.',
    ])
    expect(await listTaken(storage)).toEqual(before)
  })
})
