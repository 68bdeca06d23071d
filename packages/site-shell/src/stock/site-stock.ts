import {
  createSearchHttp,
  createStockSearch,
  getIndexes,
  hasFailed,
  type SearchIndexes,
  type StockOptions,
  type StockPrices,
  type StockResponse,
  type StockSearch,
  type StockSearchOptions,
} from "@forecourt/api-clients/search"
import { formatIndexTag } from "../content/cache-tags.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { countReport } from "../report/report-counts.ts"
import { reportLine } from "../report/report-line.ts"

/** The share of the time budget for all searches of a page. It is smaller than the share for the loader of a block. */
const SHARE_OF_SEARCHES = 0.5
const SHARE_OF_SEARCH = 0.4
const SHARE_OF_ATTEMPT = 0.3
const RETRIES = 1

/**
 * A function that creates the stock search for one page. If `onFailed` is given, all searches of the page share a time
 * budget.
 */
export type PageStock = (onFailed?: () => void) => StockSearch

/**
 * Creates the stock search of a site. Responses are cached for a minute. If the site has no search indexes, every
 * search throws. Spec 2 §8.
 */
export function createSiteStock(
  { name, searchIndexes }: SiteConfig,
  { content: { patienceMs }, services: { search } }: Pick<Environment, "content" | "services">,
): PageStock {
  const getShare = (of: number) => Math.floor(of * patienceMs)
  const openSearch = (indexes: SearchIndexes) =>
    createStockSearch({
      http: createSearchHttp({
        url: search.url,
        apiKey: search.key,
        timeoutMs: getShare(SHARE_OF_ATTEMPT),
        retries: RETRIES,
        // Without cache settings, the framework caches the page and not the response.
        fetch: (input, { cache: _, ...init } = {}) => fetch(input, init),
      }),
      indexes,
      patienceMs: getShare(SHARE_OF_SEARCH),
      report: reportSearch,
    })
  let opened: StockSearch | null = null

  return (onFailed) => {
    let patience: AbortSignal | undefined
    const find =
      <Given, Found extends StockResponse | StockPrices>(of: (stock: StockSearch) => Find<Given, Found>, kind: Kind) =>
      async (request: Given, options?: StockOptions): Promise<Found> => {
        const indexes = getIndexes(name, searchIndexes === undefined ? {} : { [name]: searchIndexes })
        opened ??= openSearch(indexes)
        await tagPage(indexes[kind])
        if (onFailed) patience ??= AbortSignal.timeout(getShare(SHARE_OF_SEARCHES))
        const response = await of(opened)(request, { ...options, patience })
        if (hasFailed(response)) onFailed?.()
        return response
      }
    return {
      findCars: find((stock) => stock.findCars, "stock"),
      findDealerships: find((stock) => stock.findDealerships, "sites"),
      findPrices: find((stock) => stock.findPrices, "stock"),
    }
  }
}

type Kind = keyof SearchIndexes
type Find<Given, Found> = (request: Given, options?: StockOptions) => Promise<Found>

function reportSearch(line: Parameters<StockSearchOptions["report"]>[0]): void {
  const { leftOut, ...facts } = "leftOut" in line ? line : { ...line, leftOut: [] }
  for (const [field, documents] of leftOut) countReport("fields-left-out", { index: line.index, field }, documents)
  reportLine(facts)
}

async function tagPage(index: string): Promise<void> {
  // The framework collects tags from the `fetch` calls of a page, and a cached response of another page causes no call.
  await fetch("data:,", { next: { tags: [formatIndexTag(index)] } } as RequestInit)
}
