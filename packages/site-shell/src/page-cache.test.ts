import { globSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js"
import { expect, onTestFinished, test, vi } from "vitest"
import PageCache from "./page-cache.ts"

type Page = NonNullable<Parameters<PageCache["set"]>[1]>

const KEY = "/route-cache/APP_PAGE/0/$/sv/verkstad"
const page = (status: number) =>
  ({ kind: "APP_PAGE", html: "<p>hej</p>", rscData: Buffer.from("0"), headers: {}, status }) as unknown as Page

function openCache(platform: string, folder: string) {
  vi.stubEnv("FORECOURT_CONTENT_URL", platform)
  onTestFinished(() => void vi.unstubAllEnvs())
  return new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
  } as unknown as ConstructorParameters<typeof PageCache>[0])
}

const newFolder = () => mkdtempSync(join(tmpdir(), "forecourt-pages-"))
const read = (cache: PageCache) =>
  cache.get(KEY, { kind: "APP_PAGE", isFallback: false } as Parameters<PageCache["get"]>[1])

test("a kept page is there again after a restart", async () => {
  const folder = newFolder()
  await openCache("http://localhost:4300", folder).set(KEY, page(200), {} as Parameters<PageCache["set"]>[2])

  expect((await read(openCache("http://localhost:4300", folder)))?.value).toMatchObject({ html: "<p>hej</p>" })
})

test("a site that is pointed elsewhere shows nothing of the platform before", async () => {
  const folder = newFolder()
  await openCache("http://localhost:4300", folder).set(KEY, page(200), {} as Parameters<PageCache["set"]>[2])

  expect(await read(openCache("http://localhost:4301", folder))).toBeNull()
})

test("a site that reads the same platform in another way, or another environment of it, starts anew", async () => {
  const folder = newFolder()
  await openCache("http://localhost:4300", folder).set(KEY, page(200), {} as Parameters<PageCache["set"]>[2])

  for (const [name, value] of [
    ["FORECOURT_CONTENT_MODE", "local"],
    ["FORECOURT_CONTEXT_ID", "another-environment"],
  ] as const) {
    vi.stubEnv(name, value)
    expect(await read(openCache("http://localhost:4300", folder)), name).toBeNull()
    vi.unstubAllEnvs()
  }
  expect(await read(openCache("http://localhost:4300", folder))).not.toBeNull()
})

test("an address without a page leaves nothing on disk", async () => {
  const folder = newFolder()
  const cache = openCache("http://localhost:4300", folder)

  await cache.set(KEY, page(404), {} as Parameters<PageCache["set"]>[2])
  expect(globSync("**/*.html", { cwd: folder })).toEqual([])

  await cache.set(KEY, page(200), {} as Parameters<PageCache["set"]>[2])
  expect(globSync("**/verkstad.html", { cwd: folder })).toHaveLength(1)
})

test("a page with choices in its address leaves nothing on disk", async () => {
  const folder = newFolder()
  const cache = openCache("http://localhost:4300", folder)

  await cache.set(`${KEY}/~tag=elbil`, page(200), {} as Parameters<PageCache["set"]>[2])

  expect(globSync("**/*.html", { cwd: folder })).toEqual([])
})

test("before the proxy, where pages have no folder, none is made up", () => {
  vi.stubEnv("FORECOURT_CONTENT_URL", "no address")
  onTestFinished(() => void vi.unstubAllEnvs())
  const context = { fs: nodeFs, flushToDisk: false, revalidatedTags: [] }

  expect(() => new PageCache(context as unknown as ConstructorParameters<typeof PageCache>[0])).not.toThrow()
})

test("a page that is taken out of the cache leaves nothing on disk", async () => {
  const folder = newFolder()
  const cache = openCache("http://localhost:4300", folder)

  await cache.set(KEY, null, {} as Parameters<PageCache["set"]>[2])

  expect(globSync("**/*.html", { cwd: folder })).toEqual([])
})
