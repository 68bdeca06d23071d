import type { SearchResponse } from "@forecourt/contracts/search"

export type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value

/** The result of a search. It is read-only because callers with equal requests share the same object. */
export type StockResponse = DeepReadonly<SearchResponse>

const LIMIT = 24

/** Creates the empty result for a failed search, with no documents and a total of zero. Spec 2 §7, §8. */
export function createEmptyResponse({
  limit = LIMIT,
  offset = 0,
}: Partial<Pick<SearchResponse, "limit" | "offset">> = {}): StockResponse {
  return { content: [], facet: [], total_items: 0, limit, offset }
}
