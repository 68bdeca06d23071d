import type { Storage } from "@forecourt/service-kit/storage"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import type { SearchDocument } from "../src/engine.types.ts"
import type { Following } from "../src/indexes/follow-index.ts"
import { openShared, type SharedEngine } from "../src/indexes/open-shared.ts"
import { getKind } from "../src/kinds/kinds.ts"
import { changeDocument } from "../src/storage/change-document.ts"
import { createIndexRow, readIndexRow } from "../src/storage/index-rows.ts"
import { openSearchStorage } from "../src/storage/open-storage.ts"
import { reservePosition } from "../src/storage/positions.ts"
import { createCar, newFolder, STOCK } from "./start-search.ts"

function elsewhere() {
  const documents = new Map<string, SearchDocument>()
  const done: string[] = []
  const engine: SharedEngine = {
    search: async () => "{}",
    count: async () => (done.length === 0 ? null : documents.size),
    async apply(changes) {
      done.push(`apply ${changes.map(({ key }) => key).join(" ")}`)
      for (const change of changes) {
        if (change.kind === "put") documents.set(change.key, change.document)
        else documents.delete(change.key)
      }
    },
    async replace(all) {
      done.push("replace")
      const next = new Map<string, SearchDocument>()
      for await (const document of all) next.set(String(document.car_id), document)
      documents.clear()
      for (const [key, document] of next) documents.set(key, document)
    },
    stats: async () => ({ documents: documents.size }),
  }
  return { documents, done, engine }
}

async function openStock(database: string | null): Promise<Storage> {
  const storage = await openSearchStorage({ dataFolder: newFolder(), database }, Date.now())
  await storage.transaction((tx) => createIndexRow(tx, STOCK, { kind: "car", language: "sv" }, Date.now()))
  for (const id of [1, 2]) await put(storage, id)
  return storage
}

function put(storage: Storage, id: number, fields: object = {}) {
  const change = { index: STOCK, kind: getKind("car"), key: String(id), now: Date.now() }
  return changeDocument(storage, change, () => createCar(id, fields))
}

async function processOn(storage: Storage, engine: SharedEngine) {
  const row = await readIndexRow(storage, STOCK)
  if (row === null) throw new Error("There is no index.")
  const opened = await openShared(storage, row, engine)
  const following: Following = { storage, name: STOCK, ...opened }
  return () => opened.follow(following, null)
}

onEachEngine((engines) => {
  test("only one of several processes updates a shared search engine, and all processes report the same position", async () => {
    const storage = await openStock(await engines.newDatabase())
    const { documents, done, engine } = elsewhere()
    const processes = await Promise.all([1, 2, 3].map(() => processOn(storage, engine)))

    const positions = await Promise.all(processes.map((follow) => follow()))
    await put(storage, 3, { car_color: "Red" })
    await Promise.all(processes.map((follow) => follow()))

    expect(new Set(positions.map((position) => position?.sequence))).toEqual(new Set([2]))
    expect(done).toEqual(["replace", "apply 3"])
    expect(documents.get("3")).toMatchObject(createCar(3, { car_color: "Red" }))
    await storage.close()
  })

  test("a restarted process rewrites the documents of a shared search engine only if some documents are missing", async () => {
    const storage = await openStock(await engines.newDatabase())
    const { documents, done, engine } = elsewhere()
    await (await processOn(storage, engine))()

    await (await processOn(storage, engine))()
    expect(done).toEqual(["replace"])

    documents.delete("1")
    await (await processOn(storage, engine))()
    expect(done).toEqual(["replace", "replace"])
    expect([...documents.keys()]).toEqual(["1", "2"])
    await storage.close()
  })

  test("another process takes over when the process that updates a shared engine is killed", async () => {
    const storage = await openStock(await engines.newDatabase())
    const { done, engine } = elsewhere()
    const killed = { index: STOCK, holder: "killed" }
    const now = Date.now()
    await reservePosition(storage, killed, { now, until: now + 300 })

    await (await processOn(storage, engine))()

    expect(Date.now()).toBeGreaterThanOrEqual(now + 300)
    expect(done).toEqual(["replace"])
    await storage.close()
  })

  test("a process that was replaced by another process during a pause writes nothing after resuming", async () => {
    const storage = await openStock(await engines.newDatabase())
    const { documents, engine } = elsewhere()
    const row = await readIndexRow(storage, STOCK)
    if (row === null) throw new Error("There is no index.")
    const opened = await openShared(storage, row, engine)
    async function* readAll() {
      yield createCar("old")
      // Its lease ends while it is stopped, and the other one takes all documents over.
      await storage.run("update positions set held_until = ''")
      await (await processOn(storage, engine))()
    }

    const stopped = opened.follow({ storage, name: STOCK, ...opened, readAll }, null)

    await expect(stopped).rejects.toThrow("another process took over")
    expect([...documents.keys()]).toEqual(["1", "2"])
    expect((await (await processOn(storage, engine))())?.sequence).toBe(2)
    await storage.close()
  })

  test("a failed update of a shared search engine is retried from the same position", async () => {
    const storage = await openStock(await engines.newDatabase())
    const { done, engine } = elsewhere()
    let isDown = true
    const failing: SharedEngine = {
      ...engine,
      replace: (all, at) => (isDown ? Promise.reject(new Error("down")) : engine.replace(all, at)),
    }
    const follow = await processOn(storage, failing)

    await expect(follow()).rejects.toThrow("down")
    isDown = false

    expect((await follow())?.sequence).toBe(2)
    expect(done).toEqual(["replace"])
    await storage.close()
  })
})
