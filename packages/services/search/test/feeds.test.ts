import type { Storage } from "@forecourt/service-kit/storage"
import { expect, onTestFinished, test } from "vitest"
import { fetchAndImportFeed, followFeed } from "../src/feed/follow-feed.ts"
import { openIntake } from "../src/import/open-intake.ts"
import { openSearchStorage } from "../src/storage/open-storage.ts"
import { createCar, getLines, newFolder, STOCK } from "./start-search.ts"

const URL_OF_FEED = "https://feeds.example/stock.ndjson?key=secret"

interface Reply {
  readonly status?: number
  readonly etag?: string
  readonly body?: string
}

function createFeed(replies: readonly Reply[]) {
  const requests: (string | null)[] = []
  const left = [...replies]
  const fetchFeed: typeof fetch = async (_, init) => {
    requests.push(new Headers(init?.headers).get("if-none-match"))
    const { status = 200, etag, body = "" } = left.shift() ?? { status: 304 }
    return new Response(status === 200 ? body : null, { status, headers: etag === undefined ? {} : { etag } })
  }
  return { requests, fetch: fetchFeed }
}

async function openStorage() {
  const storage = await openSearchStorage({ dataFolder: newFolder(), database: null }, Date.now())
  onTestFinished(() => storage.close())
  return { storage, takeIn: openIntake(storage, null, Date.now) }
}

async function keysIn(storage: Storage) {
  const rows = await storage.all(
    { key: "text" },
    "select key from documents join indexes on documents.generation = indexes.generation order by key",
  )
  return rows.map(({ key }) => key)
}

const quiet = () => ({ url: URL_OF_FEED, index: STOCK, signal: new AbortController().signal })

test("a full feed replaces all documents, and an unchanged feed is not imported again", async () => {
  const { storage, takeIn } = await openStorage()
  const all = (ids: readonly number[]) => getLines(ids.map((id) => createCar(id)))
  const feed = createFeed([
    { etag: '"1"', body: all([1, 2, 3, 4, 5]) },
    { status: 304 },
    { etag: '"2"', body: all([2, 3, 4, 5, 6]) },
  ])

  const first = await fetchAndImportFeed({ storage, takeIn, ...quiet(), ...feed })
  const same = await fetchAndImportFeed({ storage, takeIn, ...quiet(), ...feed })
  await fetchAndImportFeed({ storage, takeIn, ...quiet(), ...feed })

  expect(first?.summary).toContain("5 taken")
  expect(same).toBeNull()
  expect(feed.requests).toEqual([null, '"1"', '"1"'])
  expect(await keysIn(storage)).toEqual(["2", "3", "4", "5", "6"])
})

test("the valid changes in an incremental feed are applied in order, and invalid changes are skipped", async () => {
  const { storage, takeIn } = await openStorage()
  const feed = createFeed([
    { body: getLines([1, 2].map((id) => ({ change: "put", document: createCar(id) }))) },
    {
      body: getLines([
        { change: "remove", key: "1" },
        { change: "put", document: createCar(3, { car_year: 2060 }) },
        { change: "put", document: createCar(4) },
        { change: "burn", key: "2" },
      ]),
    },
  ])

  await fetchAndImportFeed({ storage, takeIn, ...quiet(), ...feed })
  const second = await fetchAndImportFeed({ storage, takeIn, ...quiet(), ...feed })

  expect(second?.summary).toBe("1 put, 1 removed, 2 left out.")
  expect(await keysIn(storage)).toEqual(["2", "4"])
})

test("a feed that would remove more than a fifth of the documents is rejected and fetched again later", async () => {
  const { storage, takeIn } = await openStorage()
  const feed = createFeed([
    { etag: '"1"', body: getLines([1, 2, 3, 4].map((id) => createCar(id))) },
    { etag: '"2"', body: getLines([createCar(1)]) },
    { etag: '"2"', body: getLines([createCar(1)]) },
  ])
  await fetchAndImportFeed({ storage, takeIn, ...quiet(), ...feed })

  await expect(fetchAndImportFeed({ storage, takeIn, ...quiet(), ...feed })).rejects.toThrow("3 of 4 documents")
  await expect(fetchAndImportFeed({ storage, takeIn, ...quiet(), ...feed })).rejects.toThrow("3 of 4 documents")

  expect(feed.requests).toEqual([null, '"1"', '"1"'])
  expect(await keysIn(storage)).toHaveLength(4)
})

test("a failing feed is retried with increasing delays, and its failures are logged without the path of its URL", async () => {
  const { storage, takeIn } = await openStorage()
  const said: string[] = []
  const ending = new AbortController()
  const feed = createFeed([{ status: 503 }, { status: 500 }, { body: getLines([createCar(1)]) }])
  const log = (line: string) => {
    said.push(line)
    if (said.length === 3) ending.abort()
  }

  await followFeed({ storage, takeIn, ...quiet(), ...feed, log, everyMs: 1, signal: ending.signal })

  expect(said[0]).toContain("could not follow feeds.example: search: the feed responded with 503.")
  expect(said[1]).toContain("500")
  expect(said[2]).toContain("1 taken")
  expect(said.join()).not.toContain("secret")
  expect(await keysIn(storage)).toEqual(["1"])
})
