import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { demoDealerships, demoStock } from "../demo/stock-demo/src/index.ts"
import { applySearchWords, findValues } from "../packages/blocks/src/car-list/apply-search-words.ts"
import { findCars } from "../packages/blocks/src/car-list/find-cars.ts"
import { type CarSearch, createPageRequest } from "../packages/blocks/src/car-list/list-search.ts"
import { createRelaxedSearch } from "../packages/blocks/src/car-list/relaxed-search.ts"
import { getMarket } from "../packages/blocks/src/stock/market.ts"
import { EMPTY_QUERY, setKeyphrase } from "../packages/machines/filters/src/index.ts"
import { getSynonyms } from "../packages/search-engine/src/car-words.ts"
import { createIndex } from "../packages/search-engine/src/index.ts"
import { LANGUAGES } from "../packages/search-engine/src/rules/words.ts"
import schema from "../schemas/services/search/car.schema.json" with { type: "json" }

/** The folder with the phrases that visitors type. It contains one file for each site and language. */
const FOLDER = new URL("search-words/", import.meta.url)
const FILES = readdirSync(FOLDER).map((file) => file.replace(/\.txt$/, ""))

const MAX_EMPTY = 0.03

type Documents = Parameters<typeof createIndex>[1]

function openList(site: string) {
  const stock = LANGUAGES.find((language) => language === getMarket(site).language) ?? "en"
  const options = { language: stock, synonyms: getSynonyms(stock) }
  const index = createIndex(schema as Parameters<typeof createIndex>[0], demoStock(site) as Documents, options)
  const search = (async (request) => index.search(request)) as CarSearch
  const places = demoDealerships(site).map(({ site_city: name = "", site_geocoord = "" }) => {
    const [latitude = 0, longitude = 0] = site_geocoord.split(",").map(Number)
    return { name, latitude, longitude }
  })
  return { stock, search, scope: { filters: [], places } }
}

test.each(FILES)("when every word must match, at most 3 % of the search phrases in %s find no car", async (file) => {
  const [site = "", page = ""] = file.split(".")
  const { stock, search, scope } = openList(site)
  const facets = await findValues({ search, ...scope })
  const phrases = readFileSync(new URL(`${file}.txt`, FOLDER), "utf8")
    .trim()
    .split("\n")

  const empty: string[] = []
  for (const phrase of phrases) {
    const query = applySearchWords(facets, setKeyphrase(EMPTY_QUERY, phrase), { page, stock })
    const { total_items } = await search({ ...createPageRequest(query, 0, scope), limit: 0 })
    if (total_items === 0) empty.push(phrase)
  }

  expect(phrases.length).toBeGreaterThan(30)
  expect(empty.length / phrases.length, empty.join(", ")).toBeLessThanOrEqual(MAX_EMPTY)
})

test.each(FILES)("a search phrase with an unknown word still finds cars on %s", async (file) => {
  const [site = "", page = ""] = file.split(".")
  const { stock, search, scope } = openList(site)
  const relaxed = { search: createRelaxedSearch(search, stock), ...scope }
  const facets = await findValues(relaxed)
  const query = applySearchWords(facets, setKeyphrase(EMPTY_QUERY, "volvo xyzzy"), { page, stock })

  const results = await findCars(query, relaxed)

  expect(results?.total).toBeGreaterThan(0)
  expect(results?.relaxed).toEqual({ keyphrase: "", leftOut: "xyzzy" })
})
