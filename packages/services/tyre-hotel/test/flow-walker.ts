import { createTyreHotelHttp, tyreHotelClient } from "@forecourt/api-clients/tyre-hotel"
import { createSessionStore, followSession } from "@forecourt/flow-kit/session-store"
import {
  SESSION_KEY,
  type TyreHotelEmitted,
  type TyreHotelEvent,
  type TyreHotelSession,
  type TyreHotelSnapshot,
  type TyreHotelStep,
  toPorts,
  tyreHotelMachine,
} from "@forecourt/tyre-hotel-machine"
import { SESSION_PARTS } from "@forecourt/tyre-hotel-machine/session-parts"
import { type AnyTransitionDefinition, createActor, SimulatedClock, waitFor } from "xstate"
import { callIn, type Ending, getSituation, type Path } from "./flow-paths.ts"
import {
  API_KEY,
  book,
  endHolds,
  endSeason,
  logIn,
  MINUTE_MS,
  orderFor,
  type TriedTyreHotel,
} from "./start-tyre-hotel.ts"

/**
 * The registration number as the visitor types it. The workshop of this vehicle takes one vehicle per hour, except on
 * Saturdays, when it takes six without a fixed time.
 */
const TYPED_PLATE = "nrs 34b"
const WORKSHOP = "SE-103"
/** Another vehicle at the same workshop, which competes for the same times. */
const RIVAL = "TUX567"
const STRANGER = "XYZ999"
export const DETAILS = {
  firstName: "Alva",
  lastName: "Ek",
  email: "alva@example.com",
  phoneMobile: "+46701740699",
  freeText: "Ring gärna.",
}
const NOT_BOOKED = { bookingConfirmationId: "NOBODYS", customerBase: {}, services: [], workshop: {} }
const PATIENCE_MS = 10_000
const SATURDAY = 6

export const PATHS: Readonly<Record<string, string>> = {
  "search.looking": "/api/tirehotel/authorization/search",
  "login.sending": "/api/tirehotel/authorization/login",
  "validate.verifying": "/api/tirehotel/authorization/validate",
  "booking.datesLoading": "/api/tirehotel/booking/GetTimeslotDays",
  "booking.timesLoading": "/api/tirehotel/booking/GetTimeslots",
  "booking.contact": "/api/tirehotel/booking/holds",
  "booking.restoringDays": "/api/tirehotel/booking/GetTimeslotDays",
  "booking.restoringTimes": "/api/tirehotel/booking/GetTimeslots",
  "booking.requesting": "/api/tirehotel/booking/settle",
  "booking.settling": "/api/tirehotel/booking/settle",
  "booking.submitting": "/api/tirehotel/booking/create",
  "loggedIn.listing": "/api/tirehotel/booking/list",
  "loggedIn.cancelling": "/api/tirehotel/booking/cancel",
  "confirmation.rating": "/api/tirehotel/review/addReview",
}

export interface FlowWalker {
  readonly open: (openedAt?: TyreHotelStep) => OpenedFlow
  readonly walk: (path: Path) => Promise<OpenedFlow>
  readonly hold: (place: string) => HeldCall
}

export interface Effects {
  readonly bookings: number
  /**
   * The expected number of sessions. `null` if the visitor logs out without waiting for the response, since the number
   * then cannot be predicted.
   */
  readonly sessions: number | null
  readonly reviews: number
}

export interface OpenedFlow {
  readonly now: () => TyreHotelSnapshot
  readonly send: (event: TyreHotelEvent) => void
  readonly waitUntil: (isReached: (snapshot: TyreHotelSnapshot) => boolean) => Promise<TyreHotelSnapshot>
  /** Moves the clock of the page, not that of the service. */
  readonly wait: (minutes: number) => void
  readonly emitted: readonly TyreHotelEmitted[]
  readonly close: () => void
}

export function flowWalker(hotel: TriedTyreHotel, take: (transition: AnyTransitionDefinition) => void): FlowWalker {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const http = createTyreHotelHttp({ url: hotel.url, apiKey: API_KEY, forwardedFor: "192.0.2.1", retries: 0 })
  const machine = tyreHotelMachine.provide({ actors: toPorts(tyreHotelClient(http)) })

  function open(openedAt?: TyreHotelStep): OpenedFlow {
    const store = createSessionStore<TyreHotelSession>(() => storage, { key: SESSION_KEY, parts: SESSION_PARTS })
    const session = store.load()
    const clock = new SimulatedClock()
    const actor = createActor(machine, {
      clock,
      input: {
        session,
        today: new Date(hotel.clock.now).toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" }),
        ...(openedAt !== undefined && { openedAt }),
      },
      inspect(inspected) {
        if (inspected.type === "@xstate.microstep") for (const item of inspected._transitions) take(item)
      },
    })
    const emitted: TyreHotelEmitted[] = []
    actor.on("*", (event) => void emitted.push(event))
    followSession(actor, store, session)
    actor.start()
    return {
      now: () => actor.getSnapshot(),
      send: (event) => actor.send(event),
      waitUntil: (isReached) => waitFor(actor, isReached, { timeout: PATIENCE_MS }),
      wait: (minutes) => clock.increment(minutes * MINUTE_MS),
      emitted,
      close: () => void actor.stop(),
    }
  }

  async function walk(path: Path): Promise<OpenedFlow> {
    hotel.clock.now += MINUTE_MS
    // Each path is another year's: a vehicle has one booking a season.
    await endSeason(hotel)
    await endHolds(hotel)
    const flow = open()
    let held: HeldCall | null = null
    for (const [index, { move, state, isIgnored }] of path.entries()) {
      if ("call" in move) {
        await flow.waitUntil((now) => callIn(now) === null)
        await hotel.storage.run("update workshops set opening_hours = ? where id = ?", openingHours, WORKSHOP)
      } else {
        await flow.waitUntil(({ context }) => context.requestedHold === null)
        const place = callIn(state)
        const startsCall = place !== null && !isIgnored
        const ending = startsCall ? endingAfter(path, index) : "done"
        if (startsCall) await arrange(place, ending, flow.now())
        const isHeld = startsCall && "visitor" in (path[index + 1]?.move ?? {})
        const holding = isHeld ? holdNext(hotel, place) : null
        flow.send(await createEvent(move.visitor, ending, flow.now(), timesAfter(path, index)))
        expectSituation(flow.now(), state)
        await held?.letGo()
        held = holding
        await held?.arrived
      }
      expectSituation(flow.now(), state)
    }
    await held?.letGo()
    await flow.waitUntil((now) => callIn(now) === null && now.context.requestedHold === null)
    return flow
  }

  let openingHours = ""

  async function arrange(place: string, ending: Ending, { context }: TyreHotelSnapshot): Promise<void> {
    const row = await hotel.storage.get(
      { opening_hours: "text" },
      "select opening_hours from workshops where id = ?",
      WORKSHOP,
    )
    openingHours = row?.opening_hours ?? ""
    if (ending === "lost on its way") hotel.losses.push({ kind: "reset", path: PATHS[place] ?? "" })
    if (ending === "lost on its way back") hotel.losses.push({ kind: "lost-response", path: PATHS[place] ?? "" })
    if (ending === "too late") hotel.clock.now += 10 * MINUTE_MS
    if (ending === "session over") hotel.clock.now += 60 * MINUTE_MS
    if (ending === "nothing" && place === "booking.datesLoading")
      await hotel.storage.run("update workshops set opening_hours = '{}' where id = ?", WORKSHOP)
    if (ending === "refused" && place === "booking.submitting") {
      await endHolds(hotel)
      await bookAll(hotel, context.day ?? "", context.slot?.time ?? null)
    }
  }

  async function createEvent(
    type: TyreHotelEvent["type"],
    ending: Ending,
    { context }: TyreHotelSnapshot,
    hasTimes: boolean,
  ): Promise<TyreHotelEvent> {
    const booked = context.session.confirmation ?? context.bookings[0] ?? NOT_BOOKED
    switch (type) {
      case "SEARCH":
        return { type, regNo: ending === "nothing" ? STRANGER : TYPED_PLATE }
      case "VERIFY_CODE": {
        const [sent] = await hotel.outbox()
        const code = sent?.about.code ?? ""
        return { type, code: ending === "refused" ? otherThan(code) : code }
      }
      case "CHOOSE_DAY":
        return { type, day: context.days.find((day) => isSaturday(day) !== hasTimes) ?? "" }
      case "CHOOSE_SLOT":
        return { type, start: context.slots[0]?.start ?? "" }
      case "SUBMIT":
        return { type, details: DETAILS }
      case "RATE":
        return { type, rating: 4, comment: "Snabbt.", at: new Date(hotel.clock.now).toISOString() }
      case "EDIT_CONTACT":
        return { type, details: DETAILS }
      case "CHANGE_BOOKING":
        return { type, booking: booked }
      case "CANCEL_BOOKING":
        return { type, bookingId: booked.bookingConfirmationId }
      case "SHOW":
        return { type, step: "loggedIn" }
      default:
        return { type }
    }
  }

  return { open, walk, hold: (place) => holdNext(hotel, place) }
}

function endingAfter(path: Path, index: number): Ending {
  const place = callIn(path[index]?.state as TyreHotelSnapshot)
  for (const { move, state } of path.slice(index + 1)) {
    if ("call" in move) return move.call
    if (callIn(state) !== place) return "done"
  }
  return "done"
}

export function getEffects(path: Path): Effects {
  const ends = path.flatMap(({ move, state, isIgnored }, index) => {
    const place = callIn(state)
    return "visitor" in move && place !== null && !isIgnored ? [`${place} ${endingAfter(path, index)}`] : []
  })
  const count = (end: string) => ends.filter((item) => item === end).length
  return {
    // Sent twice in the same words, it is one.
    bookings:
      ends.includes("booking.submitting done") || ends.includes("booking.submitting lost on its way back") ? 1 : 0,
    sessions: path.some(({ move }) => "visitor" in move && move.visitor === "LOG_OUT")
      ? null
      : count("validate.verifying done"),
    reviews: count("confirmation.rating done"),
  }
}

function timesAfter(path: Path, index: number): boolean {
  const endings = path.slice(index).flatMap(({ move }) => ("call" in move ? [move.call] : []))
  return endings.find((ending) => ending === "done" || ending === "nothing") !== "nothing"
}

function expectSituation(now: TyreHotelSnapshot, state: TyreHotelSnapshot): void {
  if (getSituation(now) !== getSituation(state))
    throw new Error(`The flow is at ${getSituation(now)} where the path is at ${getSituation(state)}.`)
}

export interface HeldCall {
  readonly arrived: Promise<void>
  readonly letGo: () => Promise<void>
  readonly drop: () => void
}

function holdNext({ gate }: TriedTyreHotel, place: string): HeldCall {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<"carry out" | "drop">()
  const over = Promise.withResolvers<void>()
  const { pass } = gate
  gate.pass = async (request, respond) => {
    if (new URL(request.url).pathname !== PATHS[place]) return pass(request, respond)
    gate.pass = pass
    arrived.resolve()
    if ((await released.promise) === "drop") return "reset"
    return pass(request, respond).finally(over.resolve)
  }
  return {
    arrived: arrived.promise,
    async letGo() {
      released.resolve("carry out")
      await over.promise
    },
    drop: () => released.resolve("drop"),
  }
}

async function bookAll(hotel: TriedTyreHotel, day: string, time: string | null): Promise<void> {
  const rival = await logIn(hotel, RIVAL)
  const bookOnce = async (key: string) => (await book(hotel, rival, orderFor(rival, day, time), key)).status
  for (let n = 1; (await bookOnce(`rival ${day} ${time} ${n}`)) === 200; n++) await endSeason(hotel)
}

function otherThan(code: string): string {
  return code.replace(/\d$/, (last) => String((Number(last) + 1) % 10))
}

function isSaturday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === SATURDAY
}
