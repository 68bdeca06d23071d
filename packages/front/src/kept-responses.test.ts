import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { type KeptResponse, keepResponses } from "./kept-responses.ts"

const response = (text: string, more: Partial<KeptResponse> = {}): KeptResponse => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  etag: '"1"',
  upstreamEtag: undefined,
  isPage: true,
  isImmutable: false,
  upstreamRequest: { method: "GET", path: "/", headers: {} },
  freshUntil: 0,
  ...more,
})

const LONG = "hej ".repeat(1000)

test("ten thousand different pages take no more memory than was allowed, and the latest are there", () => {
  const kept = keepResponses({ maxBytes: 1_000_000 })
  const sizes = new Set<boolean>()
  for (let page = 0; page < 10_000; page += 1) {
    kept.set(`/sv/${page}`, response(LONG))
    sizes.add(kept.bytes <= 1_000_000)
  }

  expect([...sizes]).toEqual([true])
  expect(kept.find("/sv/9999")).toBeDefined()
  expect(kept.find("/sv/0")).toBeUndefined()
})

test("a body is compressed once for everyone, and its compressed form is weighed too", async () => {
  const kept = keepResponses()
  const page = response(LONG)
  kept.set("a", page)
  const before = kept.bytes

  const [one, two] = await Promise.all([kept.encode("a", page, "br"), kept.encode("a", page, "br")])
  const zipped = await kept.encode("a", page, "gzip")

  expect(one).toBe(two)
  expect(kept.encoded("a", "br")).toBe(one)
  expect(brotliDecompressSync(one).toString()).toBe(LONG)
  expect(gunzipSync(zipped).toString()).toBe(LONG)
  expect(kept.bytes).toBe(before + one.length + zipped.length)
})

test("a compressed body belongs to its own version of the page", async () => {
  const kept = keepResponses()
  const old = response(LONG)
  kept.set("a", old)
  const compressing = kept.encode("a", old, "br")
  kept.set("a", response(`new ${LONG}`))
  await compressing

  expect(kept.encoded("a", "br")).toBeUndefined()
  expect(brotliDecompressSync(await kept.encode("a", old, "br")).toString()).toBe(LONG)
})

test("short bodies, and those for browsers that unpack nothing, stay as they are", async () => {
  const kept = keepResponses()
  const [short, long] = [response("hej"), response(LONG)]
  kept.set("short", short)
  kept.set("long", long)

  expect(await kept.encode("short", short, "br")).toBe(short.body)
  expect(await kept.encode("long", long, "identity")).toBe(long.body)
})

test("what publishing may change is told with what was asked for last in front", () => {
  const kept = keepResponses()
  for (const key of ["a", "b", "c"]) kept.set(key, response(key))
  kept.set("file", response("x", { isImmutable: true, isPage: false }))
  kept.find("a")

  expect(kept.changeable()).toEqual(["a", "c", "b"])
  expect(kept.hasPages()).toBe(true)
  kept.delete("a")
  expect(kept.changeable()).toEqual(["c", "b"])
})

test("of a page with endlessly many forms a hundred are kept, those that are asked for; other pages stay", () => {
  const pageOf = (key: string) => /^(.*)\/~/.exec(key)?.[1] ?? null
  const kept = keepResponses({ pageOf })
  kept.set("/cars", response("all"))
  kept.set("/vans/~1", response("a van"))
  for (let form = 0; form < 100; form += 1) kept.set(`/cars/~${form}`, response(`${form}`))
  kept.find("/cars/~0")
  for (let form = 100; form < 150; form += 1) kept.set(`/cars/~${form}`, response(`${form}`))

  expect(kept.changeable().filter((key) => key.startsWith("/cars/~"))).toHaveLength(100)
  expect(kept.find("/cars/~0")).toBeDefined()
  expect(kept.find("/cars/~50")).toBeUndefined()
  expect(kept.find("/cars/~149")).toBeDefined()
  expect([kept.find("/cars"), kept.find("/vans/~1")]).not.toContain(undefined)
})

test("forms that had to go for want of memory leave room for others", () => {
  const pageOf = () => "/cars"
  const kept = keepResponses({ pageOf, maxBytes: 3 * 4200 })
  for (let form = 0; form < 300; form += 1) kept.set(`${form}`, response("x"))

  expect(kept.changeable()).toEqual(["299", "298", "297"].slice(0, kept.changeable().length))
  expect(kept.changeable().length).toBeGreaterThan(0)
})
