import type { WatchClosestWorkshopsEvent } from "@forecourt/contracts/workshop-booking"
import { followSession } from "@forecourt/flow-kit/session-store"
import { formatTransition } from "@forecourt/flow-kit/transitions"
import { createActor, SimulatedClock, waitFor } from "xstate"
import {
  getLookUpState,
  type Load,
  type LoadStatus,
  toPorts,
  toSession,
  type WorkshopBookingCalls,
  type WorkshopBookingCategory,
  type WorkshopBookingEmitted,
  type WorkshopBookingSession,
  type WorkshopBookingSnapshot,
  type WorkshopBookingWorkshop,
  workshopBookingMachine,
} from "../src/index.ts"

export const CAR = {
  registrationNumber: "ABC123",
  brand: "Land Rover",
  model: "Defender",
  buildYear: 2021,
  hasServiceAgreement: false,
  isSupported: true,
}
export const PLACE = { name: "Göteborg", region: "Västra Götaland", latitude: 57.7, longitude: 11.97 }
export const DETAILS = {
  firstName: "Alva",
  lastName: "Ek",
  phone: "070 174 06 99",
  email: "alva@example.com",
  freeText: "Ring.",
}

const piece = { minimum: 1, maximum: 1, unit: "styck", unitAbbreviation: "st", postfix: "" }
function offering(code: string, changes: object = {}) {
  return {
    code,
    name: code,
    price: 100,
    priceKnown: true,
    notKnownPriceText: "",
    priceDiscount: 0,
    description: "",
    isAvailable: true,
    allowUserInput: false,
    unitPrice: piece,
    ...changes,
  }
}

export const SERVICES: WorkshopBookingCategory[] = [
  {
    name: "Service",
    icon: "service",
    selectionType: null,
    offerings: [
      offering("originalservice", { price: null, priceKnown: false }),
      offering("basic"),
      offering("fault", { allowUserInput: true }),
      offering("gone", { isAvailable: false }),
    ],
  },
]
export const ADDONS: WorkshopBookingCategory[] = [
  { name: "Lånebil", icon: "car", selectionType: "single", offerings: [offering("small"), offering("large")] },
  {
    name: "Vätskor",
    icon: "drop",
    selectionType: null,
    offerings: [offering("oil", { unitPrice: { ...piece, maximum: 3 } })],
  },
]

export function workshop(departmentId: string, firstTimeSlot = "2026-12-01T08:00:00"): WorkshopBookingWorkshop {
  return {
    departmentId,
    siteId: "site",
    siteName: `Verkstad ${departmentId}`,
    address: "Gatan 1",
    latitude: 57,
    longitude: 12,
    brands: [],
    firstTimeSlot,
  }
}

export const getMessage = (departmentId: string): WatchClosestWorkshopsEvent => ({
  name: "message",
  id: departmentId,
  data: workshop(departmentId),
})
export const PAGE: WatchClosestWorkshopsEvent = { name: "page", data: { cursor: "w5" } }
export const NO_SITES: WatchClosestWorkshopsEvent = { name: "nosites", data: { nosites: true } }

export function fourWeeks(from: string, count = 28) {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(`${from}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10)
    return { date, availableSlots: ["08:00", "09:00"], allDaySlotAvailable: true }
  })
}

const CALLS: WorkshopBookingCalls = {
  fetchCar: async () => CAR,
  fetchServices: async () => ({ serviceOfferingCategories: SERVICES }),
  fetchAddons: async () => ({ serviceOfferingCategories: ADDONS }),
  async *watchClosestWorkshops({ cursor }) {
    const ids = cursor === undefined ? ["w1", "w2", "w3", "w4", "w5"] : ["w6", "w7"]
    for (const id of ids) yield getMessage(id)
    yield cursor === undefined ? PAGE : NO_SITES
  },
  fetchEarliestTime: async () => ({ workshop: workshop("w7", "2026-11-27T08:00:00") }),
  fetchTimeslots: async ({ date }) => fourWeeks(date.slice(0, 10)),
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
  createBooking: async ({ registrationNumber, serviceOfferingRequests }) => ({
    id: "B1",
    registrationNumber,
    kobraProductIds: serviceOfferingRequests.map(({ kobraId }) => kobraId),
  }),
  settleOrder: async () => ({ bookings: [] }),
  fetchAuthorizedWorkshop: async () => ({ hasBrand: true }),
  fetchPrices: async () => ({ offers: [{ code: "basic", price: 110 }] }),
}

export function createRefusal(userMessage: string | null, status = 409, code = "Refused"): Error {
  return Object.assign(new Error("refused"), { userMessage, status, code })
}

interface Visit {
  readonly calls?: Partial<WorkshopBookingCalls>
  readonly session?: WorkshopBookingSession
  readonly visitorId?: string
}

export const taken = new Set<string>()

type Where =
  | "submitting"
  | "booked"
  | { readonly [Name in Load | "lookUp" | "hold"]?: LoadStatus | ReturnType<typeof getLookUpState> | HoldState }

type HoldState = "requested" | "held" | "over" | "none"

export function getHoldState({ context }: WorkshopBookingSnapshot): HoldState {
  const { held, isHoldOver, requestedHold } = context
  if (requestedHold !== null) return "requested"
  if (held !== null) return "held"
  return isHoldOver ? "over" : "none"
}

function isAt(snapshot: WorkshopBookingSnapshot, where: Where): boolean {
  if (typeof where === "string") return snapshot.matches(where)
  const states = { ...snapshot.context.loads, lookUp: getLookUpState(snapshot), hold: getHoldState(snapshot) }
  return snapshot.matches("open") && Object.entries(where).every(([name, state]) => states[name as Load] === state)
}

export function visit({ calls = {}, session = {}, visitorId = "visitor-of-the-test" }: Visit = {}) {
  const requests: { readonly name: string; readonly input: Readonly<Record<string, unknown>> }[] = []
  const noted = Object.fromEntries(
    Object.entries({ ...CALLS, ...calls }).map(([name, call]) => [
      name,
      (input: never, options: never) => {
        requests.push({ name, input })
        return (call as (...args: never[]) => unknown)(input, options)
      },
    ]),
  ) as unknown as WorkshopBookingCalls
  const kept = { session }
  const clock = new SimulatedClock()
  const actor = createActor(workshopBookingMachine.provide({ actors: toPorts(noted) }), {
    input: {
      session: kept.session,
      today: "2026-11-25",
      keySeed: "key",
      visitorId,
    },
    clock,
    inspect(inspected) {
      if (inspected.type !== "@xstate.microstep") return
      for (const transition of inspected._transitions) taken.add(formatTransition(transition))
    },
  })
  const emitted: WorkshopBookingEmitted[] = []
  actor.on("*", (event) => void emitted.push(event))
  followSession(actor, { save: (next) => void Object.assign(kept, { session: next }) }, kept.session, toSession)
  actor.start()
  return {
    emitted,
    wait: (minutes: number) => clock.increment(minutes * 60_000),
    kept,
    send: actor.send,
    now: () => actor.getSnapshot(),
    session: () => toSession(actor.getSnapshot()),
    waitForHold: () => waitFor(actor, (now) => getHoldState(now) !== "requested"),
    waitUntil: (where: Where) => waitFor(actor, (now) => isAt(now, where)),
    listInputs: (name: keyof WorkshopBookingCalls) =>
      requests.filter((call) => call.name === name).map(({ input }) => input),
  }
}

export type Visitor = ReturnType<typeof visit>

export async function lookUp(visitor: Visitor, regNo = "abc 123"): Promise<void> {
  visitor.send({ type: "CHOOSE_PLACE", place: PLACE })
  visitor.send({ type: "LOOK_UP", regNo })
  await visitor.waitUntil({ lookUp: "idle", services: "loaded", brand: "loaded" })
}

export async function findWorkshops(visitor: Visitor): Promise<void> {
  await lookUp(visitor)
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  visitor.send({ type: "NEXT" })
  await visitor.waitUntil({ addons: "loaded" })
  visitor.send({ type: "NEXT_WITHOUT_ADDONS" })
  await visitor.waitUntil({ workshops: "loaded" })
}

export async function chooseTime(visitor: Visitor): Promise<void> {
  await findWorkshops(visitor)
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded", prices: "loaded" })
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "09:00" })
  await visitor.waitForHold()
}
