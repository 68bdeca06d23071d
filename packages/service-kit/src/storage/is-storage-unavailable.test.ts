import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { isStorageUnavailable, openSqliteStorage } from "./storage.ts"

test("a write to a full disk fails with an error that identifies the cause, and later writes succeed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-storage-"))
  const storage = await openSqliteStorage(join(folder, "bikes.sqlite"))
  onTestFinished(async () => {
    await storage.close()
    rmSync(folder, { recursive: true })
  })
  await storage.run("create table bikes (name text not null)")
  await storage.all("pragma max_page_count = 3")

  const error = await storage.run("insert into bikes values (?)", "b".repeat(100_000)).catch((error: unknown) => error)
  await storage.all("pragma max_page_count = 1000")
  await storage.run("insert into bikes values (?)", "b".repeat(100_000))

  expect(error).toMatchObject({ errstr: "database or disk is full" })
  expect(isStorageUnavailable(error)).toBe(true)
  expect(await storage.all("select length(name) as length from bikes")).toEqual([{ length: 100_000 }])
})

test.each([
  ["a full disk of Postgres", { code: "53100" }, true],
  ["a Postgres that is shutting down", { code: "57P01" }, true],
  ["a lost connection to Postgres", { code: "ECONNRESET" }, true],
  ["an input or output error of SQLite", { code: "ERR_SQLITE_ERROR", errcode: 778 }, true],
  ["a violated unique key of Postgres", { code: "23505" }, false],
  ["a violated constraint of SQLite", { code: "ERR_SQLITE_ERROR", errcode: 2067 }, false],
  ["an error without a code", {}, false],
])("%s means that the storage is unavailable: %s", (_, details, isUnavailable) => {
  expect(isStorageUnavailable(Object.assign(new Error(), details))).toBe(isUnavailable)
})
