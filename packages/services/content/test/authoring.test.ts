import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, type ResponseData, SITE, startFixture } from "./start-fixture.ts"

interface Notice {
  readonly secret: string
  readonly body: { updates: { identifier: string; entity_culture: string }[]; tags: string[] }
}

let fixture: Fixture
const notices: Notice[] = []
const listener = createServer((request, response) => {
  let text = ""
  request.on("data", (chunk) => {
    text += String(chunk)
  })
  request.on("end", () => {
    notices.push({ secret: String(request.headers["x-revalidate-secret"]), body: JSON.parse(text) })
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

/**
 * Returns the notifications that have all of the given tags, so that late notifications of other tests are ignored.
 */
const getNotices = (...tags: string[]) => notices.filter(({ body }) => tags.every((tag) => body.tags.includes(tag)))

const createPath = (path: string, language = "sv") =>
  `page?site=${SITE}&path=${encodeURIComponent(path)}&language=${language}`

async function read(path: string): Promise<{ etag: string; page: ResponseData }> {
  const response = await fixture.author("GET", createPath(path))
  return { etag: response.headers.get("etag") ?? "", page: await response.json() }
}

async function getMain(path: string): Promise<ResponseData[]> {
  const { layout } = await fixture.runQuery(
    `query ($path: String!) { layout(site: "${SITE}", routePath: $path, language: "sv") { item { rendered } } }`,
    { path },
  )
  return layout.item?.rendered.sitecore.route.placeholders["headless-main"]
}

test("authoring requests with a missing or wrong token are rejected", async () => {
  const none = await fetch(`${fixture.url}/authoring/pages?site=${SITE}`)
  const wrong = await fixture.author("GET", `pages?site=${SITE}`, undefined, { authorization: "Bearer guess" })

  expect([none.status, wrong.status]).toEqual([401, 401])
  expect(((await none.json()) as ResponseData).detail).toContain("There is no token.")
})

test("all pages of a site are listed with their ETags", async () => {
  const { pages } = (await (await fixture.author("GET", `pages?site=${SITE}&language=en`)).json()) as ResponseData

  expect(pages).toContainEqual(
    expect.objectContaining({
      path: "/workshop/tyres",
      item: "workshop/tyres",
      name: "Tyres",
      etag: expect.any(String),
    }),
  )
})

test("reading a page returns a document in the format of seed files, in which every block has an id", async () => {
  const { page } = await read("/")

  expect(page.document.layout.main[0]).toMatchObject({
    block: "hero-banner",
    id: "opening",
    fields: {
      title: { value: "Hitta din nästa bil" },
      image: { value: { src: "/-/media/shared/hero.jpg", alt: "En bil", width: 1600, height: 900 } },
      link: { value: { href: "/workshop/tyres?from=home#price", text: "Däck" } },
    },
    placeholders: { "container-{*}": [{ block: "blurb", id: "blurb-1" }] },
  })
  expect(page.document.layout.main[1].fields.facts).toEqual([
    { label: { value: "Räckvidd" }, value: { value: "480 km" } },
    { label: { value: "Säten" }, value: { value: "5" } },
  ])
})

test("writing a page without changes increases its version and changes nothing else", async () => {
  const previous = await read("/car-list")
  const rendered = await getMain("/")

  const written = await fixture.author("PUT", createPath("/car-list"), previous.page.document, {
    "if-match": previous.etag,
  })
  const after = await read("/car-list")

  expect(written.status).toBe(200)
  expect(after.page.document).toEqual(previous.page.document)
  expect(after.page.version).toBe(previous.page.version + 1)
  expect(await getMain("/")).toEqual(rendered)
})

test("a change is visible immediately, and the webhook receives the cache tags of the page", async () => {
  const { etag, page } = await read("/workshop")
  const document = { ...page.document, layout: { main: [{ block: "blurb", fields: { title: { value: "Nytt" } } }] } }

  const response = await fixture.author("PUT", createPath("/workshop"), document, { "if-match": etag })

  expect(response.headers.get("etag")).not.toBe(etag)
  expect(await getMain("/workshop")).toMatchObject([{ componentName: "Blurb", fields: { Title: { value: "Nytt" } } }])
  const tag = `sc:route:${SITE}:sv:/workshop`
  await expect.poll(() => getNotices(tag)).toHaveLength(1)
  const id = page.id.replaceAll("-", "").toUpperCase()
  expect(getNotices(tag)[0]).toMatchObject({
    secret: "told-you",
    body: {
      updates: [
        { identifier: id, entity_culture: "sv" },
        { identifier: `${id}-layout`, entity_culture: "sv" },
      ],
      tags: [`sc:site:${SITE}`, tag],
      continues: false,
    },
  })
})

test("a write with an outdated ETag returns 412", async () => {
  const { etag, page } = await read("/hidden")
  const first = await fixture.author("PUT", createPath("/hidden"), page.document, { "if-match": etag })
  const second = await fixture.author("PUT", createPath("/hidden"), page.document, { "if-match": etag })

  expect(first.status).toBe(200)
  expect(second.status).toBe(412)
  expect(await second.json()).toMatchObject({ etag: first.headers.get("etag") })
})

test("a write without an ETag returns 428", async () => {
  const { page } = await read("/stories")

  expect((await fixture.author("PUT", createPath("/stories"), page.document)).status).toBe(428)
})

test("an invalid page is rejected with a list of problems and fixes", async () => {
  const { etag } = await read("/stories")
  const document = {
    fields: { metaTitel: { value: "x" }, hideInNavigation: "1" },
    layout: {
      main: [
        { block: "hero-baner", fields: {} },
        {
          block: "hero-banner",
          fields: {
            title: "plain",
            buttonType: "Primry",
            link: { value: { href: "java\tscript:alert(1)" } },
            image: { value: { src: "/x.jpg", width: "10" } },
          },
        },
        { block: "car-model-card", fields: { facts: [{}, {}, {}, {}, {}] } },
      ],
    },
  }

  const response = await fixture.author("PUT", createPath("/stories"), document, { "if-match": etag })
  const { problems } = (await response.json()) as ResponseData

  expect(response.status).toBe(422)
  expect(problems).toEqual([
    {
      pointer: "/fields/metaTitel",
      message: "is no field here",
      cure: "Take it out, or use another name. Did you mean metaTitle?",
    },
    { pointer: "/fields/hideInNavigation", message: "is neither true nor false", cure: "Write true or false." },
    {
      pointer: "/layout/main/0/block",
      message: '"hero-baner" does not exist',
      cure: "Choose another block. Did you mean hero-banner?",
    },
    expect.objectContaining({ pointer: "/layout/main/1/fields/title", message: "has no value" }),
    expect.objectContaining({
      pointer: "/layout/main/1/fields/buttonType",
      cure: expect.stringContaining("Did you mean Primary?"),
    }),
    expect.objectContaining({ pointer: "/layout/main/1/fields/link/value/href", message: "would run code" }),
    expect.objectContaining({ pointer: "/layout/main/1/fields/image/value/width", message: "is no whole number" }),
    expect.objectContaining({
      pointer: "/layout/main/2/fields/facts",
      message: "has 5 entries, the platform's maximum is 4",
    }),
  ])
})

test("a new page is available at its path and can be removed again", async () => {
  const document = { name: "Släpvagnar", slug: "släp", fields: {}, layout: { main: [] } }
  const created = await fixture.author("PUT", `${createPath("/trailers")}&item=trailers`, document)
  const page = (await created.json()) as ResponseData
  const etag = created.headers.get("etag") ?? ""

  expect(created.status).toBe(201)
  expect(page).toMatchObject({ path: "/släp", item: "trailers", version: 1 })
  expect(await getMain("/släp")).toEqual([])

  const removed = await fixture.author("DELETE", createPath("/släp"), undefined, { "if-match": etag })

  expect(removed.status).toBe(204)
  expect(await getMain("/släp")).toBeUndefined()
})

test("a page can be created neither in a folder for block data nor outside the page tree", async () => {
  const document = { fields: {}, layout: { main: [] } }
  const places = ["Data", "../../Settings", "a//b"].map(
    (item) => `${createPath("/new")}&item=${encodeURIComponent(item)}`,
  )

  const responses = await Promise.all(places.map((place) => fixture.author("PUT", place, document)))

  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400])
})

test("a translated page has the same sort order as the original page", async () => {
  const document = { slug: "elsewhere", fields: {}, layout: { main: [] } }
  const created = await fixture.author("PUT", `${createPath("/elsewhere", "en")}&item=hidden`, document)

  expect(await created.json()).toMatchObject({ path: "/elsewhere", item: "hidden", document: { order: 30 } })
})

test("a page with the path of another page is rejected", async () => {
  const { etag, page } = await read("/hidden")
  const response = await fixture.author(
    "PUT",
    createPath("/hidden"),
    { ...page.document, slug: "stories" },
    { "if-match": etag },
  )

  expect(response.status).toBe(409)
  expect((await read("/hidden")).etag).toBe(etag)
})

test("a change to a shared header appears on all pages that use the header, and one notification to the webhook lists their cache tags", async () => {
  const path = `design?site=${SITE}&language=en`
  const previous = await fixture.author("GET", path)
  const { document } = (await previous.json()) as ResponseData
  document.header[0].fields = { hasMessage: true, messageTitle: { value: "Closed today" } }

  const written = await fixture.author("PUT", path, document, { "if-match": previous.headers.get("etag") ?? "" })

  expect(written.status).toBe(200)
  const tags = ["/workshop", "/workshop/tyres"].map((path) => `sc:route:${SITE}:en:${path}`)
  await expect.poll(() => getNotices(...tags)).toHaveLength(1)
  const { layout } = await fixture.runQuery(
    `{ layout(site: "${SITE}", routePath: "/workshop", language: "en") { item { rendered } } }`,
  )
  const [header] = layout.item.rendered.sitecore.route.placeholders["headless-header"]
  expect(header.placeholders["sxa-header"][0].fields.MessageTitle.value).toBe("Closed today")
})

test("an invalid header is rejected with the reason, and the current header is kept", async () => {
  const path = `design?site=${SITE}&language=en`
  const previous = await fixture.author("GET", path)
  const etag = previous.headers.get("etag") ?? ""
  const { document } = (await previous.json()) as ResponseData
  document.header[0].block = "no-such-block"

  const refused = await fixture.author("PUT", path, document, { "if-match": etag })

  expect(refused.status).toBe(422)
  expect(((await refused.json()) as ResponseData).problems.length).toBeGreaterThan(0)
  expect((await fixture.author("GET", path)).headers.get("etag")).toBe(etag)
})

test("the webhook is notified of an upload", async () => {
  const uploads = () =>
    notices.filter(({ body }) => body.updates.some(({ identifier }) => identifier.endsWith("-media")))
  await fixture.author(
    "PUT",
    "media/told.svg",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
  )

  await expect.poll(uploads).toHaveLength(1)
  expect(uploads()[0]?.body.updates).toMatchObject([{ identifier: expect.stringMatching(/^[0-9A-F]{32}-media$/) }])
})

test("a query for an older version of a page returns the content of that version", async () => {
  const { etag, page } = await read("/")
  const [hero, ...rest] = page.document.layout.main
  const changed = { ...hero, fields: { ...hero.fields, title: { value: "Ny rubrik" } } }
  await fixture.author(
    "PUT",
    createPath("/"),
    { ...page.document, layout: { main: [changed, ...rest] } },
    { "if-match": etag },
  )

  const versions = await fixture.runQuery(
    `query ($id: String) { old: item(path: $id, language: "sv", version: "${page.version}") { version rendered }
      now: item(path: $id, language: "sv") { version rendered } }`,
    { id: page.id },
  )
  const title = (item: ResponseData) => item.rendered.sitecore.route.placeholders["headless-main"][0].fields.Title.value

  expect(title(versions.old)).toBe("Hitta din nästa bil")
  expect(title(versions.now)).toBe("Ny rubrik")
  expect(versions.now.version).toBe(versions.old.version + 1)
})

test("a failed call to a webhook is logged, and the write still succeeds", async () => {
  const lonely = await startFixture({ webhooks: ["http://localhost:9/none"] })
  const page = await lonely.author("GET", createPath("/hidden"))
  const { document } = (await page.json()) as ResponseData

  const written = await lonely.author("PUT", createPath("/hidden"), document, {
    "if-match": page.headers.get("etag") ?? "",
  })

  expect(written.status).toBe(200)
  await expect.poll(() => lonely.said.join("\n")).toContain("webhooks: http://localhost:9/none could not be notified")
  await lonely.end()
})

test("raw layouts are accepted only in development", async () => {
  const production = await startFixture({ isDevelopment: false })
  const response = await production.author("PUT", `raw-layout?site=${SITE}&path=/x&language=sv`, {})

  expect(response.status).toBe(403)
  await production.end()
})

test.for([
  [
    `page?site=${SITE}&path=/workshop&language=sv`,
    (blocks: object[]) => ({ name: "Large", fields: {}, layout: { main: blocks } }),
  ],
  [`design?site=${SITE}&language=sv`, (blocks: object[]) => ({ header: blocks })],
] as const)(
  "a document with more objects than the maximum is rejected for the endpoint %s",
  async ([path, documentOf]) => {
    const { headers } = await fixture.author("GET", path)
    const put = (count: number) =>
      fixture.author("PUT", path, documentOf(Array.from({ length: count }, () => ({}))), {
        "if-match": headers.get("etag") ?? "",
      })
    const refused = await put(3000)

    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(/has 300\d objects; the maximum is 3000\. Divide it among several pages\./)
    expect(await (await put(2900)).text()).not.toContain("the most is")
  },
)
