import { expect, test } from "vitest"
import type { Storage } from "../storage/storage.ts"
import { onEachEngine } from "../test-harness/test-harness.ts"
import { reserveResource } from "./reserve-resource.ts"

const TABLE = "create table taken (place text, hour integer, resource integer, primary key (place, hour, resource))"

onEachEngine(({ openStorage }) => {
  async function openBays(): Promise<Storage> {
    const storage = await openStorage()
    await storage.run(TABLE)
    return storage
  }
  const take = (storage: Storage, hours: readonly number[], capacity = 2) =>
    storage.transaction((tx) =>
      reserveResource(tx, {
        table: "taken",
        key: ["place", "hour", "resource"],
        capacity,
        rows: (resource) => hours.map((hour) => ({ place: "Borås", hour, resource })),
      }),
    )
  const readTaken = async (storage: Storage) =>
    (
      await storage.all(
        { hour: "number", resource: "number" },
        "select hour, resource from taken order by resource, hour",
      )
    )
      .map(({ hour, resource }) => `${resource}@${hour}`)
      .join(" ")

  test("only a resource that is free for the whole period is reserved", async () => {
    const storage = await openBays()

    const resources = [await take(storage, [8, 9]), await take(storage, [9, 10]), await take(storage, [10])]

    expect(resources).toEqual([1, 2, 1])
    expect(await readTaken(storage)).toBe("1@8 1@9 1@10 2@9 2@10")
  })

  test("nothing is reserved if no resource is free for the whole period", async () => {
    const storage = await openBays()
    await take(storage, [9])
    await take(storage, [10])
    await take(storage, [9, 10])

    expect(await take(storage, [8, 9])).toBeNull()
    expect(await take(storage, [8], 0)).toBeNull()
    expect(await readTaken(storage)).toBe("1@9 1@10 2@9 2@10")
  })

  test("rows are replaced from the moment at which they expire, and rows without an expiry never", async () => {
    const storage = await openStorage()
    await storage.run("create table held (hour integer primary key, resource integer, until text)")
    const take = (hours: readonly number[], now: string, until: string | null) =>
      storage.transaction((tx) =>
        reserveResource(tx, {
          table: "held",
          key: ["hour"],
          capacity: 1,
          expiry: { column: "until", now },
          rows: (resource) => hours.map((hour) => ({ hour, resource, until })),
        }),
      )
    await take([8, 9], "10:00", "10:10")

    expect(await take([9], "10:09", "10:19")).toBeNull()
    expect(await take([9, 10], "10:10", null)).toBe(1)
    expect(await take([8, 9], "23:59", null)).toBeNull()
    expect(await storage.all({ hour: "number", until: "text?" }, "select hour, until from held order by hour")).toEqual(
      [
        { hour: 9, until: null },
        { hour: 10, until: null },
      ],
    )
  })

  test("when concurrent requests overlap in time, each resource is reserved once and no deadlock occurs", async () => {
    const storage = await openBays()
    const wanted = Array.from({ length: 30 }, (_, n) => [8 + (n % 3), 9 + (n % 3), 10 + (n % 3)])

    const resources = await Promise.all(wanted.map((hours) => take(storage, hours)))

    // All of them want the hour from ten on.
    expect(resources.filter((resource) => resource !== null).toSorted()).toEqual([1, 2])
    expect((await readTaken(storage)).split(" ")).toHaveLength(6)
  })
})
