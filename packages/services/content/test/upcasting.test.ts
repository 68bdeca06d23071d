import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { expect, onTestFinished, test } from "vitest"
import type { Template } from "../src/templates/template.types.ts"
import { PROMO_1, PROMO_2, PROMO_2_FORGOTTEN, PROMO_3, PROMO_3_CHOOSY } from "./fixture/promo-templates.ts"
import { authorAt, contentFile, type Fixture, SITE, startAgain, writeJson } from "./start-fixture.ts"

const CHILD = join(import.meta.dirname, "fixture/upcast-and-die.ts")
const place = (path: string) => `page?site=${SITE}&path=${path}&language=sv`

const OLD = {
  campaignLabel: { value: "Nyhet" },
  size: "Huge",
  price: 100,
  facts: [{ label: { value: "Räckvidd" } }, { label: { value: "Vikt" } }],
}
const SECOND = {
  badge: { value: "Nyhet" },
  size: "Huge",
  price: 100,
  facts: [{ caption: { value: "Räckvidd" } }, { caption: { value: "Vikt" } }],
}
const THIRD = {
  ribbon: { value: "Nyhet" },
  size: "Large",
  facts: [{ caption: { value: "Räckvidd" } }, { caption: { value: "Vikt" } }, { caption: { value: "Price 100" } }],
}
const promo = (fields: object, id = "promo-1", params?: object) => ({
  block: "promo",
  id,
  ...(params && { params }),
  fields,
})
const page = (...main: object[]) => ({ fields: {}, layout: { main } })

async function leaveOld(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-upcasting-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(import.meta.dirname, "fixture/sites"), join(folder, "sites"), { recursive: true })
  writeJson(contentFile(folder, "pages/hidden/sv.json"), page(promo(OLD)))
  const { author, close } = await upgrade(folder, PROMO_1)
  const outer = { ...promo(OLD, "outer"), placeholders: { inside: [promo(OLD, "inner")] } }
  for (const main of [[promo(OLD)], [promo(OLD), outer]])
    expect(await write(author, "/car-list", page(...main))).toBe(200)
  await close()
  return folder
}

type Author = Fixture["author"]

async function write(author: Author, path: string, document: object): Promise<number> {
  const etag = (await author("GET", place(path))).headers.get("etag") ?? ""
  return (await author("PUT", place(path), document, { "if-match": etag })).status
}

async function upgrade(folder: string, templates: readonly Template[]) {
  const said: string[] = []
  const platform = await startAgain(folder, {}, (line) => said.push(line), templates)
  let ended: Promise<void> | undefined
  const close = () => {
    ended ??= platform.close()
    return ended
  }
  onTestFinished(close)
  return { author: authorAt(platform.url), url: platform.url, said, close }
}

async function blocksAt(author: Author, path: string) {
  const { document } = (await (await author("GET", place(path))).json()) as { document: ReturnType<typeof page> }
  return document.layout.main as { fields: object; params: object; placeholders?: { inside: { fields: object }[] } }[]
}

test("starting a newer version of the platform migrates edited content through every schema version without losing a value", async () => {
  const { author, said } = await upgrade(await leaveOld(), PROMO_3)
  const [first, outer] = await blocksAt(author, "/car-list")

  expect(first).toMatchObject({ fields: THIRD, params: { SchemaVersion: "3" } })
  expect(outer).toMatchObject({
    fields: THIRD,
    placeholders: { inside: [{ fields: THIRD, params: { SchemaVersion: "3" } }] },
  })
  expect(said).toContain("content: 5 stored uses of blocks were brought to the newest version of their schemas.")
})

test("a seed written for the first schema version is migrated before it is stored", async () => {
  const { author } = await upgrade(await leaveOld(), PROMO_3)

  expect(await blocksAt(author, "/hidden")).toMatchObject([{ fields: THIRD, params: { SchemaVersion: "3" } }])
})

test("sites receive migrated content with the newest field names and schema version", async () => {
  const { url } = await upgrade(await leaveOld(), PROMO_3)
  const query = `{ layout(site: "${SITE}", routePath: "/car-list", language: "sv") { item { rendered } } }`

  const response = await fetch(`${url}/api/graphql/v1`, {
    method: "POST",
    headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as {
    data: { layout: { item: { rendered: { sitecore: { route: object } } } } }
  }

  expect(data.layout.item.rendered.sitecore.route).toMatchObject({
    placeholders: {
      "headless-main": [
        {
          componentName: "PromoCard",
          params: { SchemaVersion: "3" },
          fields: { Ribbon: { value: "Nyhet" }, Facts: [{}, {}, { fields: { Caption: { value: "Price 100" } } }] },
        },
        {},
      ],
    },
  })
})

test("migrating in two steps gives the same result as migrating in one step", async () => {
  const folder = await leaveOld()
  const second = await upgrade(folder, PROMO_2)
  expect(await blocksAt(second.author, "/car-list")).toMatchObject([
    { fields: SECOND, params: { SchemaVersion: "2" } },
    {},
  ])
  await second.close()
  const third = await upgrade(folder, PROMO_3)
  expect(await blocksAt(third.author, "/car-list")).toMatchObject([{ fields: THIRD }, { fields: THIRD }])
  await third.close()

  const again = await upgrade(folder, PROMO_3)

  expect(again.said).toEqual([])
  expect(await blocksAt(again.author, "/car-list")).toMatchObject([{ fields: THIRD }, { fields: THIRD }])
})

test("older versions of a page are also migrated", async () => {
  const folder = await leaveOld()
  const { close } = await upgrade(folder, PROMO_3)
  await close()

  expect(new Set(listStoredNames(folder, "is_current = 0"))).not.toContain("CampaignLabel")
})

async function leaveDraft(folder: string, ...main: object[]): Promise<void> {
  const { author, close } = await upgrade(folder, PROMO_1)
  const place = `draft?site=${SITE}&path=/car-list&language=sv`
  const etag = (await author("GET", place)).headers.get("etag") ?? ""
  expect((await author("PUT", place, page(...main), { "if-match": etag })).status).toBe(200)
  await close()
}

async function draftAt(author: Author) {
  const response = await author("GET", `draft?site=${SITE}&path=/car-list&language=sv`)
  return (await response.json()) as { isDraft: boolean; document: object }
}

test("drafts are migrated and remain drafts", async () => {
  const folder = await leaveOld()
  await leaveDraft(folder, promo(OLD, "drafted"))

  const { author } = await upgrade(folder, PROMO_3)

  expect(await draftAt(author)).toMatchObject({
    isDraft: true,
    document: page(promo(THIRD, "drafted", { SchemaVersion: "3" })),
  })
  expect(await blocksAt(author, "/car-list")).toMatchObject([{ fields: THIRD }, { fields: THIRD }])
})

test("a draft whose migration fails is reported and does not prevent the platform from starting", async () => {
  const folder = await leaveOld()
  await leaveDraft(folder, promo({ campaignLabel: { value: "Vinter" } }))

  const { author, said } = await upgrade(folder, PROMO_3_CHOOSY)

  expect(said).toContain(
    "content: fx-cars: /sitecore/content/forecourt/fx-cars/Home/car-list in sv, the draft, is older than every migration, and stays as it was written.",
  )
  expect((await draftAt(author)).isDraft).toBe(true)
})

test("the platform refuses to start if a migration would lose stored values, and lists the affected content", async () => {
  const folder = await leaveOld()
  const failed = startAgain(folder, {}, () => {}, PROMO_2_FORGOTTEN)

  await expect(failed).rejects.toThrow(/^content: \d+ values of stored content would be lost\. Nothing was changed\.\n/)
  await expect(failed).rejects.toThrow(
    /fx-cars: \/sitecore\/content\/forecourt\/fx-cars\/Home\/car-list in sv\n[\s\S]*CampaignLabel is no field of Promo now\./,
  )
  expect(listStoredNames(folder)).toContain("CampaignLabel")
  expect(await blocksAt((await upgrade(folder, PROMO_1)).author, "/car-list")).toMatchObject([{ fields: OLD }, {}])
})

test("the platform does not start if a migration fails, and leaves all content unchanged", async () => {
  const folder = await leaveOld()
  const old = await upgrade(folder, PROMO_1)
  await write(old.author, "/", page(promo({ campaignLabel: { value: "Vinter" } })))
  await old.close()

  await expect(startAgain(folder, {}, () => {}, PROMO_3_CHOOSY)).rejects.toThrow(
    /promo "promo-1" cannot be brought from version 1 to 3 \(no winter here\)/,
  )
  expect(listStoredNames(folder)).not.toContain("Ribbon")
})

test("the platform refuses to start with content of a newer schema version", async () => {
  const folder = await leaveOld()
  const { close } = await upgrade(folder, PROMO_3)
  await close()

  await expect(startAgain(folder, {}, () => {}, PROMO_2)).rejects.toThrow(
    /is of version 3, and version 2 is the newest that is known here\. Start the platform that wrote it, or a newer one\./,
  )
})

test("content written with an earlier schema version is migrated, and content written with an unknown version is rejected", async () => {
  const { author } = await upgrade(await leaveOld(), PROMO_3)

  expect(await write(author, "/", page(promo(OLD)))).toBe(200)
  expect(await blocksAt(author, "/")).toMatchObject([{ fields: THIRD, params: { SchemaVersion: "3" } }])
  expect(await write(author, "/", page(promo({ ribbon: { value: "Rea" } })))).toBe(200)
  expect(await blocksAt(author, "/")).toMatchObject([{ fields: { ribbon: { value: "Rea" } } }])
  expect(await write(author, "/", page(promo({ badge: { value: "Rea" } }, "p", { SchemaVersion: "2" })))).toBe(200)
  expect(await blocksAt(author, "/")).toMatchObject([{ fields: { ribbon: { value: "Rea" } } }])
  for (const version of ["4", "0", "x", "1.5"])
    expect(await write(author, "/", page(promo({}, "p", { SchemaVersion: version })))).toBe(422)
})

test("a process killed during the migration leaves the old content unchanged, and the next process completes the migration", async () => {
  const folder = await leaveOld()
  const data = join(folder, "data")
  const file = (name: string) => join(folder, name, "content.sqlite")
  cpSync(data, join(folder, "whole"), { recursive: true })
  const writes = Number(upcastIn(file("whole"), 0).stdout)
  expect(writes).toBeGreaterThan(20)
  const previous = listStoredNames(folder)

  for (const at of [1, 2, Math.floor(writes / 3), Math.floor(writes / 2), writes - 1, writes]) {
    const killed = upcastIn(file("data"), at)

    expect(killed.signal).toBe("SIGKILL")
    expect(listStoredNames(folder)).toEqual(previous)
  }
  expect(Number(upcastIn(file("data"), 0).stdout)).toBe(writes)
  expect(listStoredNames(folder)).not.toContain("CampaignLabel")
  expect(listStoredNames(folder).filter((name) => name === "Ribbon")).toHaveLength(4)
})

function upcastIn(file: string, dieBefore: number) {
  return spawnSync(process.execPath, ["--conditions=forecourt-source", CHILD, file, String(dieBefore)], {
    encoding: "utf8",
  })
}

function listStoredNames(folder: string, which = "is_current = 1"): string[] {
  const db = new DatabaseSync(join(folder, "data/content.sqlite"))
  try {
    const rows = db
      .prepare(
        `select f.name from fields f join versions v using (item_id, language, version)
         where ${which} and f.name in ('CampaignLabel', 'Badge', 'Ribbon') order by f.item_id, f.name`,
      )
      .all()
    return rows.map(({ name }) => String(name))
  } finally {
    db.close()
  }
}
