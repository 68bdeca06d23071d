import { mkdtempSync, readdirSync, truncateSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeEach, expect, onTestFinished, test, vi } from "vitest"

const KEY = "/route-cache/APP_PAGE/0/$/sv/verkstad"
const LIFETIME = { revalidate: 60, expire: 31_536_000 }

const page = (status = 200, tags = "sc:item:1") => ({
  kind: "APP_PAGE",
  html: "<p>hej</p>",
  rscData: Buffer.from("0"),
  segmentData: new Map([["/_tree", Buffer.from("1")]]),
  headers: { "x-next-cache-tags": tags },
  status,
})

let folder = ""

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-pages-"))
  vi.stubEnv("FORECOURT_PAGE_CACHE", folder)
  vi.stubEnv("FORECOURT_CONTENT_URL", "http://localhost:4300")
  return () => void vi.unstubAllEnvs()
})

async function restart() {
  vi.resetModules()
  const { default: PageCache } = await import("./page-cache.ts")
  return new PageCache()
}

const filesOnDisk = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile())

test("a cached page is restored completely after a restart", async () => {
  await (await restart()).set(KEY, page(), { cacheControl: LIFETIME })

  expect(await (await restart()).get(KEY)).toMatchObject({ value: page(), cacheControl: LIFETIME })
})

test("cached pages are discarded when the settings of the content platform change", async () => {
  await (await restart()).set(KEY, page())

  for (const [name, value] of [
    ["FORECOURT_CONTENT_URL", "http://localhost:4301"],
    ["FORECOURT_CONTENT_MODE", "local"],
    ["FORECOURT_CONTEXT_ID", "another-environment"],
  ] as const) {
    vi.stubEnv(name, value)
    expect(await (await restart()).get(KEY), name).toBeNull()
    vi.unstubAllEnvs()
    vi.stubEnv("FORECOURT_PAGE_CACHE", folder)
  }
  expect(await (await restart()).get(KEY)).not.toBeNull()
})

test("a 404 page and a page with query parameters are cached only in memory", async () => {
  const cache = await restart()
  await cache.set(KEY, page(404))
  await cache.set(`${KEY}/~tag=elbil`, page())

  expect(await cache.get(KEY)).toMatchObject({ value: { status: 404 } })
  expect(await cache.get(`${KEY}/~tag=elbil`)).not.toBeNull()
  expect(filesOnDisk()).toEqual([])

  await cache.set(KEY, page())
  expect(filesOnDisk()).toHaveLength(1)
})

test("the hundred most recently requested filter variants of each page are kept in memory", async () => {
  const cache = await restart()
  const form = (at: number) => `${KEY}/~car_price_max=${at}`
  await cache.set(KEY, page())
  for (let at = 0; at < 100; at += 1) await cache.set(form(at), page())
  await cache.get(form(0))
  for (let at = 100; at < 150; at += 1) await cache.set(form(at), page())

  const kept = await Promise.all(Array.from({ length: 150 }, async (_, at) => (await cache.get(form(at))) !== null))
  expect(kept.filter(Boolean)).toHaveLength(100)
  expect([kept[0], kept[50], kept[149]]).toEqual([true, false, true])
  expect(await cache.get(KEY)).not.toBeNull()
})

test("a page that is removed from the cache is also removed from disk", async () => {
  const cache = await restart()
  await cache.set(KEY, page())
  await cache.set(KEY, null)

  expect(await cache.get(KEY)).toBeNull()
  expect(filesOnDisk()).toEqual([])
})

test("a truncated cache file is ignored", async () => {
  await (await restart()).set(KEY, page())
  const [file] = filesOnDisk()
  if (file !== undefined) truncateSync(join(file.parentPath, file.name), 20)

  expect(await (await restart()).get(KEY)).toBeNull()
})

test("a cached page is returned after its expiry time and marked as stale", async () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(1_000_000)
  onTestFinished(() => now.mockRestore())
  const cache = await restart()
  await cache.set(KEY, page(), { cacheControl: LIFETIME })

  now.mockReturnValue(1_000_000 + 2 * LIFETIME.expire * 1000)
  const { lastModified = 0 } = (await cache.get(KEY)) ?? {}

  expect(Date.now() - lastModified).toBeGreaterThan(LIFETIME.revalidate * 1000)
  expect(Date.now() - lastModified).toBeLessThan(LIFETIME.expire * 1000)
})

test("publishing a page marks the cached page as stale instead of deleting it, so that no visitor has to wait", async () => {
  const cache = await restart()
  await cache.set(KEY, page(200, "sc:item:1,sc:site:se"), { cacheControl: LIFETIME })
  const previous = await cache.get(KEY)
  await cache.revalidateTag(["sc:item:1"])
  const after = await cache.get(KEY)

  expect(Date.now() - (previous?.lastModified ?? 0)).toBeLessThan(10_000)
  expect(after?.value).toEqual(previous?.value)
  expect(Date.now() - (after?.lastModified ?? 0)).toBeGreaterThan(LIFETIME.revalidate * 1000)
  expect(Date.now() - (after?.lastModified ?? 0)).toBeLessThan(LIFETIME.expire * 1000)
})

test("invalidating a tag affects only pages with the tag that were rendered before the invalidation", async () => {
  const cache = await restart()
  const now = vi.spyOn(Date, "now")
  onTestFinished(() => now.mockRestore())
  now.mockReturnValue(1_000_000)
  await cache.set(KEY, page(), { cacheControl: LIFETIME })
  now.mockReturnValue(1_000_001)
  await cache.revalidateTag("sc:item:2")
  expect((await cache.get(KEY))?.lastModified).toBe(1_000_000)

  await cache.revalidateTag("sc:item:1")
  now.mockReturnValue(1_000_002)
  await cache.set(KEY, page(), { cacheControl: LIFETIME })
  expect((await cache.get(KEY))?.lastModified).toBe(1_000_002)
})

test("a cached `fetch` response is discarded when its own tag or a tag of its page is invalidated", async () => {
  const cache = await restart()
  const response = { kind: "FETCH", data: { body: "1" }, revalidate: 300 }
  await cache.set("a", response, { tags: ["sc:dict:se:sv"] })
  await cache.set("b", response)
  expect(await cache.get("a")).toMatchObject({ value: response })

  await cache.revalidateTag("sc:dict:se:sv")
  expect(await cache.get("a")).toBeNull()
  expect(await cache.get("b", { softTags: ["sc:dict:se:sv"] })).toBeNull()
  expect(await cache.get("b")).toMatchObject({ value: response })
})

test("concurrent writes of a page leave one complete file", async () => {
  const cache = await restart()
  const pages = Array.from({ length: 40 }, (_, at) => page(200, String(at).repeat(20_000)))

  await Promise.all(pages.map((page) => cache.set(KEY, page)))

  expect(filesOnDisk()).toHaveLength(1)
  expect(pages).toContainEqual((await (await restart()).get(KEY))?.value)
})
