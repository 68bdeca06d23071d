import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { onEachEngine } from "../test-harness/test-harness.ts"
import { insertNew, openStorage, type Storage, upsert } from "./storage.ts"

const open = (database: string | null, folder: string) =>
  openStorage({ service: "bikes", database, file: join(folder, "bikes.sqlite"), variable: "BIKES_DATABASE" })

onEachEngine((engine) => {
  let folder: string
  let database: string | null
  let storage: Storage
  let other: Storage
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "forecourt-storage-"))
    database = await engine.newDatabase()
    storage = await open(database, folder)
    other = await open(database, folder)
    await storage.run("create table seeds (name text primary key, seeded_at text not null)")
  })
  afterEach(async () => {
    await storage.close()
    await other.close()
    rmSync(folder, { recursive: true })
  })

  const write = "insert into seeds (name, seeded_at) values (?, ?)"
  const names = async (from: Storage) =>
    (await from.all("select name from seeds order by name")).map(({ name }) => name)

  test("a connection sees the writes of another connection", async () => {
    const written = await storage.run(write, "one", "now")

    expect(written).toBe(1)
    expect(await names(other)).toEqual(["one"])
    expect(await other.get("select * from seeds where name = ?", "one")).toEqual({ name: "one", seeded_at: "now" })
    expect(await other.get("select * from seeds where name = ?", "two")).toBeNull()
  })

  test("a count query returns a number in every database engine", async () => {
    await storage.run(write, "one", "now")

    expect(
      await storage.get(
        { name: ["one", "two"], total: "number", none: "text?" },
        "select name, (select count(*) from seeds) as total, null as none from seeds",
      ),
    ).toEqual({ name: "one", total: 1, none: null })
    expect(await storage.all({ name: "text" }, "select name from seeds where name = ?", "two")).toEqual([])
  })

  test.each([
    ["text", "select null as value"],
    ["number", "select 'seven' as value"],
    ["number", "select '' as value"],
  ] as const)(
    "reading a column that is not of the type %s throws an error that contains the statement %s",
    async (column, sql) => {
      await expect(storage.get({ value: column }, sql)).rejects.toThrow(
        `storage: column "value" of "${sql}" is no ${column}. Correct the row, or the statement.`,
      )
    },
  )

  test("reading a text that is not one of a column's declared values throws an error", async () => {
    await expect(storage.all({ value: ["open", "closed"] }, "select 'ajar' as value")).rejects.toThrow(
      "is no open or closed. Correct the row, or the statement.",
    )
  })

  test("a failed transaction is rolled back", async () => {
    const failing = storage.transaction(async (tx) => {
      await tx.run(write, "one", "now")
      throw new Error("on purpose")
    })

    await expect(failing).rejects.toThrow("on purpose")
    expect(await names(storage)).toEqual([])
  })

  test("a statement outside a transaction is not part of a concurrent transaction", async () => {
    let goOn = () => {}
    const initial = Promise.withResolvers<void>()
    const held = storage.transaction(async (tx) => {
      await tx.run(write, "one", "now")
      initial.resolve()
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      throw new Error("taken back")
    })
    await initial.promise
    const apart = storage.run(write, "two", "now")
    goOn()

    await expect(held).rejects.toThrow("taken back")
    await apart
    expect(await names(storage)).toEqual(["two"])
  })

  test("only one of several concurrent inserts with the same unique key adds a row", async () => {
    const unique = `${write} on conflict (name) do nothing`
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? storage : other).transaction((tx) => tx.run(unique, "one", String(n))),
      ),
    )

    expect(written.filter((count) => count === 1)).toHaveLength(1)
    expect(await names(other)).toEqual(["one"])
  })

  test("insertNew inserts a row only once, and upsert replaces an existing row", async () => {
    const row = (at: string) => ({ name: "one", seeded_at: at })

    expect([
      await insertNew(storage, "seeds", ["name"], row("first")),
      await insertNew(other, "seeds", ["name"], row("second")),
    ]).toEqual([true, false])
    expect(await storage.all("select * from seeds")).toEqual([row("first")])
    await upsert(other, "seeds", ["name"], row("third"))
    await upsert(other, "seeds", ["name"], { name: "two", seeded_at: "now" })
    expect(await storage.all("select * from seeds order by name")).toEqual([
      row("third"),
      { name: "two", seeded_at: "now" },
    ])
  })

  test("several processes can open an empty storage at the same time", async () => {
    const empty = { database: await engine.newDatabase(), folder: join(folder, "empty") }
    const opened = await Promise.all(Array.from({ length: 4 }, () => open(empty.database, empty.folder)))

    for (const item of opened) expect(await item.all("select 1 as one")).toEqual([{ one: 1 }])
    await Promise.all(opened.map((item) => item.close()))
  })
})

test("the error for an unreachable database does not reveal its URL", async () => {
  const opening = open("postgres://somebody:secret@localhost:1/nowhere", "unused")

  await expect(opening).rejects.toThrow("bikes: the database could not be opened (ECONNREFUSED). Check BIKES_DATABASE.")
})
