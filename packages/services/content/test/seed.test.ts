import { rmSync, writeFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { readSettings } from "@forecourt/service-kit/settings"
import { expect, onTestFinished, test } from "vitest"
import { readContentConfig } from "../src/content.config.ts"
import { readSeeds } from "../src/seed/read-seed.ts"
import { contentFile, SITE, startAgain, startFixture, writeJson } from "./start-fixture.ts"

const REPOSITORY = join(import.meta.dirname, "../../../..")

const KEY = { "content-type": "application/json", sc_apikey: "forecourt-local-key" }

async function start() {
  const fixture = await startFixture()
  onTestFinished(() => fixture.end())
  return fixture
}

async function titleAfterRestart(folder: string, path: string): Promise<{ title: string | null; said: string[] }> {
  const said: string[] = []
  const again = await startAgain(folder, {}, (line) => said.push(line))
  const query = `{ layout(site: "${SITE}", routePath: "${path}", language: "sv") { item { field(name: "metaTitle") { value } } } }`
  const response = await fetch(`${again.url}/api/graphql/v1`, {
    method: "POST",
    headers: KEY,
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as { data: { layout: { item: { field: { value: string } } | null } } }
  await again.close()
  return { title: data.layout.item?.field.value ?? null, said }
}

const page = (title: string) => ({ fields: { metaTitle: { value: title } }, layout: { main: [] } })

test("an unchanged seed is not written again at the next start", async () => {
  const { folder, said } = await start()

  expect(said).toEqual([expect.stringMatching(/^content: seeded fx-cars: \d+ files written, 0 removed\.$/)])
  expect((await titleAfterRestart(folder, "/")).said).toEqual([])
})

test("a changed seed is written again, and the content of a removed seed is deleted", async () => {
  const { folder } = await start()
  writeJson(contentFile(folder, "pages/car-list/sv.json"), page("Nya bilar"))
  rmSync(contentFile(folder, "pages/hidden"), { recursive: true })

  const changed = await titleAfterRestart(folder, "/car-list")
  const gone = await titleAfterRestart(folder, "/hidden")

  expect(changed).toEqual({ title: "Nya bilar", said: ["content: seeded fx-cars: 1 files written, 1 removed."] })
  expect(gone).toEqual({ title: null, said: [] })
})

test("an edited page is not overwritten by its seed, and the conflict is reported", async () => {
  const { folder, author } = await start()
  const place = `page?site=${SITE}&path=/car-list&language=sv`
  const etag = (await author("GET", place)).headers.get("etag") ?? ""
  await author("PUT", place, page("Redigerad"), { "if-match": etag })
  writeJson(contentFile(folder, "pages/car-list/sv.json"), page("Från fil"))

  const { title, said } = await titleAfterRestart(folder, "/car-list")

  expect(title).toBe("Redigerad")
  expect(said.join("\n")).toMatch(/pages\/car-list\/sv\.json has changed, but what it seeds was edited/)
})

test("all problems of a seed are reported at once with their file, position and fix", async () => {
  const { folder } = await start()
  writeFileSync(contentFile(folder, "pages/workshop/sv.json"), "{ no json")
  writeJson(contentFile(folder, "pages/stories/en.json"), { fields: {}, layout: { main: [{ block: "hero" }] } })
  writeJson(contentFile(folder, "somewhere.json"), {})

  const failed = startAgain(folder, { dataFolder: `${folder}/empty` })

  await expect(failed).rejects.toThrow(/^content: the content has 3 problems\.\n/)
  await expect(failed).rejects.toThrow(/pages\/workshop\/sv\.json\n {2}the file is no JSON/)
  await expect(failed).rejects.toThrow(/\/layout\/main\/0\/block "hero" does not exist\. Choose another block\./)
  await expect(failed).rejects.toThrow(/somewhere\.json\n {2}the file is in no place that content is read from/)
})

test("a site with an invalid seed file keeps the previous content", async () => {
  const { folder } = await start()
  writeFileSync(contentFile(folder, "pages/workshop/sv.json"), "{ no json")

  const { title, said } = await titleAfterRestart(folder, "/")

  expect(title).toBe("Bilar för alla")
  expect(said.join("\n")).toContain("fx-cars keeps the content it had.")
})

test("inconsistencies between seed files, such as an unknown language or a missing design, are reported", async () => {
  const { folder } = await start()
  writeJson(contentFile(folder, "pages/workshop/fi.json"), page("Huolto"))
  writeJson(contentFile(folder, "pages/stories/sv.json"), { ...page("Nyheter"), design: "slim" })
  rmSync(contentFile(folder, "pages/500"), { recursive: true })

  const failed = startAgain(folder, { dataFolder: `${folder}/empty` })

  await expect(failed).rejects.toThrow(
    /pages\/workshop\/fi\.json\n {2}the file is in fi, which is no language of the site/,
  )
  await expect(failed).rejects.toThrow(/\/design names slim, which does not exist in sv\. Add designs\/slim\/sv\.json/)
  await expect(failed).rejects.toThrow(
    /\/errorPages\/serverError is \/500, where there is no page\. Add pages\/500\/sv\.json\./,
  )
})

test("a dictionary has no texts after its file has been removed", async () => {
  const { folder } = await start()
  rmSync(contentFile(folder, "dictionary.sv.json"))
  const again = await startAgain(folder)
  const query = `{ site { siteInfo(site: "${SITE}") { dictionary(language: "sv") { total } } } }`

  const response = await fetch(`${again.url}/api/graphql/v1`, {
    method: "POST",
    headers: KEY,
    body: JSON.stringify({ query }),
  })

  expect(await response.json()).toEqual({ data: { site: { siteInfo: { dictionary: { total: 0 } } } } })
  await again.close()
})

test("a seed folder can be a site or contain several sites", () => {
  const folders = ["sites/se-used", "sites/sk-used"].map((site) => join(REPOSITORY, site))

  expect(folders.flatMap(readSeeds).map(({ site }) => site)).toEqual(["se-used", "sk-used"])
  expect(readSeeds(join(REPOSITORY, "sites")).map(({ site }) => site)).toEqual(
    expect.arrayContaining(["se-automotive", "se-used", "sk-used"]),
  )
  const { siteFolders } = readSettings("content", { FORECOURT_SITES: folders.join(delimiter) }, (settings) =>
    readContentConfig(settings, { data: "", sites: null }),
  )
  expect(siteFolders).toEqual(folders)
})
