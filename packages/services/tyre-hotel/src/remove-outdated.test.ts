import { join } from "node:path"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { DEMO_SEEDS } from "../../../../demo/stock-demo/src/seeds.ts"
import { removeOutdated } from "./remove-outdated.ts"
import { openTyreHotelStorage } from "./storage/open-storage.ts"
import { seedStorage } from "./storage/seed-storage.ts"

const NOW = Date.parse("2026-11-21T10:00:00Z")
const DAY_MS = 86_400_000
const formatTime = (ms: number) => new Date(NOW + ms).toISOString()

const VEHICLES = { over: "vehicle-1001", just: "vehicle-1002" }

onEachEngine((engine) => {
  test("only expired rows are deleted", async () => {
    const storage = await openTyreHotelStorage({ dataFolder: "", database: null }, NOW, await engine.openStorage())
    await seedStorage(storage, join(DEMO_SEEDS, "tyre-hotel"), NOW)
    for (const [name, ms] of [
      ["over", -1],
      ["just", 0],
    ] as const) {
      await storage.run(
        "insert into sessions (token_hash, subject, expires_at) values (?, ?, ?)",
        name,
        VEHICLES[name],
        formatTime(ms),
      )
      await storage.run(
        "insert into code_requests (token_hash, subject, code_hash, expires_at, tries) values (?, null, '', ?, 0)",
        name,
        formatTime(ms),
      )
      await storage.run(
        "insert into idempotent_requests (subject, name, fingerprint, claim, claimed_at) values ('v', ?, '', '', ?)",
        name,
        formatTime(ms - 2 * DAY_MS),
      )
      await storage.run(
        "insert into budgets (name, subject, spent, spent_last) values (?, 's', '[]', ?)",
        name,
        formatTime(ms - DAY_MS),
      )
      const day = ms < 0 ? "2026-11-18" : "2026-11-19"
      await storage.run(
        `insert into bookings (id, vehicle_id, workshop_id, slot, resource, day, zone, first_name, last_name, email, phone, free_text, booked_at)
       values (?, ?, 'SE-101', ?, 1, ?, 'Europe/Stockholm', '', '', '', '', '', '')`,
        name,
        VEHICLES[name],
        day,
        day,
      )
      await storage.run(
        "insert into open_bookings (vehicle_id, season, booking_id, day) values (?, ?, ?, ?)",
        VEHICLES[name],
        name,
        name,
        day,
      )
    }

    await removeOutdated({ storage, now: () => NOW })

    for (const [table, column] of [
      ["sessions", "token_hash"],
      ["code_requests", "token_hash"],
      ["idempotent_requests", "name"],
      ["budgets", "name"],
      ["open_bookings", "season"],
    ])
      expect(await storage.all(`select ${column} as kept from ${table}`), table).toEqual([{ kept: "just" }])
  })

  test("a booking and its customer are deleted 90 days after the visit, also if it was cancelled", async () => {
    const storage = await openTyreHotelStorage({ dataFolder: "", database: null }, NOW, await engine.openStorage())
    await seedStorage(storage, join(DEMO_SEEDS, "tyre-hotel"), NOW)
    for (const [id, day, status] of [
      ["past", "2026-08-22", "booked"],
      ["cancelled", "2026-08-22", "cancelled"],
      ["kept", "2026-08-23", "booked"],
    ] as const)
      await storage.run(
        `insert into bookings (id, vehicle_id, workshop_id, slot, resource, day, zone, first_name, last_name, email, phone, free_text, booked_at, status)
       values (?, 'vehicle-1001', 'SE-101', ?, 1, ?, 'Europe/Stockholm', '', '', '', '', '', '', ?)`,
        id,
        id,
        day,
        status,
      )

    await removeOutdated({ storage, now: () => NOW })

    expect(await storage.all("select id from bookings")).toEqual([{ id: "kept" }])
  })

  test("a message that was given up is not deleted", async () => {
    const storage = await openTyreHotelStorage({ dataFolder: "", database: null }, NOW, await engine.openStorage())
    await storage.run(
      `insert into outbox_entries (id, kind, payload, attempts, due_at, created_at, gave_up_at, problem)
       values ('1', 'message', '', 1, ?, ?, ?, 'it answered 422')`,
      formatTime(0),
      formatTime(0),
      formatTime(0),
    )

    await removeOutdated({ storage, now: () => NOW + 365 * DAY_MS })

    expect(await storage.all("select id from outbox_entries")).toEqual([{ id: "1" }])
  })
})
