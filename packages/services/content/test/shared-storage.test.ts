import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { RunningService } from "@forecourt/service-kit/http"
import { openPostgresStorage } from "@forecourt/service-kit/storage"
import { hasPostgres, startPostgres, type ThrowAwayPostgres } from "@forecourt/service-kit/test-harness"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { importContent } from "../src/import/import-content.ts"
import { MIGRATIONS } from "../src/storage/migrations/migrations.ts"
import { FIXTURE_TEMPLATES } from "./fixture/fixture-templates.ts"
import {
  authorAt,
  contentFile,
  type Fixture,
  type ResponseData,
  SITE,
  startAgain,
  startFixture,
} from "./start-fixture.ts"

const PAGE = `page?site=${SITE}&path=/workshop&language=sv`
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>')

describe.skipIf(!hasPostgres())("on Postgres", () => {
  let postgres: ThrowAwayPostgres
  let source: Fixture
  beforeAll(async () => {
    postgres = startPostgres()
    source = await startFixture()
  })
  afterAll(async () => {
    postgres.end()
    await source.end()
  })

  let database: string
  beforeEach(async () => {
    database = await postgres.newDatabase()
  })

  let folders: string[] = []
  afterEach(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    folders = []
  })

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), "forecourt-shared-"))
    folders.push(folder)
    return folder
  }

  async function start({ seeds = true, folder = newFolder() } = {}): Promise<RunningService> {
    const service = await startAgain(source.folder, {
      database,
      dataFolder: folder,
      ...(!seeds && { siteFolders: [] }),
    })
    onTestFinished(() => service.close())
    return service
  }

  const read = async (service: RunningService) => {
    const response = await authorAt(service.url)("GET", PAGE)
    return {
      status: response.status,
      etag: response.headers.get("etag") ?? "",
      body: (await response.json()) as ResponseData,
    }
  }
  const rename = async (service: RunningService, name: string) => {
    const { etag, body } = await read(service)
    return authorAt(service.url)("PUT", PAGE, { ...body.document, name }, { "if-match": etag })
  }
  const getName = async (service: RunningService) => (await read(service)).body.document?.name

  test("content written by one service instance is available after a restart, even on another machine", async () => {
    const first = await start()
    expect((await rename(first, "Renamed")).status).toBe(200)
    await first.close()

    const elsewhere = await start({ seeds: false })

    expect(await getName(elsewhere)).toBe("Renamed")
    expect(await (await fetch(`${elsewhere.url}/healthz`)).json()).toMatchObject({ status: "ok", sites: [SITE] })
  })

  test("content written by one service instance becomes visible on the other instances that share the storage", async () => {
    const [first, second] = [await start(), await start()]
    await rename(first, "Renamed")
    await expect.poll(() => getName(second)).toBe("Renamed")
    const response = await fetch(`${second.url}/api/graphql/v1`, {
      method: "POST",
      headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
      body: JSON.stringify({
        query: `{ layout(site: "${SITE}", routePath: "/workshop", language: "sv") { item { displayName } } search(where: { name: "_displayname", value: "Renamed" }) { total } }`,
      }),
    })

    expect(await response.json()).toEqual({
      data: { layout: { item: { displayName: "Renamed" } }, search: { total: 1 } },
    })
  })

  test("only one of several concurrent writes of a page by different service instances succeeds", async () => {
    const services = [await start(), await start(), await start()]
    const { etag, body } = await read(services[0] as RunningService)
    const responses = await Promise.all(
      services.flatMap((service, index) =>
        [0, 1].map((n) =>
          authorAt(service.url)("PUT", PAGE, { ...body.document, name: `Name ${index}${n}` }, { "if-match": etag }),
        ),
      ),
    )
    const written = responses.findIndex(({ status }) => status === 200)

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412])
    for (const service of services)
      await expect.poll(() => getName(service)).toBe(`Name ${Math.floor(written / 2)}${written % 2}`)
  })

  test("a rejected write changes nothing on any service instance", async () => {
    const service = await start()
    const clash = { ...(await read(service)).body.document, slug: "car-list" }
    const refused = await authorAt(service.url)("PUT", PAGE, clash, { "if-match": (await read(service)).etag })
    const storage = await openPostgresStorage(database)
    const [row] = await storage.all({ total: "text" }, "select count(*) as total from content_changes")
    await storage.close()

    expect(refused.status).toBe(409)
    // The form, and the seed.
    expect(Number(row?.total)).toBe(2)
    expect(await getName(service)).not.toBe(undefined)
  })

  test("a service instance receives the latest content even after more than twenty writes by another instance", async () => {
    const [first, second] = [await start(), await start()]
    for (let n = 1; n <= 22; n += 1) expect((await rename(first, `Name ${n}`)).status).toBe(200)

    await expect.poll(() => getName(second)).toBe("Name 22")
    expect((await rename(second, "Name 23")).status).toBe(200)
    await expect.poll(() => getName(first)).toBe("Name 23")
  })

  test("a draft can be written on one service instance and published on another instance", async () => {
    const [first, second] = [await start(), await start()]
    const place = PAGE.replace("page?", "draft?")
    const draftAt = async (service: RunningService) => {
      const response = await authorAt(service.url)("GET", place)
      return { etag: response.headers.get("etag") ?? "", body: (await response.json()) as ResponseData }
    }
    const { etag, body } = await draftAt(first)
    const put = (service: RunningService, name: string, tag: string) =>
      authorAt(service.url)("PUT", place, { ...body.document, name }, { "if-match": tag })

    const written = await put(first, "Drafted", etag)
    const late = await put(second, "Late", etag)
    const again = await put(second, "Drafted again", written.headers.get("etag") ?? "")

    expect([written.status, late.status, again.status]).toEqual([200, 412, 200])
    await expect.poll(async () => (await draftAt(first)).body.document.name).toBe("Drafted again")
    expect(await getName(first)).not.toBe("Drafted again")

    const published = await authorAt(first.url)("POST", place.replace("draft?", "draft/publish?"), undefined, {
      "if-match": again.headers.get("etag") ?? "",
    })

    expect(published.status).toBe(200)
    await expect.poll(() => getName(second)).toBe("Drafted again")
    expect((await draftAt(second)).body.isDraft).toBe(false)
  })

  test("an upload is available on all service instances", async () => {
    const [first, second] = [await start(), await start()]
    await authorAt(first.url)("PUT", "media/cars/logo.svg", SVG, { "content-type": "image/svg+xml" })
    const fetchLogo = (service: RunningService) => fetch(`${service.url}/-/media/cars/logo.svg`)

    await expect.poll(async () => (await fetchLogo(second)).status).toBe(200)
    expect(await (await fetchLogo(second)).text()).toBe(String(SVG))
    await authorAt(second.url)("DELETE", "media/cars/logo.svg")
    await expect.poll(async () => (await fetchLogo(first)).status).toBe(404)
  })

  test("the import command writes to the shared database", async () => {
    const said: string[] = []
    const options = { folders: [contentFile(source.folder, "")], templates: FIXTURE_TEMPLATES, database }
    await importContent({ ...options, dataFolder: newFolder(), log: (line) => said.push(line) })
    await importContent({ ...options, dataFolder: newFolder(), log: (line) => said.push(line) })
    const service = await start({ seeds: false })

    expect((await read(service)).status).toBe(200)
    expect(said.filter((line) => line.includes("seeded"))).toHaveLength(1)
  })

  test("the database of a newer service is rejected with an error message", async () => {
    await (await start()).close()
    const storage = await openPostgresStorage(database)
    await storage.run("insert into content_changes (number, form, base64, written_at) values (99, 99, '', '')")
    await storage.close()

    await expect(start()).rejects.toThrow(
      `content: the database is of a newer version (migration 99; ${MIGRATIONS.length} is the newest known here). Start that version, or restore a backup.`,
    )
  })

  test("a service whose shared database is unreachable serves its local copy and reports that it is healthy", async () => {
    const service = await start()
    const storage = await openPostgresStorage(await postgres.newDatabase())
    await storage.run(`drop database "${new URL(database).pathname.slice(1)}" with (force)`)
    await storage.close()

    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
    expect((await read(service)).status).toBe(200)
  })

  test("the error for an unreachable database does not reveal its URL", async () => {
    database = "postgres://somebody:hunter2@localhost:1/nowhere"

    await expect(start()).rejects.toThrow(
      "content: the database could not be opened (ECONNREFUSED). Check FORECOURT_CONTENT_DATABASE.",
    )
  })
})
