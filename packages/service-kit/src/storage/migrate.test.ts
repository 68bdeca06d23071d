import { expect, test } from "vitest"
import { onEachEngine } from "../test-harness/test-harness.ts"
import { type Migration, migrate } from "./migrate.ts"
import type { Storage } from "./storage.types.ts"

const NOW = Date.parse("2026-11-23T10:00:00Z")
const OPTIONS = { service: "hotel", now: NOW }

const tables: Migration = {
  number: 1,
  name: "tables",
  up: (_, { createTables }) => createTables(["create table rooms (id text primary key, beds integer not null)"]),
}
const beds: Migration = {
  number: 2,
  name: "beds",
  up: async ({ run }) => void (await run("insert into rooms (id, beds) values (?, ?)", "1", 2)),
}
const failing: Migration = {
  number: 3,
  name: "failing",
  async up({ run }) {
    await run("insert into rooms (id, beds) values (?, ?)", "2", 2)
    throw new Error("on purpose")
  },
}

onEachEngine((engine) => {
  const rooms = (storage: Storage) => storage.all("select id from rooms order by id")

  test("migrations run once in order and are recorded", async () => {
    const storage = await engine.openStorage()

    expect(await migrate(storage, [tables], OPTIONS)).toEqual(["tables"])
    expect(await migrate(storage, [tables, beds], OPTIONS)).toEqual(["beds"])
    expect(await migrate(storage, [tables, beds], OPTIONS)).toEqual([])

    expect(await rooms(storage)).toEqual([{ id: "1" }])
    expect(await storage.all("select * from schema_migrations order by number")).toEqual([
      { number: 1, name: "tables", applied_at: "2026-11-23T10:00:00.000Z" },
      { number: 2, name: "beds", applied_at: "2026-11-23T10:00:00.000Z" },
    ])
  })

  test("a failed migration is rolled back, and earlier migrations remain applied", async () => {
    const storage = await engine.openStorage()

    await expect(migrate(storage, [tables, beds, failing], OPTIONS)).rejects.toThrow("on purpose")

    expect(await rooms(storage)).toEqual([{ id: "1" }])
    const repaired = { ...failing, up: async () => {} }
    expect(await migrate(storage, [tables, beds, repaired], OPTIONS)).toEqual(["failing"])
  })

  test("processes that start simultaneously run each migration once", async () => {
    const storage = await engine.openStorage()

    const done = await Promise.all(Array.from({ length: 4 }, () => migrate(storage, [tables, beds], OPTIONS)))

    expect(done.flat().sort()).toEqual(["beds", "tables"])
    expect(await rooms(storage)).toEqual([{ id: "1" }])
  })

  test("the storage of a newer version is rejected and not modified", async () => {
    const storage = await engine.openStorage()
    await migrate(storage, [tables, beds], OPTIONS)

    await expect(migrate(storage, [tables], OPTIONS)).rejects.toThrow(
      "hotel: the storage is of a newer version (migration 2, beds; 1 is the newest known here). Start that version, or restore a backup.",
    )
  })

  test("migration fails if the storage has recorded a different migration with the same number", async () => {
    const storage = await engine.openStorage()
    await migrate(storage, [tables, beds], OPTIONS)

    await expect(migrate(storage, [tables, { ...beds, name: "beds-again" }], OPTIONS)).rejects.toThrow(
      "hotel: migration 2 of the storage is beds, here it is beds-again. Give beds-again the next free number.",
    )
  })

  test("migrations must be numbered without gaps", async () => {
    const storage = await engine.openStorage()

    await expect(migrate(storage, [tables, failing], OPTIONS)).rejects.toThrow(
      "hotel: migration 3 (failing) is out of order. Number them 1, 2, 3, ….",
    )
  })
})

test("in a SQLite storage, writing a value of the wrong type to a column is rejected", async () => {
  const { openSqliteStorage } = await import("./sqlite-storage.ts")
  const storage = await openSqliteStorage(":memory:")
  await migrate(storage, [tables], OPTIONS)

  await expect(storage.run("insert into rooms (id, beds) values (?, ?)", "1", "many")).rejects.toThrow("INTEGER")
  await storage.close()
})
