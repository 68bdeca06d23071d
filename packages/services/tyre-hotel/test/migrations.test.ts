import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { openPostgresStorage, openSqliteStorage, type Storage } from "@forecourt/service-kit/storage"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { afterEach, beforeEach, expect, test } from "vitest"
import { MIGRATIONS } from "../src/storage/migrations/migrations.ts"
import { openTyreHotelStorage } from "../src/storage/open-storage.ts"
import { book, logIn, MONDAY, orderFor, startTyreHotelAgain, type TriedTyreHotel } from "./start-tyre-hotel.ts"

/** The dump of a storage that was created before migrations were numbered. */
const BEFORE = readFileSync(join(import.meta.dirname, "fixture/storage-before-numbers.sql"), "utf8")
const TOKENS = {
  abc: "nxMd5jIdlaixVNQDU8qE-H45lNrpj43VkDhD6jOZue4",
  def: "uJmuBz9VzvfqMTAS61PanCJi-rOLv6BY9-z8HEkrsmE",
  nrs: "jHwol3Q_pg9ATaaCVRNuW5B_OqWJ_sRTW6z7r4wT6u8",
}
const CODE = { authToken: "_BeJ3X_23o3yvOIajBaqA80CYGZnZnMmy-9w3U8PGwA", otpToken: "420206" }

onEachEngine((engine) => {
  let folder: string
  let database: string | null
  let hotel: TriedTyreHotel | null = null
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "forecourt-tyre-hotel-"))
    database = await engine.newDatabase()
  })
  afterEach(async () => {
    await hotel?.close()
    hotel = null
    rmSync(folder, { recursive: true })
  })

  const open = (): Promise<Storage> =>
    database === null ? openSqliteStorage(join(folder, "tyre-hotel.sqlite")) : openPostgresStorage(database)
  async function change(work: (storage: Storage) => Promise<unknown>): Promise<void> {
    const storage = await open()
    await work(storage)
    await storage.close()
  }
  const storeAsBefore = () =>
    change(async (storage) => {
      for (const statement of BEFORE.split(/;\n/).filter((item) => item.trim() !== ""))
        await storage.run(
          storage.engine === "sqlite" && statement.startsWith("create table") ? `${statement} strict` : statement,
        )
    })
  const start = async (now = MONDAY) => {
    hotel = await startTyreHotelAgain({ folder, database }, {}, now)
    return hotel
  }
  const rows = async (table: string) => (await hotel?.storage.all(`select * from ${table}`)) ?? []

  test("the migrations preserve all stored rows", async () => {
    await storeAsBefore()
    const previous: Record<string, Record<string, unknown>[]> = {}
    const kept = ["workshops", "customers", "vehicles", "tyres", "tread_measurements", "bookings", "open_bookings"]
    const tables = [...kept, "ratings", "budgets"]
    await change(async (storage) => {
      for (const table of tables) previous[table] = await storage.all(`select * from ${table}`)
    })
    await start()

    for (const table of tables) {
      expect(previous[table]?.length, table).toBeGreaterThan(0)
      expect((await rows(table)).map(leaveOutHours), table).toEqual(
        previous[table]?.map((row) => expect.objectContaining(leaveOutHours(row))),
      )
    }
    expect((await rows("idempotent_requests")).length).toBe(BEFORE.match(/into idempotency_keys/g)?.length)
    expect((await rows("sessions")).length).toBe(3)
    expect((await rows("code_requests")).length).toBe(4)
  })

  test("opening hours are migrated to the format of imported files", async () => {
    await storeAsBefore()
    const { storage } = await start()
    const rows = await storage.all({ hours: "text" }, "select opening_hours as hours from workshops order by id")
    const days = rows.flatMap(({ hours }) => Object.entries<unknown>(JSON.parse(hours)))

    expect(days).toContainEqual(["friday", "08:00-17:00"])
    expect(days).toContainEqual(["saturday", "6 by arrangement"])
    expect(days.filter(([, hours]) => typeof hours !== "string")).toEqual([])
  })

  test("a session that was started before the migrations remains valid, and its booking is listed", async () => {
    await storeAsBefore()
    const { call } = await start()
    const listed = await call("booking/list", {}, { token: TOKENS.abc })
    const repeated = await call(
      "booking/create?departmentIdentifier=SE-101",
      {
        bookingDate: "2026-11-26",
        bookingStart: "2026-11-26T08:00:00",
        regNo: "vehicle-1001",
        freeText: "Ring gärna.",
        customer: { firstName: "Alva", lastName: "Ek", email: "alva@example.com", phoneMobile: "+46701740699" },
      },
      { token: TOKENS.abc, key: "order-of-abc" },
    )
    const [booking] = listed.body.bookings

    expect(booking).toMatchObject({
      customerBase: { firstName: "Alva" },
      services: [{ appointmentDate: "2026-11-26" }],
    })
    expect(repeated).toMatchObject({ status: 200, body: booking })
  })

  test("lost, rejected and cancelled orders have the same outcome before and after the migrations", async () => {
    await storeAsBefore()
    const { call } = await start()
    const again = (token: string, key: string) => call("booking/settle", {}, { token, key })
    const order = {
      bookingDate: "2026-12-02",
      bookingStart: "2026-12-02T08:00:00",
      regNo: "vehicle-1005",
      freeText: "",
      customer: { firstName: "A", lastName: "B", email: "a@example.com", phoneMobile: "+46701740699" },
    }
    const dropped = await call("booking/create?departmentIdentifier=SE-103", order, {
      token: TOKENS.nrs,
      key: "dropped-order",
    })

    expect(dropped).toMatchObject({ status: 409, body: { code: "OrderDropped" } })
    expect((await again(TOKENS.nrs, "order-of-nrs")).body).toEqual({ bookings: [] })
    expect((await again(TOKENS.def, "second-of-def")).body).toEqual({ bookings: [] })
    expect((await again(TOKENS.def, "order-of-def")).body.bookings).toHaveLength(1)
  })

  test("a login code that was sent before the migrations can still be used, but only once", async () => {
    await storeAsBefore()
    const { call } = await start()
    const [first, second] = [await call("authorization/validate", CODE), await call("authorization/validate", CODE)]

    expect(first).toMatchObject({ status: 200, body: { vehicles: [{ regNo: "TUX567" }] } })
    expect(second).toMatchObject({ status: 401, body: { code: "CodeNotValid" } })
  })

  test("the migrations keep messages in the outbox and do not write the seed again", async () => {
    await storeAsBefore()
    const { outbox } = await start()
    const messages = await outbox()

    expect(messages).toHaveLength(4)
    expect(messages[0]).toMatchObject({ to: "+46701740657", about: { regNo: "TUX567", code: "420206" } })
    expect(await rows("vehicles")).toHaveLength(7)
  })

  test("if a vehicle has several earlier bookings in a season, only the earliest one is listed as open after the migration", async () => {
    await storeAsBefore()
    await change(async (storage) => {
      for (const table of ["open_bookings", "cancelled_bookings", "migrations"])
        await storage.run(`drop table ${table}`)
      await storage.run("update bookings set vehicle_id = 'vehicle-1001'")
      await storage.run("update sessions set expires_at = '2027-01-01'")
    })
    // At the workshop it is the day after the first of them, in the zone of this machine it may not be.
    const { call } = await start(Date.parse("2026-11-26T23:30:00Z"))
    const { body } = await call("booking/list", {}, { token: TOKENS.abc })

    expect(body.bookings.map((booking: { services: object[] }) => booking.services[0])).toMatchObject([
      { appointmentDate: "2026-11-27" },
    ])
  })

  test("each migration runs once, even when several processes start simultaneously", async () => {
    await storeAsBefore()
    const [first, second] = await Promise.all([
      startTyreHotelAgain({ folder, database }),
      startTyreHotelAgain({ folder, database }),
    ])
    await second.close()
    hotel = first

    expect((await rows("schema_migrations")).map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name))
    expect(await rows("idempotent_requests")).toHaveLength(5)
  })

  test("several processes that start simultaneously on an empty database create the storage once", async () => {
    const all = await Promise.all(Array.from({ length: 3 }, () => startTyreHotelAgain({ folder, database })))
    const [first] = all
    const who = first === undefined ? null : await logIn(first, "ABC123")
    const booked = first && who && (await book(first, who, orderFor(who, "2026-11-26", "08:00"), "first"))
    await Promise.all(all.map((each) => each.close()))

    expect(booked?.status).toBe(200)
  })

  test("the storage of a newer version is rejected and not modified", async () => {
    await (await openTyreHotelStorage({ dataFolder: folder, database }, MONDAY)).close()
    await change((storage) =>
      storage.run("insert into schema_migrations (number, name, applied_at) values (99, 'moon', '2027')"),
    )

    await expect(start()).rejects.toThrow(
      `tyre-hotel: the storage is of a newer version (migration 99, moon; ${MIGRATIONS.length} is the newest known here). Start that version, or restore a backup.`,
    )
  })
})

test("an earlier storage is migrated to the same database schema as a new storage", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-tyre-hotel-"))
  const form = async (name: string, previous: string) => {
    const file = join(folder, name, "tyre-hotel.sqlite")
    const storage = await openSqliteStorage(file)
    for (const statement of previous.split(/;\n/).filter((item) => item.trim() !== ""))
      await storage.run(statement.startsWith("create table") ? `${statement} strict` : statement)
    await (await openTyreHotelStorage({ dataFolder: join(folder, name), database: null }, MONDAY, storage)).close()
    const db = new DatabaseSync(file)
    const tables = db.prepare("select name, sql from sqlite_schema where sql is not null order by name").all()
    db.close()
    return tables.map((table) => ({ ...table }))
  }
  const [earlier, fresh] = [await form("earlier", BEFORE), await form("fresh", "")]
  rmSync(folder, { recursive: true })

  expect(earlier).toEqual(fresh)
})

/** Returns a row without its opening hours, which earlier versions stored in another format. */
function leaveOutHours({ opening_hours: _, ...row }: Record<string, unknown>): object {
  return row
}
