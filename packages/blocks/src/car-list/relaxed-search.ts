import { hasFailed, type StockRequest, type StockResponse } from "@forecourt/api-clients/search"
import { isQuoted } from "@forecourt/filters-machine"
import type { CarSearch } from "./list-search.ts"

/**
 * Wraps a search so that it ignores search words if no car matches: first the words that do not name equipment, then
 * all words. Words in quotation marks are never ignored.
 */
export function createRelaxedSearch(search: CarSearch, stockLanguage: string): CarSearch {
  return async (request, options) => {
    const { keyphrase = "", ...others } = request
    const response = await search(request, options)
    if (!isEmpty(response) || keyphrase === "" || isQuoted(keyphrase)) return response
    const known = await findKnownWords(keyphrase, stockLanguage)
    const attempts: readonly StockRequest[] = [
      ...(known === "" || known === keyphrase ? [] : [{ ...request, keyphrase: known }]),
      others,
    ]
    let next = response
    for (const attempt of attempts) {
      next = await search(attempt, options)
      if (hasFailed(next)) return next
      const { keyphrase: kept = "" } = attempt
      if (!isEmpty(next)) return { ...next, relaxed: { keyphrase: kept, leftOut: removeWords(keyphrase, kept) } }
    }
    // Its facets count the cars that match everything else.
    return { ...response, facet: next.facet }
  }
}

function isEmpty(response: StockResponse): boolean {
  return !hasFailed(response) && response.total_items === 0
}

/**
 * Returns the words of a search phrase that name equipment. The dictionaries of all languages are loaded only when this
 * function is called.
 */
async function findKnownWords(keyphrase: string, stockLanguage: string): Promise<string> {
  const { findKnownWords: find } = await import("./apply-search-words.ts")
  return find(keyphrase, stockLanguage)
}

function removeWords(keyphrase: string, kept: string): string {
  const words = kept.toLowerCase().split(" ")
  return keyphrase
    .split(" ")
    .filter((word) => !words.includes(word.toLowerCase()))
    .join(" ")
}
