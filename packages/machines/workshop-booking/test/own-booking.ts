import { toPorts, workshopBookingMachine } from "@forecourt/workshop-booking-machine"
import { createActor, waitFor } from "xstate"

const unitPrice = { minimum: 1, maximum: 1, unit: "styck", unitAbbreviation: "st", postfix: "" }

// A workshop that changes wheels: functions over any source.
const actors = toPorts({
  fetchCar: async ({ registrationNumber }) => ({
    registrationNumber,
    brand: "Vik",
    model: "Kombi",
    buildYear: 2021,
    hasServiceAgreement: false,
    isSupported: true,
  }),
  fetchServices: async () => ({
    serviceOfferingCategories: [
      {
        name: "Däck och hjul",
        icon: "tyre",
        selectionType: null,
        offerings: [
          {
            code: "wheel-change",
            name: "Hjulskifte",
            price: 399,
            priceKnown: true,
            notKnownPriceText: "",
            priceDiscount: 0,
            description: "",
            isAvailable: true,
            allowUserInput: false,
            unitPrice,
          },
        ],
      },
    ],
  }),
  fetchAddons: async () => ({ serviceOfferingCategories: [] }),
  async *watchClosestWorkshops() {
    yield {
      name: "message",
      id: "SE-603",
      data: {
        departmentId: "SE-603",
        siteId: "SE-103",
        siteName: "Norrvik Borås",
        address: "Smedjegatan 8, Borås",
        latitude: 57.72101,
        longitude: 12.9401,
        brands: ["Vik"],
        firstTimeSlot: "2026-11-26T08:00:00",
      },
    }
    yield { name: "nosites", data: { nosites: true } }
  },
  fetchEarliestTime: async () => ({}),
  fetchTimeslots: async () => [],
  createHold: async () => ({
    id: "hold-of-the-visitor-1",
    expiresAt: "2026-11-25T13:32:00.000Z",
    secondsLeft: 600,
    isRenewed: false,
  }),
  renewHold: async ({ holdId }) => ({
    id: holdId,
    expiresAt: "2026-11-25T13:42:00.000Z",
    secondsLeft: 600,
    isRenewed: true,
  }),
  removeHold: async () => {},
  releaseHold: async () => {},
  createBooking: async ({ registrationNumber }) => ({
    id: "B1",
    registrationNumber,
    kobraProductIds: ["wheel-change"],
  }),
  settleOrder: async () => ({ bookings: [] }),
  fetchAuthorizedWorkshop: async () => ({ hasBrand: true }),
  fetchPrices: async () => ({ offers: [] }),
})

const booking = createActor(workshopBookingMachine.provide({ actors }), {
  input: { session: {}, today: "2026-11-25" },
}).start()

booking.send({
  type: "CHOOSE_PLACE",
  place: { name: "Borås", region: "Västra Götaland", latitude: 57.72, longitude: 12.94 },
})
booking.send({ type: "LOOK_UP", regNo: "abc 123" })
await waitFor(booking, (now) => now.context.loads.services === "loaded")
booking.send({ type: "TOGGLE_SERVICE", code: "wheel-change" })
booking.send({ type: "NEXT" })
await waitFor(booking, (now) => now.context.loads.workshops === "loaded")

export const siteNames = booking.getSnapshot().context.workshops.map(({ siteName }) => siteName)
