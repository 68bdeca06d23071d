import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { forgetOutdated } from "./forget-outdated.ts"
import { openSqliteStorage } from "./storage/sqlite-storage.ts"
import { TABLES } from "./storage/tables.ts"

const NOW = Date.parse("2026-11-21T10:00:00Z")
const DAY_MS = 86_400_000
const at = (ms: number) => new Date(NOW + ms).toISOString()

/** Tables without what they refer to. */
async function openStorage() {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-outdated-"))
  const storage = await openSqliteStorage(
    join(folder, "outdated.sqlite"),
    TABLES.map((table) => table.replaceAll(/ references \w+|,\s+foreign key [^)]*\) references \w+/g, "")),
  )
  onTestFinished(async () => {
    await storage.close()
    rmSync(folder, { recursive: true })
  })
  return storage
}

test("what nobody can use any more goes, and what somebody may still need stays", async () => {
  const storage = await openStorage()
  for (const [name, ms] of [
    ["over", -1],
    ["just", 0],
  ] as const) {
    await storage.run("insert into sessions (token_hash, vehicle_id, expires_at) values (?, 'v', ?)", name, at(ms))
    await storage.run(
      "insert into code_requests (token_hash, vehicle_id, code_hash, expires_at, tries) values (?, 'v', '', ?, 0)",
      ...[name, at(ms)],
    )
    await storage.run(
      "insert into idempotency_keys (vehicle_id, name, fingerprint, claim, claimed_at) values ('v', ?, '', '', ?)",
      ...[name, at(ms - 2 * DAY_MS)],
    )
    await storage.run(
      "insert into cancelled_bookings (booking_id, vehicle_id, cancelled_at) values (?, 'v', ?)",
      ...[name, at(ms - 2 * DAY_MS)],
    )
    await storage.run(
      "insert into budgets (name, subject, spent, spent_last) values (?, 's', '[]', ?)",
      ...[name, at(ms - DAY_MS)],
    )
    await storage.run(
      "insert into open_bookings (vehicle_id, season, booking_id, day) values ('v', ?, ?, ?)",
      ...[name, name, ms < 0 ? "2026-11-18" : "2026-11-19"],
    )
  }

  await forgetOutdated({ storage, now: () => NOW })

  for (const [table, column] of [
    ["sessions", "token_hash"],
    ["code_requests", "token_hash"],
    ["idempotency_keys", "name"],
    ["cancelled_bookings", "booking_id"],
    ["budgets", "name"],
    ["open_bookings", "season"],
  ])
    expect(await storage.all(`select ${column} as left from ${table}`), table).toEqual([{ left: "just" }])
})
