import type { Facet } from "@forecourt/contracts/search"
import { addChips, EMPTY_QUERY, type FilterQuery, setKeyphrase } from "@forecourt/filters-machine"
import { createChoosable, parseSearchWords } from "@forecourt/search-engine/car-words"
import { createPageRequest, type ListStock } from "./list-search.ts"

type Choosable = ReturnType<typeof createChoosable>

interface CallOptions {
  readonly signal?: AbortSignal
}

/** All that can be chosen of a stock: its facets, before anything narrows them. Spec 2 §7. */
export async function findValues(
  { search, ...scope }: ListStock,
  options: CallOptions = {},
): Promise<readonly Facet[]> {
  const { facet } = await search({ ...createPageRequest(EMPTY_QUERY, 0, scope), limit: 0 }, options)
  return facet as Facet[]
}

/** The words of a query as choices, as far as they name what the stock has. Spec 2 §2.1. */
export async function applySearchWords(query: FilterQuery, language: string, stock: ListStock): Promise<FilterQuery> {
  return query.keyphrase === "" ? query : applyWordsByFacets(await findValues(stock), query, language)
}

/** The same by facets that are known already. */
export function applyWordsByFacets(facets: readonly Facet[], query: FilterQuery, language: string): FilterQuery {
  if (query.keyphrase === "") return query
  const { parts, rest } = parseSearchWords(query.keyphrase, createChoosable(facets, toSearchLanguage(language)))
  return { ...addChips(setKeyphrase(query, rest), parts), page: query.page }
}

const LANGUAGES: readonly string[] = ["sv", "nb", "da", "en", "fi", "sk"] satisfies Choosable["language"][]

function toSearchLanguage(language: string): Choosable["language"] {
  return LANGUAGES.includes(language) ? (language as Choosable["language"]) : "en"
}
