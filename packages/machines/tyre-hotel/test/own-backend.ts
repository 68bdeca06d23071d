import { portsFrom, sessionStore, tyreHotelMachine } from "@forecourt/tyre-hotel-machine"
import { createActor } from "xstate"

/** What was booked, by the key of the order: the same key must never book twice. */
export const books = new Map<string, string>()
const vehicle = { regNo: "ABC123", brandCode: "ABC123", location: { erpId: "north" }, tires: [] }
const found = { regNo: "ABC123", encryptedPhoneNumber: "sealed", obfuscatedPhoneNumber: "••• 05" }

// Functions over whatever you have: a service, a database, a drawer of cards.
const actors = portsFrom({
  findCustomer: async ({ regNo }) => (regNo === vehicle.regNo ? found : null),
  sendCode: async () => ({ authorizationToken: "of this request" }),
  validateCode: async ({ code }) => ({ status: code === "2468" ? 0 : 1, message: "Wrong.", vehicles: [vehicle] }),
  fetchSlotDays: async ({ from }) => [from],
  fetchSlots: async ({ date }) => [{ start: `${date}T08:00`, time: "08:00" }],
  createBooking: async ({ key, booking }) => {
    books.set(key, booking.bookingStart ?? booking.bookingDate)
    return { bookingConfirmationId: key, customerBase: booking.customer, services: [], workshop: { name: "North" } }
  },
  settleOrder: async () => null, // as long as `createBooking` answers before it books
  fetchBookings: async () => [],
  cancelBooking: async () => {},
  addReview: async () => {},
  logOut: async () => {},
})

/** Send it what a visitor does, show what it is: `flow.subscribe((now) => draw(now.value, now.context))`. */
export const flow = createActor(tyreHotelMachine.provide({ actors }), {
  input: {
    store: sessionStore(() => sessionStorage),
    today: () => new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" }), // the workshop's zone
  },
})
