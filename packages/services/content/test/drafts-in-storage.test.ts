import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { BlockDocument, PageDocument } from "../src/documents/document.types.ts"
import { readPage } from "../src/documents/read-documents.ts"
import { findDraftRoute, findStoredDraft, removeStoredDraft } from "../src/storage/drafts.ts"
import type { Store } from "../src/storage/open-store.ts"
import { findItemRoute, getPageAddress, rebuildRoutes } from "../src/storage/routes.ts"
import { getPageId } from "../src/storage/site-tree.ts"
import { writeDraft, writePage } from "../src/storage/write-documents.ts"
import { writeSite } from "../src/storage/write-site.ts"
import type { WriteContext } from "../src/storage/write-version.ts"
import { createTemplateSet } from "../src/templates/template-set.ts"
import { renderLayout } from "../src/wire/render-layout.ts"
import { findShown, findShownRoute } from "../src/wire/shown-item.ts"
import { FIXTURE_TEMPLATES } from "./fixture/fixture-templates.ts"
import { openAt } from "./open-at.ts"
import type { ResponseData } from "./start-fixture.ts"

const templates = createTemplateSet(FIXTURE_TEMPLATES)
const SITE = "fx-cars"
const HOME = getPageId(SITE, "")
const CARS = getPageId(SITE, "cars")

let folder: string
let store: Store
const CARS_PAGE = { site: SITE, item: "cars", language: "sv" }
let context: WriteContext
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-drafts-"))
  store = await openAt(join(folder, "content.sqlite"))
  context = { store, templates, now: () => 0 }
  store.transaction(() => {
    writeSite(context, {
      name: SITE,
      hostname: "*",
      language: "sv",
      languages: ["sv", "en"],
      settings: {},
      robots: "",
      redirects: [],
      errorPages: { notFound: "/404", serverError: "/500" },
    })
    writePage(context, { site: SITE, item: "", language: "sv" }, page())
    writePage(context, CARS_PAGE, page(card("a", ["Räckvidd", "Säten"]), blurb("b", "Published")))
    rebuildRoutes(store, SITE)
  })
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const page = (...main: BlockDocument[]): PageDocument => ({ fields: {}, layout: { main } })
const blurb = (id: string, title: string): BlockDocument => ({
  block: "blurb",
  id,
  fields: { title: { value: title } },
})
const card = (id: string, labels: readonly string[]): BlockDocument => ({
  block: "car-model-card",
  id,
  fields: { facts: labels.map((label) => ({ label: { value: label } })) },
})
const footer = (...names: string[]): BlockDocument => ({
  block: "footer",
  id: "f",
  fields: { brands: names.map((name) => ({ name: { value: name } })) },
})

const library = () => ({ store, templates, publicUrl: "" })
const draft = (document: PageDocument, item = "cars", language = "sv") =>
  store.transaction(() => writeDraft(context, { site: SITE, item, language }, document, 1))
const publish = (document: PageDocument) => store.transaction(() => writePage(context, CARS_PAGE, document))

type State = "normal" | "preview" | "edit"
const readShown = (state: State, id = CARS, version?: number) => findShown({ store }, state, id, "sv", version)
function getMain(state: State, version?: number): ResponseData[] {
  const item = readShown(state, CARS, version)
  const layout = item === null ? null : renderLayout(library(), item, state)
  return (layout as ResponseData).sitecore.route.placeholders["headless-main"]
}
function createDocument(state: State): readonly BlockDocument[] {
  const item = readShown(state)
  return item === null ? [] : (readPage(library(), item).layout.main ?? [])
}
const getTitles = (state: State, version?: number) =>
  getMain(state, version).map(({ fields }) => fields.Title?.value || fields.Label1?.value)
const count = (table: string) => Number(store.get(`select count(*) as count from ${table}`)?.count)

test("editors and previews receive the draft of a page, and visitors receive the published version", () => {
  draft(page(blurb("b", "Drafted"), blurb("new", "New")))

  expect(getTitles("normal")).toEqual(["Räckvidd", "Published"])
  expect(getTitles("edit")).toEqual(["Drafted", "New"])
  expect(getTitles("preview")).toEqual(["Drafted", "New"])
})

test("editors can read every version of a page, and visitors can read only published versions", () => {
  const version = draft(page(blurb("b", "Drafted")))

  expect(getTitles("edit", 1)).toEqual(["Räckvidd", "Published"])
  expect(getTitles("edit", version)).toEqual(["Drafted"])
  expect(getTitles("normal", 1)).toEqual(["Räckvidd", "Published"])
  expect(readShown("normal", CARS, version)).toBeNull()
})

test("editors see the items of a page's draft, and visitors see the items of the published page", () => {
  publish(page(footer("Volvo", "Renault"), blurb("gone", "Gone")))
  draft(page(footer("Dacia")))
  const [block, gone] = getMain("normal")

  const getFields = (state: State) =>
    getMain(state)[0].fields.Brands.map(({ fields }: ResponseData) => fields.Name.value)
  expect(getFields("normal")).toEqual(["Volvo", "Renault"])
  expect(getFields("edit")).toEqual(["Dacia"])
  expect(readShown("edit", block.dataSource)?.current.version).toBe(3)
  expect(readShown("normal", block.dataSource)?.current.version).toBe(2)
  expect(readShown("edit", gone.dataSource)).toBeNull()
  expect(readShown("normal", gone.dataSource)).not.toBeNull()
})

test("saving a draft several times stores one draft and adds no versions or items", () => {
  draft(page(blurb("one", "1")))
  const [versions, items] = [count("versions"), count("items")]
  const revision = readShown("edit")?.current.revision
  for (let n = 2; n <= 30; n += 1) draft(page(blurb(`n${n}`, String(n))))

  expect([count("versions"), count("items"), count("drafts")]).toEqual([versions, items, 1])
  expect(getTitles("edit")).toEqual(["30"])
  expect(findStoredDraft(store, CARS, "sv")).toEqual({ version: 2, base: 1 })
  // Also of two writes in one moment.
  expect(readShown("edit")?.current.revision).not.toBe(revision)
})

test("only the latest twenty published versions of a page are kept, in addition to the draft", () => {
  const readDrafts = () =>
    store
      .all("select version from versions where item_id = ? and language = 'sv' order by version", CARS)
      .map(({ version }) => Number(version))
  for (let n = 1; n <= 18; n += 1) publish(page(blurb("b", String(n))))
  const version = draft(page(blurb("b", "Drafted")))
  publish(page(blurb("b", "19")))

  expect(readDrafts()).toEqual(Array.from({ length: 21 }, (_, n) => n + 1))
  for (let n = 20; n <= 44; n += 1) publish(page(blurb("b", String(n))))

  expect(readDrafts()).toEqual([version, ...Array.from({ length: 20 }, (_, n) => n + 27)])
  expect(getTitles("edit")).toEqual(["Drafted"])
  expect(getTitles("normal")).toEqual(["44"])
})

test("a draft can change the sort order, template and slug without affecting the published page", () => {
  const previous = readShown("normal")
  draft({ ...page(), template: "StoryPage", order: 7, slug: "bilar" })

  expect(readShown("normal")).toEqual(previous)
  expect(findItemRoute(store, CARS, "sv")).toBe("/cars")
  const edited = readShown("edit")
  expect(edited).toMatchObject({ sortOrder: 7, templateId: templates.byName("StoryPage")?.id })
  expect(edited && readPage(library(), edited)).toMatchObject({ template: "StoryPage", order: 7, slug: "bilar" })
})

test("a block that is moved within a draft keeps the same item and id", () => {
  publish(page({ block: "blurb" }, { block: "blurb" }))
  const previous = getMain("normal")

  draft(page(...createDocument("normal").toReversed()))

  expect(getMain("normal")).toEqual(previous)
  expect(getMain("edit").map(({ dataSource, uid }) => [dataSource, uid])).toEqual(
    previous.toReversed().map(({ dataSource, uid }) => [dataSource, uid]),
  )
})

test("a block that is added without an id never gets the id of an existing block", () => {
  publish(page({ block: "blurb" }, { block: "blurb" }))

  draft(page({ block: "blurb", id: "blurb-2" }, { block: "blurb" }))

  expect(createDocument("edit").map(({ id }) => id)).toEqual(["blurb-2", "blurb-3"])
})

test("discarding a draft deletes the draft and keeps the items that the published page uses", () => {
  const [versions, items, published] = [count("versions"), count("items"), getMain("normal")]
  draft(page(card("a", ["Vikt"]), footer("Volvo"), blurb("new", "New")))

  store.transaction(() => removeStoredDraft(store, CARS, "sv"))

  expect([count("versions"), count("items"), count("drafts")]).toEqual([versions, items, 0])
  expect(getMain("edit").map(({ uid }) => uid)).toEqual(published.map(({ uid }) => uid))
  expect(getTitles("edit")).toEqual(["Räckvidd", "Published"])
})

test("an unpublished page is found by its path in the editor but not on the live site", () => {
  draft({ ...page(blurb("b", "Soon")), slug: "Snart" }, "cars/soon")
  rebuildRoutes(store, SITE)

  const find = (state: State, path: string) => findShownRoute({ store }, state, SITE, path, "sv")
  expect(find("normal", "/cars/snart")).toBeNull()
  expect(find("edit", "/Cars/snart/")).toBe(getPageId(SITE, "cars/soon"))
  expect(find("edit", "/cars/soon")).toBeNull()
  expect(findDraftRoute(store, SITE, "/cars/snart", "en")).toBeNull()
  const soon = readShown("edit", getPageId(SITE, "cars/soon"))
  expect(soon && renderLayout(library(), soon, "edit")).toMatchObject({
    sitecore: { context: { itemPath: "/cars/Snart" } },
  })
  expect(readShown("normal", getPageId(SITE, "cars/soon"))).toBeNull()
})

test("a draft of a translation can be written before the page exists in that language", () => {
  draft(page(blurb("b", "Cars")), "cars", "en")

  const english = findShown({ store }, "edit", CARS, "en")
  expect(english && getPageAddress(store, english)).toBe("/cars")
  expect(findShown({ store }, "normal", CARS, "en")).toBeNull()
  expect(getTitles("edit")).toEqual(["Räckvidd", "Published"])
  expect(readShown("edit", HOME)?.current.version).toBe(1)
})
