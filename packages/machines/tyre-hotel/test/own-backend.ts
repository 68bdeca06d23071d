import { portsFrom, type TyreHotelSession, tyreHotelMachine } from "@forecourt/tyre-hotel-machine"
import { createActor, waitFor } from "xstate"

// A workshop of one's own: seven functions over whatever keeps its books.
const bookings = new Map<string, string>()
const vehicle = { regNo: "ABC123", brandCode: "ABC123", location: { erpId: "north" }, tires: [] }
const client = portsFrom({
  findCustomer: async ({ regNo }) => ({ regNo, encryptedPhoneNumber: "x", obfuscatedPhoneNumber: "•••05" }),
  sendCode: async () => ({ authorizationToken: "a" }),
  validateCode: async ({ code }) => ({ status: code === "2468" ? 0 : 1, vehicles: [vehicle] }),
  fetchSlotDays: async ({ from }) => [from],
  fetchSlots: async ({ date }) => [{ start: `${date}T08:00`, time: "08:00" }],
  createBooking: async ({ key, booking }) => {
    bookings.set(key, booking.bookingStart ?? booking.bookingDate)
    return { bookingConfirmationId: key, customerBase: booking.customer, services: [], workshop: { name: "North" } }
  },
  addReview: async () => {},
})

/** Books the first time that is free, as a visitor would; answers when it is. */
export async function bookFirstTime(session: TyreHotelSession = {}): Promise<string | undefined> {
  const store = { load: () => session, save: () => {} }
  const flow = createActor(tyreHotelMachine.provide({ actors: client }), {
    input: { store, today: () => "2026-11-30", newKey: () => "b1" },
  }).start()
  const reach = (state: Parameters<ReturnType<typeof flow.getSnapshot>["matches"]>[0]) =>
    waitFor(flow, (now) => now.matches(state))

  flow.send({ type: "SEARCH", regNo: "abc 123" })
  await reach("login")
  flow.send({ type: "SEND_CODE" })
  await reach("validate")
  flow.send({ type: "VERIFY_CODE", code: "2468" })
  await reach("loggedIn")
  flow.send({ type: "BOOK" })
  const { context } = await reach({ booking: "datesShown" })
  flow.send({ type: "CHOOSE_DAY", day: context.days[0] ?? "" })
  const { context: chosen } = await reach({ booking: "timesShown" })
  flow.send({ type: "CHOOSE_SLOT", start: chosen.slots[0]?.start ?? "" })
  const customer = { firstName: "Anna", lastName: "Berg", email: "anna@example.org", phoneMobile: "+46701740605" }
  flow.send({ type: "SUBMIT_BOOKING", details: { ...customer, freeText: "" } })
  await reach("confirmation")
  return bookings.get("b1")
}
