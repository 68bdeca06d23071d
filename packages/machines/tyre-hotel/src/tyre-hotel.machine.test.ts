import { followSession } from "@forecourt/flow-kit/session-store"
import { describe, expect, test, vi } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import {
  getCurrentPage,
  getCurrentStep,
  getHeldUntil,
  getStepsBefore,
  getVehicle,
  isBusy,
  isHoldOver,
  isTimeLeftOpen,
  type Slot,
  type TyreHotelCalls,
  type TyreHotelConfirmation,
  type TyreHotelEmitted,
  type TyreHotelEvent,
  type TyreHotelSession,
  type TyreHotelSnapshot,
  type TyreHotelStep,
  toPorts,
  tyreHotelMachine,
} from "./index.ts"

const CUSTOMER = { encryptedPhoneNumber: "e", obfuscatedPhoneNumber: "•••-••• 05", regNo: "ABC123" }
const CREDENTIALS = { authorizationToken: "request" }
const VALIDATED = {
  status: 0,
  sessionToken: "session",
  vehicles: [{ regNo: "ABC123", brandCode: "VO-ABC123", location: { erpId: "w1" }, tires: [] }],
}
const CONFIRMATION = { bookingConfirmationId: "b1", customerBase: {}, services: [], workshop: {} }
const SLOTS = [
  { start: "2026-12-01T08:00:00", time: "08:00" },
  { start: "2026-12-01T09:00:00", time: "09:00" },
]
const DETAILS = {
  firstName: "Anna",
  lastName: "Berg",
  email: "anna@example.org",
  phoneMobile: "+46701740605",
  freeText: "",
}

const HOLD = { id: "hold-1", expiresAt: "2026-11-30T09:10:00.000Z", secondsLeft: 600, isRenewed: false }
const NO_BOOKINGS = { bookings: [] }

const createDays = (days: readonly string[]) => ({ availableDates: days.map((date) => ({ date })) })
const createSlots = (slots: readonly Slot[]) => ({
  availableTimeSlotDates: [{ startTime: slots.map(({ start }) => start) }],
})

const PORTS: TyreHotelCalls = {
  findCustomer: async () => CUSTOMER,
  sendCode: async () => CREDENTIALS,
  validateCode: async () => VALIDATED,
  fetchSlotDays: async () => createDays(["2026-12-01", "2026-12-02"]),
  fetchSlots: async () => createSlots(SLOTS),
  createHold: async () => HOLD,
  renewHold: async () => ({ ...HOLD, expiresAt: "2026-11-30T09:20:00.000Z", secondsLeft: 720, isRenewed: true }),
  releaseHold: async () => {},
  createBooking: async () => CONFIRMATION,
  settleOrder: async () => NO_BOOKINGS,
  fetchBookings: async () => NO_BOOKINGS,
  cancelBooking: async () => {},
  addReview: async () => {},
  logOut: async () => {},
}

function createRefusal(userMessage: string | null, status = 400, code: string | null = null): Error {
  return Object.assign(new Error("refused"), { userMessage, status, code })
}

function visit({ ports = {}, session = {}, regNo, openedAt = null }: Visit = {}) {
  const requests = vi.fn()
  const calls = Object.fromEntries(
    Object.entries({ ...PORTS, ...ports }).map(([name, call]) => [
      name,
      (input: never) => {
        requests(name, input)
        return call(input)
      },
    ]),
  ) as unknown as TyreHotelCalls
  const kept = { session: session as TyreHotelSession }
  const clock = new SimulatedClock()
  const actor = createActor(tyreHotelMachine.provide({ actors: toPorts(calls) }), {
    clock,
    input: {
      session: kept.session,
      today: "2026-11-30",
      keySeed: "key",
      regNo,
      openedAt,
    },
  })
  const emitted: TyreHotelEmitted[] = []
  actor.on("*", (event) => void emitted.push(event))
  followSession(actor, { save: (next) => void Object.assign(kept, { session: next }) }, kept.session)
  actor.start()
  return {
    emitted,
    kept,
    wait: (minutes: number) => clock.increment(minutes * 60_000),
    send: actor.send,
    now: () => actor.getSnapshot(),
    waitUntil: (value: Parameters<TyreHotelSnapshot["matches"]>[0]) => waitFor(actor, (now) => now.matches(value)),
    requests: (name: keyof TyreHotelCalls) =>
      requests.mock.calls.filter(([call]) => call === name).map(([, input]) => input),
  }
}

interface Visit {
  readonly ports?: Partial<TyreHotelCalls>
  readonly session?: TyreHotelSession
  readonly regNo?: string
  readonly openedAt?: TyreHotelStep | null
}

type Visitor = ReturnType<typeof visit>

const BOOKED = { confirmation: CONFIRMATION }

const LOGGED_IN: TyreHotelSession = { customer: CUSTOMER, credentials: CREDENTIALS, validated: VALIDATED }

async function logIn(visitor: Visitor): Promise<void> {
  visitor.send({ type: "SEARCH", regNo: "abc 123" })
  await visitor.waitUntil("login")
  visitor.send({ type: "SEND_CODE" })
  await visitor.waitUntil("validate")
  visitor.send({ type: "VERIFY_CODE", code: "1234" })
  await visitor.waitUntil("loggedIn")
}

async function reachContact(visitor: Visitor): Promise<void> {
  visitor.send({ type: "BOOK" })
  await visitor.waitUntil({ booking: "datesShown" })
  visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
  await visitor.waitUntil({ booking: "timesShown" })
  visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T09:00:00" })
  await visitor.waitUntil({ booking: "contact" })
}

test("a visitor can go from the search to the confirmation, and each page that the visitor opens is sent to analytics [spec 3 §4.2 tyre-flow, §7.3 tyre-analytics, §3.2 tyre-identifier]", async () => {
  const visitor = visit()

  await logIn(visitor)
  await reachContact(visitor)
  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil("confirmation")

  expect(visitor.requests("findCustomer")).toEqual([{ regNo: "ABC123" }])
  expect(visitor.requests("validateCode")).toEqual([{ authToken: "request", otpToken: "1234" }])
  expect(visitor.requests("fetchSlotDays")).toEqual([
    {
      workshopIdentifier: "w1",
      regNo: "VO-ABC123",
      token: "session",
      startDate: "2026-12-03",
      endDate: "2027-02-28",
    },
  ])
  expect(visitor.requests("createBooking")).toEqual([
    {
      departmentIdentifier: "w1",
      token: "session",
      idempotencyKey: "key-1",
      bookingDate: "2026-12-01",
      bookingStart: "2026-12-01T09:00:00",
      regNo: "VO-ABC123",
      freeText: "",
      customer: { firstName: "Anna", lastName: "Berg", email: "anna@example.org", phoneMobile: "+46701740605" },
    },
  ])
  expect(visitor.emitted).toEqual([
    ...[1, 2, 3, 4, 5].map((step) => ({ type: "flowStep", step })),
    { type: "purchase", bookingId: "b1", currency: "SEK", value: 0 },
    { type: "flowStep", step: 6 },
  ])
  expect(visitor.now().context.code).toBe("")
})

describe("search", () => {
  test("a registration number with fewer than two characters is not searched [spec 3 §5.4 tyre-plate.two-to-seven]", () => {
    const visitor = visit()

    visitor.send({ type: "SEARCH", regNo: "a " })

    expect(visitor.now().value).toEqual({ search: "editing" })
  })

  test("another vehicle can be searched after a vehicle without an agreement [spec 3 §8.3 tyre-no-agreement]", async () => {
    const visitor = visit({ ports: { findCustomer: async ({ regNo }) => (regNo === "ABC123" ? CUSTOMER : null) } })

    visitor.send({ type: "SEARCH", regNo: "XYZ789" })
    await visitor.waitUntil({ search: "noAgreement" })
    visitor.send({ type: "SEARCH", regNo: "ABC123" })
    await visitor.waitUntil("login")

    expect(visitor.emitted.filter(({ type }) => type === "failure")).toEqual([])
  })

  test("a failed search is reported and can be retried [spec 3 §8.3 tyre-search-failed]", async () => {
    const visitor = visit({ ports: { findCustomer: () => Promise.reject(new Error("503")) } })

    visitor.send({ type: "SEARCH", regNo: "ABC123" })
    await visitor.waitUntil({ search: "failed" })

    expect(visitor.emitted.at(-1)).toMatchObject({ type: "failure", call: "findCustomer" })
  })

  test("the registration number can be prefilled [spec 3 §2.4 tyre-prefill]", () => {
    expect(visit({ regNo: "abc 123" }).now().context.regNo).toBe("ABC123")
  })

  test("a second click during a search sends no request", async () => {
    const visitor = visit()

    visitor.send({ type: "SEARCH", regNo: "ABC123" })
    visitor.send({ type: "SEARCH", regNo: "ABC123" })
    await visitor.waitUntil("login")

    expect(visitor.requests("findCustomer")).toHaveLength(1)
  })
})

describe("code", () => {
  test("a failed request for a login code shows the service's message and can be retried [spec 3 §8.3 tyre-words.login]", async () => {
    let tries = 0
    const visitor = visit({
      session: { customer: CUSTOMER },
      ports: {
        sendCode: async () => (++tries === 1 ? Promise.reject(createRefusal("För många koder.")) : CREDENTIALS),
      },
    })

    visitor.send({ type: "SEND_CODE" })
    await visitor.waitUntil({ login: "refused" })
    expect(visitor.now().context.userMessage).toBe("För många koder.")
    visitor.send({ type: "SEND_CODE" })
    await visitor.waitUntil("validate")

    expect(visitor.now().context.userMessage).toBeNull()
  })

  test("a wrong login code shows the service's message until the visitor edits the code [spec 3 §5.4 tyre-code.error, §8.3 tyre-words.validate]", async () => {
    const visitor = visit({
      session: { customer: CUSTOMER, credentials: CREDENTIALS },
      ports: { validateCode: () => Promise.reject(createRefusal("Fel kod.")) },
    })

    visitor.send({ type: "VERIFY_CODE", code: "1234" })
    await visitor.waitUntil({ validate: "refused" })
    expect(visitor.now().context.userMessage).toBe("Fel kod.")
    visitor.send({ type: "EDIT_CODE" })

    expect(visitor.now().value).toEqual({ validate: "editing" })
    expect(visitor.now().context.userMessage).toBeNull()
  })

  test("a login code is rejected when the service returns a status other than 0 [spec 3 §3.2 tyre-status]", async () => {
    const visitor = visit({
      session: { customer: CUSTOMER, credentials: CREDENTIALS },
      ports: { validateCode: async () => ({ status: 3, message: "Spärrad.", vehicles: [] }) },
    })

    visitor.send({ type: "VERIFY_CODE", code: "1234" })
    await visitor.waitUntil({ validate: "refused" })

    expect(visitor.now().context.userMessage).toBe("Spärrad.")
    expect(visitor.kept.session.validated).toBeUndefined()
  })

  test.each([
    ["123", 4, false],
    ["1234", 4, true],
    ["12a4", 4, false],
    ["1234", 6, false],
    ["123456", 6, true],
  ])(
    "for the login code %s and the expected length %i, VERIFY_CODE sends a request: %s [spec 3 §5.4 tyre-code.whole]",
    async (code, codeLength, isHandedIn) => {
      const visitor = visit({ session: { customer: { ...CUSTOMER, codeLength }, credentials: CREDENTIALS } })

      visitor.send({ type: "VERIFY_CODE", code })

      expect(visitor.requests("validateCode")).toHaveLength(isHandedIn ? 1 : 0)
    },
  )

  test("the visitor can request a new login code by going back", () => {
    const visitor = visit({ session: { customer: CUSTOMER, credentials: CREDENTIALS } })

    visitor.send({ type: "BACK" })

    expect(visitor.now().value).toEqual({ login: "ready" })
    expect(visitor.kept.session).toEqual({ customer: CUSTOMER })
  })
})

describe("booking", () => {
  test("when a workshop has no available days, the machine enters the state noDates and BACK returns to the tyres [spec 3 §8.3 tyre-no-days, §4.2 tyre-back]", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { fetchSlotDays: async () => createDays([]) } })

    visitor.send({ type: "BOOK" })
    await visitor.waitUntil({ booking: "noDates" })
    visitor.send({ type: "BACK" })

    expect(getCurrentPage(visitor.now())).toBe("loggedIn")
  })

  test("a failed request for the available days can be retried [spec 3 §8.3 tyre-days-failed]", async () => {
    let tries = 0
    const visitor = visit({
      session: LOGGED_IN,
      ports: {
        fetchSlotDays: async () => (++tries === 1 ? Promise.reject(new Error("504")) : createDays(["2026-12-05"])),
      },
    })

    visitor.send({ type: "BOOK" })
    await visitor.waitUntil({ booking: "datesFailed" })
    visitor.send({ type: "RETRY" })
    await visitor.waitUntil({ booking: "datesShown" })

    expect(visitor.now().context.days).toEqual(["2026-12-05"])
  })

  test("changing the day does not request the available days again", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { fetchSlotDays: async () => createDays(["2026-12-01"]) } })
    await reachContact(visitor)

    visitor.send({ type: "CHANGE_DAY" })

    expect(visitor.now().value).toEqual({ booking: "datesShown" })
    expect(visitor.requests("fetchSlotDays")).toHaveLength(1)
  })

  test("a day that is not in the list of available days cannot be selected", async () => {
    const visitor = visit({ session: LOGGED_IN })
    visitor.send({ type: "BOOK" })
    await visitor.waitUntil({ booking: "datesShown" })

    visitor.send({ type: "CHOOSE_DAY", day: "2026-12-24" })

    expect(visitor.now().value).toEqual({ booking: "datesShown" })
  })

  test("a day for which the service returns no times is booked without a start time [spec 3 §4.2 tyre-no-times, §3.2 tyre-start-null]", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { fetchSlots: async () => createSlots([]) } })
    visitor.send({ type: "BOOK" })
    await visitor.waitUntil({ booking: "datesShown" })
    visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
    await visitor.waitUntil({ booking: "contact" })
    expect(isTimeLeftOpen(visitor.now())).toBe(true)

    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("confirmation")

    expect(visitor.requests("createBooking")[0].bookingStart).toBeNull()
  })

  test("the visitor can select another day after a failed request for the available times [spec 3 §8.3 tyre-times-failed]", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { fetchSlots: () => Promise.reject(new Error("504")) } })
    visitor.send({ type: "BOOK" })
    await visitor.waitUntil({ booking: "datesShown" })
    visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
    await visitor.waitUntil({ booking: "timesFailed" })

    visitor.send({ type: "CHANGE_DAY" })

    expect(visitor.now().value).toEqual({ booking: "datesShown" })
    expect(visitor.now().context.day).toBeNull()
  })

  test("the selected day and time can be changed [spec 3 §4.2 tyre-booking-states]", async () => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)

    visitor.send({ type: "CHANGE_SLOT" })
    await visitor.waitUntil({ booking: "timesShown" })
    expect(visitor.now().context.slot).toBeNull()
    visitor.send({ type: "CHANGE_DAY" })

    expect(visitor.now().value).toEqual({ booking: "datesShown" })
  })

  test("selecting another time keeps the contact step open, and an unknown time is ignored [spec 3 §4.2 tyre-booking-states]", async () => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)

    visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T08:00:00" })
    expect(visitor.now().context.slot?.time).toBe("08:00")
    visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T23:00:00" })

    expect(visitor.now().context.slot?.time).toBe("08:00")
    expect(visitor.now().value).toEqual({ booking: "contact" })
  })

  test.each([
    ["an empty first name", { firstName: " " }],
    ["an empty last name", { lastName: "" }],
    ["an incomplete e-mail address", { email: "anna@" }],
    ["a short phone number", { phoneMobile: "0701740" }],
    ["a phone number with letters", { phoneMobile: "070174060O" }],
    ["an e-mail address without a top-level domain", { email: "anna@exempel" }],
    ["a long phone number", { phoneMobile: "+467017406050000" }],
    ["an e-mail address that the service rejects", { email: "anna@exempel.s e" }],
    ["a first name that is too long for the service", { firstName: "A".repeat(101) }],
    ["a comment that is too long for the service", { freeText: "x".repeat(1001) }],
  ])("no booking is made with %s [spec 3 §5.4 tyre-submit.contact]", async (_, wrong) => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)

    visitor.send({ type: "SUBMIT", details: { ...DETAILS, ...wrong } })

    expect(visitor.now().value).toEqual({ booking: "contact" })
  })

  test("a double click creates one booking", async () => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)

    visitor.send({ type: "SUBMIT", details: DETAILS })
    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("confirmation")

    expect(visitor.requests("createBooking")).toHaveLength(1)
  })

  test("resubmitting a rejected booking uses a new idempotency key", async () => {
    const visitor = visit({
      session: LOGGED_IN,
      ports: { createBooking: () => Promise.reject(createRefusal("Tiden är inte tillgänglig.", 409)) },
    })
    await reachContact(visitor)
    for (const freeText of ["", "", "Ring först."]) {
      visitor.send({ type: "SUBMIT", details: { ...DETAILS, freeText } })
      await visitor.waitUntil({ booking: "contact" })
    }

    expect(visitor.requests("createBooking").map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      "key-1",
      "key-2",
      "key-3",
    ])
    expect(visitor.now().context.userMessage).toBe("Tiden är inte tillgänglig.")
  })

  test("going back and booking again keeps the selected day, time and contact details that are still available [spec 3 §4.2 tyre-back]", async () => {
    let days = ["2026-12-01", "2026-12-02"]
    let slots = SLOTS
    const visitor = visit({
      session: LOGGED_IN,
      ports: { fetchSlotDays: async () => createDays(days), fetchSlots: async () => createSlots(slots) },
    })
    await reachContact(visitor)
    visitor.send({ type: "EDIT_CONTACT", details: DETAILS })
    const again = async (state: string) => {
      visitor.send({ type: "BACK" })
      visitor.send({ type: "BOOK" })
      expect(getCurrentStep(visitor.now())).toBeNull()
      expect(isBusy(visitor.now())).toBe(true)
      await visitor.waitUntil({ booking: state } as never)
      return visitor.now().context
    }

    expect(await again("contact")).toMatchObject({ day: "2026-12-01", slot: SLOTS[1], slots: SLOTS, contact: DETAILS })
    slots = SLOTS.slice(0, 1)
    expect(await again("timesShown")).toMatchObject({ day: "2026-12-01", slot: null, slots, contact: DETAILS })
    slots = []
    expect(await again("contact")).toMatchObject({ day: "2026-12-01", slot: null, slots: [] })
    days = ["2026-12-02"]
    expect(await again("datesShown")).toMatchObject({ day: null, slot: null, days, contact: DETAILS })
    expect(visitor.kept.session.draft).toMatchObject({ day: null, slot: null, contact: DETAILS })
  })

  test("submitting unchanged input again after going back uses the same idempotency key", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { createBooking: () => Promise.reject(new Error("offline")) } })
    await reachContact(visitor)
    for (const _ of ["once", "again"]) {
      visitor.send({ type: "SUBMIT", details: DETAILS })
      await visitor.waitUntil({ booking: "contact" })
      visitor.send({ type: "BACK" })
      visitor.send({ type: "BOOK" })
      await visitor.waitUntil({ booking: "contact" })
    }

    expect(visitor.requests("createBooking").map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1"])
  })

  test("when the connection is lost during a booking request, the busy indicator is removed and no message is shown [spec 3 §8.3 tyre-refused.connection, §4.2 tyre-overlay]", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { createBooking: () => Promise.reject(new Error("offline")) } })
    await reachContact(visitor)

    visitor.send({ type: "SUBMIT", details: DETAILS })
    expect(isBusy(visitor.now())).toBe(true)
    await visitor.waitUntil({ booking: "contact" })

    expect(isBusy(visitor.now())).toBe(false)
    expect(visitor.now().context.userMessage).toBeNull()
    expect(visitor.emitted.at(-1)).toMatchObject({ type: "failure", call: "createBooking" })
  })

  test.each(["fetchSlotDays", "fetchSlots", "createBooking"] as const)(
    "when the session expires during a %s request, the visitor is logged out and the entered data is restored after the next login",
    async (port) => {
      let isGone = true
      const call = PORTS[port] as unknown as (input: never) => Promise<never>
      const visitor = visit({
        session: LOGGED_IN,
        ports: { [port]: (input: never) => (isGone ? Promise.reject(createRefusal(null, 401)) : call(input)) },
      })

      visitor.send({ type: "BOOK" })
      if (port !== "fetchSlotDays") await visitor.waitUntil({ booking: "datesShown" })
      visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
      if (port === "createBooking") await visitor.waitUntil({ booking: "timesShown" })
      visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T09:00:00" })
      visitor.send({ type: "EDIT_CONTACT", details: DETAILS })
      visitor.send({ type: "SUBMIT", details: DETAILS })
      await visitor.waitUntil({ search: "sessionGone" })
      const { customer, credentials, validated } = visitor.kept.session
      expect([customer, credentials, validated]).toEqual([undefined, undefined, undefined])
      expect(visitor.now().context).toMatchObject({ regNo: "", day: null, slot: null, contact: null })
      isGone = false
      await logIn(visitor)
      visitor.send({ type: "BOOK" })

      if (port === "fetchSlotDays") return void (await visitor.waitUntil({ booking: "datesShown" }))
      await visitor.waitUntil({ booking: port === "createBooking" ? "contact" : "timesShown" })
      expect(visitor.now().context.day).toBe("2026-12-01")
      if (port === "createBooking")
        expect(visitor.now().context).toMatchObject({ slot: SLOTS[1], contact: DETAILS, attempt: null })
    },
  )

  test("the stored form entries for a vehicle are discarded when the visitor logs in for another vehicle", async () => {
    const draft = { regNo: "another", day: "2026-12-01", slot: null, contact: DETAILS, replaces: null }
    const attempt = { key: "k", booking: { ...BOOKING_DATA, regNo: "another" } }
    const visitor = visit({ session: { draft, attempt } })

    await logIn(visitor)

    expect(visitor.kept.session).toMatchObject({ draft: undefined, attempt: undefined })
    expect(visitor.now().context).toMatchObject({ day: null, contact: null })
  })
})

const BOOKING_DATA = {
  bookingDate: "2026-12-01",
  bookingStart: "2026-12-01T09:00:00",
  regNo: "VO-ABC123",
  freeText: "",
  customer: { firstName: "Anna", lastName: "Berg", email: "anna@example.org", phoneMobile: "+46701740605" },
}

describe("a page that is left while a booking is being sent", () => {
  const ATTEMPT = {
    key: "key of before",
    booking: {
      bookingDate: "2026-12-01",
      bookingStart: "2026-12-01T09:00:00",
      regNo: "VO-ABC123",
      freeText: "",
      customer: { firstName: "Anna", lastName: "Berg", email: "anna@example.org", phoneMobile: "+46701740605" },
    },
  }
  const refusing = { createBooking: () => Promise.reject(createRefusal("Tiden är inte tillgänglig.", 409)) }

  test("a submitted order stays in the session until the outcome is known", async () => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)

    visitor.send({ type: "SUBMIT", details: DETAILS })
    expect(visitor.kept.session.attempt).toEqual({ ...ATTEMPT, key: "key-1" })
    await visitor.waitUntil("confirmation")

    expect(visitor.kept.session.attempt).toBeUndefined()
  })

  test.each([
    ["a lost connection", new Error("offline")],
    ["a service failure", Object.assign(createRefusal("Något gick fel.", 504), { code: "ServiceLate" })],
    [
      "a response that the order is still in progress",
      Object.assign(createRefusal("Vänta.", 409), { code: "StillRunning" }),
    ],
  ])(
    "after %s, the submitted order stays in the session even when the visitor changes the time or goes back",
    async (_, error) => {
      const visitor = visit({ session: LOGGED_IN, ports: { createBooking: () => Promise.reject(error) } })
      await reachContact(visitor)

      visitor.send({ type: "SUBMIT", details: DETAILS })
      await visitor.waitUntil({ booking: "contact" })
      visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T08:00:00" })
      visitor.send({ type: "CHANGE_SLOT" })
      visitor.send({ type: "BACK" })

      expect(visitor.kept.session.attempt).toEqual({ ...ATTEMPT, key: "key-1" })
    },
  )

  test("selecting another time removes the error message", async () => {
    const error = createRefusal("Något gick fel.", 504)
    const visitor = visit({ session: LOGGED_IN, ports: { createBooking: () => Promise.reject(error) } })
    await reachContact(visitor)
    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil({ booking: "contact" })
    expect(visitor.now().context.userMessage).toBe("Något gick fel.")

    visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T08:00:00" })

    expect(visitor.now().context).toMatchObject({ userMessage: null, slot: { time: "08:00" } })
  })

  async function lose(settled: TyreHotelCalls["settleOrder"]) {
    let isLost = true
    const visitor = visit({
      session: LOGGED_IN,
      ports: {
        createBooking: async () => (isLost ? Promise.reject(new Error("offline")) : CONFIRMATION),
        settleOrder: settled,
      },
    })
    await reachContact(visitor)
    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil({ booking: "contact" })
    isLost = false
    return visitor
  }

  test("after a lost response, changed input is sent as a new order once the service confirms that nothing was booked [spec 3 §8.3]", async () => {
    const visitor = await lose(async () => NO_BOOKINGS)

    visitor.send({ type: "SUBMIT", details: { ...DETAILS, freeText: "Ring." } })
    expect(visitor.now().value).toEqual({ booking: "settling" })
    expect(isBusy(visitor.now())).toBe(true)
    await visitor.waitUntil("confirmation")

    expect(visitor.requests("settleOrder")).toEqual([{ idempotencyKey: "key-1", token: "session" }])
    expect(visitor.requests("createBooking")[1]).toMatchObject({ idempotencyKey: "key-2", freeText: "Ring." })
    expect(visitor.requests("createBooking")[1]).not.toHaveProperty("replaces")
    expect(visitor.emitted.filter(({ type }) => type === "purchase")).toHaveLength(1)
  })

  test("after a lost response, submitting changed input replaces the booking that the first order created", async () => {
    const visitor = await lose(async () => ({ bookings: [CONFIRMATION] }))

    visitor.send({ type: "SUBMIT", details: { ...DETAILS, freeText: "Ring." } })
    await visitor.waitUntil("confirmation")

    expect(visitor.requests("createBooking")[1]).toMatchObject({
      idempotencyKey: "key-2",
      freeText: "Ring.",
      replaces: "b1",
    })
  })

  test("after a lost response, unchanged input is resent with the same idempotency key", async () => {
    const visitor = await lose(async () => expect.unreachable())

    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("confirmation")

    expect(visitor.requests("createBooking").map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1"])
  })

  test("after a lost response, no new order is sent while the outcome of the first order is unknown", async () => {
    const visitor = await lose(() => Promise.reject(createRefusal("Vänta.", 409)))

    visitor.send({ type: "SUBMIT", details: { ...DETAILS, freeText: "Ring." } })
    await visitor.waitUntil({ booking: "contact" })

    expect(visitor.now().context.userMessage).toBe("Vänta.")
    expect(visitor.requests("createBooking")).toHaveLength(1)
    expect(visitor.kept.session.attempt).toEqual({ ...ATTEMPT, key: "key-1" })
  })

  test.each(["requesting", "settling", "submitting"] as const)(
    "events from the visitor are ignored while an order is in the state %s",
    async (state) => {
      const neverSettle = () => new Promise<never>(() => {})
      const isRequesting = state === "requesting"
      const ports = state === "submitting" ? { createBooking: neverSettle } : { settleOrder: neverSettle }
      const attempt = state === "submitting" ? undefined : ATTEMPT
      const visitor = visit({
        session: { ...LOGGED_IN, ...(isRequesting && { attempt }) },
        ports,
      })
      if (!isRequesting) {
        await reachContact(visitor)
        if (attempt) Object.assign(visitor.now().context.session, { attempt })
        visitor.send({ type: "SUBMIT", details: { ...DETAILS, freeText: "Ring." } })
      }
      const previous = visitor.kept.session
      for (const type of ["BACK", "CHANGE_DAY", "CHANGE_SLOT", "LOG_OUT"] as const) visitor.send({ type })
      visitor.send({ type: "SHOW", step: "loggedIn" })
      visitor.send({ type: "EDIT_CONTACT", details: { ...DETAILS, firstName: "Bo" } })

      expect(visitor.now().value).toEqual({ booking: state })
      expect(visitor.kept.session).toEqual(previous)
      expect(visitor.requests("logOut")).toEqual([])
    },
  )

  test("a rejected order is removed from the session", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: refusing })
    await reachContact(visitor)

    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil({ booking: "contact" })

    expect(visitor.kept.session.attempt).toBeUndefined()
    expect(visitor.now().context.userMessage).toBe("Tiden är inte tillgänglig.")
  })

  test("when a pending order has created a booking, the reopened page shows the confirmation without booking again [spec 3 §4.2 tyre-resume]", async () => {
    const visitor = visit({
      session: { ...LOGGED_IN, attempt: ATTEMPT },
      ports: { settleOrder: async () => ({ bookings: [CONFIRMATION] }) },
    })
    expect(visitor.now().value).toEqual({ booking: "requesting" })
    expect(isBusy(visitor.now())).toBe(true)
    await visitor.waitUntil("confirmation")

    expect(visitor.requests("settleOrder")).toEqual([{ idempotencyKey: "key of before", token: "session" }])
    expect(visitor.requests("createBooking")).toEqual([])
    expect(visitor.kept.session).toMatchObject({ confirmation: CONFIRMATION, attempt: undefined })
    expect(visitor.emitted.filter(({ type }) => type === "purchase")).toHaveLength(1)
  })

  test("when a pending order has not created a booking, the reopened page reports the failure and restores the entered data [spec 3 §4.2 tyre-resume]", async () => {
    const visitor = visit({ session: { ...LOGGED_IN, attempt: ATTEMPT } })
    await visitor.waitUntil({ booking: "contact" })

    expect(visitor.requests("createBooking")).toEqual([])
    expect(visitor.kept.session.attempt).toBeUndefined()
    expect(visitor.now().context).toMatchObject({
      isDropped: true,
      day: "2026-12-01",
      slot: { start: "2026-12-01T09:00:00", time: "09:00" },
      contact: DETAILS,
    })
    expect(isTimeLeftOpen(visitor.now())).toBe(false)
    visitor.send({ type: "SUBMIT", details: DETAILS })
    expect(visitor.now().context.isDropped).toBe(false)
    await visitor.waitUntil("confirmation")
    expect(visitor.requests("createBooking")).toMatchObject([{ idempotencyKey: "key-1", ...ATTEMPT.booking }])
  })

  test("when the request for the outcome of a pending order fails, the reopened page shows the contact form and the order remains pending", async () => {
    const visitor = visit({
      session: { ...LOGGED_IN, attempt: ATTEMPT },
      ports: { settleOrder: () => Promise.reject(createRefusal("Vänta.", 409)) },
    })
    await visitor.waitUntil({ booking: "contact" })

    expect(visitor.now().context).toMatchObject({ userMessage: "Vänta.", isDropped: false })
    expect(visitor.kept.session.attempt).toEqual(ATTEMPT)
    visitor.send({ type: "CHANGE_SLOT" })
    await visitor.waitUntil({ booking: "timesShown" })
    expect(visitor.now().context.slots).toEqual(SLOTS)
    visitor.send({ type: "CHANGE_DAY" })
    expect(visitor.now().context).toMatchObject({ day: null, slot: null })
    await visitor.waitUntil({ booking: "datesShown" })
    expect(visitor.now().context.days).toEqual(["2026-12-01", "2026-12-02"])
  })

  test("a pending change to a booking is restored without a time when the page is reopened", async () => {
    const attempt = { ...ATTEMPT, booking: { ...ATTEMPT.booking, bookingStart: null, replaces: "b0" } }
    const visitor = visit({ session: { ...LOGGED_IN, attempt } })
    await visitor.waitUntil({ booking: "contact" })

    expect(visitor.now().context).toMatchObject({ slot: null, replaces: "b0" })
    expect(isTimeLeftOpen(visitor.now())).toBe(true)
  })

  test("a pending order is not resent while the visitor is not logged in", () => {
    const visitor = visit({ session: { attempt: ATTEMPT } })

    expect(visitor.now().value).toEqual({ search: "editing" })
    expect(visitor.requests("createBooking")).toEqual([])
  })
})

describe("while a call runs", () => {
  const waitForever = () => new Promise<never>(() => {})
  const WITH_CODE = { customer: CUSTOMER, credentials: CREDENTIALS }

  test.each([
    ["looking for a customer", "findCustomer", {}, { type: "SEARCH", regNo: "ABC123" }],
    ["sending a code", "sendCode", { customer: CUSTOMER }, { type: "SEND_CODE" }],
    ["verifying the code", "validateCode", WITH_CODE, { type: "VERIFY_CODE", code: "1234" }],
    [
      "rating",
      "addReview",
      { ...LOGGED_IN, ...BOOKED },
      { type: "RATE", rating: 5, comment: "", at: "2026-11-30T10:00:00.000Z" },
    ],
    ["cancelling", "cancelBooking", { ...LOGGED_IN, ...BOOKED }, { type: "CANCEL_BOOKING", bookingId: "b1" }],
  ] as const)("the page is marked as busy while %s [spec 3 §4.2 tyre-overlay]", (_, port, session, event) => {
    const visitor = visit({ session, ports: { [port]: waitForever }, openedAt: "confirmation" })
    expect(isBusy(visitor.now())).toBe(false)

    visitor.send(event)

    expect(isBusy(visitor.now())).toBe(true)
  })

  test("the page is not marked as busy while days and times are loading", async () => {
    const days = visit({ session: LOGGED_IN, ports: { fetchSlotDays: waitForever } })
    days.send({ type: "BOOK" })
    const times = visit({ session: LOGGED_IN, ports: { fetchSlots: waitForever } })
    times.send({ type: "BOOK" })
    await times.waitUntil({ booking: "datesShown" })
    times.send({ type: "CHOOSE_DAY", day: "2026-12-01" })

    expect([days, times].map((visitor) => isBusy(visitor.now()))).toEqual([false, false])
    expect(times.now().value).toEqual({ booking: "timesLoading" })
  })
})

test("a request is aborted when the machine leaves the state that started the request", async () => {
  const signals: AbortSignal[] = []
  const actor = createActor(
    tyreHotelMachine.provide({
      actors: toPorts({
        ...PORTS,
        findCustomer: (_, { signal } = {}) => {
          if (signal) signals.push(signal)
          return new Promise(() => {})
        },
      }),
    }),
    { input: { session: {}, today: "2026-11-30" } },
  ).start()

  actor.send({ type: "SEARCH", regNo: "ABC123" })
  actor.send({ type: "LOG_OUT" })
  actor.send({ type: "SEARCH", regNo: "ABC123" })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  actor.stop()

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

describe("rating", () => {
  const startAtConfirmation = (session: TyreHotelSession = {}, ports: Partial<TyreHotelCalls> = {}) =>
    visit({ session: { ...LOGGED_IN, ...BOOKED, ...session }, ports, openedAt: "confirmation" })

  test("a rating shows a confirmation even when the request fails [spec 3 §4.2 tyre-rating.failed, §8.3 tyre-review-failed]", async () => {
    const visitor = startAtConfirmation({}, { addReview: () => Promise.reject(new Error("500")) })

    visitor.send({ type: "RATE", rating: 4, comment: "Snabbt.", at: "2026-11-30T10:00:00.000Z" })
    await visitor.waitUntil({ confirmation: "rated" })

    expect(visitor.requests("addReview")).toEqual([
      {
        bookingConfirmationId: "b1",
        rating: 4,
        comment: "Snabbt.",
        date: "2026-11-30T10:00:00.000Z",
        token: "session",
      },
    ])
  })

  test("a rating without stars is not sent [spec 3 §5.4 tyre-review]", () => {
    const visitor = startAtConfirmation()

    visitor.send({ type: "RATE", rating: 0, comment: "", at: "2026-11-30T10:00:00.000Z" })

    expect(visitor.now().value).toEqual({ confirmation: "unrated" })
  })

  test("a rated booking cannot be rated again, even after a reload", async () => {
    const visitor = startAtConfirmation()
    visitor.send({ type: "RATE", rating: 4, comment: "", at: "2026-11-30T10:00:00.000Z" })
    await visitor.waitUntil({ confirmation: "rated" })

    expect(startAtConfirmation(visitor.kept.session).now().value).toEqual({ confirmation: "rated" })
    expect(startAtConfirmation({ rated: "b0" }).now().value).toEqual({ confirmation: "unrated" })
    visitor.send({ type: "SHOW", step: "loggedIn" })
    visitor.send({ type: "SHOW", step: "confirmation" })
    expect(visitor.now().value).toEqual({ confirmation: "rated" })
  })

  test("other events are ignored while a rating is being sent", () => {
    const visitor = startAtConfirmation({}, { addReview: () => new Promise<never>(() => {}) })
    visitor.send({ type: "RATE", rating: 4, comment: "", at: "2026-11-30T10:00:00.000Z" })

    visitor.send({ type: "SHOW", step: "loggedIn" })
    visitor.send({ type: "CANCEL_BOOKING", bookingId: "b1" })
    visitor.send({ type: "CHANGE_BOOKING", booking: CONFIRMATION })

    expect(visitor.now().value).toEqual({ confirmation: "rating" })
  })
})

describe("an existing booking", () => {
  const OTHER = { ...CONFIRMATION, bookingConfirmationId: "b2" }
  const WITH_CONTACT = {
    ...CONFIRMATION,
    customerBase: { firstName: "Anna", lastName: null, phoneMobile: "+46701740605" },
    freeText: "Hej",
  }

  test("an existing booking is listed with the tyres and fetched again after each new booking", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { fetchBookings: async () => ({ bookings: [OTHER] }) } })
    await visitor.waitUntil({ loggedIn: "listed" })
    expect(visitor.requests("fetchBookings")).toEqual([{ token: "session" }])
    expect(visitor.now().context.bookings).toEqual([OTHER])
    await reachContact(visitor)
    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("confirmation")

    visitor.send({ type: "SHOW", step: "loggedIn" })
    await visitor.waitUntil({ loggedIn: "listed" })

    expect(visitor.requests("fetchBookings")).toHaveLength(2)
  })

  test("when the request for bookings fails, the tyres are shown without bookings", async () => {
    const without = visit({ session: LOGGED_IN, ports: { fetchBookings: () => Promise.reject(new Error("503")) } })
    const gone = visit({ session: LOGGED_IN, ports: { fetchBookings: () => Promise.reject(createRefusal(null, 401)) } })

    await without.waitUntil({ loggedIn: "listed" })
    await gone.waitUntil({ search: "sessionGone" })

    expect(without.now().context.bookings).toEqual([])
    expect(without.emitted.at(-1)).toMatchObject({ type: "failure", call: "fetchBookings" })
  })

  test("changing a booking starts an order that is prefilled with the booking's contact details and replaces the booking", async () => {
    const visitor = visit({ session: LOGGED_IN })

    visitor.send({ type: "CHANGE_BOOKING", booking: WITH_CONTACT })
    await visitor.waitUntil({ booking: "datesShown" })
    expect(visitor.now().context).toMatchObject({
      replaces: "b1",
      day: null,
      contact: { firstName: "Anna", lastName: "", email: "", phoneMobile: "+46701740605", freeText: "Hej" },
    })
    visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
    await visitor.waitUntil({ booking: "timesShown" })
    visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T09:00:00" })
    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("confirmation")

    expect(visitor.requests("createBooking")).toMatchObject([{ replaces: "b1" }])
    expect(visitor.emitted.filter(({ type }) => type === "purchase")).toEqual([])
    expect(visitor.now().context).toMatchObject({ replaces: null, contact: null, day: null })
  })

  test("cancelling a change and making a new booking leaves the existing booking unchanged", async () => {
    const visitor = visit({ session: LOGGED_IN })
    visitor.send({ type: "CHANGE_BOOKING", booking: WITH_CONTACT })
    await visitor.waitUntil({ booking: "datesShown" })
    visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
    await visitor.waitUntil({ booking: "timesShown" })

    visitor.send({ type: "BACK" })
    visitor.send({ type: "BOOK" })
    await visitor.waitUntil({ booking: "datesShown" })

    expect(visitor.now().context).toMatchObject({ replaces: null, day: null, contact: { firstName: "Anna" } })
  })

  test("an existing booking can be cancelled from the list and from the confirmation", async () => {
    let bookings = [CONFIRMATION, OTHER]
    const visitor = visit({
      session: { ...LOGGED_IN, ...BOOKED },
      openedAt: "confirmation",
      ports: {
        fetchBookings: async () => ({ bookings }),
        cancelBooking: async ({ bookingConfirmationId }) => {
          bookings = bookings.filter((booking) => booking.bookingConfirmationId !== bookingConfirmationId)
        },
      },
    })
    visitor.send({ type: "CANCEL_BOOKING", bookingId: "b1" })
    visitor.send({ type: "CANCEL_BOOKING", bookingId: "b2" })
    visitor.send({ type: "LOG_OUT" })
    await visitor.waitUntil({ loggedIn: "listed" })

    expect(visitor.requests("cancelBooking")).toEqual([{ bookingConfirmationId: "b1", token: "session" }])
    expect(visitor.now().context).toMatchObject({ bookings: [OTHER], cancelled: "b1" })
    expect(visitor.kept.session.confirmation).toBeUndefined()
    visitor.send({ type: "SHOW", step: "confirmation" })
    expect(getCurrentPage(visitor.now())).toBe("loggedIn")
    visitor.send({ type: "CANCEL_BOOKING", bookingId: "b2" })
    await visitor.waitUntil({ loggedIn: "listed" })
    expect(visitor.now().context.bookings).toEqual([])
    visitor.send({ type: "BOOK" })
    expect(visitor.now().context.cancelled).toBeNull()
  })

  test("after a booking is cancelled, the only previous step is the page with the tyres until the visitor opens another page", async () => {
    const visitor = visit({ session: { ...LOGGED_IN, ...BOOKED }, openedAt: "confirmation" })
    expect(getStepsBefore(visitor.now())).toBeUndefined()

    visitor.send({ type: "CANCEL_BOOKING", bookingId: "b1" })
    expect(getStepsBefore(visitor.now())).toEqual(["loggedIn"])
    await visitor.waitUntil({ loggedIn: "listed" })
    expect(getStepsBefore(visitor.now())).toEqual(["loggedIn"])

    visitor.send({ type: "SHOW", step: "loggedIn" })
    expect(getStepsBefore(visitor.now())).toBeUndefined()
  })

  test("cancelling a booking does not affect the confirmation of another booking", async () => {
    const visitor = visit({ session: { ...LOGGED_IN, ...BOOKED } })

    visitor.send({ type: "CANCEL_BOOKING", bookingId: "b2" })
    await visitor.waitUntil({ loggedIn: "listed" })

    expect(visitor.kept.session.confirmation).toEqual(CONFIRMATION)
  })

  test.each([
    ["gives a reason", createRefusal("Den bokningen finns inte längre.", 404), { loggedIn: "notCancelled" }],
    ["reports an expired session", createRefusal(null, 401), { search: "sessionGone" }],
  ] as const)("cancelling a booking fails when the service %s", async (_, error, state) => {
    const visitor = visit({ session: LOGGED_IN, ports: { cancelBooking: () => Promise.reject(error) } })

    visitor.send({ type: "CANCEL_BOOKING", bookingId: "b1" })
    await visitor.waitUntil(state)

    expect(visitor.now().context.userMessage).toBe("loggedIn" in state ? "Den bokningen finns inte längre." : null)
  })
})

test.each([
  ["no time", { appointmentTime: null }, "2026-12-01"],
  ["a day and no time", { appointmentTime: null, appointmentDate: "2026-12-09" }, "2026-12-09"],
  ["a time", { appointmentTime: "2026-12-05T08:00:00" }, undefined],
])(
  "for a confirmation with %s (service: %s), the stored booking has the appointment date %s",
  async (_, service, day) => {
    const booked: TyreHotelConfirmation = { ...CONFIRMATION, services: [{ isFullDay: false, ...service }] }
    const visitor = visit({ session: LOGGED_IN, ports: { createBooking: async () => booked } })
    await reachContact(visitor)

    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("confirmation")

    expect(visitor.kept.session.confirmation?.services[0]?.appointmentDate).toBe(day)
  },
)

describe("browser history", () => {
  test("going back and forward in the browser history between the booking steps loses no data", async () => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)
    visitor.send({ type: "EDIT_CONTACT", details: DETAILS })
    expect(getCurrentStep(visitor.now())).toBe("contact")

    visitor.send({ type: "SHOW", step: "time" })
    await visitor.waitUntil({ booking: "timesShown" })
    expect([getCurrentStep(visitor.now()), visitor.now().context.slot]).toEqual(["time", SLOTS[1]])
    visitor.send({ type: "SHOW", step: "day" })
    expect([getCurrentStep(visitor.now()), visitor.now().value]).toEqual(["day", { booking: "datesShown" }])
    visitor.send({ type: "SHOW", step: "loggedIn" })
    expect(getCurrentStep(visitor.now())).toBe("loggedIn")
    visitor.send({ type: "SHOW", step: "contact" })
    await visitor.waitUntil({ booking: "contact" })

    expect(visitor.now().context).toMatchObject({ day: "2026-12-01", slot: SLOTS[1], contact: DETAILS })
  })

  test("selecting another day after going back discards the times of the previous day", async () => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)
    visitor.send({ type: "SHOW", step: "day" })

    visitor.send({ type: "CHOOSE_DAY", day: "2026-12-02" })

    expect(visitor.now().context).toMatchObject({ day: "2026-12-02", slot: null, slots: [] })
  })

  test("the visitor can navigate in the browser history between the steps before the login", () => {
    const visitor = visit({ session: { customer: CUSTOMER, credentials: CREDENTIALS } })
    const shown = (["login", "search", "validate", "search", "login"] as const).map((step) => {
      visitor.send({ type: "SHOW", step })
      return getCurrentStep(visitor.now())
    })

    expect(shown).toEqual(["login", "search", "validate", "search", "login"])
  })

  test.each([
    ["an unknown visitor", {}, "search", ["login", "validate", "loggedIn", "day", "time", "contact", "confirmation"]],
    ["a customer", { customer: CUSTOMER }, "login", ["validate", "loggedIn", "day", "contact", "confirmation"]],
    ["an owner", LOGGED_IN, "loggedIn", ["search", "login", "validate", "time", "contact", "confirmation"]],
  ] as const)(
    "the back and forward buttons cannot open a step that is not available to %s",
    (_, session, step, others) => {
      const visitor = visit({ session: session as TyreHotelSession })

      for (const other of others) visitor.send({ type: "SHOW", step: other })

      expect(getCurrentStep(visitor.now())).toBe(step)
    },
  )

  test("navigating to the day step in the browser history fetches the available days", async () => {
    const visitor = visit({ session: LOGGED_IN })

    visitor.send({ type: "SHOW", step: "day" })

    expect(getCurrentStep(visitor.now())).toBe("day")
    await visitor.waitUntil({ booking: "datesShown" })
  })

  test("searching for another registration number removes the login token of the previous number", async () => {
    const visitor = visit({ session: { customer: CUSTOMER, credentials: CREDENTIALS }, openedAt: "search" })

    visitor.send({ type: "SEARCH", regNo: "DEF456" })
    await visitor.waitUntil("login")

    expect(visitor.kept.session.credentials).toBeUndefined()
  })
})

describe("session", () => {
  const DRAFT = { regNo: "VO-ABC123", day: "2026-12-01", slot: SLOTS[1] ?? null, contact: DETAILS, replaces: null }

  test.each([
    ["nothing", {}, null, "search"],
    ["a customer", { customer: CUSTOMER }, null, "login"],
    ["a sent code", { customer: CUSTOMER, credentials: CREDENTIALS }, null, "validate"],
    ["status 0", LOGGED_IN, null, "loggedIn"],
    ["a booking", { ...LOGGED_IN, ...BOOKED }, null, "loggedIn"],
    ["a booking, left at its confirmation", { ...LOGGED_IN, ...BOOKED }, "confirmation", "confirmation"],
    ["no booking, left at a confirmation", LOGGED_IN, "confirmation", "loggedIn"],
    ["a sent code, left at the login", { customer: CUSTOMER, credentials: CREDENTIALS }, "login", "login"],
    ["a customer, left at the search", { customer: CUSTOMER }, "search", "search"],
    ["status 0, left at the search", LOGGED_IN, "search", "loggedIn"],
    ["status 0, left at the days", LOGGED_IN, "day", "booking"],
    ["a sent code without a customer", { credentials: CREDENTIALS }, null, "search"],
    ["another status", { ...LOGGED_IN, validated: { ...VALIDATED, status: 2 } }, null, "validate"],
  ] as const)(
    "after a reload with %s (session %s, last step %s), the flow opens at the expected page [spec 3 §4.2 tyre-resume]",
    (_, session, openedAt, page) => {
      const visitor = visit({ session: session as TyreHotelSession, ...(openedAt !== null && { openedAt }) })

      expect(getCurrentPage(visitor.now())).toBe(page)
    },
  )

  test.each([
    ["day", "datesShown", { day: null, slot: null }],
    ["time", "timesShown", { day: "2026-12-01", slot: null }],
    ["contact", "contact", { day: "2026-12-01", slot: SLOTS[1] }],
  ] as const)(
    "a booking reopened at the step %s shows that step with the stored entries",
    async (openedAt, state, chosen) => {
      const visitor = visit({ session: { ...LOGGED_IN, draft: DRAFT }, openedAt })

      await visitor.waitUntil({ booking: state })

      expect(visitor.now().context).toMatchObject({ ...chosen, contact: DETAILS })
    },
  )

  test.each([
    ["day", { availableDates: [{ date: "2026-12-02" }] }, {}, "datesShown"],
    ["time", undefined, { availableTimeSlotDates: [{ startTime: ["2026-12-01T08:00:00"] }] }, "timesShown"],
  ] as const)(
    "after a reload, the selected %s is reported as taken until the visitor makes another selection",
    async (taken, days, times, state) => {
      const ports = {
        ...(days && { fetchSlotDays: async () => days as never }),
        ...("availableTimeSlotDates" in times && { fetchSlots: async () => times as never }),
      }
      const visitor = visit({ session: { ...LOGGED_IN, draft: DRAFT }, openedAt: "contact", ports })
      await visitor.waitUntil({ booking: state })
      expect(visitor.now().context).toMatchObject({ taken, opensAt: "2026-12-01", contact: DETAILS })

      visitor.send(
        taken === "day"
          ? { type: "CHOOSE_DAY", day: "2026-12-02" }
          : { type: "CHOOSE_SLOT", start: "2026-12-01T08:00:00" },
      )

      expect(visitor.now().context.taken).toBeNull()
    },
  )

  test("a returning visitor who had not selected a time does not see a message that the time is taken", async () => {
    const visitor = visit({ session: { ...LOGGED_IN, draft: { ...DRAFT, slot: null } }, openedAt: "time" })

    await visitor.waitUntil({ booking: "timesShown" })

    expect(visitor.now().context.taken).toBeNull()
  })

  test("the calendar opens in the month of the selected or booked day", async () => {
    const visitor = visit({ session: { ...LOGGED_IN, ...BOOKED }, openedAt: "confirmation" })
    const services = [{ name: "Wheels", appointmentTime: "2027-01-12T08:00:00", isFullDay: false }]
    visitor.send({ type: "CHANGE_BOOKING", booking: { ...CONFIRMATION, services } })
    expect(visitor.now().context).toMatchObject({ day: null, opensAt: "2027-01-12" })
    await visitor.waitUntil({ booking: "datesShown" })
    visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
    visitor.send({ type: "CHANGE_DAY" })

    expect(visitor.now().context).toMatchObject({ day: null, opensAt: "2026-12-01" })
  })

  test.each([
    ["2026-12-01", "2026-12-03"],
    ["2026-11-29", "2026-12-03"],
    ["2026-12-02", "2026-12-05"],
    ["2031-01-01", "2031-01-04"],
    ["2020-01-01", "2020-01-04"],
    [undefined, "2026-12-03"],
  ])(
    "when the service date is %s and the browser date is 2026-11-30, available days are requested from %s",
    async (today, startDate) => {
      const visitor = visit({ session: { ...LOGGED_IN, validated: { ...VALIDATED, ...(today && { today }) } } })
      visitor.send({ type: "BOOK" })
      await visitor.waitUntil({ booking: "datesShown" })

      expect(visitor.requests("fetchSlotDays")).toEqual([expect.objectContaining({ startDate })])
    },
  )

  test("form entries are stored on every change and removed from the storage after the booking", async () => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)
    visitor.send({ type: "EDIT_CONTACT", details: DETAILS })
    expect(visitor.kept.session.draft).toEqual(DRAFT)
    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("confirmation")

    expect(visitor.kept.session.draft).toBeUndefined()
  })

  test("the stored session contains only the customer, the credentials, the login and the confirmation [spec 3 §3.2 tyre-session]", async () => {
    const visitor = visit()

    await logIn(visitor)
    await reachContact(visitor)
    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("confirmation")

    expect(visitor.kept.session).toEqual({
      customer: CUSTOMER,
      credentials: CREDENTIALS,
      validated: VALIDATED,
      confirmation: CONFIRMATION,
    })
  })

  test.each(["login", "validate", "loggedIn", "confirmation"] as const)(
    "logging out on the page %s clears the session [spec 3 §4.2 tyre-logout.log-out]",
    async (page) => {
      const session = {
        customer: CUSTOMER,
        ...(page !== "login" && { credentials: CREDENTIALS }),
        ...((page === "loggedIn" || page === "confirmation") && { validated: VALIDATED, draft: DRAFT }),
        ...(page === "confirmation" && { confirmation: CONFIRMATION }),
      }
      const visitor = visit({ session, regNo: "ABC123", openedAt: page })
      expect(getCurrentPage(visitor.now())).toBe(page)

      visitor.send({ type: "LOG_OUT" })

      expect(visitor.now().value).toEqual({ search: "editing" })
      expect(visitor.kept.session).toEqual({})
      expect(visitor.now().context).toMatchObject({ regNo: "", session: {}, attempt: null, contact: null, day: null })
      expect(getVehicle(visitor.now())).toBeNull()
      expect(visitor.requests("logOut")).toEqual("validated" in session ? [{ token: "session" }] : [])
    },
  )

  test("a failed logout request still ends the session in the browser", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { logOut: () => Promise.reject(new Error("offline")) } })

    visitor.send({ type: "LOG_OUT" })
    await expect.poll(() => visitor.emitted.at(-1)).toMatchObject({ type: "failure", call: "logOut" })

    expect(visitor.now().value).toEqual({ search: "editing" })
    expect(visitor.now().status).toBe("active")
  })

  test("the login code is removed from memory after its verification", async () => {
    const session = { customer: CUSTOMER, credentials: CREDENTIALS }
    const right = visit({ session })
    const wrong = visit({ session, ports: { validateCode: () => Promise.reject(createRefusal("Fel kod.", 401)) } })
    for (const visitor of [right, wrong]) visitor.send({ type: "VERIFY_CODE", code: "1234" })
    expect(right.now().context.code).toBe("1234")
    await right.waitUntil("loggedIn")
    await wrong.waitUntil({ validate: "refused" })

    expect([right, wrong].map((visitor) => visitor.now().context.code)).toEqual(["", ""])
  })
})

describe("hold", () => {
  async function holdTime(ports: Visit["ports"] = {}): Promise<Visitor> {
    const visitor = visit({ session: LOGGED_IN, ports })
    await reachContact(visitor)
    await expect.poll(() => getHeldUntil(visitor.now())).toBe(HOLD.expiresAt)
    return visitor
  }

  const refuseTime = async () => Promise.reject(createRefusal("Tagen.", 409, "TimeslotNotAvailable"))

  test("choosing a time holds it, and the booking ends the hold without a release", async () => {
    const visitor = await holdTime()

    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("confirmation")

    expect(visitor.requests("createHold")).toEqual([
      { bookingDate: "2026-12-01", bookingStart: "2026-12-01T09:00:00", token: "session" },
    ])
    expect([getHeldUntil(visitor.now()), visitor.requests("releaseHold")]).toEqual([null, []])
    visitor.wait(30)
    expect([isHoldOver(visitor.now()), visitor.requests("renewHold")]).toEqual([false, []])
  })

  test("a day without times is held as a day", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { fetchSlots: async () => createSlots([]) } })
    visitor.send({ type: "BOOK" })
    await visitor.waitUntil({ booking: "datesShown" })
    visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
    await visitor.waitUntil({ booking: "contact" })

    expect(visitor.requests("createHold")).toMatchObject([{ bookingDate: "2026-12-01", bookingStart: null }])
  })

  test("a time that someone else has is removed, and the times are loaded again", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { createHold: refuseTime } })
    await reachContact(visitor)
    await visitor.waitUntil({ booking: "timesShown" })

    expect(visitor.now().context).toMatchObject({ slot: null, taken: "time", day: "2026-12-01" })
    expect(visitor.requests("fetchSlots")).toHaveLength(2)
    expect(visitor.kept.session.draft?.slot).toBeNull()
    visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T08:00:00" })
    expect(visitor.now().context.taken).toBeNull()
  })

  test("a day without times whose last place someone else has is removed, and the days are loaded again", async () => {
    const visitor = visit({
      session: LOGGED_IN,
      ports: { createHold: refuseTime, fetchSlots: async () => createSlots([]) },
    })
    visitor.send({ type: "BOOK" })
    await visitor.waitUntil({ booking: "datesShown" })
    visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
    await visitor.waitUntil({ booking: "contact" })
    await visitor.waitUntil({ booking: "datesShown" })

    expect(visitor.now().context).toMatchObject({ day: null, taken: "day" })
    expect(visitor.requests("fetchSlotDays")).toHaveLength(2)
  })

  test.each([
    ["the service is unavailable", createRefusal(null, 503)],
    ["the network has too many holds", createRefusal("Nej.", 409, "HoldLimitReached")],
  ])("the flow continues without a hold when %s", async (_, error) => {
    const visitor = visit({ session: LOGGED_IN, ports: { createHold: async () => Promise.reject(error) } })
    await reachContact(visitor)
    await expect.poll(() => visitor.emitted.at(-1)).toEqual({ type: "failure", call: "createHold", error })

    expect(visitor.now().context).toMatchObject({ userMessage: null, slot: { time: "09:00" }, held: null })
    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("confirmation")
  })

  test("a refused hold whose response arrives after another choice does not remove that choice", async () => {
    const first = Promise.withResolvers<typeof HOLD>()
    const responses = [first.promise]
    const visitor = visit({
      session: LOGGED_IN,
      ports: { createHold: () => responses.shift() ?? Promise.resolve({ ...HOLD, id: "hold-2" }) },
    })
    await reachContact(visitor)

    visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T08:00:00" })
    expect(visitor.requests("createHold")).toHaveLength(1)
    first.reject(createRefusal("Tagen.", 409, "TimeslotNotAvailable"))
    await expect.poll(() => visitor.now().context.held?.id).toBe("hold-2")

    expect(visitor.now().context).toMatchObject({ slot: { time: "08:00" }, taken: null })
    expect(visitor.requests("createHold")[1]).toMatchObject({ bookingStart: "2026-12-01T08:00:00" })
  })

  test.each<[string, TyreHotelEvent]>([
    ["goes back", { type: "BACK" }],
    ["changes the day", { type: "CHANGE_DAY" }],
    ["changes the time", { type: "CHANGE_SLOT" }],
    ["logs out", { type: "LOG_OUT" }],
    ["goes back in the browser", { type: "SHOW", step: "day" }],
  ])("the hold ends when the visitor %s", async (_, event) => {
    const visitor = await holdTime()

    visitor.send(event)

    expect(visitor.requests("releaseHold")).toEqual([{ holdId: HOLD.id }])
    visitor.wait(30)
    expect([getHeldUntil(visitor.now()), isHoldOver(visitor.now()), visitor.requests("renewHold")]).toEqual([
      null,
      false,
      [],
    ])
  })

  test("a hold that cannot be released is reported to operators only", async () => {
    const visitor = await holdTime({ releaseHold: async () => Promise.reject(createRefusal("Nej.", 503)) })

    visitor.send({ type: "BACK" })

    await expect.poll(() => visitor.emitted.at(-1)).toMatchObject({ type: "failure", call: "releaseHold" })
    expect(visitor.now().context.userMessage).toBeNull()
  })

  test("a hold is extended once, two minutes before its end, and the time can be booked when it is over", async () => {
    const visitor = await holdTime()

    visitor.wait(7.9)
    expect(visitor.requests("renewHold")).toEqual([])
    visitor.wait(0.1)
    expect(visitor.requests("renewHold")).toEqual([{ holdId: HOLD.id }])
    await expect.poll(() => getHeldUntil(visitor.now())).toBe("2026-11-30T09:20:00.000Z")
    visitor.wait(12)

    expect([visitor.requests("renewHold").length, getHeldUntil(visitor.now()), isHoldOver(visitor.now())]).toEqual([
      1,
      null,
      true,
    ])
    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("confirmation")
  })

  test("a hold that cannot be extended because it has ended is over", async () => {
    const visitor = await holdTime({ renewHold: async () => Promise.reject(createRefusal("Slut.", 409, "HoldOver")) })

    visitor.wait(8)

    await expect.poll(() => isHoldOver(visitor.now())).toBe(true)
  })

  test("a hold whose extension fails lasts until its end", async () => {
    const visitor = await holdTime({ renewHold: async () => Promise.reject(createRefusal(null, 503)) })

    visitor.wait(8)
    await expect.poll(() => visitor.emitted.at(-1)).toMatchObject({ type: "failure", call: "renewHold" })

    expect(getHeldUntil(visitor.now())).toBe(HOLD.expiresAt)
    visitor.wait(2)
    expect(isHoldOver(visitor.now())).toBe(true)
  })

  test("a visitor who leaves the page and returns holds the time again", async () => {
    const visitor = await holdTime()

    visitor.send({ type: "LEAVE" })
    expect([getHeldUntil(visitor.now()), visitor.requests("releaseHold")]).toEqual([null, []])
    visitor.send({ type: "RETURN" })

    await expect.poll(() => getHeldUntil(visitor.now())).toBe(HOLD.expiresAt)
    expect(visitor.requests("createHold")).toHaveLength(2)
  })
})

test("a request without an implementation fails with an error that contains the name of the request", async () => {
  const actor = createActor(tyreHotelMachine, {
    input: { session: {}, today: "2026-11-30" },
  })
  const failure = new Promise<unknown>((resolve) => actor.on("failure", ({ error }) => resolve(error)))
  actor.start()

  actor.send({ type: "SEARCH", regNo: "ABC123" })

  expect(String(await failure)).toContain('tyre-hotel: port "findCustomer" is not provided')
})
