import type { StockRequest, StockResponse } from "@forecourt/api-clients/search"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createCachedSearch } from "./cached-search.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const RESPONSE: StockResponse = { content: [{ car_id: "1" }], facet: [], total_items: 1, limit: 48, offset: 0 }

test("a response is cached for a minute [spec 2 §7 search-cache]", async () => {
  const requests: StockRequest[] = []
  const { search } = createCachedSearch(async (request) => {
    requests.push(request)
    return RESPONSE
  })

  await search({ limit: 48 })
  vi.advanceTimersByTime(59_999)
  await search({ limit: 48 })
  expect(requests).toHaveLength(1)

  vi.advanceTimersByTime(1)
  await search({ limit: 48 })
  expect(requests).toHaveLength(2)
})
