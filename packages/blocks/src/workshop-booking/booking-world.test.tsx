import { parseAnalyticsEvent } from "@forecourt/contracts/analytics/analytics-event"
import { WORKSHOP_BOOKING_OPERATIONS } from "@forecourt/contracts/workshop-booking.operations"
import { renderHook } from "@testing-library/react"
import { useContext } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { type BookingWorld, BookingWorldContext } from "./booking-world.ts"

test("a hold is released by a beacon to the path of the contract", () => {
  const sendBeacon = vi.fn((_: string) => true)
  vi.stubGlobal("navigator", { sendBeacon })
  const { result } = renderHook(() => useContext(BookingWorldContext))
  const { release } = result.current({ language: "sv", timeZone: "Europe/Stockholm" }) as BookingWorld

  release("hold-of-the-visitor-1")

  const { path, method } = WORKSHOP_BOOKING_OPERATIONS.find(({ name }) => name === "releaseHold") ?? {}
  expect(sendBeacon.mock.calls).toEqual([[path?.replace("{holdId}", "hold-of-the-visitor-1")]])
  expect(method).toBe("POST")
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, "dataLayer")
})

test("the booking pushes its steps, a purchase and failures to the data layer [spec 3 §7.1 workshop-analytics.pushed, 2 §7 analytics-events.flow analytics-events.error]", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  const { result } = renderHook(() => useContext(BookingWorldContext))
  const { emit } = result.current({ language: "sv", timeZone: "Europe/Stockholm" }) as BookingWorld

  emit({ type: "flowStep", step: 2 })
  emit({ type: "failure", call: "fetchServices", error: new Error("503") })
  emit({ type: "noWorkshop" })
  emit({ type: "purchase", bookingId: "NV-2", currency: "SEK", value: 0 })

  expect(window.dataLayer).toEqual([
    { event: "flow_interaction", flow_name: "workshop-booking", flow_step: 2 },
    { event: "event_error", flow_name: "workshop-booking", error_call: "fetchServices" },
    { event: "event_error", flow_name: "workshop-booking", error_call: "noWorkshop" },
    { event: "purchase", transaction_id: "NV-2", currency: "SEK", value: 0 },
  ])
  expect(window.dataLayer?.map(parseAnalyticsEvent)).not.toContain(null)
  log.mockRestore()
})
