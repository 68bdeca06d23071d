import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { importContent } from "../src/import/import-content.ts"
import { FIXTURE_TEMPLATES } from "./fixture/fixture-templates.ts"
import { authorAt, contentFile, type Fixture, SITE, startAgain, startFixture, writeJson } from "./start-fixture.ts"

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'

let fixture: Fixture
let content: string
let data: string
beforeEach(async () => {
  fixture = await startFixture()
  content = join(fixture.folder, "import")
  cpSync(contentFile(fixture.folder, ""), content, { recursive: true })
  mkdirSync(join(content, "media/cars"), { recursive: true })
  writeFileSync(join(content, "media/cars/logo.svg"), SVG)
  data = join(fixture.folder, "imported")
})
afterEach(() => fixture.end())

async function load(folder = content): Promise<string[]> {
  const said: string[] = []
  await importContent({
    dataFolder: data,
    database: null,
    folders: [folder],
    templates: FIXTURE_TEMPLATES,
    log: (line) => said.push(line),
  })
  return said
}

test("imported content and its uploads are served", async () => {
  const said = await load()
  const service = await startAgain(fixture.folder, { dataFolder: data, siteFolders: [] })
  const page = await authorAt(service.url)("GET", `page?site=${SITE}&path=/workshop&language=sv`)
  const picture = await fetch(`${service.url}/-/media/cars/logo.svg`)
  await service.close()

  expect(said.join("\n")).toContain(`content: seeded ${SITE}:`)
  expect(said.join("\n")).toContain("1 uploads written.")
  expect([page.status, picture.status, await picture.text()]).toEqual([200, 200, SVG])
})

test("importing unchanged content again writes nothing", async () => {
  await load()
  const said = (await load()).join("\n")

  expect(said).not.toContain("seeded")
  expect(said).toContain("0 uploads written.")
})

test("importing content with an error is rejected, even when other content is already stored", async () => {
  await load()
  writeJson(join(content, "pages/workshop/sv.json"), { fields: {}, layout: { main: [{ block: "heroo-banner" }] } })

  await expect(load()).rejects.toThrow(/heroo-banner/)
})

test("importing a folder without a site prints an error message", async () => {
  const empty = mkdtempSync(join(tmpdir(), "forecourt-empty-"))
  await expect(load(empty)).rejects.toThrow(
    `content: there is no site.json in ${empty}. Name the folder that holds it, with pages/ next to it.`,
  )
  rmSync(empty, { recursive: true })
})

test("the import command imports content, and an unknown command prints an error message", () => {
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ["--conditions=forecourt-source", join(import.meta.dirname, "../src/main.ts"), ...args],
      { encoding: "utf8", env: { ...process.env, FORECOURT_DATA: data } },
    )
  const site = join(import.meta.dirname, "../../../../sites/se-used/content")
  const imported = run("import", site)
  const unknown = run("implode")

  expect([imported.status, imported.stderr]).toEqual([0, expect.not.stringContaining("content:")])
  expect(imported.stdout).toContain("content: seeded se-used:")
  expect([unknown.status, unknown.stderr.trim()]).toEqual([
    1,
    "content: there is no such command. Use: serve, or import <folder> … .",
  ])
})
