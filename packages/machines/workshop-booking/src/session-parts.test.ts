import { createSessionStore } from "@forecourt/flow-kit/session-store"
import { expect, test } from "vitest"
import { chooseTime, DETAILS, visit } from "../test/visit.ts"
import { SESSION_KEY, type WorkshopBookingSession } from "./index.ts"
import { SESSION_PARTS } from "./session-parts.ts"

function browserWith(text: string | null) {
  const kept = new Map(text === null ? [] : [[SESSION_KEY, text]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return {
    kept,
    store: createSessionStore<WorkshopBookingSession>(() => storage, { key: SESSION_KEY, parts: SESSION_PARTS }),
  }
}

test("all selections of a visitor and a pending order are restored [spec 3 §3.1 workshop-store]", async () => {
  const visitor = visit({ calls: { createBooking: () => new Promise(() => {}) } })
  await chooseTime(visitor)
  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil("submitting")
  const { kept, store } = browserWith(null)

  store.save(visitor.kept.session)

  expect(browserWith(kept.get(SESSION_KEY) ?? "").store.load()).toEqual(
    JSON.parse(JSON.stringify(visitor.kept.session)),
  )
})

test.each([
  ["car", { car: { brand: "Vik" } }],
  ["lat", { lat: "57" }],
  ["bookingState", { bookingState: 6 }],
  ["displayState", { displayState: 0 }],
  ["services", { services: { basic: { name: 5 } } }],
  ["location", { location: "SE-603" }],
  ["place", { place: { name: "Borås" } }],
  ["visitorId", { visitorId: "me" }],
  ["attempt", { attempt: { key: "k", request: {} } }],
])("an invalid %s in the stored session is ignored, and all other entries are restored", (_, part) => {
  const { store } = browserWith(JSON.stringify({ region: "Halland", ...part }))

  expect(store.load()).toEqual({ region: "Halland" })
})

test("an invalid property of a stored booking is ignored, and the valid properties are restored", () => {
  const { store } = browserWith(
    JSON.stringify({ bookingInfo: { timeSlot: { timeslot: "soon" }, id: "B1", addons: "yes" } }),
  )

  expect(store.load()).toEqual({ bookingInfo: { id: "B1" } })
})
