import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import {
  authorAt,
  contentFile,
  type Fixture,
  type ResponseData,
  SITE,
  startAgain,
  startFixture,
  writeJson,
} from "./start-fixture.ts"

let fixture: Fixture
const notices: string[][] = []
const listener = createServer((request, response) => {
  let text = ""
  request.on("data", (chunk) => {
    text += String(chunk)
  })
  request.on("end", () => {
    notices.push(JSON.parse(text).tags)
    response.end()
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    listener.listen(0, resolve)
  })
  const { port } = listener.address() as AddressInfo
  fixture = await startFixture({ webhooks: [`http://localhost:${port}/api/revalidate`], webhookSecret: "told-you" })
})
afterAll(async () => {
  await fixture.end()
  listener.close()
})

interface Reply {
  readonly status: number
  readonly etag: string | null
  readonly body: ResponseData
}

async function send(method: string, path: string, body?: object, etag?: string | null): Promise<Reply> {
  const response = await fixture.author(method, path, body, etag == null ? {} : { "if-match": etag })
  const text = await response.text()
  return { status: response.status, etag: response.headers.get("etag"), body: text === "" ? null : JSON.parse(text) }
}

const createQuery = (path: string, language = "sv") =>
  `site=${SITE}&path=${encodeURIComponent(path)}&language=${language}`
const read = (path: string, more = "") => send("GET", `draft?${createQuery(path)}${more}`)
const write = (path: string, document: object, etag?: string | null, more = "") =>
  send("PUT", `draft?${createQuery(path)}${more}`, document, etag)
const publish = (path: string, etag?: string | null) =>
  send("POST", `draft/publish?${createQuery(path)}`, undefined, etag)
const getHistory = async (place: string): Promise<ResponseData[]> =>
  (await send("GET", `history?${place}`)).body.versions

const blurb = (title: string, id = "b") => ({ block: "blurb", id, fields: { title: { value: title } } })
const page = (...main: object[]) => ({ fields: {}, layout: { main } })
let count = 0
async function newPage(document: object = page(blurb("Published"))): Promise<string> {
  count += 1
  const path = `/page-${count}`
  expect((await send("PUT", `page?${createQuery(path)}`, document)).status).toBe(201)
  return path
}
async function publishOtherwise(path: string, document: object): Promise<void> {
  const { etag } = await send("GET", `page?${createQuery(path)}`)
  expect((await send("PUT", `page?${createQuery(path)}`, document, etag)).status).toBe(200)
}
async function draft(path: string, document: object): Promise<Reply> {
  const reply = await write(path, document, (await read(path)).etag)
  expect(reply.status).toBe(200)
  return reply
}

const EDITING = { sc_editMode: "true" }
async function getMain(path: string, headers: Record<string, string> = {}): Promise<ResponseData[]> {
  const { layout } = await fixture.runQuery(
    `query ($path: String!) { layout(site: "${SITE}", routePath: $path, language: "sv") { item { rendered } } }`,
    { path },
    headers,
  )
  return layout.item?.rendered.sitecore.route.placeholders["headless-main"]
}
const getTitles = async (path: string, headers?: Record<string, string>) =>
  (await getMain(path, headers))?.map(({ fields }) => fields.Title.value)

test("requests for drafts without the token are rejected", async () => {
  for (const path of ["draft", "draft/publish", "history"]) {
    const response = await fetch(`${fixture.url}/authoring/${path}?${createQuery("/workshop")}`)

    expect(response.status).toBe(401)
  }
})

test("reading a page without a draft returns the published version with the ids of the rendered blocks", async () => {
  const { status, etag, body } = await read("/")
  const stored = await send("GET", `page?${createQuery("/")}`)
  const [hero, card] = await getMain("/")

  expect([status, etag]).toEqual([200, stored.etag])
  expect(body).toEqual({
    ...stored.body,
    isDraft: false,
    base: 1,
    published: { version: 1, updated: stored.body.updated },
    uids: {
      opening: hero.uid,
      "blurb-1": hero.placeholders["container-{*}"][0].uid,
      "car-model-card-1": card.uid,
      "car-model-card-2": (await getMain("/"))[2].uid,
    },
  })
})

test("a draft is visible only to editors until it is published", async () => {
  const path = await newPage()
  const previous = await read(path)

  const written = await write(path, page(blurb("Drafted"), blurb("New", "n")), previous.etag)
  const after = await read(path)
  const history = await getHistory(createQuery(path))

  expect(written.status).toBe(200)
  expect(written.etag).not.toBe(previous.etag)
  expect([after.etag, after.body]).toEqual([written.etag, written.body])
  expect(after.body).toMatchObject({
    version: 2,
    isDraft: true,
    base: 1,
    published: previous.body.published,
    document: page(blurb("Drafted"), blurb("New", "n")),
  })
  expect(history).toMatchObject([
    { version: 2, isCurrent: false, isDraft: true },
    { version: 1, isCurrent: true, isDraft: false },
  ])
  expect(await getTitles(path)).toEqual(["Published"])
  expect(await getTitles(path, EDITING)).toEqual(["Drafted", "New"])
  expect(await getTitles(path, { sc_editMode: "false", sc_previewMode: "true" })).toEqual(["Drafted", "New"])
  expect((await send("GET", `page?${createQuery(path)}`)).etag).toBe(previous.etag)

  const published = await publish(path, written.etag)

  expect(published.status).toBe(200)
  expect(published.body).toMatchObject({ version: 2, isDraft: false, base: 2, published: { version: 2 } })
  expect(published.body.document).toEqual(written.body.document)
  expect(await getTitles(path)).toEqual(["Drafted", "New"])
  expect(await getTitles(path, EDITING)).toEqual(["Drafted", "New"])
  expect((await read(path)).etag).toBe(published.etag)
  expect((await publish(path, published.etag)).status).toBe(404)
})

test("the search, the sitemap, the list of routes and the list of child pages never include drafts", async () => {
  const path = await newPage({ ...page(), name: "Known" })
  await draft(path, { ...page(), name: "Drafted name", slug: "drafted-slug" })
  expect((await write("/drafted-page", { ...page(), name: "Drafted page" })).status).toBe(201)

  const query = `{
    renamed: search(where: { name: "_displayname", value: "Drafted name" }) { total }
    new: search(where: { name: "_displayname", value: "Drafted page" }) { total }
    known: search(where: { name: "_displayname", value: "Known" }) { total }
    site { siteInfo(site: "${SITE}") { routes(language: "sv", first: 100) { results { routePath } } } }
    layout(site: "${SITE}", routePath: "/", language: "sv") { item { children(first: 100) { results { displayName url { path } } } } }
  }`
  for (const headers of [{}, EDITING]) {
    const data = await fixture.runQuery(query, {}, headers)

    expect([data.renamed.total, data.new.total, data.known.total]).toEqual([0, 0, 1])
    expect(JSON.stringify(data)).not.toContain("rafted")
    expect(JSON.stringify(data.layout)).toContain(path)
  }
  expect(await (await fetch(`${fixture.url}/sitemaps/${SITE}/sitemap.xml`)).text()).not.toContain("drafted")
})

test("the design library can render a block of a draft with the block's fields or with the fields of another block", async () => {
  const path = await newPage(page(blurb("Published"), blurb("Other", "o")))
  const { body } = await draft(path, page(blurb("Drafted"), blurb("Other drafted", "o")))
  const [, { dataSource }] = await getMain(path)
  const { item } = await fixture.runQuery(`{ item(path: "${dataSource}", language: "sv") { id } }`)
  const getTitle = async (headers: Record<string, string>, source = "") => {
    const place = new URLSearchParams({ item: body.id, uid: body.uids.b, dataSourceId: source, sc_lang: "sv" })
    const response = await fetch(`${fixture.url}/layout/component?${place}`, {
      headers: { sc_apikey: "forecourt-local-key", ...headers },
    })
    const { sitecore } = (await response.json()) as ResponseData
    return sitecore.route.placeholders["editing-componentmode-placeholder"][0].fields.Title.value
  }

  expect([await getTitle({}), await getTitle(EDITING)]).toEqual(["Published", "Drafted"])
  expect([await getTitle({}, item.id), await getTitle(EDITING, item.id)]).toEqual(["Other", "Other drafted"])
})

test("a draft can be written only with its current ETag, so the second of two concurrent editors gets a conflict", async () => {
  const path = await newPage()
  const { etag } = await read(path)
  const first = await write(path, page(blurb("First")), etag)

  const second = await write(path, page(blurb("Second")), etag)
  const blind = await write(path, page(blurb("Blind")))

  expect([second.status, second.body.etag]).toEqual([412, first.etag])
  expect([blind.status, blind.body.etag]).toEqual([428, first.etag])
  for (const [method, place] of [
    ["DELETE", "draft"],
    ["POST", "draft/publish"],
  ] as const) {
    const late = await send(method, `${place}?${createQuery(path)}`, undefined, etag)
    const unread = await send(method, `${place}?${createQuery(path)}`)
    expect([late.status, late.body.etag]).toEqual([412, first.etag])
    expect([unread.status, unread.body.etag]).toEqual([428, first.etag])
  }
  expect(await getTitles(path, EDITING)).toEqual(["First"])
})

test("an invalid document is rejected with a list of its problems, and the draft is kept", async () => {
  const path = await newPage()
  const { etag } = await draft(path, page(blurb("Drafted")))

  const refused = await write(path, page({ block: "no-such-block" }), etag)

  expect(refused.status).toBe(422)
  expect(refused.body.problems).toMatchObject([{ pointer: "/layout/main/0/block" }])
  expect((await read(path)).etag).toBe(etag)
})

test("a draft based on an outdated version cannot be published until it has been saved with the published version as its base", async () => {
  const path = await newPage()
  const { etag } = await draft(path, page(blurb("Drafted")))
  await publishOtherwise(path, page(blurb("Hotfix")))

  const stale = await read(path)
  const refused = await publish(path, etag)

  expect([stale.etag, stale.body.version, stale.body.base, stale.body.published.version]).toEqual([etag, 2, 1, 3])
  expect(refused).toMatchObject({ status: 412, body: { etag, base: 1, published: 3 } })
  expect(refused.body.detail).toMatch(/^Version 3 is published now, and the draft is based on 1\./)
  expect(await getTitles(path)).toEqual(["Hotfix"])
  expect(await getTitles(path, EDITING)).toEqual(["Drafted"])

  const guess = await write(path, page(blurb("Guess")), etag, "&base=2")
  const further = await write(path, page(blurb("Drafted further")), etag)
  const merged = await write(path, page(blurb("Drafted"), blurb("Hotfix", "h")), further.etag, "&base=3")

  expect([guess.status, further.body.base]).toEqual([412, 1])
  expect([merged.status, merged.body.base, merged.body.version]).toEqual([200, 3, 4])
  expect((await publish(path, merged.etag)).status).toBe(200)
  expect(await getTitles(path)).toEqual(["Drafted", "Hotfix"])
})

test("the draft of a removed page cannot be published until the editor saves the draft again", async () => {
  const path = await newPage()
  const { etag, body } = await draft(path, page(blurb("Drafted")))
  const published = await send("GET", `page?${createQuery(path)}`)
  expect((await send("DELETE", `page?${createQuery(path)}`, undefined, published.etag)).status).toBe(204)

  const left = await read(path)
  const refused = await publish(path, etag)
  const merged = await write(path, body.document, etag, "&base=0")

  expect(left.body).toMatchObject({ isDraft: true, base: 1, published: null, path })
  expect(await getTitles(path)).toBeUndefined()
  expect(refused).toMatchObject({ status: 412, body: { etag, base: 1, published: null } })
  expect(merged.body.base).toBeNull()
  expect((await publish(path, merged.etag)).status).toBe(200)
  expect(await getTitles(path)).toEqual(["Drafted"])
})

test("a discarded draft is deleted, and the published version is unchanged", async () => {
  const path = await newPage()
  const published = await read(path)
  const { etag } = await draft(path, page(blurb("Drafted")))

  const discarded = await send("DELETE", `draft?${createQuery(path)}`, undefined, etag)

  expect(discarded.status).toBe(204)
  expect((await read(path)).body).toEqual(published.body)
  expect(await getTitles(path, EDITING)).toEqual(["Published"])
  expect(await getHistory(createQuery(path))).toHaveLength(1)
  expect((await send("DELETE", `draft?${createQuery(path)}`, undefined, etag)).status).toBe(404)
  expect((await publish(path, etag)).body.detail).toBe(`There is no draft at ${path} in sv.`)
})

test("blocks can be added, moved and removed in a draft, and publishing keeps their ids and order", async () => {
  const path = await newPage(page({ block: "blurb" }, { block: "blurb" }, blurb("Third", "c")))
  const published = await getMain(path)
  const [first, , third] = (await read(path)).body.document.layout.main
  const added = { ...blurb("Inside", "in"), placeholders: { "container-{*}": [blurb("Deep", "deep")] } }

  const { body, etag } = await draft(path, page(third, added, first, { block: "blurb" }))

  expect(body.document.layout.main.map(({ id }: { id: string }) => id)).toEqual(["c", "in", "blurb-1", "blurb-5"])
  expect(Object.keys(body.uids)).toEqual(["c", "in", "deep", "blurb-1", "blurb-5"])
  expect(await getMain(path)).toEqual(published)
  const drafted = await getMain(path, EDITING)
  expect(drafted.map(({ uid }) => uid)).toEqual(["c", "in", "blurb-1", "blurb-5"].map((id) => body.uids[id]))
  expect(drafted[1].placeholders["container-{*}"][0]).toMatchObject({
    uid: body.uids.deep,
    fields: { Title: { value: "Deep" } },
  })

  expect((await publish(path, etag)).body).toMatchObject({ uids: body.uids, document: body.document })
  expect((await getMain(path)).map(({ uid, dataSource }) => [uid, dataSource])).toEqual(
    drafted.map(({ uid, dataSource }) => [uid, dataSource]),
  )
})

test("editing a list in a draft does not change the list on the published page", async () => {
  const fact = (label: string) => ({ label: { value: label }, value: { value: "1" } })
  const card = (...labels: string[]) => ({ block: "car-model-card", id: "card", fields: { facts: labels.map(fact) } })
  const footer = (...names: string[]) => ({
    block: "footer",
    id: "footer",
    fields: { brands: names.map((name) => ({ name: { value: name } })) },
  })
  const path = await newPage(page(card("Räckvidd", "Säten"), footer("Volvo", "Renault")))
  const readTitle = async (headers = {}) => {
    const [{ fields }, list] = await getMain(path, headers)
    return [
      [fields.Label1, fields.Label2, fields.Label3].map(({ value }) => value),
      list.fields.Brands.map((brand: ResponseData) => brand.fields.Name.value),
    ]
  }

  const { etag, body } = await draft(path, page(card("Vikt"), footer("Dacia", "Renault", "Polestar")))

  expect(await readTitle()).toEqual([
    ["Räckvidd", "Säten", ""],
    ["Volvo", "Renault"],
  ])
  expect(await readTitle(EDITING)).toEqual([
    ["Vikt", "", ""],
    ["Dacia", "Renault", "Polestar"],
  ])
  await publishOtherwise(path, page(card("Räckvidd", "Säten", "Dörrar"), footer("Volvo")))
  expect(await readTitle()).toEqual([["Räckvidd", "Säten", "Dörrar"], ["Volvo"]])
  expect(await readTitle(EDITING)).toEqual([
    ["Vikt", "", ""],
    ["Dacia", "Renault", "Polestar"],
  ])

  await publish(path, (await write(path, body.document, etag, "&base=3")).etag)

  expect(await readTitle()).toEqual([
    ["Vikt", "", ""],
    ["Dacia", "Renault", "Polestar"],
  ])
  expect((await read(path)).body.document).toEqual(body.document)
})

test("the history lists the versions newest first, and each version can be read", async () => {
  const path = await newPage()
  await publishOtherwise(path, page(blurb("Second")))
  await draft(path, page(blurb("Drafted")))

  const [third, second, first] = await getHistory(createQuery(path))
  const old = await read(path, "&version=1")
  const newest = await read(path, "&version=latest")

  expect([third, second, first]).toEqual([
    { version: 3, updated: expect.stringMatching(/^\d{4}-/), isCurrent: false, isDraft: true },
    { version: 2, updated: expect.any(String), isCurrent: true, isDraft: false },
    { version: 1, updated: expect.any(String), isCurrent: false, isDraft: false },
  ])
  expect(old).toMatchObject({
    status: 200,
    etag: null,
    body: { version: 1, isDraft: false, published: { version: 2 } },
  })
  expect(old.body.document).toEqual(page(blurb("Published")))
  expect(newest.body.document).toEqual(page(blurb("Drafted")))
  expect((await read(path, "&version=9")).body.detail).toBe(`There is no version 9 of the page at ${path} in sv.`)
  expect((await read(path, "&version=x")).status).toBe(400)
})

test("a new page can be drafted, found by its path or item, and published", async () => {
  const document = { ...page(blurb("Soon")), name: "Snart", slug: "snart", order: 7 }
  const created = await write("/soon", document, null, "&item=soon")
  const byItem = await send("GET", `draft?site=${SITE}&item=soon&language=sv`)

  expect([created.status, byItem.etag]).toEqual([201, created.etag])
  expect(created.body).toMatchObject({
    item: "soon",
    path: "/snart",
    version: 1,
    base: null,
    published: null,
    document,
  })
  expect(byItem.body).toEqual(created.body)
  expect((await read("/snart")).body).toEqual(created.body)
  expect((await send("GET", `page?${createQuery("/snart")}`)).status).toBe(404)
  expect(await getTitles("/snart")).toBeUndefined()
  expect(await getTitles("/snart", EDITING)).toEqual(["Soon"])

  const published = await publish("/snart", created.etag)

  expect(published.body).toMatchObject({ path: "/snart", isDraft: false, published: { version: 1 }, document })
  expect(await getTitles("/snart")).toEqual(["Soon"])
})

test("a new page is created below the existing page whose path is the longest prefix of the new path", async () => {
  const { status, body } = await write("/workshop/däck/vinter", page(blurb("Vinter")))

  expect([status, body.item, body.path]).toEqual([201, "workshop/tyres/vinter", "/workshop/däck/vinter"])
})

test("creating a page is rejected when its path equals the item path of an existing page with a translated path", async () => {
  const previous = await read("/workshop/däck")
  const { status, body } = await write("/workshop/tyres", page(blurb("Other")))

  expect([status, body.detail]).toEqual([409, expect.stringContaining('The item "workshop/tyres" has a page in sv')])
  expect((await send("PUT", `page?${createQuery("/workshop/tyres")}`, page(blurb("Other")))).status).toBe(409)
  expect(await read("/workshop/däck")).toEqual(previous)
})

test("publishing a draft with the default sort order resets the sort order of the published page", async () => {
  const path = await newPage({ ...page(), order: 30 })
  const order = async () => (await send("GET", `page?${createQuery(path)}`)).body.document.order
  const { etag } = await draft(path, { ...page(), order: 100 })
  expect(await order()).toBe(30)

  await publish(path, etag)

  expect(await order()).toBeUndefined()
})

test("a draft with the path of another page cannot be published", async () => {
  const path = await newPage()
  const { etag } = await draft(path, { ...page(blurb("Drafted")), slug: "stories" })

  const refused = await publish(path, etag)

  expect(refused.status).toBe(409)
  expect((await read(path)).etag).toBe(etag)
  expect(await getTitles(path)).toEqual(["Published"])
})

test("publishing a draft with a new slug notifies the webhook with the old and the new path", async () => {
  const path = await newPage()
  const tag = (address: string) => `sc:route:${SITE}:sv:${address}`
  await expect.poll(() => notices.filter((tags) => tags.includes(tag(path)))).toHaveLength(1)
  const { etag } = await draft(path, { ...page(), slug: `moved${path.slice(1)}` })

  await publish(path, etag)

  await expect.poll(() => notices.filter((tags) => tags.includes(tag(path)))).toHaveLength(2)
  expect(notices.filter((tags) => tags.includes(tag(path))).at(-1)).toContain(tag(`/moved${path.slice(1)}`))
})

test("a changed seed overwrites neither a page published from a draft nor the draft of an unpublished page", async () => {
  const fixture = await startFixture()
  onTestFinished(() => fixture.end())
  const getDraft = async (author: Fixture["author"], path: string) => {
    const response = await author("GET", `draft?${createQuery(path)}`)
    return { etag: response.headers.get("etag") ?? "", body: (await response.json()) as ResponseData }
  }
  for (const path of ["/workshop", "/car-list"]) {
    const { etag } = await getDraft(fixture.author, path)
    const document = { ...page(), name: "Drafted" }
    const written = await fixture.author("PUT", `draft?${createQuery(path)}`, document, { "if-match": etag })
    if (path === "/car-list") continue
    const match = { "if-match": written.headers.get("etag") ?? "" }
    expect((await fixture.author("POST", `draft/publish?${createQuery(path)}`, undefined, match)).status).toBe(200)
  }
  await fixture.close()
  for (const item of ["workshop", "car-list"])
    writeJson(contentFile(fixture.folder, `pages/${item}/sv.json`), { ...page(), name: "Seeded again" })

  const again = await startAgain(fixture.folder)
  onTestFinished(() => again.close())
  const [workshop, cars] = await Promise.all(
    ["/workshop", "/car-list"].map((path) => getDraft(authorAt(again.url), path)),
  )

  expect(workshop?.body).toMatchObject({ isDraft: false, document: { name: "Drafted" } })
  expect(cars?.body).toMatchObject({ isDraft: true, base: 1, published: { version: 3 }, document: { name: "Drafted" } })
})

test.for([
  ["GET", `draft?${createQuery("/nowhere")}`, "There is no page at /nowhere in sv."],
  ["GET", `draft?site=${SITE}&item=nowhere&language=sv`, 'There is no page of item "nowhere" in sv.'],
  [
    "GET",
    `draft?site=${SITE}&item=stories/Data/index&language=sv`,
    'There is no page of item "stories/Data/index" in sv.',
  ],
  ["GET", `history?${createQuery("/nowhere")}`, "There is no page at /nowhere in sv."],
  ["DELETE", `draft?${createQuery("/workshop")}`, "There is no draft at /workshop in sv."],
  ["POST", `draft/publish?${createQuery("/workshop")}`, "There is no draft at /workshop in sv."],
] as const)(
  "the request %s %s returns 404 when the page or the draft does not exist",
  async ([method, path, message]) => {
    expect(await send(method, path)).toMatchObject({ status: 404, body: { detail: message } })
  },
)

test.for([
  ["POST", "draft", "GET, PUT, DELETE"],
  ["GET", "draft/publish", "POST"],
  ["PUT", "history", "GET, HEAD"],
] as const)("the request %s %s returns 405 with the allowed methods", async ([method, path, allowed]) => {
  const response = await fixture.author(method, `${path}?${createQuery("/")}`, method === "GET" ? undefined : {})

  expect([response.status, response.headers.get("allow")]).toEqual([405, allowed])
})

test("a draft with missing required content can be stored but not published", async () => {
  const fields = {
    title: {},
    link: { value: { text: "Boka tid" } },
    imageDesktop: { value: { alt: "En kombi", width: -1 } },
  }
  const document = { name: "Unfinished", fields: {}, layout: { main: [{ block: "blurb", id: "b", fields }] } }

  const written = await write("/unfinished", document)
  const refused = await publish("/unfinished", written.etag)

  expect([written.status, written.body.problems]).toEqual([201, undefined])
  expect((await read("/unfinished")).body.document.layout.main[0].fields).toEqual(fields)
  expect(refused.status).toBe(422)
  expect(refused.body.problems.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    "/layout/main/0/fields/title",
    "/layout/main/0/fields/link/value/href",
    "/layout/main/0/fields/imageDesktop/value/width",
    "/layout/main/0/fields/imageDesktop/value/src",
  ])
})
