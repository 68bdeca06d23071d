import { parseAnalyticsEvent } from "@forecourt/contracts/analytics/analytics-event"
import { afterEach, expect, test } from "vitest"
import { track } from "./analytics.ts"

afterEach(() => {
  delete window.dataLayer
  localStorage.clear()
})

test("track appends events to the data layer in call order and stores nothing on the device", () => {
  track({ event: "search", search_type: "start page", search_term: "volvo" })
  track({ event: "search", search_type: "start page", search_term: "volvo v60" })

  expect(window.dataLayer).toEqual([
    { event: "search", search_type: "start page", search_term: "volvo" },
    { event: "search", search_type: "start page", search_term: "volvo v60" },
  ])
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(["", 0, 0])
})

test("an unknown analytics event is rejected at compile time and at run time", () => {
  // @ts-expect-error: there is no such event
  track({ event: "scroll" })

  expect(parseAnalyticsEvent({ event: "scroll" })).toBeNull()
  expect(parseAnalyticsEvent({ event: "search", search_type: "start page", search_term: "ev" })).not.toBeNull()
})
