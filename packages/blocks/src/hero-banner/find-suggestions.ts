import type { Facet } from "@forecourt/contracts/search"
import { EMPTY_QUERY, setKeyphrase, toggleValue } from "@forecourt/filters-machine"
import { applySearchWords, findValues, type WordLanguages } from "../car-list/apply-search-words.ts"
import { listPath } from "../car-list/list-path.ts"
import type { CarSearch } from "../car-list/list-search.ts"

export interface Suggestion {
  readonly label: string
  readonly href: string
  readonly count: number
}

const BRANDS = "car_brand"
const MAX_SUGGESTIONS = 6

export interface HeroStock {
  readonly search: CarSearch
  /** The URL of the car list. The parameters of a search are added to its existing query string. */
  readonly list: string
  readonly languages: WordLanguages
}

/**
 * Returns the URL of the list for the typed words. Words that name a filter value, such as a make, become filters. All
 * other words become the key phrase. Spec 2 §2.2.
 */
export async function findPath(words: string, { search, list, languages }: HeroStock): Promise<string> {
  const facets = await findValues({ search, filters: [] }, { signal: AbortSignal.timeout(DEADLINE_MS) })
  return listPath(list, applySearchWords(facets, setKeyphrase(EMPTY_QUERY, words), languages))
}

/**
 * The timeout in milliseconds for converting the words to filters. After the timeout, the list page converts them
 * instead.
 */
const DEADLINE_MS = 1500

export async function findSuggestions(typed: string, { search, list }: HeroStock): Promise<readonly Suggestion[]> {
  return listSuggestions(await findValues({ search, filters: [] }), typed, list)
}

function listSuggestions(facets: readonly Facet[], typed: string, list: string): readonly Suggestion[] {
  const wanted = toPlainText(typed)
  if (wanted === "") return []
  const brands = facets.find(({ name }) => name === BRANDS)?.value ?? []
  return brands
    .flatMap(({ text: value, count, children = [] }) => [
      { label: value, count, names: [value], chosen: { field: BRANDS, value } },
      ...children.map(({ text: child, count }) => ({
        label: `${value} ${child}`,
        count,
        names: [child, `${value} ${child}`],
        chosen: { field: BRANDS, value, child },
      })),
    ])
    .filter(({ count, names }) => count > 0 && names.some((name) => toPlainText(name).startsWith(wanted)))
    .sort((item, other) => other.count - item.count)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ label, count, chosen }) => ({ label, count, href: listPath(list, toggleValue(EMPTY_QUERY, chosen)) }))
}

function toPlainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim()
}
