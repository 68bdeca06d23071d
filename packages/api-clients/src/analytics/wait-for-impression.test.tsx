import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { track, waitForImpression } from "./analytics.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  delete window.dataLayer
})

const PRODUCT = { event: "product_detail_page", item_id: "7", item_brand: "Volvo", item_name: "Volvo EX30" } as const

test("waitForImpression polls every 100 ms and runs the callback after the page-impression event [spec 2 §7 analytics-events.impression]", () => {
  waitForImpression(() => track(PRODUCT))
  track({ event: "search", search_type: "start page", search_term: "volvo" })
  vi.advanceTimersByTime(1000)
  expect(window.dataLayer).toHaveLength(1)

  track({ event: "page_impression" })
  vi.advanceTimersByTime(99)
  expect(window.dataLayer).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(window.dataLayer?.at(-1)).toEqual(PRODUCT)

  vi.advanceTimersByTime(1000)
  expect(window.dataLayer).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(0)
})

test("a callback registered after the page impression runs immediately, and a cancelled callback never runs", () => {
  const stop = waitForImpression(() => track(PRODUCT))
  stop()
  track({ event: "page_impression" })
  vi.advanceTimersByTime(1000)
  expect(window.dataLayer).toHaveLength(1)

  waitForImpression(() => track(PRODUCT))
  expect(window.dataLayer).toHaveLength(2)
})

test("polling ends after 30 seconds when no impression occurs", () => {
  waitForImpression(() => track(PRODUCT))
  vi.advanceTimersByTime(30_000)

  expect(vi.getTimerCount()).toBe(0)
  expect(window.dataLayer).toBeUndefined()
})
