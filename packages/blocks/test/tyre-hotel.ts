import type {
  StoredTyre,
  StoredVehicle,
  TyreHotelConfirmation,
  TyreHotelEmitted,
  TyreHotelSession,
  TyreHotelStep,
} from "@forecourt/tyre-hotel-machine"
import type { FlowWorld } from "../src/tyre-hotel/flow-world.ts"

// A separate tyre hotel for stories and tests, which responds through the machine's ports.

export const CUSTOMER = {
  encryptedPhoneNumber: "kept-by-the-service",
  obfuscatedPhoneNumber: "••• ••• •• 05",
  regNo: "ABC123",
}

export const CREDENTIALS = { authorizationToken: "request" }

export const CODE = "4711"

type Wheel = StoredTyre["wheel"]

const KIND = {
  name: "Nordlys Grip 3",
  rimDiameter: 17,
  sectionWidth: 215,
  aspectRatio: 55,
  threadPattern: "Vinterdäck utan dubbar",
} satisfies Wheel

export function tyre(equipmentPosition: string | null, wheel: Wheel = {}): StoredTyre {
  return { equipmentPosition, wheel: { ...KIND, threadStatusId: 0, threadStatusMessage: "Bra", ...wheel } }
}

function createMeasuredTyre(position: string, now: number): StoredTyre {
  const threadHistory = ["2023-04-14", "2024-04-18", "2025-04-10", "2026-04-16"].map((date, index) => ({
    date,
    threadDepth: Math.round((now + (3 - index) * 1.1) * 10) / 10,
  }))
  return tyre(position, { threadDepth: now, threadHistory })
}

export const MEASURED = [
  createMeasuredTyre("Vänster fram", 6.8),
  createMeasuredTyre("Höger fram", 6.7),
  createMeasuredTyre("Vänster bak", 7.1),
  createMeasuredTyre("Höger bak", 7),
]

const TO_REPLACE = { threadStatusId: 1, threadStatusMessage: "Bör bytas" }
const TO_WATCH = { threadStatusId: 2, threadStatusMessage: "Börjar bli slitet" }

export const WORN = [
  tyre("Vänster fram", { threadDepth: 2.6, ...TO_REPLACE }),
  tyre("Höger fram", { threadDepth: 2.7, ...TO_REPLACE }),
  tyre("Vänster bak", { threadDepth: 4.1 }),
  tyre("Höger bak", { threadDepth: 4.2 }),
]

export const WATCHED = [
  tyre("Vänster fram", { threadDepth: 4.4 }),
  tyre("Höger fram", { threadDepth: 4.3 }),
  tyre("Vänster bak", { threadDepth: 3.9, ...TO_WATCH }),
  tyre("Höger bak", { threadDepth: 3.8, ...TO_WATCH }),
]

export function vehicle(tires: readonly StoredTyre[] = MEASURED): StoredVehicle {
  return {
    regNo: "ABC123",
    brandCode: "VI-ABC123",
    name: "Vik Kombi",
    packageLevel: "Vinter plus",
    location: {
      locationName: "Norrvik Göteborg",
      departmentName: "Norrvik Däckverkstad Göteborg",
      erpId: "SE-101",
      phone: "031-390 06 40",
      email: "dack.goteborg@norrvik.example",
    },
    tires: [...tires],
  }
}

export const CONFIRMATION = {
  bookingConfirmationId: "NV-20418",
  customerBase: {
    firstName: "Anna",
    lastName: "Berg",
    email: "anna.berg@example.org",
    phoneMobile: "+46701740605",
  },
  services: [{ name: "Hjulskifte", appointmentTime: "2026-12-07T08:30:00", isFullDay: false }],
  workshop: {
    name: "Norrvik Däckverkstad Göteborg",
    address: "Kajgatan 12, 411 04 Göteborg",
    email: "dack.goteborg@norrvik.example",
    phoneNumber: "031-390 06 40",
  },
  freeText: "Takboxen sitter på.",
} satisfies TyreHotelConfirmation

export const DAYS = ["2026-12-04", "2026-12-07", "2026-12-08", "2026-12-10", "2027-01-12"]

export const SLOTS = ["08:00", "08:30", "09:00", "10:30", "13:00", "15:30"].map((time) => ({
  start: `2026-12-07T${time}:00`,
  time,
}))

/** A hold until 10:10 in Stockholm. */
export const HOLD = {
  id: "hold-of-the-vehicle-1",
  expiresAt: "2026-11-30T09:10:00.000Z",
  secondsLeft: 600,
  isRenewed: false,
}

export function createDays(days: readonly string[]) {
  return { availableDates: days.map((date) => ({ date })) }
}

export function createSlots(slots: readonly { readonly start: string }[]) {
  return { availableTimeSlotDates: [{ startTime: slots.map(({ start }) => start) }] }
}

export function sessionAt(page: "login" | "validate" | "loggedIn" | "confirmation", tires = MEASURED) {
  const session: TyreHotelSession = {
    customer: CUSTOMER,
    ...(page !== "login" && { credentials: CREDENTIALS }),
    ...((page === "loggedIn" || page === "confirmation") && {
      validated: { status: 0, vehicles: [vehicle(tires)], sessionToken: "session" },
    }),
    ...(page === "confirmation" && { confirmation: CONFIRMATION }),
  }
  return session
}

export function waitForever(): Promise<never> {
  return new Promise(() => {})
}

export async function fail(): Promise<never> {
  throw new Error("the service is away")
}

export function refuse(userMessage: string | null, status = 400, code: string | null = null): () => Promise<never> {
  return async () => {
    throw Object.assign(new Error("refused"), { userMessage, status, code })
  }
}

export interface TriedWorld {
  readonly open: () => FlowWorld
  readonly requests: readonly { readonly port: keyof FlowWorld["ports"]; readonly input: unknown }[]
  readonly emitted: readonly TyreHotelEmitted[]
  readonly readStored: () => TyreHotelSession
  /** The ids of the holds that were released when the visitor left the page. */
  readonly released: readonly string[]
}

export interface Situation {
  readonly session?: TyreHotelSession
  readonly regNo?: string
  /** The step at which the visitor left the page. @default "confirmation" with a booking, otherwise none */
  readonly openedAt?: TyreHotelStep
  readonly ports?: Partial<FlowWorld["ports"]>
}

/** Creates the dependencies for tests. The vehicle ABC123 has stored tyres, and the code is {@link CODE}. */
export function createWorld({ session = {}, regNo, openedAt, ports = {} }: Situation = {}): TriedWorld {
  const requests: { port: keyof FlowWorld["ports"]; input: unknown }[] = []
  const emitted: TyreHotelEmitted[] = []
  const released: string[] = []
  let kept = session
  const responses: FlowWorld["ports"] = {
    findCustomer: async (input) => (input.regNo === CUSTOMER.regNo ? CUSTOMER : null),
    sendCode: async () => CREDENTIALS,
    validateCode: async ({ otpToken }) =>
      otpToken === CODE
        ? { status: 0, vehicles: [vehicle()], sessionToken: "session" }
        : refuse("Koden stämmer inte.")(),
    fetchSlotDays: async () => createDays(DAYS),
    fetchSlots: async ({ startDate }) => createSlots(SLOTS.map(({ time }) => ({ start: `${startDate}T${time}:00` }))),
    createHold: async () => HOLD,
    renewHold: async () => ({ ...HOLD, isRenewed: true }),
    releaseHold: async () => {},
    createBooking: async () => CONFIRMATION,
    settleOrder: async () => ({ bookings: [] }),
    fetchBookings: async () => ({ bookings: [] }),
    cancelBooking: async () => {},
    addReview: async () => {},
    logOut: async () => {},
    ...ports,
  }
  const listened = Object.entries(responses).map(([port, response]) => [
    port,
    (input: never, options: never) => {
      requests.push({ port: port as keyof FlowWorld["ports"], input })
      return (response as (input: never, options: never) => Promise<unknown>)(input, options)
    },
  ])
  const world: FlowWorld = {
    ports: Object.fromEntries(listened),
    input: {
      get session() {
        return kept
      },
      today: "2026-12-01",
      regNo,
      openedAt: openedAt ?? (session.confirmation ? "confirmation" : null),
    },
    save: (next) => {
      kept = next
    },
    emit: (event) => void emitted.push(event),
    release: (holdId) => void released.push(holdId),
  }
  return { open: () => world, requests, emitted, readStored: () => kept, released }
}
