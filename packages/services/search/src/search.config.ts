import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"
import { isIndexName } from "./kinds/index-name.ts"
import { SERVICE } from "./storage/open-storage.ts"

export interface FeedPlace {
  readonly index: string
  readonly url: string
}

export interface SearchConfig extends ServiceConfig {
  readonly writeKey: string
  /** The maximum number of searches in ten minutes that sites may send for visitors in the same network. */
  readonly maxSearches: number
  /** The CPU time that a search may use, in milliseconds. A search that uses more is rejected. */
  readonly budgetMs: number
  /** The URLs of the nodes of an OpenSearch cluster. If the list is empty, searches run in this process. */
  readonly nodes: readonly string[]
  readonly feeds: readonly FeedPlace[]
  readonly feedSeconds: number
}

export function readSearchConfig(settings: Settings, presets: ServicePresets): SearchConfig {
  const { secret, wholeNumber, list, refuse } = settings
  return {
    ...readServiceConfig(settings, SERVICE, presets),
    writeKey: secret("FORECOURT_SEARCH_WRITE_KEY", "forecourt-local-write-key"),
    maxSearches: wholeNumber("FORECOURT_SEARCH_LIMIT", { preset: 6000, min: 1, max: 1_000_000_000 }),
    budgetMs: wholeNumber("FORECOURT_SEARCH_BUDGET_MS", { preset: 50, min: 1, max: 10_000 }),
    nodes: list("FORECOURT_SEARCH_OPENSEARCH").flatMap((entry) => parseNode(entry, refuse)),
    feeds: list("FORECOURT_SEARCH_FEEDS").flatMap((entry) => parseFeed(entry, refuse)),
    feedSeconds: wholeNumber("FORECOURT_SEARCH_FEED_SECONDS", { preset: 60, min: 1, max: 86_400 }),
  }
}

function parseNode(entry: string, refuse: (sentence: string) => void): readonly string[] {
  if (/^https?:\/\//.test(entry) && URL.canParse(entry)) return [entry]
  refuse("FORECOURT_SEARCH_OPENSEARCH holds no address of a node. Write http://one:9200,http://two:9200.")
  return []
}

function parseFeed(entry: string, refuse: (sentence: string) => void): readonly FeedPlace[] {
  const [, index = "", url = ""] = /^([^=]+)=(.+)$/.exec(entry) ?? []
  if (isIndexName(index) && /^https?:\/\//.test(url) && URL.canParse(url)) return [{ index, url }]
  refuse(`FORECOURT_SEARCH_FEEDS holds "${entry}". Write stock-se-used=https://example.com/stock.ndjson.`)
  return []
}
