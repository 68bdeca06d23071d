import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import {
  type ContentHttpOptions,
  createContentHttp,
  fetchArticles,
  fetchDictionary,
  fetchEditingLayout,
  fetchErrorPages,
  fetchLanguages,
  fetchLayout,
  fetchLlmsText,
  fetchNavigation,
  fetchRedirects,
  fetchRobots,
  fetchRoutes,
  fetchSettings,
  fetchSiteInfo,
  fetchSitemap,
  fetchSitemapAddresses,
  findHomePath,
} from "./content.ts"

interface SentRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  query: string
  variables: Record<string, unknown>
}

type Data = object | string | number

const SITE = { site: "se-automotive" }
const PAGE = { ...SITE, path: "/verkstad", language: "sv" }
const siteInfo = (info: object | null) => ({ data: { site: { siteInfo: info } } })

async function platform(responses: Data[], options: Partial<ContentHttpOptions> = {}) {
  const requests: SentRequest[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { query = "", variables = {} } = body === "" ? {} : JSON.parse(body)
    const reply = responses[requests.length] ?? 500
    requests.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, query, variables })
    if (typeof reply === "number") response.writeHead(reply, { "retry-after": "0" }).end()
    else response.end(typeof reply === "string" ? reply : JSON.stringify(reply))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const http = createContentHttp({ url, mode: "edge", contextId: "context", apiKey: "key", retries: 0, ...options })
  return { http, requests, url }
}

test("a request to the delivery network sends the environment's id in a header", async () => {
  const { http, requests } = await platform([siteInfo(null)])

  await fetchRobots(http, SITE)

  expect(requests[0]).toMatchObject({
    url: "/v1/content/api/graphql/v1",
    headers: { "x-sitecore-contextid": "context" },
  })
  expect(requests[0]?.headers).not.toHaveProperty("sc_apikey")
})

test("a request to a self-hosted platform sends the API key in a header [spec 1 §7 endpoint.address endpoint.key]", async () => {
  const { http, requests } = await platform([siteInfo(null)], { mode: "local" })

  await fetchRobots(http, SITE)

  expect(requests[0]).toMatchObject({ url: "/sitecore/api/graph/edge", headers: { sc_apikey: "key" } })
  expect(requests[0]?.headers).not.toHaveProperty("x-sitecore-contextid")
})

test("every query is posted to the same URL [spec 1 §7 endpoint.post endpoint.address]", async () => {
  const { http, requests } = await platform([
    siteInfo(null),
    { data: { layout: { item: null } } },
    { data: { item: null } },
  ])

  await fetchRobots(http, SITE)
  await fetchLanguages(http, PAGE)
  await fetchNavigation(http, { root: "/sitecore/content/se/Home", language: "sv" })

  const posted = { method: "POST", url: "/v1/content/api/graphql/v1" }
  expect(requests.map(({ method, url }) => ({ method, url }))).toEqual([posted, posted, posted])
})

test("fetchLayout returns a page's layout and sends the page's path as a GraphQL variable [spec 1 §7]", async () => {
  const rendered = { sitecore: { route: { name: "Verkstad" } } }
  const { http, requests } = await platform([{ data: { layout: { item: { rendered } } } }])
  const path = '/a"b) { item { id } } x: layout(site:"evil'

  expect(await fetchLayout(http, { ...PAGE, path })).toEqual(rendered)
  expect(requests[0]?.variables).toEqual({ ...SITE, path, language: "sv" })
  expect(requests[0]?.query).not.toContain("evil")
})

test("fetchLayout returns null for an unknown page", async () => {
  const { http } = await platform([{ data: { layout: { item: null } } }, { data: { layout: null } }])

  expect(await fetchLayout(http, PAGE)).toBeNull()
  expect(await fetchLayout(http, PAGE)).toBeNull()
})

test("fetchEditingLayout sends the editor's options in headers", async () => {
  const { http, requests } = await platform([
    { data: { item: { rendered: { sitecore: {} } } } },
    { data: { item: null } },
  ])
  const item = { ...SITE, itemId: "{A}", language: "sv" }

  expect(await fetchEditingLayout(http, { ...item, mode: "edit", version: "3", layoutKind: "shared" })).toEqual({
    sitecore: {},
  })
  expect(await fetchEditingLayout(http, { ...item, mode: "preview", previewTime: "2026-12-24" })).toBeNull()

  expect(requests[0]?.variables).toEqual({ itemId: "{A}", language: "sv", version: "3" })
  expect(requests[0]?.headers).toMatchObject({
    sc_editmode: "true",
    sc_previewmode: "false",
    sc_layoutkind: "shared",
    sc_variant: "default",
    sc_site: "se-automotive",
  })
  expect(requests[1]?.headers).toMatchObject({
    sc_editmode: "false",
    sc_previewmode: "true",
    sc_previewtime: "2026-12-24",
  })
})

test("fetchDictionary follows the cursor to read every result page of the dictionary [spec 2 §7 content-queries.dictionary]", async () => {
  const page = (key: string, value: string | null, hasNext: boolean, endCursor: string) =>
    siteInfo({ dictionary: { pageInfo: { hasNext, endCursor }, results: [{ key, value }] } })
  const { http, requests } = await platform([
    page("search.submit", "Sök", true, "c1"),
    page("empty", null, true, "c2"),
    page("copy.copied", "Kopierat", false, "c3"),
  ])

  expect(await fetchDictionary(http, { ...SITE, language: "sv" })).toEqual({
    "search.submit": "Sök",
    "copy.copied": "Kopierat",
  })
  expect(requests.map(({ variables }) => variables.after)).toEqual(["", "c1", "c2"])
})

test("fetchDictionary stops requesting pages when the cursor does not advance", async () => {
  const page = siteInfo({ dictionary: { pageInfo: { hasNext: true, endCursor: "same" }, results: [] } })
  const { http, requests } = await platform([page, page, page])

  await fetchDictionary(http, { ...SITE, language: "sv" })

  expect(requests).toHaveLength(2)
})

test("fetchNavigation returns three levels of pages in the format that blocks use [spec 1 §7 navigation, §3 navigation-item, 2 §7 content-queries.navigation]", async () => {
  const entry = (name: string, more: object = {}) => ({ name, url: { path: `/${name}` }, ...more })
  const createChildren = (...results: object[]) => ({ children: { results } })
  const { http } = await platform([
    {
      data: {
        item: createChildren(
          entry("bilar", {
            navigationTitle: { value: " Bilar " },
            hideInNavigation: { value: "" },
            shouldBeNavigableInMenuWhenItHasChildren: { value: "1" },
            ...createChildren(entry("nya", createChildren(entry("elbilar", { hideInNavigation: { value: "1" } })))),
          }),
          entry("jobb", {
            externalLink: {
              jsonValue: { value: { href: "https://jobb.example", text: "", target: "_blank", id: "{A}" } },
            },
          }),
        ),
      },
    },
  ])
  const flags = { hideInNavigation: false, shouldBeNavigableInMenuWhenItHasChildren: false }

  expect(await fetchNavigation(http, { root: "/sitecore/content/se/Home", language: "sv" })).toEqual([
    {
      name: "bilar",
      path: "/bilar",
      navigationTitle: "Bilar",
      hideInNavigation: false,
      shouldBeNavigableInMenuWhenItHasChildren: true,
      children: [
        {
          name: "nya",
          path: "/nya",
          ...flags,
          children: [{ name: "elbilar", path: "/elbilar", ...flags, hideInNavigation: true }],
        },
      ],
    },
    {
      name: "jobb",
      path: "/jobb",
      ...flags,
      externalLink: { value: { href: "https://jobb.example", target: "_blank" } },
    },
  ])
})

test("a page without a navigation title falls back to its display name and then to its item name", async () => {
  const entry = (more: object) => ({ name: "host-84329", url: { path: "/host-84329" }, ...more })
  const results = [
    entry({ displayName: "Höstkampanjen 2026" }),
    entry({ displayName: "Höstkampanjen 2026", navigationTitle: { value: "Höst" } }),
    entry({ displayName: "" }),
    entry({
      children: {
        results: [entry({ displayName: "Inuti", children: { results: [entry({ displayName: "Innerst" })] } })],
      },
    }),
  ]
  const { http, requests } = await platform([{ data: { item: { children: { results } } } }])

  const pages = await fetchNavigation(http, { root: "/sitecore/content/se/Home", language: "sv" })

  expect(pages?.map(({ name, navigationTitle }) => navigationTitle ?? name)).toEqual([
    "Höstkampanjen 2026",
    "Höst",
    "host-84329",
    "host-84329",
  ])
  const [page] = pages?.[3]?.children ?? []
  expect([page?.name, page?.children?.[0]?.name]).toEqual(["Inuti", "Innerst"])
  expect(requests[0]?.query).toContain("displayName")
})

test("fetchNavigation returns null for an unknown root", async () => {
  const { http } = await platform([{ data: { item: null } }])

  expect(await fetchNavigation(http, { root: "/nowhere", language: "sv" })).toBeNull()
})

test("a page is hidden from the navigation only when its HideInNavigation field is '1' or 'True' [spec 1 §5 navigation-hidden.one navigation-hidden.set]", async () => {
  const entry = (name: string, value: string) => ({ name, url: { path: `/${name}` }, hideInNavigation: { value } })
  const results = [
    entry("one", "1"),
    entry("set", "True"),
    entry("zero", "0"),
    entry("unset", "false"),
    entry("empty", ""),
  ]
  const { http, requests } = await platform([{ data: { item: { children: { results } } } }])

  const pages = await fetchNavigation(http, { root: "/sitecore/content/se/Home", language: "sv" })

  expect(pages?.filter(({ hideInNavigation }) => hideInNavigation).map(({ name }) => name)).toEqual(["one", "set"])
  expect(requests[0]?.query).toContain('field(name: "HideInNavigation")')
})

test("an article without a title falls back to its display name and then to its item name [spec 1 §3 story.name story.displayName story.title]", async () => {
  const article = (more: object) => ({ id: "A", name: "kyla", url: { path: "/nyheter/kyla" }, ...more })
  const results = [
    article({ displayName: "I kyla", title: { value: "Så långt räcker batteriet" } }),
    article({ displayName: "I kyla", title: { value: " " } }),
    article({ displayName: "", title: null }),
  ]
  const { http } = await platform([
    { data: { search: { total: 3, pageInfo: { endCursor: "", hasNext: false }, results } } },
  ])

  const { articles } = await fetchArticles(http, { root: "ROOT", language: "sv" })

  expect(articles.map(({ title }) => title)).toEqual(["Så långt räcker batteriet", "I kyla", "kyla"])
})

test("fetchLanguages returns the languages of a page with their names and the page's paths [spec 1 §7 languages, §3 language]", async () => {
  const language = (name: string, path: string) => ({
    url: { path },
    language: { name, englishName: null, nativeName: name },
  })
  const swedish = { name: "sv", displayName: "svenska", englishName: "Swedish", nativeName: "svenska" }
  const { http } = await platform([
    {
      data: {
        layout: { item: { languages: [{ url: { path: "/" }, language: swedish }, null, language("en", "/en")] } },
      },
    },
    { data: { layout: { item: null } } },
  ])

  expect(await fetchLanguages(http, PAGE)).toEqual([
    { ...swedish, path: "/" },
    { name: "en", nativeName: "en", path: "/en" },
  ])
  expect(await fetchLanguages(http, PAGE)).toEqual([])
})

test("findHomePath returns the item path of the home page [spec 1 §7 home-path, 2 §7 content-queries.home]", async () => {
  const { http } = await platform([
    { data: { layout: { item: { path: "/sitecore/content/se/Home" } } } },
    { data: { layout: { item: null } } },
  ])

  expect(await findHomePath(http, { ...SITE, language: "sv" })).toBe("/sitecore/content/se/Home")
  expect(await findHomePath(http, { ...SITE, language: "sv" })).toBeNull()
})

test("fetchSiteInfo returns a site's data, and null for an unknown site", async () => {
  const info = { name: "se-automotive", rootPath: "/sitecore/content/se", hostname: null, language: "sv" }
  const { http } = await platform([siteInfo(info), siteInfo(null)])

  expect(await fetchSiteInfo(http, SITE)).toEqual(info)
  expect(await fetchSiteInfo(http, SITE)).toBeNull()
})

test("fetchSettings omits settings without a value", async () => {
  const name = { value: "Norrvik Automotive" }
  const { http } = await platform([
    { data: { item: { name: { jsonValue: name }, url: null, gtmID: { jsonValue: null } } } },
    { data: { item: null } },
  ])

  expect(await fetchSettings(http, { path: "/sitecore/content/se/Settings", language: "sv" })).toEqual({ name })
  expect(await fetchSettings(http, { path: "/nowhere", language: "sv" })).toBeNull()
})

test("fetchRedirects also works on platform versions without the `isLanguagePreserved` field", async () => {
  const redirect = {
    pattern: "/a",
    target: "/b",
    redirectType: "REDIRECT_301",
    isQueryStringPreserved: true,
    locale: "",
  }
  const refusal = { errors: [{ message: 'Cannot query field "isLanguagePreserved" on type "RedirectInfo".' }] }
  const { http, requests } = await platform([refusal, siteInfo({ redirects: [redirect, null] })])

  expect(await fetchRedirects(http, SITE)).toEqual([redirect])
  expect(requests[1]?.query).not.toContain("isLanguagePreserved")
})

test("fetchRobots returns robots.txt, or null when the site has none", async () => {
  const { http } = await platform([siteInfo({ robots: "User-agent: *" }), siteInfo({ robots: "" })])

  expect(await fetchRobots(http, SITE)).toBe("User-agent: *")
  expect(await fetchRobots(http, SITE)).toBeNull()
})

test("fetchLlmsText returns llms.txt, or null when the platform has none", async () => {
  const refusal = { errors: [{ message: 'Cannot query field "llmsTxt" on type "SiteInfo".' }] }
  const { http } = await platform([siteInfo({ llmsTxt: "# Norrvik" }), siteInfo({ llmsTxt: null }), refusal])

  expect(await fetchLlmsText(http, SITE)).toBe("# Norrvik")
  expect(await fetchLlmsText(http, SITE)).toBeNull()
  expect(await fetchLlmsText(http, SITE)).toBeNull()
})

test("fetchSitemapAddresses returns the paths of the platform's sitemap files", async () => {
  const { http, requests, url } = await platform([siteInfo({ sitemap: ["/sitemap.xml", null] }), "<urlset/>", 404])

  expect(await fetchSitemapAddresses(http, SITE)).toEqual(["/sitemap.xml"])
  expect(await fetchSitemap(http, `${url}/sitemap.xml`)).toBe("<urlset/>")
  expect(requests[1]).toMatchObject({ url: "/sitemap.xml" })
  await expect(fetchSitemap(http, `${url}/sitemap-9.xml`)).rejects.toThrow("content: fetchSitemap answered 404")
})

test("fetchErrorPages returns the error pages, and null for a missing path or layout", async () => {
  const layout = { sitecore: {} }
  const { http } = await platform([
    siteInfo({
      errorHandling: { notFoundPage: { rendered: layout }, notFoundPagePath: "/404", serverErrorPagePath: "" },
    }),
    siteInfo(null),
  ])

  expect(await fetchErrorPages(http, { ...SITE, language: "sv" })).toEqual({
    notFound: { path: "/404", layout },
    serverError: { path: null, layout: null },
  })
  expect(await fetchErrorPages(http, { ...SITE, language: "sv" })).toBeNull()
})

test("fetchRoutes returns all routes of a site, across all pages of results", async () => {
  const page = (path: string, hasNext: boolean, endCursor: string | null) =>
    siteInfo({
      routes: {
        total: 2,
        pageInfo: { hasNext, endCursor },
        results: [{ path, route: { id: "A", updated: { value: "20261120T100000Z" } } }, null],
      },
    })
  const { http } = await platform([page("/", true, "c1"), page("/verkstad", false, null)])

  expect(await fetchRoutes(http, { ...SITE, language: "sv" })).toEqual([
    { path: "/", itemId: "A", updated: "20261120T100000Z" },
    { path: "/verkstad", itemId: "A", updated: "20261120T100000Z" },
  ])
})

test("a request to a busy platform is retried", async () => {
  const { http, requests } = await platform([429, 503, siteInfo({ robots: "ok" })], { retries: 3 })

  expect(await fetchRobots(http, SITE)).toBe("ok")
  expect(requests).toHaveLength(3)
})

test("a GraphQL response with errors throws, even with status 200", async () => {
  const { http } = await platform([{ data: { layout: null }, errors: [{ message: "Field is not defined" }] }])

  await expect(fetchLayout(http, PAGE)).rejects.toMatchObject({
    message: "content: fetchLayout was refused",
    details: ["Field is not defined"],
  })
})

test.each([
  [401, true],
  [403, true],
  [404, true],
  [500, true],
  [400, false],
  [{ errors: [{ message: "Field is not defined" }] }, false],
])("a request that gets the response %j throws an error with isOutage set to %s", async (reply, isOutage) => {
  const { http } = await platform([reply])

  await expect(fetchRobots(http, SITE)).rejects.toMatchObject({ isOutage })
})

test.each([
  ["{broken", "content: fetchRobots got a response that is no GraphQL"],
  ["[1]", "content: fetchRobots got a response that is no GraphQL"],
  [{ data: { site: "no" } }, "content: fetchRobots got a response in an unknown form"],
  [{}, "content: fetchRobots got a response in an unknown form"],
  [401, "content: fetchRobots answered 401"],
  [500, "content: fetchRobots answered 500"],
] as const)("fetchRobots throws on the unreadable response %j", async (reply, message) => {
  const { http } = await platform([reply])

  await expect(fetchRobots(http, SITE)).rejects.toThrow(message)
})

test("the caller can abort a request", async () => {
  const { http } = await platform([])

  await expect(fetchRobots(http, SITE, { signal: AbortSignal.abort(new Error("left")) })).rejects.toThrow("left")
})
