import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { importDocuments } from "../src/import/import-documents.ts"
import { openFile } from "../src/import/open-source.ts"
import { getKind } from "../src/kinds/kinds.ts"
import { removeOldGenerations } from "../src/storage/generations.ts"
import { readIndexRow } from "../src/storage/index-rows.ts"
import { openSearchStorage } from "../src/storage/open-storage.ts"
import { createCar, createSettings, getLines, newFolder, STOCK, startSearch, WRITE_KEY } from "./start-search.ts"

const IMPORT = join(import.meta.dirname, "fixture/import-and-die.ts")
const SERVE = join(import.meta.dirname, "fixture/serve-search.ts")
const NODE = ["--conditions=forecourt-source"]
const POINTS = Math.max(3, readSampled(10))
/** The time limit in milliseconds. It is long because imports are repeatedly started and killed. */
const PATIENCE_MS = 120_000
const HOUR_MS = 3_600_000

const OLD = Array.from({ length: 1000 }, (_, id) => createCar(id))
const NEW = Array.from({ length: 1000 }, (_, id) => createCar(id + 100, { car_price: 5 }))

async function leaveOldStock(): Promise<string> {
  const folder = newFolder()
  writeFileSync(join(folder, "old.ndjson"), getLines(OLD))
  writeFileSync(join(folder, "new.ndjson"), getLines(NEW))
  const storage = await openSearchStorage({ dataFolder: folder, database: null }, Date.now())
  const rows = await openFile(join(folder, "old.ndjson"), getKind("car"), null)
  await importDocuments(storage, { index: STOCK, kind: "car", language: "sv", source: "test", rows })
  await storage.close()
  return folder
}

async function stockIn(folder: string) {
  const storage = await openSearchStorage({ dataFolder: folder, database: null }, Date.now())
  await removeOldGenerations(storage, Date.now() + HOUR_MS)
  const row = await readIndexRow(storage, STOCK)
  const keys = await storage.all(
    { key: "text" },
    "select key from documents where generation = ? order by key",
    row?.generation ?? 0,
  )
  const stored = await storage.get({ n: "number" }, "select count(*) as n from documents")
  await storage.close()
  return { keys: keys.map(({ key }) => key), stored: stored?.n }
}

const getKeys = (cars: readonly Record<string, unknown>[]) => cars.map(({ car_id }) => String(car_id)).sort()

test(
  "an import that is killed at any point leaves either all old documents or all new documents",
  async () => {
    const left = await leaveOldStock()
    const { writes } = await importInto(createCopy(left), "0")
    const points = Array.from({ length: POINTS }, (_, point) => Math.ceil((writes * (point + 1)) / POINTS))

    const ends = await Promise.all(points.map((point) => getEnd(createCopy(left), point)))

    expect(ends.slice(0, -1)).toContain("old")
    expect(ends.at(-1)).toBe("new")
  },
  PATIENCE_MS,
)

async function getEnd(folder: string, point: number): Promise<"old" | "new"> {
  const { signal } = await importInto(folder, String(point))
  const { keys, stored } = await stockIn(folder)
  expect([signal, stored]).toEqual(["SIGKILL", OLD.length])
  const end = keys.includes(String(OLD[0]?.car_id)) ? "old" : "new"
  expect(keys).toEqual(getKeys(end === "old" ? OLD : NEW))
  expect((await importAgain(folder)).keys).toEqual(getKeys(NEW))
  return end
}

function createCopy(folder: string): string {
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true })
  return copy
}

async function importInto(folder: string, dieBefore: string) {
  const args = [...NODE, IMPORT, folder, join(folder, "new.ndjson"), dieBefore]
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] })
  const gone = once(child, "exit")
  const said = await text(child.stdout)
  const [, signal] = await gone
  return { writes: Number(said), signal }
}

async function importAgain(folder: string) {
  const storage = await openSearchStorage({ dataFolder: folder, database: null }, Date.now())
  const rows = await openFile(join(folder, "new.ndjson"), getKind("car"), null)
  await importDocuments(storage, { index: STOCK, kind: "car", language: "sv", source: "test", rows })
  await storage.close()
  return stockIn(folder)
}

test("a service that is killed during writes loses no acknowledged write", async () => {
  const folder = newFolder()
  const child = spawn(process.execPath, [...NODE, SERVE, JSON.stringify(createSettings(folder))], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const gone = once(child, "exit")
  const [port] = await once(child.stdout, "data")
  const acknowledged: string[] = []
  const write = async (id: number) => {
    const { status } = await fetch(`http://localhost:${String(port).trim()}/indexes/${STOCK}/documents/${id}`, {
      method: "PUT",
      headers: { "x-api-key": WRITE_KEY },
      body: JSON.stringify(createCar(id)),
    })
    if (status === 201) acknowledged.push(String(id))
    if (acknowledged.length === 60) child.kill("SIGKILL")
  }
  await Promise.allSettled(Array.from({ length: 200 }, (_, id) => write(id)))
  await gone

  const { search } = await startSearch({ dataFolder: folder })

  const pages = await Promise.all(
    [0, 100].map(
      async (offset) => (await search({ index: STOCK, limit: 100, offset, fields: ["car_id"] })).body.content,
    ),
  )
  const ids = pages.flat().map(({ car_id }: { car_id: string }) => car_id)
  expect(acknowledged.length).toBeGreaterThanOrEqual(60)
  expect(ids).toEqual(expect.arrayContaining(acknowledged))
})
