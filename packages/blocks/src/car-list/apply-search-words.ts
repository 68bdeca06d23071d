import type { Facet } from "@forecourt/contracts/search"
import { addChips, EMPTY_QUERY, type FilterQuery, isQuoted, setKeyphrase, setSort } from "@forecourt/filters-machine"
import { createChoosable, findEquipmentWords, type Order, parseSearchWords } from "@forecourt/search-engine/car-words"
import type { LIST_FIELDS } from "./list-fields.ts"
import { createPageRequest, type ListStock } from "./list-search.ts"

type Choosable = ReturnType<typeof createChoosable>

interface CallOptions {
  readonly signal?: AbortSignal
}

/** Returns the facets of the stock. The visitor's filters and search words do not affect them. Spec 2 §7. */
export async function findValues(
  { search, ...scope }: ListStock,
  options: CallOptions = {},
): Promise<readonly Facet[]> {
  const { facet } = await search({ ...createPageRequest(EMPTY_QUERY, 0, scope), limit: 0 }, options)
  return facet as Facet[]
}

export interface WordLanguages {
  readonly page: string
  /** The language of the stock's values, or `null` if it is the language of the page. */
  readonly stock: string | null
}

/**
 * Replaces each search word that names a facet value or a sort order with the corresponding filter or sort order. Spec
 * 2 §2.1.
 */
export function applySearchWords(facets: readonly Facet[], query: FilterQuery, languages: WordLanguages): FilterQuery {
  if (isParsed(query)) return query
  const page = toSearchLanguage(languages.page)
  const stock = languages.stock === null ? page : toSearchLanguage(languages.stock)
  const choices = Object.values(query.lists).flat()
  const chosen = choices.flatMap(({ value, isExcluded }) => (isExcluded ? [] : [value]))
  const { parts, rest, order } = parseSearchWords(query.keyphrase, createChoosable(facets, page, stock), chosen)
  const filtered = addChips(setKeyphrase(query, rest), parts)
  return { ...(order === null ? filtered : setSort(filtered, SORTS[order])), page: query.page }
}

const SORTS: Readonly<Record<Order, (typeof LIST_FIELDS)["sorts"][number]>> = {
  cheapest: "car_price_asc",
  dearest: "car_price_desc",
  leastDriven: "car_mileage_asc",
  newest: "car_year_desc",
}

/** True if a query has no search words that can become filters. Words in quotation marks are searched literally. */
function isParsed({ keyphrase }: FilterQuery): boolean {
  return keyphrase === "" || isQuoted(keyphrase)
}

export function findKnownWords(keyphrase: string, stockLanguage: string): string {
  return findEquipmentWords(keyphrase, toSearchLanguage(stockLanguage))
}

const LANGUAGES: readonly string[] = ["sv", "nb", "da", "en", "fi", "sk"] satisfies Choosable["language"][]

function toSearchLanguage(language: string): Choosable["language"] {
  return LANGUAGES.includes(language) ? (language as Choosable["language"]) : "en"
}
