import type { WorkshopBookingCalls } from "@forecourt/workshop-booking-machine"

const unitPrice = { minimum: 1, maximum: 1, unit: "styck", unitAbbreviation: "st", postfix: "" }

/** A workshop of one's own, as functions: it changes wheels. */
export const ownWorkshop: WorkshopBookingCalls = {
  fetchCar: async ({ registrationNumber }) => ({
    ...{ registrationNumber, brand: "Vik", model: "Kombi", buildYear: 2021 },
    ...{ hasServiceAgreement: false, isSupported: true },
  }),
  fetchServices: async () => ({
    serviceOfferingCategories: [
      {
        ...{ name: "Däck och hjul", icon: "tyre", selectionType: null },
        offerings: [
          {
            ...{ code: "wheel-change", name: "Hjulskifte", price: 399, priceKnown: true, notKnownPriceText: "" },
            ...{ priceDiscount: 0, description: "", isAvailable: true, allowUserInput: false, unitPrice },
          },
        ],
      },
    ],
  }),
  fetchAddons: async () => ({ serviceOfferingCategories: [] }),
  async *watchClosestWorkshops() {
    yield {
      ...{ name: "message", id: "SE-603" },
      data: {
        ...{ departmentId: "SE-603", siteId: "SE-103", siteName: "Norrvik Borås", address: "Smedjegatan 8, Borås" },
        ...{ latitude: 57.72101, longitude: 12.9401, brands: ["Vik"], firstTimeSlot: "2026-11-26T08:00:00" },
      },
    }
    yield { name: "nosites", data: { nosites: true } }
  },
  fetchTimeslots: async () => [],
  createBooking: async ({ registrationNumber }) => ({
    id: "B1",
    registrationNumber,
    kobraProductIds: ["wheel-change"],
  }),
  settleOrder: async () => ({ bookings: [] }),
  fetchAuthorizedWorkshop: async () => ({ hasBrand: true }),
  fetchPrices: async () => ({ offers: [] }),
}
