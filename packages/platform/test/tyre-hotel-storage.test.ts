import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { openStorage } from "../src/tyre-hotel/storage/open-storage.ts"
import type { Storage } from "../src/tyre-hotel/storage/storage.types.ts"
import { onEachEngine } from "./tyre-hotel/engines.ts"

onEachEngine((engine) => {
  let folder: string
  let database: string | null
  let storage: Storage
  let other: Storage
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "forecourt-storage-"))
    database = await engine.newDatabase()
    storage = await openStorage(database, folder)
    other = await openStorage(database, folder)
  })
  afterEach(async () => {
    await storage.close()
    await other.close()
    rmSync(folder, { recursive: true })
  })

  const plant = "insert into seeds (name, planted_at) values (?, ?)"
  const names = async (from: Storage) =>
    (await from.all("select name from seeds order by name")).map(({ name }) => name)

  test("what one connection writes, another one reads", async () => {
    const written = await storage.run(plant, "one", "now")

    expect(written).toBe(1)
    expect(await names(other)).toEqual(["one"])
    expect(await other.get("select * from seeds where name = ?", "one")).toEqual({ name: "one", planted_at: "now" })
    expect(await other.get("select * from seeds where name = ?", "two")).toBeNull()
  })

  test("a transaction that fails leaves nothing", async () => {
    const failing = storage.transaction(async (inside) => {
      await inside.run(plant, "one", "now")
      throw new Error("on purpose")
    })

    await expect(failing).rejects.toThrow("on purpose")
    expect(await names(storage)).toEqual([])
  })

  test("nobody's statement slips into a transaction of somebody else", async () => {
    let goOn = () => {}
    const begun = Promise.withResolvers<void>()
    const held = storage.transaction(async (inside) => {
      await inside.run(plant, "one", "now")
      begun.resolve()
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      throw new Error("taken back")
    })
    await begun.promise
    const apart = storage.run(plant, "two", "now")
    goOn()

    await expect(held).rejects.toThrow("taken back")
    await apart
    expect(await names(storage)).toEqual(["two"])
  })

  test("of many who write the same unique key at once, one has written it", async () => {
    const unique = `${plant} on conflict (name) do nothing`
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? storage : other).transaction((inside) => inside.run(unique, "one", String(n))),
      ),
    )

    expect(written.filter((count) => count === 1)).toHaveLength(1)
    expect(await names(other)).toEqual(["one"])
  })

  test("several may open an empty storage at the same moment", async () => {
    const empty = { database: await engine.newDatabase(), folder: join(folder, "empty") }
    const opened = await Promise.all(Array.from({ length: 4 }, () => openStorage(empty.database, empty.folder)))

    for (const one of opened) expect(await names(one)).toEqual([])
    await Promise.all(opened.map((one) => one.close()))
  })
})

test("a database that cannot be reached is told in words, without its address", async () => {
  const opening = openStorage("postgres://somebody:secret@localhost:1/nowhere", "unused")

  await expect(opening).rejects.toThrow(
    "platform: the tyre hotel's database could not be opened (ECONNREFUSED). Check FORECOURT_TYRE_HOTEL_DATABASE.",
  )
})
