import type { StockResponse } from "./empty-response.ts"
import { hasFailed, type StockRequest } from "./stock-search.ts"

/**
 * Finds all documents that match a request, with repeated searches of `limit` documents each. `find` is the function
 * `findCars` or `findDealerships`. Returns `null` if a search fails.
 */
export async function findAll(
  find: (request: StockRequest) => Promise<StockResponse>,
  request: StockRequest & { readonly limit: number },
): Promise<StockResponse["content"] | null> {
  const documents: StockResponse["content"][number][] = []
  let response: StockResponse
  do {
    response = await find(documents.length === 0 ? request : { ...request, offset: documents.length })
    if (hasFailed(response)) return null
    documents.push(...response.content)
  } while (response.content.length > 0 && documents.length < response.total_items)
  return documents
}
