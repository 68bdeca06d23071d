import { type TyreHotelEvent, type TyreHotelSnapshot, tyreHotelMachine } from "@forecourt/tyre-hotel-machine"
import { getAdjacencyMap, getShortestPaths } from "xstate/graph"

export type Ending =
  | "done"
  | "nothing"
  | "refused"
  | "too late"
  | "lost on its way"
  | "lost on its way back"
  | "session over"

export type Move = { readonly visitor: TyreHotelEvent["type"] } | { readonly call: Ending }

export interface PathStep {
  readonly move: Move
  readonly state: TyreHotelSnapshot
  /** True if the state machine accepts the event but does nothing, for example because a button was clicked twice. */
  readonly isIgnored: boolean
}

export type Path = readonly PathStep[]

type ModelEvent = { readonly type: string; readonly move: Move; readonly [field: string]: unknown }

const DAY = "2026-12-04"
const START = `${DAY}T08:00:00`
const DETAILS = { firstName: "A", lastName: "B", email: "a@example.com", phoneMobile: "+46701740699", freeText: "" }
const CUSTOMER = { encryptedPhoneNumber: "e", obfuscatedPhoneNumber: "o", regNo: "NRS34B" }
const VALIDATED = { status: 0, vehicles: [{ regNo: "NRS34B", brandCode: "v", location: { erpId: "w" }, tires: [] }] }
const CONFIRMATION = { bookingConfirmationId: "b", customerBase: {}, services: [], workshop: {} }

const VISITOR: readonly TyreHotelEvent[] = [
  { type: "SEARCH", regNo: "NRS34B" },
  { type: "SEND_CODE" },
  { type: "EDIT_CODE" },
  { type: "VERIFY_CODE", code: "1234" },
  { type: "BOOK" },
  { type: "RETRY" },
  { type: "CHOOSE_DAY", day: DAY },
  { type: "CHOOSE_SLOT", start: START },
  { type: "SUBMIT", details: DETAILS },
  { type: "RATE", rating: 4, comment: "", at: "2026-11-23T10:00:00.000Z" },
  { type: "CHANGE_DAY" },
  { type: "CHANGE_SLOT" },
  { type: "BACK" },
  { type: "LOG_OUT" },
]

const REFUSED = { error: { status: 400, userMessage: "No." } }
const LOST = { error: new Error("lost") }
const GONE = { error: { status: 401 } }

const ENDINGS: Readonly<Record<string, Partial<Readonly<Record<Ending, object>>>>> = {
  "search.looking": { done: { output: CUSTOMER }, nothing: { output: null }, "lost on its way": LOST },
  "login.sending": {
    done: { output: { authorizationToken: "t" } },
    "too late": REFUSED,
    "lost on its way": LOST,
  },
  "validate.verifying": {
    done: { output: VALIDATED },
    refused: REFUSED,
    "too late": REFUSED,
    "lost on its way": LOST,
  },
  "booking.datesLoading": {
    done: { output: { availableDates: [{ date: DAY }] } },
    nothing: { output: { availableDates: [] } },
    "session over": GONE,
    "lost on its way": LOST,
  },
  "booking.timesLoading": {
    done: { output: { availableTimeSlotDates: [{ startTime: [START] }] } },
    nothing: { output: { availableTimeSlotDates: [] } },
    "session over": GONE,
    "lost on its way": LOST,
  },
  "booking.submitting": {
    done: { output: CONFIRMATION },
    refused: REFUSED,
    "session over": GONE,
    "lost on its way": LOST,
    "lost on its way back": LOST,
  },
  "confirmation.rating": { done: { output: undefined }, "lost on its way": LOST },
}

/**
 * Returns the name of the current state if it waits for a service call, or `null` if the machine waits for the visitor.
 */
export function callIn(snapshot: TyreHotelSnapshot): string | null {
  const [page, inner] = Object.entries(snapshot.value)[0] ?? []
  const place = `${page}.${String(inner)}`
  return place in ENDINGS ? place : null
}

function eventsIn(snapshot: TyreHotelSnapshot): ModelEvent[] {
  const place = callIn(snapshot)
  const ends = place === null ? [] : Object.entries(ENDINGS[place] ?? {})
  // What was begun is taken up by two calls in a row; the machine's own tests lead there.
  const isTakenUp = snapshot.matches("loggedIn") && snapshot.context.day !== null
  const visitor = VISITOR.filter(({ type }) => type !== "BOOK" || !isTakenUp)
  return [
    ...ends.map(([ending, outcome]) => {
      const kind = "error" in outcome ? "error" : "done"
      const type = `xstate.${kind}.actor.0.tyreHotel.${place}`
      return { type, ...outcome, move: { call: ending as Ending } }
    }),
    ...visitor.map((event) => ({ ...event, move: { visitor: event.type } })),
  ].filter((event) => (tyreHotelMachine.getTransitionData(snapshot, event as never)?.length ?? 0) > 0)
}

export function getSituation({ value, context }: TyreHotelSnapshot): string {
  const isTimed = context.slots.length > 0
  // Bookings are listed next to a page that can be used.
  const place = typeof value === "object" && "loggedIn" in value ? "loggedIn" : value
  return JSON.stringify([place, context.day !== null, isTimed, context.slot !== null])
}

const TRAVERSAL = {
  input: { session: {}, today: "2026-11-23", keySeed: "key" },
  events: eventsIn as never,
  serializeState: getSituation as never,
}

/**
 * Returns one path for each possible step of the flow. Each path is the shortest path to the situation before the step,
 * followed by the step. Together, these paths cover every transition.
 */
export function pathsOfTheFlow(): readonly Path[] {
  const map = getAdjacencyMap(tyreHotelMachine as never, TRAVERSAL as never)
  const shortest = getShortestPaths(tyreHotelMachine, TRAVERSAL as never)
  return shortest.flatMap(({ state, steps }) => {
    const further = Object.values(map[getSituation(state) as never]?.transitions ?? {}) as unknown as ModelStep[]
    return further.map((step) => getSteps([...steps, step] as ModelStep[]))
  })
}

export function pathsPastALoss(): readonly Path[] {
  return pathsOfTheFlow().flatMap((path) => {
    const last = path.at(-1)
    if (last === undefined || last.state.matches("confirmation")) return []
    if (!("call" in last.move) || !last.move.call.startsWith("lost")) return []
    const toState = (snapshot: TyreHotelSnapshot) => snapshot.matches("confirmation")
    const ways = getShortestPaths(tyreHotelMachine, { ...TRAVERSAL, fromState: last.state, toState } as never)
    return ways.slice(0, 1).map(({ steps }) => [...path, ...getSteps(steps as unknown as ModelStep[])])
  })
}

interface ModelStep {
  readonly event: ModelEvent
  readonly state: TyreHotelSnapshot
}

function getSteps([first, ...others]: readonly ModelStep[]): Path {
  return others.map(({ event, state }, index) => {
    const previous = (others[index - 1] ?? first)?.state as TyreHotelSnapshot
    const transitions = tyreHotelMachine.getTransitionData(previous, event as never) ?? []
    return { move: event.move, state, isIgnored: transitions.every(({ target }) => target === undefined) }
  })
}

export function describePath(path: Path): string {
  return path.map(({ move }) => ("visitor" in move ? move.visitor : `(${move.call})`)).join(" ")
}
