import type { Facet } from "@forecourt/contracts/search"
import { addChips, EMPTY_QUERY, type FilterQuery, setKeyphrase } from "@forecourt/filters-machine"
import { choosableOf, understandWords } from "@forecourt/search-engine/car-words"
import { type ListStock, pageRequest } from "./list-search.ts"

type Choosable = ReturnType<typeof choosableOf>

/** The words of a query as choices, as far as they name what the stock has. Spec 2 §2.1. */
export async function understand(
  query: FilterQuery,
  language: string,
  { search, filters }: ListStock,
  options: { readonly signal?: AbortSignal } = {},
): Promise<FilterQuery> {
  if (query.keyphrase === "") return query
  const { facet } = await search({ ...pageRequest(EMPTY_QUERY, 0, filters), limit: 0 }, options)
  const { parts, rest } = understandWords(query.keyphrase, choosableOf(facet as Facet[], languageOf(language)))
  return { ...addChips(setKeyphrase(query, rest), parts), page: query.page }
}

const LANGUAGES: readonly string[] = ["sv", "nb", "da", "en", "fi", "sk"] satisfies Choosable["language"][]

function languageOf(language: string): Choosable["language"] {
  return LANGUAGES.includes(language) ? (language as Choosable["language"]) : "en"
}
