import { createServer, type RequestListener, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { fetchRobots, type Services } from "@forecourt/api-clients/content"
import { hasFailed, type StockResponse } from "@forecourt/api-clients/search"
import type { Load } from "@forecourt/renderer"
import { expect, onTestFinished, test, vi } from "vitest"
import { getContentHealth, resetHealth } from "../content/content-health.ts"
import { createSessionValue } from "../editing/editing-session.ts"
import { readSession } from "../editing/read-session.ts"
import { readEnvironment } from "../environment.ts"
import { readConfig } from "../read-config.ts"
import { createSiteStock } from "../stock/site-stock.ts"
import type { PageSource } from "./build-page.ts"
import { readEditedPage } from "./read-edited-page.ts"
import { type LiveOptions, readLivePage } from "./read-page.ts"

const EDITED = { language: "sv", path: "/verkstad", mode: "edit", itemId: "{A}" } as const

const LAYOUT = {
  sitecore: {
    context: {
      clientScripts: [
        "https://editor.example/a.js",
        "/own.js",
        "http://editor.example/a.js",
        "//evil.example/a.js",
        "javascript:alert(1)",
        "data:text/javascript,alert(1)",
        " https://evil.example/a.js",
        7,
      ],
      site: { name: "se-automotive" },
      language: "sv",
      pageState: "normal",
    },
    route: {
      name: "verkstad",
      itemId: "dd555a68-8bf8-4dfa-b67f-040be7d65c51",
      fields: {},
      placeholders: { "headless-main": [{ uid: "1", componentName: "Robots", fields: {} }] },
    },
  },
}

const BLOCK_LAYOUT = {
  sitecore: {
    context: { ...LAYOUT.sitecore.context, pageState: "edit", renderingType: "component" },
    route: {
      ...LAYOUT.sitecore.route,
      placeholders: {
        "editing-componentmode-placeholder": [
          { uid: "b-1", componentName: "Robots", fields: { title: { value: "Före" } } },
        ],
      },
    },
  },
}

const RESPONSES: Readonly<Record<string, unknown>> = {
  Layout: { layout: { item: { rendered: LAYOUT } } },
  Editing: { item: { rendered: LAYOUT } },
  Languages: { layout: { item: { languages: [] } } },
  SiteInfo: { site: { siteInfo: { name: "se-automotive", rootPath: "/sitecore/content/se-automotive" } } },
  Settings: { item: null },
  Dictionary: { site: { siteInfo: null } },
  Ancestors: { item: null },
  Robots: { site: { siteInfo: { robots: "User-agent: *" } } },
}

type Respond = (response: ServerResponse, well: string) => void

const status =
  (code: number, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(code, headers).end("{}")

async function siteWith(
  trouble: Readonly<Record<string, Respond>>,
  load: Load<object, Services, unknown> = readRobots,
) {
  resetHealth()
  ;(globalThis as Record<symbol, unknown>)[Symbol.for("forecourt.last-responses")] = new Map()
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const requests: string[] = []
  const searches: SentSearch[] = []
  const reply: RequestListener = async (request, response) => {
    requests.push(request.url ?? "")
    if (request.url === "/search") {
      searches.push({ key: request.headers["x-api-key"], body: JSON.parse(await text(request)) })
      const well = JSON.stringify(FOUND)
      if (trouble.Search) trouble.Search(response, well)
      else response.end(well)
      return
    }
    if (request.url?.startsWith("/layout/component?")) {
      response.writeHead(200).end(JSON.stringify(BLOCK_LAYOUT))
      return
    }
    const { query } = JSON.parse(await text(request))
    const [, name = ""] = /query (\w+)/.exec(query) ?? []
    const well = JSON.stringify({ data: RESPONSES[name] })
    const spoil = trouble[name] ?? trouble.all
    if (spoil) spoil(response, well)
    else response.end(well)
  }
  const server = createServer(reply)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const block = {
    name: "robots",
    version: 1,
    render: "server",
    component: () => "rendered",
    wire: {},
    parse: (fields: unknown) => fields as object,
    explain: async () => () => [],
    load,
  } as const
  const config = readConfig({
    name: "se-automotive",
    host: "norrvik.example",
    languages: ["sv", "en"],
    timeZone: "Europe/Stockholm",
    searchIndexes: { stock: "stock-se-automotive", sites: "sites-se-automotive" },
  })
  const environment = readEnvironment({ FORECOURT_CONTENT_URL: `http://127.0.0.1:${port}` })
  return {
    requests,
    searches,
    log,
    config,
    environment,
    registry: { Robots: block } as never,
    stock: createSiteStock(config, environment),
  }
}

interface SentSearch {
  readonly key: unknown
  readonly body: unknown
}

const FOUND = {
  content: [{ car_id: "1", slug: "volvo-xc60", car_brand: "Volvo", car_model: "XC60" }],
  facet: [],
  total_items: 1,
  limit: 24,
  offset: 0,
}

const readRobots: Load<object, Services, unknown> = async ({ services, signal }) => {
  await fetchRobots(services.content, { site: services.site }, { signal })
  return {}
}

/** The time budget of the tests. As in production, too little time remains for another response after a late one. */
const BUDGET_MS = 2000
const SHORT_BUDGET_MS = 300
const late: Respond = (response, well) => void setTimeout(() => response.end(well), 0.6 * BUDGET_MS)

let reads = 0

/** Reads a page at a new path for each call, since a page that has just failed is not requested again immediately. */
function read(source: PageSource, budgetMs = BUDGET_MS) {
  reads += 1
  return readLivePage(source, { language: "sv", path: `/verkstad/${reads}` }, { patienceMs: budgetMs })
}

function watchFor(ms: number): () => boolean {
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
  }, ms)
  onTestFinished(() => clearTimeout(timer))
  return () => isOver
}

const TROUBLES: readonly [string, Respond][] = [
  ["does not answer", () => {}],
  ["answers 429", status(429, { "retry-after": "600" })],
  ["answers 500", status(500)],
  ["answers 503", status(503, { "retry-after": "0" })],
  ["answers with broken JSON", (response) => response.end('{"data":{"site":')],
  ["cuts the connection", (response) => response.socket?.destroy()],
  ["answers 401", status(401)],
  ["answers 403", status(403)],
  ["answers 404", status(404)],
]

const refusal: Respond = (response) => response.end('{"errors":[{"message":"Unknown field"}]}')

test("reading an incomplete page again shortly afterwards throws the same error without a new request", async () => {
  const requests: number[] = []
  const source = await siteWith({ Robots: () => void requests.push(1) })
  const again = () =>
    readLivePage(source, { language: "sv", path: "/om-oss" }, { patienceMs: 5 * SHORT_BUDGET_MS }).catch(
      (error: unknown) => error,
    )
  const first = await again()
  const previous = requests.length

  expect(await again()).toBe(first)

  // The second request does not wait for the platform.
  expect([previous > 0, requests.length]).toEqual([true, previous])
})

test("a page with complete responses from the platform is rendered with all its blocks", async () => {
  const page = await read(await siteWith({}))

  expect(page?.page.placeholders["headless-main"]).toMatchObject([{ state: "ready" }])
  expect(getContentHealth().refusedAt).toBeNull()
})

for (const question of ["Layout", "Robots", "Dictionary"]) {
  test.each(TROUBLES)(
    `rendering a page fails when the platform %s for the ${question} query, even if all other queries succeed`,
    async (_, trouble) => {
      await expectRefused({ [question]: trouble })
    },
  )
}

for (const question of ["Layout", "Languages", "SiteInfo", "Settings", "Dictionary"]) {
  test(`rendering a page fails when the response to the ${question} query contains errors`, async () => {
    await expectRefused({ [question]: refusal })
  })
}

async function expectRefused(trouble: Readonly<Record<string, Respond>>): Promise<void> {
  const isLate = watchFor(10 * SHORT_BUDGET_MS)

  await expect(read(await siteWith(trouble), SHORT_BUDGET_MS)).rejects.toThrow("did not give all of /verkstad/")

  expect(isLate()).toBe(false)
  expect(getContentHealth().refusedAt).not.toBeNull()
}

test("a page is rendered when one response is late, and fails within the time limit when all responses are late", async () => {
  const isLate = watchFor(10 * BUDGET_MS)

  expect(await read(await siteWith({ Layout: late }))).not.toBeNull()
  await expect(read(await siteWith({ all: late }))).rejects.toThrow("did not give all of /verkstad/")

  expect(isLate()).toBe(false)
})

test.each<[string, Respond]>([
  ["400", status(400)],
  ["a GraphQL error", refusal],
  ["a response in another form", (response) => response.end('{"data":{"site":7}}')],
])("a block whose request fails with %s is replaced by the error box, and its page stays", async (_, reply) => {
  const page = await read(await siteWith({ Robots: reply }))

  expect(page?.page.placeholders["headless-main"]).toMatchObject([{ state: "failed" }])
  expect(getContentHealth().refusedAt).toBeNull()
})

test("a block whose loader throws is replaced by the error box, and the page is still rendered", async () => {
  const source = await siteWith({}, () => Promise.reject(new TypeError("stories is undefined")))

  const page = await read(source)

  expect(page?.page.placeholders["headless-main"]).toMatchObject([{ state: "failed" }])
})

const NO_PAGE: Respond = (response) => response.end('{"data":{"layout":{"item":null}}}')
const NO_SITE: Respond = (response) => response.end('{"data":{"site":{"siteInfo":null}}}')

test("the error message of an incomplete page names the missing response and the waiting time", async () => {
  await expect(read(await siteWith({ Layout: () => {} }), SHORT_BUDGET_MS)).rejects.toThrow(
    /did not give all of \/verkstad\/\d+: its layout was missing after \d{3,} ms\.$/,
  )
  await expect(read(await siteWith({ Robots: status(500) }))).rejects.toThrow(/: Robots was missing after \d+ ms\.$/)
  await expect(read(await siteWith({ Dictionary: refusal }))).rejects.toThrow(/: dictionary was missing after/)
})

test("the maximum waiting time of a page can be configured", async () => {
  const source = await siteWith({ Layout: late })
  const waiting = (patienceMs: number) => ({
    ...source,
    environment: { ...source.environment, content: { ...source.environment.content, patienceMs } },
  })

  await expect(readLivePage(waiting(100), { language: "sv", path: "/kort" })).rejects.toThrow("its layout was missing")
  expect(await readLivePage(waiting(5000), { language: "sv", path: "/lang" })).not.toBeNull()
})

test("reading a missing page returns null", async () => {
  expect(await read(await siteWith({ Layout: NO_PAGE }))).toBeNull()
  expect(getContentHealth().refusedAt).toBeNull()
})

test("reading a page throws an error when the platform does not know the site", async () => {
  const message =
    'content: the platform knows no site "se-automotive". Publish it there, or check FORECOURT_CONTENT_URL.'

  await expect(read(await siteWith({ Layout: NO_PAGE, SiteInfo: NO_SITE }))).rejects.toThrow(message)
  await expect(read(await siteWith({ SiteInfo: NO_SITE }))).rejects.toMatchObject({ cause: { message } })

  expect(getContentHealth().trouble).toMatchObject({ kind: "without this site" })
})

test("a page is rendered even if its ancestors fail to load", async () => {
  expect(await read(await siteWith({ Ancestors: status(500) }))).toMatchObject({ trail: [] })
})

test("the editor's scripts are loaded only on an edited page, and only over HTTPS or from the site itself", async () => {
  const source = await siteWith({})

  expect((await readEditedPage(source, EDITED))?.editorScripts).toEqual(["https://editor.example/a.js", "/own.js"])
  expect((await readEditedPage(source, { ...EDITED, mode: "preview" }))?.editorScripts).toEqual([])
  expect((await read(source))?.editorScripts).toEqual([])
})

test("an editing session opens only the page for which the session was created", async () => {
  const source = await siteWith({})
  const { secret } = source.environment.editing
  const open = (
    page: { language: string; path: string },
    cookie: string | undefined = createSessionValue(EDITED, secret),
  ) => readSession(source, { cookie, update: null }, page)

  expect(await open(EDITED)).toMatchObject({ path: "/verkstad", site: { mode: "editing" } })
  expect(await open({ language: "sv", path: "/" })).toBeNull()
  expect(await open({ language: "en", path: "/verkstad" })).toBeNull()
  expect(await open(EDITED, createSessionValue(EDITED, "another secret"))).toBeNull()
  expect(await readSession(source, { cookie: undefined, update: null }, EDITED)).toBeNull()
})

const LIBRARY = { ...EDITED, path: "/component-library/render", block: { uid: "b-1" } } as const

test("the design library shows a single block with its stored content and the latest update", async () => {
  const source = await siteWith({})
  const cookie = createSessionValue(LIBRARY, source.environment.editing.secret)
  const open = async (update: string | null) => {
    const content = await readSession(source, { cookie, update: update && encodeURIComponent(update) }, LIBRARY)
    return content?.page.placeholders["editing-componentmode-placeholder"]?.[0]
  }

  expect(await open(null)).toMatchObject({ state: "ready", rendering: { fields: { title: { value: "Före" } } } })
  expect(await open('{"uid":"B-1","fields":{"title":{"value":"Efter"}}}')).toMatchObject({
    rendering: { fields: { title: { value: "Efter" } } },
  })
  expect(await open("nonsense")).toMatchObject({ rendering: { fields: { title: { value: "Före" } } } })
  expect(source.requests.filter((url) => url.startsWith("/layout/"))).toContain(
    "/layout/component?item=%7BA%7D&uid=b-1&sc_site=se-automotive&sc_lang=sv",
  )
})

test("a block update is ignored outside the design library", async () => {
  const source = await siteWith({})
  const cookie = createSessionValue(EDITED, source.environment.editing.secret)

  const content = await readSession(
    source,
    { cookie, update: encodeURIComponent('{"uid":"1","fields":{"a":1}}') },
    EDITED,
  )

  expect(content).toMatchObject({
    block: null,
    page: {
      placeholders: {
        "headless-main": [expect.objectContaining({ rendering: expect.objectContaining({ fields: {} }) })],
      },
    },
  })
  expect((await read(source))?.block).toBeNull()
})

function watchNotes() {
  const notes: unknown[] = []
  const original = globalThis.fetch
  vi.stubGlobal("fetch", (input: string | URL, init: RequestInit & { next?: unknown }) => {
    if (String(input).startsWith("data:")) notes.push(init.next)
    return original(input, init)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return notes
}

test("a page is cached with the tags of its items, and a missing page is cached for ten seconds", async () => {
  const notes = watchNotes()

  await read(await siteWith({}))
  expect(notes).toEqual([{ tags: ["sc:item:dd555a688bf84dfab67f040be7d65c51:sv:latest"] }])

  await read(await siteWith({ Layout: NO_PAGE }))
  expect(notes.slice(1)).toEqual([{ revalidate: 10 }])
})

test("`hasServed` is set only after a complete page has been rendered", async () => {
  await read(await siteWith({ Layout: NO_PAGE }))
  expect(getContentHealth().hasServed).toBe(false)

  await read(await siteWith({}))
  expect(getContentHealth().hasServed).toBe(true)
})

test("the ancestors of a page are requested only on the live site and only for pages below the home page", async () => {
  let trails = 0
  const source = await siteWith({
    Ancestors: (response, well) => {
      trails += 1
      response.end(well)
    },
  })

  await readLivePage(source, { language: "sv", path: "/" })
  await readEditedPage(source, EDITED)
  expect(trails).toBe(0)

  await read(source)
  expect(trails).toBe(1)
})

test("an exception in the site's code is not cached and not reported as a platform failure", async () => {
  const source = await siteWith({})
  const readBroken = () => readLivePage({ ...source, registry: null as never }, { language: "sv", path: "/fel" })

  const first = await readBroken().catch((error: unknown) => error)
  const second = await readBroken().catch((error: unknown) => error)

  expect([first, second]).toEqual([expect.any(TypeError), expect.any(TypeError)])
  expect(second).not.toBe(first)
  expect(getContentHealth().refusedAt).toBeNull()
})

test("reading a page returns null if the platform's layout response has no route", async () => {
  const empty = { sitecore: { context: LAYOUT.sitecore.context, route: null } }
  const reply: Respond = (response) => response.end(JSON.stringify({ data: { layout: { item: { rendered: empty } } } }))

  expect(await read(await siteWith({ Layout: reply }))).toBeNull()
})

function searching() {
  const responses: StockResponse[] = []
  const load: Load<object, Services, unknown> = async ({ services: { stock }, signal }) => {
    responses.push(await stock.findCars({ limit: 8 }, { signal }))
    return {}
  }
  return { responses, load }
}

test("a block searches the stock with the site's key, and identical searches share one response [spec 2 §7 search-cache]", async () => {
  const { responses, load } = searching()
  const source = await siteWith({}, load)

  await read(source)
  await read(source)

  expect(responses).toEqual([FOUND, FOUND])
  const body = { index: "stock-se-automotive", limit: 8 }
  expect(source.searches).toEqual([{ key: "forecourt-local-key", body: expect.objectContaining(body) }])
})

test("a page that searches the stock has the cache tag of the search index, even when the search result is cached", async () => {
  const source = await siteWith({}, searching().load)
  const fetched = vi.spyOn(globalThis, "fetch")
  onTestFinished(() => fetched.mockRestore())
  const tags = () =>
    fetched.mock.calls.flatMap(([, init]) => (init as { next?: { tags?: string[] } })?.next?.tags ?? [])

  for (const time of [1, 2]) {
    await read(source)
    expect(tags().filter((tag) => tag === "search:stock-se-automotive")).toHaveLength(time)
  }
})

test("a search request sets no Next cache options", async () => {
  const source = await siteWith({}, searching().load)
  const fetched = vi.spyOn(globalThis, "fetch")
  onTestFinished(() => fetched.mockRestore())

  await read(source)

  const init = fetched.mock.calls.find(([input]) => String(input).endsWith("/search"))?.[1]
  expect(init).toBeDefined()
  expect([init?.cache, (init as { next?: unknown }).next]).toEqual([undefined, undefined])
})

test("a page whose search fails is not cached, but is rendered when a request bypasses the cache [spec 2 §8 search-failure.nothing]", async () => {
  const { responses, load } = searching()
  const source = await siteWith({ Search: status(500) }, load)

  await expect(read(source)).rejects.toThrow("the search service did not give all of /verkstad/")
  const fresh = await readLivePage(source, { language: "sv", path: `/verkstad/${reads}` }, { isFresh: true })

  expect(fresh).not.toBeNull()
  expect(responses.map(hasFailed)).toEqual([true, true])
})

test("an editor can open a page even if the page's search request fails", async () => {
  const source = await siteWith({ Search: status(500) }, searching().load)

  expect(await readEditedPage(source, EDITED)).not.toBeNull()
})

test("on a site without stock, only the block that searches shows an error [spec 2 §7 unknown-site, §8 unknown-site]", async () => {
  const { responses, load } = searching()
  const source = await siteWith({}, load)
  const { searchIndexes: _, ...config } = source.config
  const stock = createSiteStock(config, source.environment)

  expect(await read({ ...source, config, stock })).not.toBeNull()
  expect([responses, source.searches]).toEqual([[], []])
  expect(source.log.mock.calls.join()).toContain("Unknown sitecoreSiteName")
})

const carPage = (source: PageSource, item: string | null, options: LiveOptions = {}) =>
  readLivePage(source, { language: "sv", path: "/kop-bil/bil/,-w-,", item }, options)

const LANGUAGES: Respond = (response) => {
  const url = (name: string, path: string) => ({ language: { name }, url: { path } })
  const languages = [url("sv", "/kop-bil/bil/,-w-,"), url("en", "/en/cars/car/,-w-,")]
  response.end(JSON.stringify({ data: { layout: { item: { languages } } } }))
}

test("a car's page combines the shared layout for cars with the URL, texts and fields of the car", async () => {
  const source = await siteWith({ Languages: LANGUAGES })
  const fetched = vi.spyOn(globalThis, "fetch")
  onTestFinished(() => fetched.mockRestore())
  const content = await carPage(source, "1")

  expect(content).toMatchObject({
    path: "/kop-bil/bil/1/volvo-xc60",
    fields: { metaTitle: { value: "Volvo XC60" } },
    site: { path: "/kop-bil/bil/1/volvo-xc60" },
    item: { name: "Volvo XC60", entity: { kind: "car", id: "1", fields: { car_brand: "Volvo" } } },
  })
  expect(content?.languages.map(({ path }) => path)).toEqual(["/kop-bil/bil/1/volvo-xc60", "/en/cars/car/1/volvo-xc60"])
  expect(source.searches).toMatchObject([{ body: { filters: [{ name: "car_id", values: ["1"] }], limit: 1 } }])
  expect(JSON.stringify(fetched.mock.calls)).toContain("search:stock-se-automotive:1")
})

test("the page of an unknown car has no data about a car and no links to other languages", async () => {
  const content = await carPage(await siteWith({ Languages: LANGUAGES }), null)

  expect(content?.item.entity).toBeNull()
  expect([content?.path, content?.languages]).toEqual(["/kop-bil/bil", []])
})

test("reading the page of a removed car or of an unknown kind of item returns null", async () => {
  const none = JSON.stringify({ ...FOUND, content: [], total_items: 0 })
  const source = await siteWith({ Search: (response) => void response.end(none) })

  expect(await carPage(source, "2")).toBeNull()
  expect(await readLivePage(source, { language: "sv", path: "/om-oss/,-w-,", item: "1" })).toBeNull()
})

test("reading a car's page throws while the search service fails, so that the cached page is still served", async () => {
  const source = await siteWith({ Search: status(500) })

  await expect(carPage(source, "3")).rejects.toThrow("the search service did not give all of /kop-bil/bil/,-w-,")
  await expect(carPage(source, "3", { isFresh: true })).rejects.toThrow("the car was missing")
})

test("the item of an ordinary page has no entity property", async () => {
  const content = await read(await siteWith({}))

  expect(content?.item).not.toHaveProperty("entity")
})
