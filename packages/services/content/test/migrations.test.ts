import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest"
import type { PageDocument } from "../src/documents/document.types.ts"
import { templates } from "../src/generated/templates.ts"
import { MIGRATIONS } from "../src/storage/migrations/migrations.ts"
import { FIXTURE_TEMPLATES } from "./fixture/fixture-templates.ts"
import { openAt } from "./open-at.ts"
import { authorAt, createFixture, SITE, startAgain, startFixture, writeJson } from "./start-fixture.ts"

const OLDEST = readFileSync(join(import.meta.dirname, "fixture/storage-before-migrations.sql"), "utf8")

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-migrations-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function change(file: string, sql: string): void {
  const db = new DatabaseSync(file)
  db.exec(sql)
  db.close()
}

function createSchema(file: string): unknown[] {
  const db = new DatabaseSync(file)
  const rows = db.prepare("select type, name, sql from sqlite_schema where sql is not null order by type, name").all()
  db.close()
  return rows.map((row) => ({ ...row, sql: String(row.sql).replaceAll(/\s+/g, " ").toLowerCase() }))
}

test("a storage in the oldest format is migrated to the same database schema as a new storage", async () => {
  const [oldest, newest] = [join(folder, "oldest.sqlite"), join(folder, "newest.sqlite")]
  change(oldest, OLDEST)

  for (const file of [oldest, newest]) (await openAt(file)).close()

  expect(createSchema(oldest)).toEqual(createSchema(newest))
})

test("content stored in the oldest storage format is still served, including an edited page", async () => {
  const previous = await startFixture()
  const written = await previous.author("GET", `page?site=${SITE}&path=/workshop&language=sv`)
  const { document } = (await written.json()) as { document: { fields: object } }
  const edited = { ...document, name: "Edited" }
  await previous.author("PUT", `page?site=${SITE}&path=/workshop&language=sv`, edited, {
    "if-match": written.headers.get("etag") ?? "",
  })
  await previous.close()
  // As it was before migrations had numbers.
  const file = join(previous.folder, "data/content.sqlite")
  change(
    file,
    "drop table drafts; drop table schema_migrations; create table page_views (ref text primary key) strict; pragma user_version = 1",
  )

  const again = await startAgain(previous.folder)
  const page = await authorAt(again.url)("GET", `page?site=${SITE}&path=/workshop&language=sv`)
  await again.close()
  const tables = createSchema(file).map((row) => (row as { name: string }).name)
  rmSync(previous.folder, { recursive: true })

  expect((await page.json()) as object).toMatchObject({ document: { name: "Edited" } })
  expect(tables).toContain("schema_migrations")
  expect(tables).not.toContain("page_views")
})

test("a storage created before drafts were supported is migrated, and new drafts survive a restart", async () => {
  const previous = await startFixture()
  onTestFinished(() => previous.end())
  const place = `draft?site=${SITE}&path=/workshop&language=sv`
  await previous.close()
  const file = join(previous.folder, "data/content.sqlite")
  change(file, "drop table drafts; delete from schema_migrations where name = 'drafts'")

  const brought = await startAgain(previous.folder)
  const read = await authorAt(brought.url)("GET", place)
  const { document } = (await read.json()) as { document: object }
  const drafted = { ...document, name: "Drafted" }
  const written = await authorAt(brought.url)("PUT", place, drafted, { "if-match": read.headers.get("etag") ?? "" })
  await brought.close()
  const again = await startAgain(previous.folder)
  onTestFinished(() => again.close())
  const kept = await authorAt(again.url)("GET", place)

  expect(written.status).toBe(200)
  expect(kept.headers.get("etag")).toBe(written.headers.get("etag"))
  expect(await kept.json()).toMatchObject({ isDraft: true, document: { name: "Drafted" } })
  expect(createSchema(file).map((row) => (row as { name: string }).name)).toContain("drafts")
})

test("migrating a storage with the old slots property preserves nested blocks", async () => {
  const previous = await startFixture()
  onTestFinished(() => previous.end())
  await previous.close()
  change(
    join(previous.folder, "data/content.sqlite"),
    `update layouts set areas = replace(areas, '"placeholders":', '"slots":');
     delete from schema_migrations where name = 'placeholders'`,
  )

  const again = await startAgain(previous.folder)
  onTestFinished(() => again.close())
  const page = await authorAt(again.url)("GET", `page?site=${SITE}&path=/&language=sv`)

  const { document } = (await page.json()) as { document: PageDocument }
  expect(document.layout.main?.[0]?.placeholders).toMatchObject({ "container-{*}": [{ block: "blurb" }] })
})

test("migrating a storage in which another block was called SiteSelection preserves the blocks of both types", async () => {
  const rename = (name: string, previous: object) => ({ ...getTemplate(name), ...previous })
  const known = [...FIXTURE_TEMPLATES, getTemplate("GroupSites"), getTemplate("SiteSelection")]
  const earlier = [
    ...FIXTURE_TEMPLATES,
    rename("GroupSites", { name: "SiteSelection", block: "site-selection" }),
    rename("SiteSelection", { name: "DealershipTeasers" }),
  ]
  const previous = await createFixture((folder, overrides, log) => startAgain(folder, overrides, log, earlier), {})
  onTestFinished(() => previous.end())
  const place = `page?site=${SITE}&path=/workshop&language=sv`
  const sites = [{ name: { value: "Norrvik Norge" }, link: { value: { href: "/norge" } } }]
  const title = { value: "Verkstäder" }
  const main = [
    { block: "site-selection", fields: { sites } },
    { block: "dealership-teasers", fields: { title } },
  ]
  const first = await readPage(previous.author, place)
  await previous.author("PUT", place, { ...first.document, layout: { main } }, first.match)
  await previous.close()
  change(join(previous.folder, "data/content.sqlite"), "delete from schema_migrations where name = 'platform-names'")

  const again = await startAgain(previous.folder, {}, () => {}, known)
  onTestFinished(() => again.close())
  const author = authorAt(again.url)
  const migrated = await readPage(author, place)
  const written = await author("PUT", place, { ...migrated.document, layout: { main: RENAMED } }, migrated.match)

  const expected = [
    { block: "group-sites", fields: { sites } },
    { block: "dealership-teasers", fields: { title } },
  ]
  expect(migrated.document.layout.main).toMatchObject(expected)
  expect(written.status).toBe(200)
  expect((await readPage(author, place)).document.layout.main).toMatchObject(RENAMED)
})

/** Two blocks without identifiers. The generated name of each block's item ends in the number 1. */
const RENAMED = [
  { block: "group-sites", fields: { title: { value: "Länder" } } },
  { block: "dealership-teasers", fields: { title: { value: "Alla" } } },
]

function getTemplate(name: string) {
  const template = templates.find((template) => template.name === name)
  if (template === undefined) throw new Error(`there is no template ${name}`)
  return template
}

async function readPage(author: ReturnType<typeof authorAt>, place: string) {
  const response = await author("GET", place)
  const { document } = (await response.json()) as { document: PageDocument }
  return { document, match: { "if-match": response.headers.get("etag") ?? "" } }
}

test("the storage of a newer service is rejected and not modified", async () => {
  mkdirSync(join(folder, "data"))
  const file = join(folder, "data/content.sqlite")
  ;(await openAt(file)).close()
  change(file, "insert into schema_migrations (number, name, applied_at) values (99, 'moon', '2027')")
  const previous = createSchema(file)
  writeJson(join(folder, "sites/none.json"), {})

  await expect(startAgain(folder)).rejects.toThrow(
    `content: the storage is of a newer version (migration 99, moon; ${MIGRATIONS.length} is the newest known here). Start that version, or restore a backup.`,
  )
  expect(createSchema(file)).toEqual(previous)
})
