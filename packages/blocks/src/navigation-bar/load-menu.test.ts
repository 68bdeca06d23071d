import { createHttp, type Http } from "@forecourt/api-clients/http"
import { NO_PAGE, type Report, type SiteContext } from "@forecourt/renderer"
import { expect, test } from "vitest"
import { NO_STOCK } from "../../test/load.ts"
import { loadMenu } from "./load-menu.ts"

interface Question {
  readonly query: string
  readonly variables: Readonly<Record<string, string>>
}

function platform(responses: { home?: unknown; pages?: unknown; languages?: unknown }) {
  const requests: Question[] = []
  const content: Http = createHttp({
    service: "content",
    endpoint: "https://platform.example",
    retries: 0,
    fetch: async (_url, request) => {
      const question: Question = JSON.parse(String(request?.body))
      requests.push(question)
      const [, name = ""] = /query (\w+)/.exec(question.query) ?? []
      const data = { HomePath: responses.home, Navigation: responses.pages, Languages: responses.languages }[name]
      return data === undefined ? new Response("down", { status: 500 }) : Response.json({ data })
    },
  })
  return { content, requests }
}

async function loadFor(
  { content }: { content: Http },
  { deadlineMs = 1000, ...page }: Partial<SiteContext> & { deadlineMs?: number } = {},
) {
  const reports: Report[] = []
  const site = { language: "sv", path: "/", homePath: "/", report: (report: Report) => reports.push(report), ...page }
  const loaded = await loadMenu("Navigation", {
    fields: {} as never,
    params: {},
    site: site as SiteContext,
    services: { content, articles: content, stock: NO_STOCK, site: "norrvik" },
    page: NO_PAGE,
    dataSource: "",
    deadlineMs,
    signal: AbortSignal.timeout(1000),
  })
  return { loaded, reports }
}

const home = { layout: { item: { path: "/sitecore/content/norrvik/Home" } } }
const entry = (name: string, children: object[] = []) => ({
  name,
  url: { path: `/${name}` },
  navigationTitle: { value: "" },
  hideInNavigation: { value: name === "arkiv" ? "1" : "" },
  shouldBeNavigableInMenuWhenItHasChildren: { value: "1" },
  externalLink: { jsonValue: { value: { href: "" } } },
  children: { results: children },
})
const pages = { item: { children: { results: [entry("bilar", [entry("nya")]), entry("arkiv")] } } }
const languages = {
  layout: {
    item: {
      languages: [
        {
          displayName: "Startsida",
          url: { path: "/" },
          language: { name: "sv", displayName: "svenska", englishName: "Swedish", nativeName: "svenska" },
        },
      ],
    },
  },
}

test("loadMenu loads the pages below the home page and the page's languages [spec 1 §7 home-path navigation languages]", async () => {
  const { loaded, reports } = await loadFor(platform({ home, pages, languages }))

  expect(loaded.items).toEqual([
    {
      name: "bilar",
      path: "/bilar",
      hideInNavigation: false,
      shouldBeNavigableInMenuWhenItHasChildren: true,
      children: [
        { name: "nya", path: "/nya", hideInNavigation: false, shouldBeNavigableInMenuWhenItHasChildren: true },
      ],
    },
    { name: "arkiv", path: "/arkiv", hideInNavigation: true, shouldBeNavigableInMenuWhenItHasChildren: true },
  ])
  expect(loaded.languages).toMatchObject([{ name: "sv", nativeName: "svenska", path: "/" }])
  expect(reports).toEqual([])
})

test("the languages of a page are requested for the path without the language prefix [spec 1 §7 home-path languages]", async () => {
  const services = platform({ home, pages, languages })

  await loadFor(services, { language: "en", path: "/en/about", homePath: "/en" })

  expect(services.requests.map(({ variables }) => variables)).toEqual(
    expect.arrayContaining([
      { site: "norrvik", language: "en" },
      { root: "/sitecore/content/norrvik/Home", language: "en" },
      { site: "norrvik", path: "/about", language: "en" },
    ]),
  )
})

test("the languages of a home page with a language prefix are requested for the path /", async () => {
  const services = platform({ home, pages, languages })

  await loadFor(services, { language: "en", path: "/en", homePath: "/en" })

  expect(services.requests.map(({ variables }) => variables.path)).toContain("/")
})

test("a failed request logs 'Error extracting datasource' and leaves the menu without pages [spec 1 §8 navigation, 2 §8 navigation-failure]", async () => {
  const { loaded, reports } = await loadFor(platform({ home, languages }))

  expect(loaded.items).toBeUndefined()
  expect(reports).toMatchObject([
    { kind: "failed-load", block: "Navigation", message: "Error extracting datasource", fault: "service" },
  ])
})

test("the menu has no language switch when the languages fail to load", async () => {
  const { loaded } = await loadFor(platform({ home, pages }))

  expect(loaded.items).toHaveLength(2)
  expect(loaded.languages).toBeUndefined()
})

test("no navigation is loaded for a site that is unknown to the content platform", async () => {
  const { loaded, reports } = await loadFor(platform({ home: { layout: { item: null } }, languages }))

  expect(loaded.items).toBeUndefined()
  expect(reports).toEqual([])
})

test("the page is rendered without the menu when the menu does not load before the deadline", async () => {
  const { loaded, reports } = await loadFor(silentPlatform(), { deadlineMs: 12 })

  expect(loaded).toEqual({})
  expect(reports).toMatchObject([{ fault: "service" }, { fault: "service" }])
})

function silentPlatform() {
  const fetch = (_url: unknown, request?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      request?.signal?.addEventListener("abort", () => reject(request.signal?.reason))
    })
  return { content: createHttp({ service: "content", endpoint: "https://platform.example", retries: 0, fetch }) }
}
