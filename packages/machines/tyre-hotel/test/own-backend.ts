import { createSessionStore, followSession } from "@forecourt/flow-kit/session-store"
import { SESSION_KEY, type TyreHotelSession, toPorts, tyreHotelMachine } from "@forecourt/tyre-hotel-machine"
import { SESSION_PARTS } from "@forecourt/tyre-hotel-machine/session-parts"
import { createActor } from "xstate"

/** The bookings by order key. The same key must never create two bookings. */
export const books = new Map<string, string>()
const car = { regNo: "ABC123", brandCode: "ABC123", location: { erpId: "north" }, tires: [] }
const match = { regNo: "ABC123", encryptedPhoneNumber: "sealed", obfuscatedPhoneNumber: "••• 05" }
const hold = { id: "of this car", expiresAt: "2026-12-01T09:10:00Z", secondsLeft: 600, isRenewed: true }

// Functions over any source: a service, a database, a card index.
const actors = toPorts({
  findCustomer: async ({ regNo }) => (regNo === car.regNo ? match : null),
  sendCode: async () => ({ authorizationToken: "of this request" }),
  validateCode: async ({ otpToken: code }) => ({ status: code === "2468" ? 0 : 1, message: "No.", vehicles: [car] }),
  fetchSlotDays: async ({ startDate }) => ({ availableDates: [{ date: startDate }] }),
  fetchSlots: async ({ startDate }) => ({ availableTimeSlotDates: [{ startTime: [`${startDate}T08:00`] }] }),
  createHold: async () => hold,
  renewHold: async () => hold,
  releaseHold: async () => {},
  createBooking: async ({ idempotencyKey: key, bookingStart, bookingDate, customer }) => {
    books.set(key, bookingStart ?? bookingDate)
    return { bookingConfirmationId: key, customerBase: customer, services: [], workshop: { name: "North" } }
  },
  settleOrder: async () => ({ bookings: [] }), // as long as `createBooking` answers before it books
  fetchBookings: async () => ({ bookings: [] }),
  cancelBooking: async () => {},
  addReview: async () => {},
  logOut: async () => {},
})

/** The flow. Send events to it and render its state: `flow.subscribe((now) => render(now.value, now.context))`. */
const store = createSessionStore<TyreHotelSession>(() => sessionStorage, { key: SESSION_KEY, parts: SESSION_PARTS })
const session = store.load()
const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" }) // the workshop's zone
export const flow = createActor(tyreHotelMachine.provide({ actors }), { input: { session, today } })
followSession(flow, store, session)
