import type { WatchClosestWorkshopsEvent } from "@forecourt/contracts/workshop-booking"
import type {
  Place,
  WorkshopBookingCalls,
  WorkshopBookingCategory,
  WorkshopBookingDay,
  WorkshopBookingEmitted,
  WorkshopBookingOffering,
  WorkshopBookingSession,
  WorkshopBookingWorkshop,
} from "@forecourt/workshop-booking-machine"
import type { PlaceSearch } from "../src/stock/places/look-up-place.ts"
import type { BookingWorld } from "../src/workshop-booking/booking-world.ts"

export const CAR = {
  registrationNumber: "ABC123",
  brand: "Vik",
  model: "Kombi",
  buildYear: 2021,
  hasServiceAgreement: true,
  isSupported: true,
}
export const BORAS: Place = { name: "Borås", region: "Västra Götaland", latitude: 57.72, longitude: 12.94 }

const ONE = { minimum: 1, maximum: 1, unit: "styck", unitAbbreviation: "st", postfix: "" }

function offering(code: string, name: string, changes: Partial<WorkshopBookingOffering> = {}): WorkshopBookingOffering {
  return {
    code,
    name,
    price: 495,
    priceKnown: true,
    notKnownPriceText: "",
    priceDiscount: 0,
    description: "",
    isAvailable: true,
    allowUserInput: false,
    unitPrice: ONE,
    ...changes,
  }
}

const UNKNOWN = { price: null, priceKnown: false }

export const SERVICES: WorkshopBookingCategory[] = [
  {
    name: "Service",
    icon: "service",
    selectionType: null,
    offerings: [
      offering("originalservice", "Originalservice", {
        ...UNKNOWN,
        description: "Enligt tillverkarens program, med stämpel i serviceboken.",
        notKnownPriceText: "Priset beror på miltalet",
      }),
      offering("basic-service", "Basservice", { price: 2190, priceDiscount: 200 }),
      offering("gas", "Konvertering till gas", { isAvailable: false }),
    ],
  },
  {
    name: "Däck och hjul",
    icon: "tyre",
    selectionType: null,
    offerings: [
      offering("wheel-change", "Hjulskifte", { description: "Byte mellan sommar- och vinterhjul." }),
      offering("fault-finding", "Felsökning", { ...UNKNOWN, allowUserInput: true }),
    ],
  },
]

const ADDONS: WorkshopBookingCategory[] = [
  {
    name: "Lånebil",
    icon: "car",
    selectionType: "single",
    offerings: [
      offering("loan-car-small", "Liten lånebil", { price: 395 }),
      offering("loan-car-large", "Stor lånebil", { price: 595 }),
    ],
  },
  {
    name: "Vätskor",
    icon: "drop",
    selectionType: null,
    offerings: [
      offering("washer-fluid", "Spolarvätska", {
        price: 46,
        unitPrice: { ...ONE, maximum: 5, unit: "liter", unitAbbreviation: "l", postfix: "/l" },
      }),
    ],
  },
]

function workshop(
  departmentId: string,
  siteName: string,
  changes: Partial<WorkshopBookingWorkshop>,
): WorkshopBookingWorkshop {
  return {
    departmentId,
    siteId: departmentId,
    siteName,
    address: "Smedjegatan 8, Borås",
    brands: ["Vik"],
    latitude: 57.72101,
    longitude: 12.9401,
    firstTimeSlot: "2026-12-03T08:00:00",
    ...changes,
  }
}

export const WORKSHOPS: WorkshopBookingWorkshop[] = [
  workshop("SE-603", "Norrvik Borås", {}),
  workshop("SE-602", "Norrvik Mölndal", {
    address: "Bifrostgatan 4, Mölndal",
    latitude: 57.65,
    longitude: 12.01,
    firstTimeSlot: "2026-12-02T13:00:00",
  }),
  workshop("SE-601", "Norrvik Göteborg", { address: "Kajgatan 12, Göteborg", latitude: 57.7, longitude: 11.97 }),
  workshop("SE-604", "Norrvik Kungälv", { address: "Utmarksvägen 2, Kungälv", latitude: 57.87, longitude: 11.98 }),
  workshop("SE-605", "Norrvik Varberg", { address: "Hamnvägen 30, Varberg", latitude: 57.1, longitude: 12.25 }),
  workshop("SE-606", "Norrvik Skövde", { address: "Gesällgatan 1, Skövde", latitude: 58.39, longitude: 13.85 }),
]

/** Returns the days of four weeks. Weekends have no times, and the times in `taken` are not available. */
export function fourWeeks(from: string, taken: readonly string[] = []): WorkshopBookingDay[] {
  return Array.from({ length: 28 }, (_, index) => {
    const at = new Date(Date.parse(`${from}T00:00:00Z`) + index * 86_400_000)
    const date = at.toISOString().slice(0, 10)
    const isClosed = at.getUTCDay() % 6 === 0 || date < "2026-12-02"
    const times = ["08:00", "08:30", "10:15", "13:00"].filter((time) => !taken.includes(`${date}T${time}`))
    return { date, availableSlots: isClosed ? [] : times, allDaySlotAvailable: !isClosed && at.getUTCDay() === 4 }
  })
}

export async function* createStream(
  workshops: readonly WorkshopBookingWorkshop[],
  cursor?: string,
): AsyncGenerator<WatchClosestWorkshopsEvent> {
  const rest = workshops.slice(workshops.findIndex(({ departmentId }) => departmentId === cursor) + 1)
  for (const data of rest.slice(0, 5)) yield { name: "message", id: data.departmentId, data }
  const last = rest[4]
  if (rest.length > 5 && last) yield { name: "page", data: { cursor: last.departmentId } }
  else yield { name: "nosites", data: { nosites: true } }
}

export function waitForever(): Promise<never> {
  return new Promise(() => {})
}

export async function fail(): Promise<never> {
  throw new Error("the service is away")
}

export function refuse(userMessage: string | null, status = 400, code = "Refused"): () => Promise<never> {
  return async () => {
    throw Object.assign(new Error("refused"), { userMessage, status, code })
  }
}

const CHOSEN = {
  priceKnown: true,
  priceDiscount: 0,
  unit: null,
  unitAbbreviation: "st",
  userInput: null,
  listItems: [],
}
const WHEELS = { ...CHOSEN, name: "Hjulskifte", price: 495, category: "Däck och hjul", type: "service" } as const

export function sessionAt(step: 2 | 3 | 4 | "time" | 5): WorkshopBookingSession {
  const state = step === "time" ? 4 : step
  const [location] = WORKSHOPS
  const timeSlot = { timeslot: "2026-12-03T08:30:00", isFullDay: false }
  return {
    car: CAR,
    place: BORAS,
    lat: BORAS.latitude,
    lng: BORAS.longitude,
    region: BORAS.region,
    bookingState: state,
    displayState: state,
    maxBookingState: 4,
    services: step === 2 ? {} : { "wheel-change": WHEELS },
    ...(location &&
      (step === "time" || step === 5) && {
        location,
        bookingInfo: { timeSlot, location: location.siteName, addons: false, ...(step === 5 && { id: "NV-204118" }) },
      }),
  }
}

export const HOLD = {
  id: "hold-of-the-visitor-1",
  expiresAt: "2026-12-01T13:32:00.000Z",
  secondsLeft: 600,
  isRenewed: false,
}

export interface Situation {
  readonly session?: WorkshopBookingSession
  readonly ports?: Partial<WorkshopBookingCalls>
  readonly locate?: BookingWorld["locate"]
  /** The search for places. The default search knows only the town of Lund. */
  readonly places?: Partial<PlaceSearch>
}

const LUND = { place_id: "2693678", name: "Lund", country: "SE" }

const KNOWN_PLACES: PlaceSearch = {
  findPlaces: async ({ text }) => {
    if (/\d/.test(text)) return { places: [], unresolved: "postcode" }
    return { places: "lund".startsWith(text.toLowerCase()) ? [LUND] : [] }
  },
  fetchPlace: async () => ({ ...LUND, latitude: 55.7, longitude: 13.2 }),
}

/**
 * Creates the dependencies for tests. ABC123 is a car of the demo brand Vik, and six workshops offer wheel changes.
 */
export function createWorld({ session = {}, ports = {}, locate = async () => BORAS, places }: Situation = {}) {
  const requests: { readonly port: keyof WorkshopBookingCalls; readonly input: unknown }[] = []
  const emitted: WorkshopBookingEmitted[] = []
  let kept = session
  const released: string[] = []
  let reloads = 0
  const responses: WorkshopBookingCalls = {
    fetchCar: async ({ registrationNumber }) => ({ ...CAR, registrationNumber }),
    fetchServices: async () => ({ serviceOfferingCategories: SERVICES }),
    fetchAddons: async () => ({ serviceOfferingCategories: ADDONS }),
    watchClosestWorkshops: ({ cursor }) => createStream(WORKSHOPS, cursor),
    fetchEarliestTime: async () => ({ ...(WORKSHOPS[1] && { workshop: WORKSHOPS[1] }) }),
    fetchTimeslots: async ({ date }) => fourWeeks(date.slice(0, 10)),
    createHold: async () => HOLD,
    renewHold: async () => ({ ...HOLD, isRenewed: true }),
    removeHold: async () => {},
    releaseHold: async () => {},
    createBooking: async ({ registrationNumber }) => ({ id: "NV-204118", registrationNumber, kobraProductIds: [] }),
    settleOrder: async () => ({ bookings: [] }),
    fetchAuthorizedWorkshop: async () => ({ hasBrand: true }),
    fetchPrices: async () => ({ offers: [{ code: "wheel-change", price: 520 }] }),
    ...ports,
  }
  const listened = Object.entries(responses).map(([port, response]) => [
    port,
    (input: never, options: never) => {
      requests.push({ port: port as keyof WorkshopBookingCalls, input })
      return (response as (input: never, options: never) => unknown)(input, options)
    },
  ])
  const world: BookingWorld = {
    ports: Object.fromEntries(listened),
    input: {
      get session() {
        return kept
      },
      today: "2026-12-01",
    },
    save: (next) => {
      kept = next
    },
    getToday: () => "2026-12-01",
    emit: (event) => void emitted.push(event),
    locate,
    reload: () => {
      reloads += 1
    },
    release: (holdId) => void released.push(holdId),
  }
  return {
    open: () => world,
    places: { ...KNOWN_PLACES, ...places },
    requests,
    emitted,
    released,
    readStored: () => kept,
    reloads: () => reloads,
  }
}
