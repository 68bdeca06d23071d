import { afterAll, beforeAll, expect, test } from "vitest"
import { authoringStore } from "../../site-shell/src/editing/authoring-store.ts"
import { readEnvironment } from "../../site-shell/src/environment.ts"
import { type Fixture, SITE, startFixture } from "./start-fixture.ts"

let fixture: Fixture
let store: ReturnType<typeof authoringStore>
beforeAll(async () => {
  fixture = await startFixture()
  store = authoringStore({ name: SITE }, readEnvironment({ FORECOURT_CONTENT_URL: fixture.url }))
})
afterAll(() => fixture.end())

const page = (title: string) => ({
  ...{ name: "Page", fields: {} },
  layout: { main: [{ block: "blurb", id: "b", fields: { title: { value: title } } }] },
})

const titleOf = (document: object | undefined) =>
  (document as ReturnType<typeof page> | undefined)?.layout.main[0]?.fields.title?.value

/** What is edited of a page that must be there. */
async function found(path: string) {
  const stored = await store.read({ language: "sv", path })
  if (stored === null) throw new Error(`${path} is not there.`)
  return stored
}

/** As another way than the editor does: without asking after drafts. */
async function sendOtherwise(method: "PUT" | "DELETE", path: string, document?: object) {
  const query = `page?site=${SITE}&language=sv&path=${path}`
  const { headers } = await fixture.author("GET", query)
  return fixture.author(method, query, document, { "if-match": headers.get("etag") ?? "" })
}

test("what is written without having seen what was published meanwhile is not written, nor published", async () => {
  const place = { language: "sv", path: "/workshop" }
  const first = await store.write(place, { etag: (await found(place.path)).etag, document: page("Drafted") })
  if (first.kind !== "written") throw new Error(`It was ${first.kind}.`)
  await sendOtherwise("PUT", place.path, page("Hotfix"))

  const write = (etag: string) => store.write(place, { etag, document: page("Further") })
  expect(await write(first.stored.etag)).toEqual({ kind: "changed" })
  expect(await store.publish(place, first.stored)).toEqual({ kind: "changed" })

  const seen = await found(place.path)
  expect([titleOf(seen.document), titleOf(seen.superseded?.published)]).toEqual(["Drafted", "Hotfix"])
  expect(await write(seen.etag)).toMatchObject({ kind: "written" })
  expect((await found(place.path)).superseded).toBeUndefined()
  expect(await store.publish(place, await found(place.path))).toMatchObject({
    kind: "written",
    stored: { isDraft: false },
  })
})

test("a draft of a page that was removed says so, and can be discarded", async () => {
  const place = { language: "sv", path: "/hidden" }
  await store.write(place, { etag: (await found(place.path)).etag, document: page("Drafted") })
  await sendOtherwise("DELETE", place.path)

  expect(await store.publish(place, await found(place.path))).toMatchObject({
    ...{ kind: "refused", problems: [{ message: "The page was removed since this draft was begun" }] },
  })
  await store.discard(place, await found(place.path))
  expect(await store.read(place)).toBeNull()
})

test("who publishes or discards what somebody else has published just now is told that it changed", async () => {
  const place = { language: "sv", path: "/stories" }
  await store.write(place, { etag: (await found(place.path)).etag, document: page("Drafted") })
  const seen = await found(place.path)
  await store.publish(place, seen)

  expect(await store.publish(place, seen)).toEqual({ kind: "changed" })
  expect(await store.discard(place, seen)).toEqual({ kind: "changed" })
  expect(await store.publish({ ...place, path: "/nowhere" }, seen)).toEqual({ kind: "missing" })
})

test("a tag of another make fits no state", async () => {
  const place = { language: "sv", path: "/" }

  expect(await store.write(place, { etag: '"x"', document: page("New") })).toEqual({ kind: "changed" })
})
