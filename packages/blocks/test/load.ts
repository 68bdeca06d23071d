import type { Services } from "@forecourt/api-clients/content"
import { createHttp } from "@forecourt/api-clients/http"
import { createEmptyResponse, createSearchHttp, createStockSearch } from "@forecourt/api-clients/search"
import { NO_PAGE, type PageItem, type Report, type SiteContext } from "@forecourt/renderer"
import { siteFor } from "./render.tsx"

export function stockInTrouble(): Services["stock"] {
  return createStockSearch({
    http: createSearchHttp({ url: "http://127.0.0.1:1", apiKey: "a-key", retries: 0 }),
    indexes: { stock: "stock-se-used", sites: "sites-se-used" },
    report: () => {},
  })
}

interface Question {
  readonly name: string
  readonly variables: Readonly<Record<string, unknown>>
}

export function createPlatform(responses: Readonly<Record<string, unknown>>) {
  const requests: Question[] = []
  const content = createHttp({
    service: "content",
    endpoint: "https://platform.example",
    retries: 0,
    fetch: async (_url, request) => {
      const { query, variables } = JSON.parse(String(request?.body)) as {
        query: string
        variables: Question["variables"]
      }
      const [, name = ""] = /query (\w+)/.exec(query) ?? []
      requests.push({ name, variables })
      const response = responses[name]
      const data = typeof response === "function" ? response(variables) : response
      return data === undefined ? new Response("down", { status: 500 }) : Response.json({ data })
    },
  })
  const services: Services = { content, articles: content, stock: NO_STOCK, site: "norrvik" }
  return { services, requests }
}

export const NO_STOCK: Services["stock"] = {
  findCars: async (request) => createEmptyResponse(request),
  findDealerships: async (request) => createEmptyResponse(request),
  findPrices: async () => ({ prices: [] }),
}

export function propsFor<Fields extends object>(
  services: Services,
  {
    fields = {},
    page = {},
    site = {},
  }: { fields?: Partial<Fields>; page?: Partial<PageItem>; site?: Partial<SiteContext> },
) {
  const reports: Report[] = []
  const props = {
    fields: fields as Fields,
    params: {},
    site: siteFor({ report: (report) => void reports.push(report), ...site }),
    services,
    page: { ...NO_PAGE, ...page },
    dataSource: "",
    deadlineMs: 1000,
    signal: AbortSignal.timeout(1000),
  }
  return { props, reports }
}

export function storyResponse(name: string) {
  return {
    id: name,
    name,
    url: { path: `/nyheter/${name}` },
    title: { value: `Om ${name}` },
    date: { value: "20261112T070000Z" },
  }
}

export function storiesResponse(names: readonly string[], next: string | null = null) {
  return {
    search: {
      total: names.length,
      pageInfo: { endCursor: next ?? "end", hasNext: next !== null },
      results: names.map(storyResponse),
    },
  }
}
