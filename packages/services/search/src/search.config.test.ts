import { readSettings } from "@forecourt/service-kit/settings"
import { expect, test } from "vitest"
import { readSearchConfig } from "./search.config.ts"

const read = (env: Record<string, string>) =>
  readSettings("search", env, (settings) => readSearchConfig(settings, { data: "/data", apiKey: "site" }))

test("development requires no settings", () => {
  expect(read({})).toEqual({
    dataFolder: "/data",
    database: null,
    apiKey: "site",
    writeKey: "forecourt-local-write-key",
    maxSearches: 6000,
    budgetMs: 50,
    nodes: [],
    feeds: [],
    feedSeconds: 60,
    budgetFactor: 1,
    isDevelopment: true,
  })
})

test("the feeds setting is parsed as a list of indexes and URLs", () => {
  const feeds = "stock-se-used=https://example.com/a?b=c, sites-no=http://localhost:1/x"

  expect(read({ FORECOURT_SEARCH_FEEDS: feeds }).feeds).toEqual([
    { index: "stock-se-used", url: "https://example.com/a?b=c" },
    { index: "sites-no", url: "http://localhost:1/x" },
  ])
  expect(() => read({ FORECOURT_SEARCH_FEEDS: "stock=ftp://example.com" })).toThrow(
    'search: FORECOURT_SEARCH_FEEDS holds "stock=ftp://example.com". Write stock-se-used=https://example.com/stock.ndjson.',
  )
})

test("the error for an invalid OpenSearch node URL does not reveal the password in the URL", () => {
  expect(read({ FORECOURT_SEARCH_OPENSEARCH: "https://u:secret@one:9200, http://two:9200" }).nodes).toEqual([
    "https://u:secret@one:9200",
    "http://two:9200",
  ])
  expect(() => read({ FORECOURT_SEARCH_OPENSEARCH: "u:secret@one:9200" })).toThrow(
    "search: FORECOURT_SEARCH_OPENSEARCH holds no address of a node. Write http://one:9200,http://two:9200.",
  )
})

test("production without a write key reports the missing variable", () => {
  expect(() => read({ NODE_ENV: "production" })).toThrow("FORECOURT_SEARCH_WRITE_KEY is missing.")
})
