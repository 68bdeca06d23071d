import type { Facet } from "@forecourt/contracts/search"
import { addChips, EMPTY_QUERY, type FilterQuery, setKeyphrase } from "@forecourt/filters-machine"
import { createChoosable, parseSearchWords } from "@forecourt/search-engine/car-words"
import { createPageRequest, type ListStock } from "./list-search.ts"

type Choosable = ReturnType<typeof createChoosable>

interface CallOptions {
  readonly signal?: AbortSignal
}

/** Finds the facets of a stock without any filters, with all values that can be chosen. Spec 2 §7. */
export async function findValues(
  { search, ...scope }: ListStock,
  options: CallOptions = {},
): Promise<readonly Facet[]> {
  const { facet } = await search({ ...createPageRequest(EMPTY_QUERY, 0, scope), limit: 0 }, options)
  return facet as Facet[]
}

/** Converts the words of a query that name values of the stock to filters. Spec 2 §2.1. */
export async function applySearchWords(query: FilterQuery, language: string, stock: ListStock): Promise<FilterQuery> {
  return query.keyphrase === "" ? query : applyWordsByFacets(await findValues(stock), query, language)
}

/** Converts the words of a query to filters, using facets that are already known. */
export function applyWordsByFacets(facets: readonly Facet[], query: FilterQuery, language: string): FilterQuery {
  if (query.keyphrase === "") return query
  const { parts, rest } = parseSearchWords(query.keyphrase, createChoosable(facets, toSearchLanguage(language)))
  return { ...addChips(setKeyphrase(query, rest), parts), page: query.page }
}

const LANGUAGES: readonly string[] = ["sv", "nb", "da", "en", "fi", "sk"] satisfies Choosable["language"][]

function toSearchLanguage(language: string): Choosable["language"] {
  return LANGUAGES.includes(language) ? (language as Choosable["language"]) : "en"
}
