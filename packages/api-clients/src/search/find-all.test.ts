import { expect, test } from "vitest"
import { createEmptyResponse, type StockResponse } from "./empty-response.ts"
import { findAll } from "./find-all.ts"
import { createSearchHttp, createStockSearch, type StockRequest } from "./search.ts"

function createSearch(count: number) {
  const documents = Array.from({ length: count }, (_, id) => ({ id }))
  const offsets: number[] = []
  const find = async ({ limit = 24, offset = 0 }: StockRequest): Promise<StockResponse> => {
    offsets.push(offset)
    return {
      ...createEmptyResponse({ limit, offset }),
      content: documents.slice(offset, offset + limit),
      total_items: count,
    }
  }
  return { find, offsets }
}

test.each([
  [0, [0]],
  [48, [0]],
  [60, [0, 48]],
  [97, [0, 48, 96]],
])("findAll returns each of %i documents exactly once", async (count, expected) => {
  const { find, offsets } = createSearch(count)

  const documents = await findAll(find, { limit: 48 })

  expect(documents?.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, id) => id))
  expect(offsets).toEqual(expected)
})

test("findAll stops when the index has fewer documents than its reported total", async () => {
  const { find } = createSearch(10)
  const documents = await findAll(async (request) => ({ ...(await find(request)), total_items: 99 }), { limit: 48 })

  expect(documents).toHaveLength(10)
})

test("findAll returns null when a search fails", async () => {
  const stock = createStockSearch({
    http: createSearchHttp({ url: "http://127.0.0.1:1", retries: 0 }),
    indexes: { stock: "stock", sites: "sites" },
    report: () => {},
  })

  expect(await findAll(stock.findDealerships, { limit: 48 })).toBeNull()
})
