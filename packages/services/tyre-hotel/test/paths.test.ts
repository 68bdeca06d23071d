import { inspect } from "node:util"
import { getCurrentPage, getCurrentStep, type TyreHotelPage } from "@forecourt/tyre-hotel-machine"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { callIn, describePath, type Path, type PathStep, pathsOfTheFlow, pathsPastALoss } from "./flow-paths.ts"
import { isBesideThePaths, nameOf, statesNotReached, TRANSITIONS } from "./flow-transitions.ts"
import { DETAILS, type Effects, flowWalker, getEffects, type OpenedFlow } from "./flow-walker.ts"
import { book, endHolds, logIn, orderFor, startTyreHotel, type TriedTyreHotel, timesFor } from "./start-tyre-hotel.ts"

const VEHICLE = "vehicle-1005"

const RESUMES_AT: Readonly<Record<TyreHotelPage, TyreHotelPage>> = {
  search: "search",
  login: "login",
  validate: "validate",
  loggedIn: "loggedIn",
  booking: "loggedIn",
  confirmation: "loggedIn",
}

const taken = new Set<string>()
const requests: string[] = []
const emitted: string[] = []
let hotel: TriedTyreHotel
beforeAll(async () => {
  hotel = await startTyreHotel({ newDatabase: async () => null })
  hotel.gate.pass = (request, respond) => {
    const { pathname, search } = new URL(request.url)
    requests.push(`${pathname}${search}`)
    return respond()
  }
})
afterAll(() => hotel.end())

const visitor = () => flowWalker(hotel, (transition) => taken.add(nameOf(transition)))

async function readEffects(): Promise<Effects> {
  const count = async (rows: string) => (await hotel.storage.all(`select * from ${rows} = ?`, VEHICLE)).length
  return {
    bookings: await count("bookings where vehicle_id"),
    sessions: await count("sessions where subject"),
    reviews: await count("ratings where vehicle_id"),
  }
}

async function walkPath(path: Path) {
  const previous = await readEffects()
  const walker = visitor()
  const flow = await walker.walk(path)
  emitted.push(inspect(flow.emitted, { depth: null }))
  const after = await readEffects()
  const added = {
    bookings: after.bookings - previous.bookings,
    sessions: getEffects(path).sessions === null ? null : (after.sessions ?? 0) - (previous.sessions ?? 0),
    reviews: after.reviews - previous.reviews,
  }
  return { walker, flow, added }
}

const nameCases = (paths: readonly Path[]) => paths.map((path) => [describePath(path), path] as const)

describe("every path from every state, with the real service", () => {
  test.each(nameCases(pathsOfTheFlow()))(
    "after the visit %s, the expected data is stored and a reopened page continues the flow [spec 3 §4.2 tyre-flow tyre-booking-states]",
    async (_, path) => {
      const { walker, flow, added } = await walkPath(path)
      const { context } = flow.now()
      const page = getCurrentPage(flow.now())
      flow.close()

      expect(added).toEqual(getEffects(path))
      if ("call" in (path.at(-1)?.move ?? {})) expect(context.userMessage !== null).toBe(isRefused(path))
      const again = walker.open()
      expect(again.now().context.session).toEqual(context.session)
      if (isOrderLost(path)) return expectBooking(again, path)
      expect(getCurrentPage(again.now())).toBe(RESUMES_AT[page])
      again.send({ type: "BOOK" })
      await again.waitUntil((now) => callIn(now) === null && getCurrentStep(now) !== null)
      expect(getCurrentPage(again.now())).toBe(RESUMES_AT[page] === "loggedIn" ? "booking" : RESUMES_AT[page])
      again.close()
    },
  )
})

function isLost(step: PathStep | undefined): boolean {
  return step !== undefined && "call" in step.move && step.move.call.startsWith("lost")
}

function isRefused(path: Path): boolean {
  const { move } = path.at(-1) ?? {}
  return move !== undefined && "call" in move && (move.call === "refused" || move.call === "too late")
}

function isOrderLost(path: Path): boolean {
  const [previous, last] = path.slice(-2)
  return previous?.state.matches({ booking: "submitting" }) === true && isLost(last)
}

async function expectBooking(again: OpenedFlow, path: Path): Promise<void> {
  const previous = await readEffects()
  const { context } = await again.waitUntil((now) => callIn(now) === null && !now.matches({ booking: "requesting" }))
  const isBooked = again.now().matches("confirmation")
  again.close()
  const id = context.session.confirmation?.bookingConfirmationId ?? ""

  expect((await readEffects()).bookings).toBe(previous.bookings)
  expect(isBooked).toBe(getEffects(path).bookings === 1)
  expect(context.isDropped).toBe(!isBooked)
  if (isBooked) expect(await hotel.storage.get("select id from bookings where id = ?", id)).toEqual({ id })
}

describe("after every failed call a visitor can still make exactly one booking", () => {
  test.each(nameCases(pathsPastALoss()))(
    "the visit %s ends with exactly one booking despite the failed call [spec 3 §8.3]",
    async (_, path) => {
      const { flow, added } = await walkPath(path)
      const { confirmation } = flow.now().context.session
      const [booked] = await hotel.storage.all(
        { id: "text", slot: "text", day: "text" },
        "select * from bookings where vehicle_id = ? order by booked_at desc limit 1",
        VEHICLE,
      )
      const next = await logIn(hotel, "TUX567")
      flow.close()

      expect(added.bookings).toBe(1)
      expect(confirmation?.bookingConfirmationId).toBe(booked?.id)
      expect(flow.emitted.filter(({ type }) => type === "purchase")).toHaveLength(1)
      expect(await timesFor(hotel, next, booked?.day ?? "")).not.toContain(booked?.slot)
    },
  )
})

describe("a page that is left while an order is being sent", () => {
  const toContact = pathsOfTheFlow().find((path) => describePath(path).endsWith("(done) CHOOSE_SLOT")) ?? []

  test("when a page is closed while an order is being sent, the reopened page shows the completed booking [spec 3 §4.2 tyre-resume]", async () => {
    const { walker, flow } = await walkPath(toContact)
    const previous = await readEffects()
    const held = walker.hold("booking.submitting")
    flow.send({ type: "SUBMIT", details: DETAILS })
    await held.arrived
    flow.close()
    await held.letGo()
    const again = walker.open()
    const { context } = await again.waitUntil((now) => now.matches("confirmation"))
    again.close()

    expect((await readEffects()).bookings - previous.bookings).toBe(1)
    const id = context.session.confirmation?.bookingConfirmationId ?? ""
    expect(await hotel.storage.get("select id from bookings where id = ?", id)).toEqual({ id })
  })

  test("when an order never reached the service, the reopened page restores the contact details and waits for the visitor to submit them again [spec 3 §4.2 tyre-resume]", async () => {
    const { walker, flow } = await walkPath(toContact)
    const previous = await readEffects()
    const held = walker.hold("booking.submitting")
    flow.send({ type: "SUBMIT", details: DETAILS })
    await held.arrived
    flow.close()
    held.drop()
    const again = walker.open()
    const { context } = await again.waitUntil((now) => now.matches({ booking: "contact" }))
    expect((await readEffects()).bookings).toBe(previous.bookings)
    expect(context).toMatchObject({ isDropped: true, contact: DETAILS })
    again.send({ type: "SUBMIT", details: DETAILS })
    await again.waitUntil((now) => now.matches("confirmation"))
    again.close()

    expect((await readEffects()).bookings - previous.bookings).toBe(1)
  })

  test("resubmitting an order shows an error if another visitor has booked the time in the meantime [spec 3 §8.3 tyre-refused.words]", async () => {
    const { walker, flow } = await walkPath(toContact)
    const previous = await readEffects()
    const { day, slot } = flow.now().context
    const held = walker.hold("booking.submitting")
    flow.send({ type: "SUBMIT", details: DETAILS })
    await held.arrived
    flow.close()
    held.drop()
    await endHolds(hotel)
    const rival = await logIn(hotel, "TUX567")
    expect((await book(hotel, rival, orderFor(rival, day ?? "", slot?.time ?? ""), "faster")).status).toBe(200)
    const again = walker.open()
    await again.waitUntil((now) => now.matches({ booking: "contact" }))
    again.send({ type: "SUBMIT", details: DETAILS })
    const { context } = await again.waitUntil(
      (now) => now.matches({ booking: "contact" }) && now.context.userMessage !== null,
    )
    again.send({ type: "CHANGE_DAY" })
    const { context: offered } = await again.waitUntil((now) => now.matches({ booking: "datesShown" }))
    again.close()

    expect(context.userMessage).toBe("Tiden är tyvärr inte längre ledig. Välj en annan tid.")
    expect(offered.days.length).toBeGreaterThan(10)
    expect((await readEffects()).bookings).toBe(previous.bookings)
  })
})

test("no URL contains the visitor's personal data [spec 3 §7.3]", () => {
  const queries = requests.map((address) => address.split("?")[1] ?? "")

  expect(requests.length).toBeGreaterThan(500)
  expect(new Set(queries)).toEqual(new Set(["", "workshopIdentifier=SE-103", "departmentIdentifier=SE-103"]))
})

test("no analytics or log event contains the visitor's personal data [spec 3 §7.3 tyre-analytics]", () => {
  const events = emitted.join("\n")

  expect(events).toMatch(/type: 'flowStep', step: 6/)
  expect(events).toMatch(/type: 'failure',\s+call: 'createBooking'/)
  expect(events).not.toMatch(
    /NRS ?34B|XYZ999|Alva|example\.com|\d{9}|vehicle-1005|Bearer|Koden är fel|inte längre ledig/i,
  )
})

/** The transitions that cannot occur with this service, because it reports rejections as HTTP statuses. */
const NOT_AT_THIS_SERVICE = ["tyreHotel.validate.verifying xstate.done.actor.0.tyreHotel.validate.verifying 2"]

test("the generated paths cover every state and transition that no other test covers [spec 3 §4.2 tyre-flow]", () => {
  const isOnThePaths = (name: string) => !isBesideThePaths(name)

  expect(TRANSITIONS.length).toBeGreaterThan(60)
  expect(TRANSITIONS.map(nameOf).filter((name) => !taken.has(name) && isOnThePaths(name))).toEqual(NOT_AT_THIS_SERVICE)
  expect(statesNotReached(taken).filter(isOnThePaths)).toEqual([])
})
