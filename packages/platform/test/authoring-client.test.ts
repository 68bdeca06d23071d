import {
  createAuthoringHttp,
  discardDraft,
  publishDraft,
  readDraft,
  readHistory,
  readVersion,
  writeDraft,
} from "@forecourt/api-clients/authoring"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, SITE, startFixture } from "./start-fixture.ts"

let fixture: Fixture
let http: ReturnType<typeof createAuthoringHttp>
beforeAll(async () => {
  fixture = await startFixture()
  http = createAuthoringHttp({ url: fixture.url, token: "forecourt-local-authoring" })
})
afterAll(() => fixture.end())

const page = (name: string) => ({ name, fields: {}, layout: { main: [{ block: "blurb", id: "b", fields: {} }] } })

async function findItem(path: string) {
  const outcome = await readDraft(http, { site: SITE, language: "sv", path })
  if (outcome.kind !== "ok") throw new Error(`${path} is not there.`)
  return outcome
}

test("the client can draft, discard and publish a page", async () => {
  const place = { site: SITE, language: "sv", path: "/workshop" }
  const previous = await findItem(place.path)

  const first = await writeDraft(http, place, { document: page("First"), etag: previous.etag })
  const late = await writeDraft(http, place, { document: page("Late"), etag: previous.etag })
  expect(first).toMatchObject({ kind: "ok", draft: { isDraft: true, base: 1, document: page("First") } })
  expect(late).toEqual({ kind: "changed", etag: (await findItem(place.path)).etag })

  expect(await discardDraft(http, place, (await findItem(place.path)).etag)).toEqual({ kind: "ok" })
  expect(await findItem(place.path)).toEqual(previous)

  const second = await writeDraft(http, place, { document: page("Second"), etag: previous.etag })
  if (second.kind !== "ok") throw new Error(`It was ${second.kind}.`)
  const published = await publishDraft(http, place, second.etag)

  expect(published).toMatchObject({ kind: "ok", draft: { isDraft: false, version: 2, document: page("Second") } })
  expect(await readHistory(http, place)).toMatchObject({
    kind: "ok",
    versions: [
      { version: 2, isCurrent: true },
      { version: 1, isCurrent: false },
    ],
  })
  expect(await readVersion(http, place, 1)).toEqual({
    kind: "ok",
    draft: { ...previous.draft, base: 2, published: expect.objectContaining({ version: 2 }) },
  })
})

test("a draft is rejected with a reason if the base version is outdated, the content is invalid or the path is already in use", async () => {
  const place = { site: SITE, language: "sv", path: "/hidden" }
  const { etag } = await findItem(place.path)
  const drafted = await writeDraft(http, place, { document: page("Drafted"), etag })
  if (drafted.kind !== "ok") throw new Error(`It was ${drafted.kind}.`)
  await fixture.author("PUT", `page?site=${SITE}&language=sv&path=/hidden`, page("Hotfix"), { "if-match": etag })

  expect(await publishDraft(http, place, drafted.etag)).toEqual({
    kind: "outdated",
    etag: drafted.etag,
    base: 1,
    published: 3,
  })
  const document = { ...page("Merged"), slug: "stories" }
  const merged = await writeDraft(http, place, { document, etag: drafted.etag, base: 3 })
  if (merged.kind !== "ok") throw new Error(`It was ${merged.kind}.`)
  expect(await publishDraft(http, place, merged.etag)).toMatchObject({ kind: "taken" })
  const wrong = { fields: {}, layout: { main: [{ block: "none" }] } }
  expect(await writeDraft(http, place, { document: wrong, etag: merged.etag })).toMatchObject({
    kind: "refused",
    problems: [{ pointer: "/layout/main/0/block" }],
  })
})

test("writing a draft of a missing page creates the page, and reading or discarding a missing draft returns 'missing'", async () => {
  const place = { site: SITE, language: "sv", item: "trailers" }

  expect(await readDraft(http, place)).toEqual({ kind: "missing" })
  expect(await readHistory(http, place)).toEqual({ kind: "missing" })
  expect(await discardDraft(http, place, '"x"')).toEqual({ kind: "missing" })
  expect(await writeDraft(http, place, { document: page("Trailers"), etag: null })).toMatchObject({
    kind: "ok",
    draft: { item: "trailers", published: null, base: null },
  })
})
