import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { type CachedResponse, createResponseCache } from "./response-cache.ts"

const response = (text: string, more: Partial<CachedResponse> = {}): CachedResponse => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  etag: '"1"',
  upstreamEtag: undefined,
  isPage: true,
  isImmutable: false,
  isTransformable: true,
  upstreamRequest: { method: "GET", path: "/", headers: {} },
  freshUntil: 0,
  ...more,
})

const LONG = "hej ".repeat(1000)

test("caching ten thousand different pages stays within the memory limit, and the latest pages remain cached", () => {
  const cache = createResponseCache({ maxBytes: 1_000_000 })
  const sizes = new Set<boolean>()
  for (let page = 0; page < 10_000; page += 1) {
    cache.set(`/sv/${page}`, response(LONG))
    sizes.add(cache.bytes <= 1_000_000)
  }

  expect([...sizes]).toEqual([true])
  expect(cache.find("/sv/9999")).toBeDefined()
  expect(cache.find("/sv/0")).toBeUndefined()
})

test("a body is compressed once per encoding for all visitors, and the compressed size counts towards the memory limit", async () => {
  const cache = createResponseCache()
  const page = response(LONG)
  cache.set("a", page)
  const previous = cache.bytes

  const [first, second] = await Promise.all([cache.encode("a", page, "br"), cache.encode("a", page, "br")])
  const zipped = await cache.encode("a", page, "gzip")

  expect(first).toBe(second)
  expect(cache.getEncoded("a", "br")).toBe(first)
  expect(brotliDecompressSync(first).toString()).toBe(LONG)
  expect(gunzipSync(zipped).toString()).toBe(LONG)
  expect(cache.bytes).toBe(previous + first.length + zipped.length)
})

test("the compressed body of an outdated page is not stored for the new version of the page", async () => {
  const cache = createResponseCache()
  const old = response(LONG)
  cache.set("a", old)
  const compressing = cache.encode("a", old, "br")
  cache.set("a", response(`new ${LONG}`))
  await compressing

  expect(cache.getEncoded("a", "br")).toBeUndefined()
  expect(brotliDecompressSync(await cache.encode("a", old, "br")).toString()).toBe(LONG)
})

test("a body is not compressed when it is short or the browser does not accept compression", async () => {
  const cache = createResponseCache()
  const [short, long] = [response("hej"), response(LONG)]
  cache.set("short", short)
  cache.set("long", long)

  expect(await cache.encode("short", short, "br")).toBe(short.body)
  expect(await cache.encode("long", long, "identity")).toBe(long.body)
})

test("cached pages that are not immutable are listed with the most recently used page first", () => {
  const cache = createResponseCache()
  for (const key of ["a", "b", "c"]) cache.set(key, response(key))
  cache.set("file", response("x", { isImmutable: true, isPage: false }))
  cache.find("a")

  expect(cache.changeable()).toEqual(["a", "c", "b"])
  expect(cache.hasPages()).toBe(true)
  cache.delete("a")
  expect(cache.changeable()).toEqual(["c", "b"])
})

test("a page has at most a hundred cached variants, and the least recently used variants are evicted first", () => {
  const createPage = (key: string) => /^(.*)\/~/.exec(key)?.[1] ?? null
  const cache = createResponseCache({ pageOf: createPage })
  cache.set("/cars", response("all"))
  cache.set("/vans/~1", response("a van"))
  for (let form = 0; form < 100; form += 1) cache.set(`/cars/~${form}`, response(`${form}`))
  cache.find("/cars/~0")
  for (let form = 100; form < 150; form += 1) cache.set(`/cars/~${form}`, response(`${form}`))

  expect(cache.changeable().filter((key) => key.startsWith("/cars/~"))).toHaveLength(100)
  expect(cache.find("/cars/~0")).toBeDefined()
  expect(cache.find("/cars/~50")).toBeUndefined()
  expect(cache.find("/cars/~149")).toBeDefined()
  expect([cache.find("/cars"), cache.find("/vans/~1")]).not.toContain(undefined)
})

test("variants evicted because of the memory limit do not count towards the maximum number of variants", () => {
  const createPage = () => "/cars"
  const cache = createResponseCache({ pageOf: createPage, maxBytes: 3 * 4200 })
  for (let form = 0; form < 300; form += 1) cache.set(`${form}`, response("x"))

  expect(cache.changeable()).toEqual(["299", "298", "297"].slice(0, cache.changeable().length))
  expect(cache.changeable().length).toBeGreaterThan(0)
})
