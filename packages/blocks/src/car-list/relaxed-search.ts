import { hasFailed, type StockRequest, type StockResponse } from "@forecourt/api-clients/search"
import { isQuoted } from "@forecourt/filters-machine"
import type { CarSearch } from "./list-search.ts"

/**
 * Creates a search function that ignores search words if no car matches them. It first ignores the words that do not
 * name equipment, and then all words. Words in quotation marks are never ignored.
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
 * Returns the search words that are names of equipment. The module with the dictionaries of all languages is loaded
 * only when a search needs it.
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
