import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createFolderFiles } from "../src/media/media-files.ts"
import { createMediaStore } from "../src/media/media-store.ts"
import { openAt } from "./open-at.ts"
import { type Fixture, type ResponseData, SITE, startAgain, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

const createPath = (path: string, language = "sv") =>
  `page?site=${SITE}&path=${encodeURIComponent(path)}&language=${language}`

async function read(path: string, language?: string): Promise<{ status: number; etag: string; page: ResponseData }> {
  const response = await fixture.author("GET", createPath(path, language))
  return { status: response.status, etag: response.headers.get("etag") ?? "", page: await response.json() }
}

test("removing a page without an ETag is rejected", async () => {
  const { etag } = await read("/car-list")

  const blind = await fixture.author("DELETE", createPath("/car-list"))

  expect(blind.status).toBe(428)
  expect(await blind.json()).toMatchObject({
    detail: "If-Match is missing. Read first, and send the ETag you got.",
    etag,
  })
  expect((await read("/car-list")).status).toBe(200)
})

test("removing a page with an outdated ETag is rejected", async () => {
  const { etag, page } = await read("/car-list")
  const written = await fixture.author("PUT", createPath("/car-list"), page.document, { "if-match": etag })

  const late = await fixture.author("DELETE", createPath("/car-list"), undefined, { "if-match": etag })

  expect(late.status).toBe(412)
  expect(await late.json()).toMatchObject({ etag: written.headers.get("etag") })
  expect((await read("/car-list")).status).toBe(200)
})

test.for(["sv", "en"])(
  "the home page cannot be removed in the language %s, even with the current ETag",
  async (language) => {
    const { etag } = await read("/", language)

    const removed = await fixture.author("DELETE", createPath("/", language), undefined, { "if-match": etag })

    expect(removed.status).toBe(409)
    expect(((await removed.json()) as ResponseData).detail).toContain("The home page cannot be removed.")
    expect((await read("/", language)).status).toBe(200)
  },
)

test("removing a page that does not exist returns 404", async () => {
  const removed = await fixture.author("DELETE", createPath("/nowhere"), undefined, { "if-match": "*" })

  expect(removed.status).toBe(404)
})

test("a page that is removed in one language remains in the other languages, even after a restart", async () => {
  const { etag } = await read("/workshop/tyres/storage", "en")

  const removed = await fixture.author("DELETE", createPath("/workshop/tyres/storage", "en"), undefined, {
    "if-match": etag,
  })
  const again = await startAgain(fixture.folder)
  const after = await Promise.all(
    [createPath("/workshop/tyres/storage", "en"), createPath("/workshop/däck/storage", "sv")].map((place) =>
      fetch(`${again.url}/authoring/${place}`, { headers: { authorization: "Bearer forecourt-local-authoring" } }),
    ),
  )
  await again.close()

  expect(removed.status).toBe(204)
  expect(after.map(({ status }) => status)).toEqual([404, 200])
})

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><path d="M0 0h2v1H0z"/></svg>')
const media = (path: string) => fetch(`${fixture.url}/-/media/${path}`, { headers: { "accept-encoding": "identity" } })
const filesOnDisk = () => {
  const folder = join(fixture.folder, "data/media")
  return existsSync(folder) ? readdirSync(folder) : []
}

test("a file shared by two identical uploads is deleted only after both uploads are removed", async () => {
  await fixture.author("PUT", "media/one/logo.svg", SVG)
  await fixture.author("PUT", "media/two/logo.svg", SVG)
  expect(filesOnDisk()).toHaveLength(1)

  expect((await fixture.author("DELETE", "media/one/logo.svg")).status).toBe(204)

  expect((await media("one/logo.svg")).status).toBe(404)
  const other = await media("two/logo.svg")
  expect(other.status).toBe(200)
  expect(Buffer.from(await other.arrayBuffer()).equals(SVG)).toBe(true)

  expect((await fixture.author("DELETE", "media/two/logo.svg")).status).toBe(204)
  expect(filesOnDisk()).toEqual([])
})

test("replacing an upload deletes its old file unless another upload uses it", async () => {
  const other = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="1"/>')
  await fixture.author("PUT", "media/changed.svg", SVG)
  await fixture.author("PUT", "media/shared.svg", SVG)

  await fixture.author("PUT", "media/changed.svg", other)
  const whileShared = filesOnDisk()
  await fixture.author("PUT", "media/shared.svg", other)

  expect(whileShared).toHaveLength(2)
  expect(filesOnDisk()).toHaveLength(1)
  expect(await (await media("shared.svg")).text()).toBe(other.toString())
})

test("reading an upload that has just been removed returns 404", async () => {
  const store = await openAt(join(fixture.folder, "read.sqlite"))
  const uploads = createMediaStore(store, createFolderFiles(join(fixture.folder, "read")))
  await uploads.put("a.svg", SVG, "")
  const entry = uploads.find("a.svg")
  await uploads.remove("a.svg")

  const read = entry && uploads.bytes(entry)

  await expect(read).rejects.toMatchObject({ status: 404, message: expect.stringContaining("Ask again.") })
  store.close()
})

test("removing an unknown upload returns 404", async () => {
  expect((await fixture.author("DELETE", "media/never.svg")).status).toBe(404)
})
