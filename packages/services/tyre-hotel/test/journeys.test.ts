import type { TyreHotelEvent, TyreHotelSnapshot, TyreHotelStep } from "@forecourt/tyre-hotel-machine"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { describePath, pathsOfTheFlow } from "./flow-paths.ts"
import { isBesideThePaths, nameOf, statesNotReached, TRANSITIONS } from "./flow-transitions.ts"
import { DETAILS, type FlowWalker, flowWalker, type OpenedFlow, PATHS } from "./flow-walker.ts"
import {
  book,
  endHolds,
  logIn,
  MINUTE_MS,
  orderFor,
  startTyreHotel,
  type TriedTyreHotel,
  timesFor,
} from "./start-tyre-hotel.ts"

const VEHICLE = "vehicle-1005"
const WORKSHOP = "SE-103"

const taken = new Set<string>()
let hotel: TriedTyreHotel
let walker: FlowWalker
let flow: OpenedFlow
beforeAll(async () => {
  hotel = await startTyreHotel({ newDatabase: async () => null })
})
beforeEach(async () => {
  const { storage } = hotel
  const previous = await storage.get({ opening_hours: "text" }, "select * from workshops where id = ?", WORKSHOP)
  return async () => {
    hotel.losses.length = 0
    await storage.run("update workshops set opening_hours = ? where id = ?", previous?.opening_hours ?? "", WORKSHOP)
  }
})
afterAll(() => hotel.end())

const waitForState = (place: Parameters<TyreHotelSnapshot["matches"]>[0]) => flow.waitUntil((now) => now.matches(place))

async function go(moves: string): Promise<void> {
  const path = pathsOfTheFlow().find((item) => describePath(item) === moves)
  if (path === undefined) throw new Error(`There is no path "${moves}".`)
  walker = flowWalker(hotel, (transition) => taken.add(nameOf(transition)))
  flow = await walker.walk(path)
}

const TO_TYRES = "SEARCH (done) SEND_CODE (done) VERIFY_CODE (done)"
const TO_TIMES = `${TO_TYRES} BOOK (done) CHOOSE_DAY (done)`
const TO_CONTACT = `${TO_TIMES} CHOOSE_SLOT`
const TO_THANKS = `${TO_CONTACT} SUBMIT (done)`

function reopen(openedAt?: TyreHotelStep): void {
  flow.close()
  flow = walker.open(openedAt)
}

const expireSession = () => {
  hotel.clock.now += 60 * MINUTE_MS
}
const lose = (place: string, kind: "reset" | "lost-response" = "reset") =>
  hotel.losses.push({ kind, path: PATHS[place] ?? "" })

async function expectNothing(place: string, events: readonly TyreHotelEvent[]): Promise<void> {
  const previous = flow.now()
  for (const event of events) flow.send(event)
  expect(flow.now().value, place).toEqual(previous.value)
  expect(flow.now().context).toEqual(previous.context)
}

const bookings = () =>
  hotel.storage.all(
    { id: "text", day: "text", free_text: "text" },
    "select id, day, free_text from bookings where vehicle_id = ? and status = 'booked' order by booked_at desc",
    VEHICLE,
  )
const OTHERWISE = { ...DETAILS, freeText: "Kör försiktigt." }
const submit = (details = DETAILS) => flow.send({ type: "SUBMIT", details })
const show = (step: TyreHotelStep) => flow.send({ type: "SHOW", step })
const getBooked = () => flow.now().context.session.confirmation ?? Promise.reject(new Error("Nothing is booked."))

describe("browser history", () => {
  test("the back and forward buttons move between the steps before the login, even after a reload", async () => {
    await go("SEARCH (done) SEND_CODE (done)")
    show("search")
    expect(flow.now().matches({ search: "editing" })).toBe(true)
    show("login")
    expect(flow.now().matches({ login: "ready" })).toBe(true)
    show("validate")
    expect(flow.now().matches({ validate: "editing" })).toBe(true)

    for (const [step, place] of [
      ["search", "search"],
      ["login", "login"],
      [undefined, "validate"],
    ] as const) {
      reopen(step)
      expect(flow.now().matches(place), step).toBe(true)
    }
    show("loggedIn")
    expect(flow.now().matches("validate")).toBe(true)
  })

  test("the back and forward buttons move between the steps of a booking without losing the entered data", async () => {
    await go(TO_CONTACT)
    const { day, slot } = flow.now().context
    show("time")
    await waitForState({ booking: "timesShown" })
    show("contact")
    expect(flow.now().matches({ booking: "restoringDays" })).toBe(true)
    await waitForState({ booking: "contact" })
    expect(flow.now().context).toMatchObject({ day, slot })
    show("day")
    expect(flow.now().matches({ booking: "datesShown" })).toBe(true)
    show("loggedIn")
    await waitForState({ loggedIn: "listed" })
    flow.send({ type: "BOOK" })
    await waitForState({ booking: "contact" })

    expect(flow.now().context).toMatchObject({ day, slot })
  })

  test("going to the day step with the browser's history fetches the days if they have not been loaded", async () => {
    await go(TO_TYRES)
    show("day")
    expect(flow.now().matches({ booking: "datesLoading" })).toBe(true)
    await waitForState({ booking: "datesShown" })
  })

  test("the back and forward buttons move between the confirmation and the tyres, and the rating is preserved", async () => {
    await go(TO_THANKS)
    flow.send({ type: "RATE", rating: 5, comment: "", at: "2026-11-23T10:00:00.000Z" })
    await waitForState({ confirmation: "rated" })
    show("loggedIn")
    await waitForState({ loggedIn: "listed" })
    expect(flow.now().context.bookings).toEqual([await getBooked()])
    show("confirmation")
    expect(flow.now().matches({ confirmation: "rated" })).toBe(true)
    reopen("confirmation")
    expect(flow.now().matches({ confirmation: "rated" })).toBe(true)
    reopen()
    expect(flow.now().matches("loggedIn")).toBe(true)
  })
})

describe("a resumed booking", () => {
  test("a resumed booking restores the day, time and contact details, and ignores other events while restoring", async () => {
    await go(TO_CONTACT)
    flow.send({ type: "EDIT_CONTACT", details: OTHERWISE })
    const { day, slot } = flow.now().context
    reopen("contact")
    const times = walker.hold("booking.restoringTimes")
    await times.arrived
    await expectNothing("restoringTimes", [{ type: "CHANGE_DAY" }, { type: "CHANGE_SLOT" }])
    await times.letGo()
    await waitForState({ booking: "contact" })

    expect(flow.now().context).toMatchObject({ day, slot, contact: OTHERWISE })
    reopen("day")
    expect(flow.now().matches({ booking: "datesLoading" })).toBe(true)
    await waitForState({ booking: "datesShown" })
    expect(flow.now().context).toMatchObject({ day: null, contact: OTHERWISE })
  })

  test("a resumed booking ignores events that change the day or time while the available days are fetched", async () => {
    await go(TO_CONTACT)
    const days = walker.hold("booking.restoringDays")
    show("contact")
    await days.arrived
    await expectNothing("restoringDays", [{ type: "CHANGE_DAY" }, { type: "CHANGE_SLOT" }])
    await days.letGo()
    await waitForState({ booking: "contact" })
  })

  test("resuming a booking on a day without individual times selects no time", async () => {
    await go(`${TO_TYRES} BOOK (done) CHOOSE_DAY (nothing)`)
    reopen("contact")
    await waitForState({ booking: "contact" })

    expect(flow.now().context.slot).toBeNull()
    expect(flow.now().context.day).not.toBeNull()
  })

  test("the selected day of a resumed booking is discarded when the workshop no longer offers that day", async () => {
    await go(TO_CONTACT)
    const weekday = new Date(`${flow.now().context.day}T12:00:00Z`)
      .toLocaleDateString("en", { weekday: "long", timeZone: "UTC" })
      .toLowerCase()
    const row = await hotel.storage.get({ opening_hours: "text" }, "select * from workshops where id = ?", WORKSHOP)
    const { [weekday]: gone, ...others } = JSON.parse(row?.opening_hours ?? "{}")
    const open = (hours: object) =>
      hotel.storage.run("update workshops set opening_hours = ? where id = ?", JSON.stringify(hours), WORKSHOP)
    await open(others)
    show("contact")
    await waitForState({ booking: "datesShown" })
    expect(gone).toBeDefined()
    expect(flow.now().context.day).toBeNull()

    await open({ ...others, [weekday]: gone })
    flow.send({ type: "CHOOSE_DAY", day: flow.now().context.days[0] ?? "" })
    await waitForState({ booking: "timesShown" })
    await open({})
    show("contact")
    await waitForState({ booking: "noDates" })
    expect(flow.now().context.day).toBeNull()
  })

  test("the selected time of a resumed booking is discarded when another visitor has booked that time", async () => {
    await go(TO_CONTACT)
    const { day, slot } = flow.now().context
    await flow.waitUntil(({ context }) => context.held !== null)
    await endHolds(hotel)
    const rival = await logIn(hotel, "TUX567")
    expect((await book(hotel, rival, orderFor(rival, day ?? "", slot?.time ?? ""), "faster")).status).toBe(200)
    show("contact")
    await waitForState({ booking: "timesShown" })

    expect(flow.now().context).toMatchObject({ day, slot: null })
    expect(flow.now().context.slots).not.toContainEqual(slot)
  })

  test.each([
    ["booking.restoringDays", "datesFailed"],
    ["booking.restoringTimes", "timesFailed"],
  ] as const)(
    "a booking resumed in the state %s shows an error when the request fails, and logs the visitor out when the session has expired",
    async (place, failed) => {
      await go(TO_CONTACT)
      lose(place)
      show("contact")
      await waitForState({ booking: failed })
      flow.send({ type: "RETRY" })
      await waitForState({ booking: failed === "datesFailed" ? "datesShown" : "timesShown" })

      await go(TO_CONTACT)
      const held = walker.hold(place)
      show("contact")
      await held.arrived
      expireSession()
      await held.letGo()
      await waitForState({ search: "sessionGone" })
      expect(flow.now().context.session.validated).toBeUndefined()
      expect(flow.now().context.session.draft?.day).toBeDefined()
    },
  )
})

describe("a held time", () => {
  const HOLDS = "/api/tirehotel/booking/holds"

  async function holdTime(): Promise<string> {
    await go(TO_CONTACT)
    const { context } = await flow.waitUntil(({ context }) => context.held !== null)
    return context.held?.id ?? ""
  }

  async function holdForRival(bookingDate: string, bookingStart: string | null): Promise<void> {
    const { token } = await logIn(hotel, "TUX567")
    expect((await hotel.call("booking/holds", { bookingDate, bookingStart }, { token })).status).toBe(200)
  }

  const waitForFailure = (call: string) =>
    expect.poll(() => flow.emitted).toContainEqual(expect.objectContaining({ type: "failure", call }))

  test("a time that another visitor has held meanwhile leads back to the times", async () => {
    await go(TO_TIMES)
    const { day, slots } = flow.now().context
    const start = slots[0]?.start ?? ""
    await holdForRival(day ?? "", start)
    flow.send({ type: "CHOOSE_SLOT", start })
    await flow.waitUntil(({ context }) => context.taken === "time")
    await waitForState({ booking: "timesShown" })

    expect(flow.now().context.slots).not.toContainEqual(slots[0])
  })

  test("a day without times whose last place another visitor has held meanwhile leads back to the days", async () => {
    await go(`${TO_TYRES} BOOK (done)`)
    const day = flow.now().context.days.find((day) => new Date(day).getUTCDay() === 6) ?? ""
    await hotel.storage.run(
      "update workshops set opening_hours = ? where id = ?",
      JSON.stringify({ saturday: "1 by arrangement" }),
      WORKSHOP,
    )
    await holdForRival(day, null)
    flow.send({ type: "CHOOSE_DAY", day })
    await flow.waitUntil(({ context }) => context.taken === "day")
    await waitForState({ booking: "datesShown" })

    expect(flow.now().context.days).not.toContain(day)
  })

  test.each(["the contact details", "the tyres"])(
    "a hold whose request is lost does not stop a visitor who is at %s by then",
    async (place) => {
      await go(TO_TIMES)
      const held = walker.hold("booking.contact")
      flow.send({ type: "CHOOSE_SLOT", start: flow.now().context.slots[0]?.start ?? "" })
      await held.arrived
      if (place === "the tyres") flow.send({ type: "BACK" })
      held.drop()
      await waitForFailure("createHold")

      expect(flow.now().context).toMatchObject({ held: null, taken: null, userMessage: null })
      if (place === "the tyres") return
      submit()
      await waitForState("confirmation")
    },
  )

  test("a hold is extended once, and is over at its end", async () => {
    await holdTime()
    hotel.clock.now += 8 * MINUTE_MS
    const { held } = flow.now().context
    flow.wait(8)
    await flow.waitUntil(({ context }) => context.held?.expiresAt !== held?.expiresAt)
    flow.wait(12)

    expect(flow.now().context).toMatchObject({ held: null, isHoldOver: true })
  })

  test("a hold that has ended at the service is over, and one whose extension is lost is not", async () => {
    const id = await holdTime()
    hotel.losses.push({ kind: "reset", path: `${HOLDS}/${id}/renew` })
    flow.wait(8)
    await waitForFailure("renewHold")
    expect(flow.now().context.held?.id).toBe(id)

    await holdTime()
    hotel.clock.now += 10 * MINUTE_MS
    flow.wait(8)
    await flow.waitUntil(({ context }) => context.isHoldOver)
  })

  test("a lost release is reported, and the visitor can choose the time again", async () => {
    const id = await holdTime()
    hotel.losses.push({ kind: "reset", path: `${HOLDS}/${id}/release` })
    flow.send({ type: "BACK" })
    await waitForFailure("releaseHold")
    flow.send({ type: "BOOK" })
    await waitForState({ booking: "contact" })
    await flow.waitUntil(({ context }) => context.held !== null && context.held.id !== id)
  })

  test("a visitor who leaves the page and returns holds the time again", async () => {
    await holdTime()
    flow.send({ type: "LEAVE" })
    expect(flow.now().context.held).toBeNull()
    flow.send({ type: "RETURN" })
    await flow.waitUntil(({ context }) => context.held !== null)
  })
})

const WAITED_OUT = [
  { type: "BACK" },
  { type: "CHANGE_DAY" },
  { type: "CHANGE_SLOT" },
  { type: "EDIT_CONTACT", details: OTHERWISE },
  { type: "LOG_OUT" },
  { type: "SHOW", step: "loggedIn" },
] as const

describe("an order with an unknown outcome", () => {
  async function orderInVain(): Promise<void> {
    await go(TO_CONTACT)
    flow.send({ type: "EDIT_CONTACT", details: DETAILS })
    const held = walker.hold("booking.submitting")
    submit()
    await held.arrived
    await expectNothing("submitting", WAITED_OUT)
    held.drop()
    await waitForState({ booking: "contact" })
  }

  test("a reopened page fetches the outcome of an unconfirmed order and ignores other events until the outcome arrives", async () => {
    await orderInVain()
    const previous = (await bookings()).length
    const held = walker.hold("booking.requesting")
    reopen()
    await held.arrived
    await expectNothing("requesting", WAITED_OUT)
    await held.letGo()
    await waitForState({ booking: "contact" })

    expect(flow.now().context).toMatchObject({ isDropped: true, contact: DETAILS })
    expect(await bookings()).toHaveLength(previous)
  })

  test("a reopened page shows the booking if the service processed the unconfirmed order", async () => {
    await go(TO_CONTACT)
    lose("booking.submitting", "lost-response")
    submit()
    await waitForState({ booking: "contact" })
    const [{ id } = { id: "" }] = await bookings()
    reopen()
    await waitForState("confirmation")

    expect((await getBooked()).bookingConfirmationId).toBe(id)
  })

  test("the outcome of an order remains unknown if the request for the outcome also fails", async () => {
    await orderInVain()
    const { attempt } = flow.now().context.session
    lose("booking.requesting")
    reopen()
    await waitForState({ booking: "contact" })
    expect(flow.now().context.session.attempt).toEqual(attempt)
    expect(flow.now().context.isDropped).toBe(false)

    expireSession()
    reopen()
    await waitForState({ search: "sessionGone" })
    expect(flow.now().context.session).toMatchObject({ attempt, draft: { contact: DETAILS } })
  })

  test("changed booking details are submitted only after the service confirms that it has not processed the earlier order", async () => {
    await orderInVain()
    const previous = (await bookings()).length
    const held = walker.hold("booking.settling")
    submit(OTHERWISE)
    await held.arrived
    await expectNothing("settling", WAITED_OUT)
    await held.letGo()
    await waitForState("confirmation")

    const [newest, ...others] = await bookings()
    expect(others).toHaveLength(previous)
    expect(newest?.free_text).toBe(OTHERWISE.freeText)
  })

  test("submitting changed details updates the existing booking if the earlier, unconfirmed order was processed", async () => {
    await go(TO_CONTACT)
    const previous = (await bookings()).length
    lose("booking.submitting", "lost-response")
    submit()
    await waitForState({ booking: "contact" })
    submit(OTHERWISE)
    await waitForState("confirmation")

    const [newest, ...others] = await bookings()
    expect(others).toHaveLength(previous)
    expect(newest).toMatchObject({ id: (await getBooked()).bookingConfirmationId, free_text: OTHERWISE.freeText })
  })

  test("changed details cannot be submitted while the outcome of the earlier order cannot be fetched", async () => {
    await orderInVain()
    const previous = (await bookings()).length
    lose("booking.settling")
    submit(OTHERWISE)
    await waitForState({ booking: "settling" })
    await waitForState({ booking: "contact" })
    expireSession()
    submit(OTHERWISE)
    await waitForState({ search: "sessionGone" })

    expect(await bookings()).toHaveLength(previous)
  })
})

describe("an existing booking", () => {
  async function bookAnotherDay(): Promise<string> {
    await waitForState({ booking: "datesShown" })
    const day = flow.now().context.days.findLast((day) => day < "2027-02-01" && new Date(day).getUTCDay() !== 6) ?? ""
    flow.send({ type: "CHOOSE_DAY", day })
    await waitForState({ booking: "timesShown" })
    flow.send({ type: "CHOOSE_SLOT", start: flow.now().context.slots[0]?.start ?? "" })
    const { contact } = flow.now().context
    submit(contact ?? DETAILS)
    await waitForState("confirmation")
    return day
  }

  test.each(["the thanks", "the tyres"])(
    "a booking that is rescheduled from %s keeps its number and triggers no second purchase event",
    async (from) => {
      await go(TO_THANKS)
      const first = await getBooked()
      const previous = (await bookings()).length
      if (from === "the tyres") {
        show("loggedIn")
        await waitForState({ loggedIn: "listed" })
      }
      flow.send({ type: "CHANGE_BOOKING", booking: first })
      expect(flow.now().context).toMatchObject({ replaces: first.bookingConfirmationId, contact: DETAILS })
      const day = await bookAnotherDay()

      expect((await getBooked()).bookingConfirmationId).toBe(first.bookingConfirmationId)
      expect(await bookings()).toHaveLength(previous)
      expect((await bookings()).find(({ id }) => id === first.bookingConfirmationId)?.day).toBe(day)
      expect(flow.emitted.filter(({ type }) => type === "purchase")).toHaveLength(1)
    },
  )

  test("a booking can be cancelled from the confirmation, and the time of the booking becomes available again", async () => {
    await go(TO_THANKS)
    const first = await getBooked()
    const [service] = first.services
    const held = walker.hold("loggedIn.cancelling")
    const bookingId = first.bookingConfirmationId
    flow.send({ type: "CANCEL_BOOKING", bookingId })
    await held.arrived
    await expectNothing("cancelling", [
      { type: "BOOK" },
      { type: "CHANGE_BOOKING", booking: first },
      { type: "CANCEL_BOOKING", bookingId: "ANOTHER" },
      { type: "LOG_OUT" },
      { type: "SHOW", step: "confirmation" },
    ])
    await held.letGo()
    await waitForState({ loggedIn: "listed" })

    expect(flow.now().context).toMatchObject({ bookings: [], cancelled: bookingId })
    expect(flow.now().context.session.confirmation).toBeUndefined()
    const next = await logIn(hotel, "TUX567")
    expect(await timesFor(hotel, next, service?.appointmentDate ?? "")).toContain(service?.appointmentTime)
  })

  test("an existing booking is kept when the cancellation fails", async () => {
    await go(TO_THANKS)
    const bookingId = (await getBooked()).bookingConfirmationId
    show("loggedIn")
    await waitForState({ loggedIn: "listed" })
    lose("loggedIn.cancelling")
    flow.send({ type: "CANCEL_BOOKING", bookingId })
    await waitForState({ loggedIn: "notCancelled" })
    expect((await bookings()).map(({ id }) => id)).toContain(bookingId)
    flow.send({ type: "CANCEL_BOOKING", bookingId })
    await waitForState({ loggedIn: "listed" })
    expect((await bookings()).map(({ id }) => id)).not.toContain(bookingId)

    await go(TO_THANKS)
    const kept = (await getBooked()).bookingConfirmationId
    expireSession()
    flow.send({ type: "CANCEL_BOOKING", bookingId: kept })
    await waitForState({ search: "sessionGone" })
    expect((await bookings()).map(({ id }) => id)).toContain(kept)
  })

  test("a booking can be neither moved nor cancelled while a rating is being sent", async () => {
    await go(TO_THANKS)
    const first = await getBooked()
    const held = walker.hold("confirmation.rating")
    flow.send({ type: "RATE", rating: 3, comment: "", at: "2026-11-23T10:00:00.000Z" })
    await held.arrived
    await expectNothing("rating", [
      { type: "CHANGE_BOOKING", booking: first },
      { type: "CANCEL_BOOKING", bookingId: first.bookingConfirmationId },
      { type: "SHOW", step: "loggedIn" },
    ])
    await held.letGo()
    await waitForState({ confirmation: "rated" })
  })

  test("the tyres page shows no bookings when the request for bookings fails", async () => {
    await go(TO_THANKS)
    lose("loggedIn.listing")
    show("loggedIn")
    await waitForState({ loggedIn: "listed" })
    expect(flow.now().context.bookings).toEqual([])
    expect(flow.emitted).toContainEqual(expect.objectContaining({ type: "failure", call: "fetchBookings" }))
    expireSession()
    show("loggedIn")
    await waitForState({ search: "sessionGone" })
  })
})

test("a visitor is logged out even when the logout request does not reach the service", async () => {
  await go(TO_TYRES)
  hotel.losses.push({ kind: "reset", path: "/api/tirehotel/authorization/logout" })
  flow.send({ type: "LOG_OUT" })

  expect(flow.now().matches({ search: "editing" })).toBe(true)
  expect(flow.now().context.session).toEqual({})
  await expect.poll(() => flow.emitted).toContainEqual(expect.objectContaining({ type: "failure", call: "logOut" }))
})

test("the tests in this file cover every state and transition that the generated paths do not cover [spec 3 §4.2 tyre-flow]", () => {
  expect(TRANSITIONS.map(nameOf).filter((name) => isBesideThePaths(name) && !taken.has(name))).toEqual([])
  expect(statesNotReached(taken).filter(isBesideThePaths)).toEqual([])
})
