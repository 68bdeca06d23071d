import type { SearchResponse } from "@forecourt/contracts/search"

/** A value that nobody may change, with all that it holds. */
export type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value

/** What was found. It is shared by everybody who asks the same, so nobody may change it. */
export type StockResponse = DeepReadonly<SearchResponse>

const LIMIT = 24

/** What stands in for a response that does not come: nothing found, and zero in all. Spec 2 §7, §8. */
export function createEmptyResponse({
  limit = LIMIT,
  offset = 0,
}: Partial<Pick<SearchResponse, "limit" | "offset">> = {}): StockResponse {
  return { content: [], facet: [], total_items: 0, limit, offset }
}
