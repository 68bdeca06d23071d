import { createSessionStore, type KeyStore } from "@forecourt/flow-kit/session-store"
import { expect, test } from "vitest"
import { SESSION_KEY, type TyreHotelSession } from "./index.ts"
import { SESSION_PARTS } from "./session-parts.ts"

const sessionStore = (open: () => KeyStore) =>
  createSessionStore<TyreHotelSession>(open, { key: SESSION_KEY, parts: SESSION_PARTS })

const CUSTOMER = { encryptedPhoneNumber: "e", obfuscatedPhoneNumber: "•••05", regNo: "ABC123" }

const VEHICLE = { regNo: "ABC123", brandCode: "v1", location: { erpId: "w1" }, tires: [] }
const CONTACT = { firstName: "Anna", lastName: "Berg", email: "anna@example.org", phoneMobile: "+46701740605" }
const WHOLE: TyreHotelSession = {
  customer: CUSTOMER,
  credentials: { authorizationToken: "request" },
  validated: { status: 0, sessionToken: "session", vehicles: [VEHICLE] },
  confirmation: { bookingConfirmationId: "b1", customerBase: CONTACT, services: [], workshop: { name: "North" } },
}

function browser(text?: string) {
  const kept = new Map(text === undefined ? [] : [[SESSION_KEY, text]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, store: sessionStore(() => storage) }
}

test("a saved session is restored when the page is reopened [spec 3 §3.2 tyre-session]", () => {
  const { kept, store } = browser()

  store.save(WHOLE)

  expect(store.load()).toEqual(WHOLE)
  expect([...kept.keys()]).toEqual(["tire-hotel"])
  expect(Object.keys(JSON.parse(kept.get("tire-hotel") ?? ""))).toEqual(Object.keys(WHOLE))
})

test("a pending booking is restored only if all of its data is valid", () => {
  const booking = { bookingDate: "2026-12-01", bookingStart: null, regNo: "v1", freeText: "", customer: CONTACT }
  const loadAttempt = (attempt: unknown) => browser(JSON.stringify({ attempt })).store.load().attempt

  expect(loadAttempt({ key: "k1", booking })).toEqual({ key: "k1", booking })
  for (const wrong of [
    { booking },
    { key: 1, booking },
    { key: "k1" },
    { key: "k1", booking: { ...booking, regNo: 1 } },
    7,
  ])
    expect(loadAttempt(wrong)).toBeUndefined()
  expect(loadAttempt(null)).toBeUndefined()
})

test("an invalid entry in the stored session is ignored, and all other entries are restored", () => {
  const { store } = browser(JSON.stringify({ customer: CUSTOMER, attempt: null, validated: [], confirmation: "<b>" }))

  expect(store.load()).toEqual({ customer: CUSTOMER })
})

test("saving an empty session removes the stored session", () => {
  const { kept, store } = browser("{}")

  store.save({ customer: undefined })

  expect(kept.size).toBe(0)
})

test.each(["", "null", "[]", "{", '{"customer":{"regNo":1}}', '{"validated":{"status":"0"}}'])(
  "the invalid stored value %s is ignored",
  (text) => {
    const { customer, validated } = browser(text).store.load()

    expect([customer, validated]).toEqual([undefined, undefined])
  },
)

test("a blocked session storage causes no error", () => {
  const store = sessionStore(() => {
    throw new DOMException("denied", "SecurityError")
  })

  expect(() => store.save({ customer: CUSTOMER })).not.toThrow()
  expect(store.load()).toEqual({})
})
