import { afterAll, beforeAll, expect, test } from "vitest"
import { createAuthoringStore } from "../../site-shell/src/editing/authoring-store.ts"
import { readEnvironment } from "../../site-shell/src/environment.ts"
import { type Fixture, SITE, startFixture } from "./start-fixture.ts"

const LANGUAGES = ["sv", "en"]

let fixture: Fixture
let store: ReturnType<typeof createAuthoringStore>
beforeAll(async () => {
  fixture = await startFixture()
  store = createAuthoringStore(
    { name: SITE, languages: LANGUAGES },
    readEnvironment({ FORECOURT_CONTENT_URL: fixture.url }),
  )
})
afterAll(() => fixture.end())

const page = (title: string) => ({
  name: "Page",
  fields: {},
  layout: { main: [{ block: "blurb", id: "b", fields: { title: { value: title } } }] },
})

const getTitle = (document: object | undefined) =>
  (document as ReturnType<typeof page> | undefined)?.layout.main[0]?.fields.title?.value

async function findItem(path: string) {
  const stored = await store.read({ language: "sv", path })
  if (stored === null) throw new Error(`${path} is not there.`)
  return stored
}

/** Changes a page without checking for a draft, as a program other than the page editor would do. */
async function sendOtherwise(method: "PUT" | "DELETE", path: string, document?: object) {
  const query = `page?site=${SITE}&language=sv&path=${path}`
  const { headers } = await fixture.author("GET", query)
  return fixture.author(method, query, document, { "if-match": headers.get("etag") ?? "" })
}

test("writing or publishing a draft that is based on an outdated published version is rejected", async () => {
  const place = { language: "sv", path: "/workshop" }
  const first = await store.write(place, { etag: (await findItem(place.path)).etag, document: page("Drafted") })
  if (first.kind !== "written") throw new Error(`It was ${first.kind}.`)
  await sendOtherwise("PUT", place.path, page("Hotfix"))

  const write = (etag: string) => store.write(place, { etag, document: page("Further") })
  expect(await write(first.stored.etag)).toEqual({ kind: "changed" })
  expect(await store.publish(place, first.stored)).toEqual({ kind: "changed" })

  const seen = await findItem(place.path)
  expect([getTitle(seen.document), getTitle(seen.superseded?.published)]).toEqual(["Drafted", "Hotfix"])
  expect(await write(seen.etag)).toMatchObject({ kind: "written" })
  expect((await findItem(place.path)).superseded).toBeUndefined()
  expect(await store.publish(place, await findItem(place.path))).toMatchObject({
    kind: "written",
    stored: { isDraft: false },
  })
})

test("the draft of a page that was removed in the meantime can be discarded, but not published", async () => {
  const place = { language: "sv", path: "/hidden" }
  await store.write(place, { etag: (await findItem(place.path)).etag, document: page("Drafted") })
  await sendOtherwise("DELETE", place.path)

  expect(await store.publish(place, await findItem(place.path))).toMatchObject({
    kind: "refused",
    problems: [{ message: "The page was removed since this draft was begun" }],
  })
  await store.discard(place, await findItem(place.path))
  expect(await store.read(place)).toBeNull()
})

test("publishing or discarding a draft with an outdated ETag returns 'changed'", async () => {
  const place = { language: "sv", path: "/stories" }
  await store.write(place, { etag: (await findItem(place.path)).etag, document: page("Drafted") })
  const seen = await findItem(place.path)
  await store.publish(place, seen)

  expect(await store.publish(place, seen)).toEqual({ kind: "changed" })
  expect(await store.discard(place, seen)).toEqual({ kind: "changed" })
  expect(await store.publish({ ...place, path: "/nowhere" }, seen)).toEqual({ kind: "missing" })
})

test("writing a page with an ETag in an unknown format is rejected as a conflict", async () => {
  const place = { language: "sv", path: "/" }

  expect(await store.write(place, { etag: '"x"', document: page("New") })).toEqual({ kind: "changed" })
})

test("pages are listed with their public paths", async () => {
  const [swedish, english] = await Promise.all(LANGUAGES.map((language) => store.pages(language)))

  expect(swedish).toContainEqual({ id: expect.any(String), href: "/workshop", name: expect.any(String) })
  expect(english?.map(({ href }) => href)).toContain("/en")
  expect(swedish?.filter(({ href }) => href.includes(",-w-,"))).toEqual([])
})

test("a new page is visible only to editors until it is published, even when its parent path has no page", async () => {
  const document = page("New")
  const [place, deep] = ["/workshop/new", "/nowhere/yet"].map((path) => ({ language: "en", path }))
  if (place === undefined || deep === undefined) throw new Error("There are two.")

  expect(await store.create(place, { document })).toEqual({ kind: "created", href: "/en/workshop/new" })
  expect(await store.create(deep, { document })).toEqual({ kind: "created", href: "/en/nowhere/yet" })
  for (const made of [place, deep]) {
    expect(await store.create(made, { document })).toEqual({ kind: "taken" })
    const stored = await store.read(made)
    expect([getTitle(stored?.document), stored?.isDraft]).toEqual(["New", true])
  }
  expect((await store.pages("en")).map(({ href }) => href)).not.toContain("/en/workshop/new")

  await store.publish(place, { etag: (await store.read(place))?.etag ?? "" })
  expect((await store.pages("en")).map(({ href }) => href)).toContain("/en/workshop/new")
  expect(await store.create(place, { document })).toEqual({ kind: "taken" })
})

test.for(["/en", "/sv/new", "/api/new", "/data", "/workshop/data"])(
  "creating a page with the invalid path %s is rejected",
  async (path) => {
    expect(await store.create({ language: "sv", path }, { document: page("New") })).toEqual({ kind: "address" })
  },
)

test("an uploaded picture is listed, and a file with a wrong or unsupported extension is rejected with a reason", async () => {
  const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>')
  const upload = { name: "car.svg", type: "image/svg+xml", bytes }
  const [first, second] = [await store.upload(upload), await store.upload(upload)]

  expect(first).toEqual(second)
  expect(first).toMatchObject({ kind: "stored", medium: { mimeType: "image/svg+xml", width: 8, height: 6 } })
  if (first.kind !== "stored") throw new Error("It was refused.")
  expect(await store.media()).toContainEqual(first.medium)
  expect(await (await fetch(`${fixture.url}${first.medium.src}`)).text()).toBe(new TextDecoder().decode(bytes))

  expect(await store.upload({ ...upload, name: "a.png" })).toEqual({ kind: "refused", reason: expect.any(String) })
  expect(await store.upload({ ...upload, name: "a.exe" })).toMatchObject({ kind: "refused" })
})
