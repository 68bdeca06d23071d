import { describe, expect, test, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import {
  currentPage,
  isBusy,
  isTimeLeftOpen,
  portsFrom,
  type TyreHotelEmitted,
  type TyreHotelPorts,
  type TyreHotelSession,
  type TyreHotelSnapshot,
  tyreHotelMachine,
  vehicleOf,
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

const PORTS: TyreHotelPorts = {
  findCustomer: async () => CUSTOMER,
  sendCode: async () => CREDENTIALS,
  validateCode: async () => VALIDATED,
  fetchSlotDays: async () => ["2026-12-01", "2026-12-02"],
  fetchSlots: async () => SLOTS,
  createBooking: async () => CONFIRMATION,
  addReview: async () => {},
}

/** What a client throws when the service refused. */
function refused(words: string | null, status = 400): Error {
  return Object.assign(new Error("refused"), { words, status })
}

/** A visitor with a browser that remembers. */
function visit({ ports = {}, session = {}, regNo }: Visit = {}) {
  const asked = vi.fn()
  const calls = Object.fromEntries(
    Object.entries({ ...PORTS, ...ports }).map(([name, call]) => [
      name,
      (input: never) => {
        asked(name, input)
        return call(input)
      },
    ]),
  ) as unknown as TyreHotelPorts
  const kept = { session: session as TyreHotelSession }
  let keys = 0
  const actor = createActor(tyreHotelMachine.provide({ actors: portsFrom(calls) }), {
    input: {
      store: { load: () => kept.session, save: (next) => void Object.assign(kept, { session: next }) },
      today: () => "2026-11-30",
      now: () => new Date("2026-11-30T10:00:00Z"),
      newKey: () => `key ${++keys}`,
      regNo,
    },
  })
  const told: TyreHotelEmitted[] = []
  actor.on("*", (event) => void told.push(event))
  actor.start()
  return {
    told,
    kept,
    send: actor.send,
    now: () => actor.getSnapshot(),
    until: (value: Parameters<TyreHotelSnapshot["matches"]>[0]) => waitFor(actor, (now) => now.matches(value)),
    asked: (name: keyof TyreHotelPorts) => asked.mock.calls.filter(([call]) => call === name).map(([, input]) => input),
  }
}

interface Visit {
  readonly ports?: Partial<TyreHotelPorts>
  readonly session?: TyreHotelSession
  readonly regNo?: string
}

type Visitor = ReturnType<typeof visit>

const LOGGED_IN: TyreHotelSession = { customer: CUSTOMER, credentials: CREDENTIALS, validated: VALIDATED }

async function logIn(visitor: Visitor): Promise<void> {
  visitor.send({ type: "SEARCH", regNo: "abc 123" })
  await visitor.until("login")
  visitor.send({ type: "SEND_CODE" })
  await visitor.until("validate")
  visitor.send({ type: "VERIFY_CODE", code: "1234" })
  await visitor.until("loggedIn")
}

async function reachContact(visitor: Visitor): Promise<void> {
  visitor.send({ type: "BOOK" })
  await visitor.until({ booking: "datesShown" })
  visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
  await visitor.until({ booking: "timesShown" })
  visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T09:00:00" })
  await visitor.until({ booking: "contact" })
}

test("a visitor goes from search to confirmation, and each page is a step [spec 3 §4.2 tyre-flow, §7.3 tyre-analytics, §3.2 tyre-first-vehicle tyre-identifier]", async () => {
  const visitor = visit()

  await logIn(visitor)
  await reachContact(visitor)
  visitor.send({ type: "SUBMIT_BOOKING", details: DETAILS })
  await visitor.until("confirmation")

  expect(visitor.asked("findCustomer")).toEqual([{ regNo: "ABC123" }])
  expect(visitor.asked("validateCode")).toEqual([{ authorizationToken: "request", code: "1234" }])
  expect(visitor.asked("fetchSlotDays")).toEqual([
    { workshop: "w1", regNo: "VO-ABC123", token: "session", from: "2026-12-03", to: "2027-02-28" },
  ])
  expect(visitor.asked("createBooking")).toEqual([
    {
      workshop: "w1",
      token: "session",
      key: "key 1",
      booking: {
        bookingDate: "2026-12-01",
        bookingStart: "2026-12-01T09:00:00",
        regNo: "VO-ABC123",
        freeText: "",
        customer: { firstName: "Anna", lastName: "Berg", email: "anna@example.org", phoneMobile: "+46701740605" },
      },
    },
  ])
  expect(visitor.told).toEqual([
    ...[1, 2, 3, 4, 5].map((step) => ({ type: "flowStep", step })),
    { type: "purchase", bookingId: "b1", currency: "SEK", value: 0 },
    { type: "flowStep", step: 6 },
  ])
  expect(visitor.now().context.code).toBe("")
})

describe("search", () => {
  test("less than two characters are not looked for [spec 3 §5.4 tyre-plate]", () => {
    const visitor = visit()

    visitor.send({ type: "SEARCH", regNo: "a " })

    expect(visitor.now().value).toEqual({ search: "editing" })
  })

  test("a vehicle without an agreement can be followed by another one [spec 3 §8.3 tyre-no-agreement]", async () => {
    const visitor = visit({ ports: { findCustomer: async ({ regNo }) => (regNo === "ABC123" ? CUSTOMER : null) } })

    visitor.send({ type: "SEARCH", regNo: "XYZ789" })
    await visitor.until({ search: "noAgreement" })
    visitor.send({ type: "SEARCH", regNo: "ABC123" })
    await visitor.until("login")

    expect(visitor.told.filter(({ type }) => type === "failure")).toEqual([])
  })

  test("a search that fails can be repeated, and is told [spec 3 §8.3 tyre-search-failed]", async () => {
    const visitor = visit({ ports: { findCustomer: () => Promise.reject(new Error("503")) } })

    visitor.send({ type: "SEARCH", regNo: "ABC123" })
    await visitor.until({ search: "failed" })

    expect(visitor.told.at(-1)).toMatchObject({ type: "failure", call: "findCustomer" })
  })

  test("the address may fill in the registration number [spec 3 §2.4 tyre-prefill]", () => {
    expect(visit({ regNo: "abc 123" }).now().context.regNo).toBe("ABC123")
  })

  test("a second click while it looks asks nobody twice", async () => {
    const visitor = visit()

    visitor.send({ type: "SEARCH", regNo: "ABC123" })
    visitor.send({ type: "SEARCH", regNo: "ABC123" })
    await visitor.until("login")

    expect(visitor.asked("findCustomer")).toHaveLength(1)
  })
})

describe("code", () => {
  test("the service's words are shown when it sends none, and it may be asked again [spec 3 §8.3 tyre-words]", async () => {
    let tries = 0
    const visitor = visit({
      session: { customer: CUSTOMER },
      ports: { sendCode: async () => (++tries === 1 ? Promise.reject(refused("För många koder.")) : CREDENTIALS) },
    })

    visitor.send({ type: "SEND_CODE" })
    await visitor.until({ login: "refused" })
    expect(visitor.now().context.words).toBe("För många koder.")
    visitor.send({ type: "SEND_CODE" })
    await visitor.until("validate")

    expect(visitor.now().context.words).toBeNull()
  })

  test("a wrong code is told in the service's words until it is edited [spec 3 §5.4 tyre-code, §8.3 tyre-words]", async () => {
    const visitor = visit({
      session: { customer: CUSTOMER, credentials: CREDENTIALS },
      ports: { validateCode: () => Promise.reject(refused("Fel kod.")) },
    })

    visitor.send({ type: "VERIFY_CODE", code: "1234" })
    await visitor.until({ validate: "refused" })
    expect(visitor.now().context.words).toBe("Fel kod.")
    visitor.send({ type: "EDIT_CODE" })

    expect(visitor.now().value).toEqual({ validate: "editing" })
    expect(visitor.now().context.words).toBeNull()
  })

  test("a session with another status than 0 is not logged in [spec 3 §3.2 tyre-status]", async () => {
    const visitor = visit({
      session: { customer: CUSTOMER, credentials: CREDENTIALS },
      ports: { validateCode: async () => ({ status: 3, message: "Spärrad.", vehicles: [] }) },
    })

    visitor.send({ type: "VERIFY_CODE", code: "1234" })
    await visitor.until({ validate: "refused" })

    expect(visitor.now().context.words).toBe("Spärrad.")
    expect(visitor.kept.session.validated).toBeUndefined()
  })

  test.each([
    ["123", 4, false],
    ["1234", 4, true],
    ["12a4", 4, false],
    ["1234", 6, false],
    ["123456", 6, true],
  ])(
    "the code %s of a service with %i digits is handed in: %s [spec 3 §5.4 tyre-code]",
    async (code, codeLength, isHandedIn) => {
      const visitor = visit({ session: { customer: { ...CUSTOMER, codeLength }, credentials: CREDENTIALS } })

      visitor.send({ type: "VERIFY_CODE", code })

      expect(visitor.asked("validateCode")).toHaveLength(isHandedIn ? 1 : 0)
    },
  )

  test("a code that did not arrive is asked for where the first one was", () => {
    const visitor = visit({ session: { customer: CUSTOMER, credentials: CREDENTIALS } })

    visitor.send({ type: "GO_BACK" })

    expect(visitor.now().value).toEqual({ login: "ready" })
    expect(visitor.kept.session).toEqual({ customer: CUSTOMER })
  })
})

describe("booking", () => {
  test("a workshop without days says so [spec 3 §8.3 tyre-no-days, §4.2 tyre-back]", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { fetchSlotDays: async () => [] } })

    visitor.send({ type: "BOOK" })
    await visitor.until({ booking: "noDates" })
    visitor.send({ type: "GO_BACK" })

    expect(currentPage(visitor.now())).toBe("loggedIn")
  })

  test("days that do not come can be asked for again [spec 3 §8.3 tyre-days-failed]", async () => {
    let tries = 0
    const visitor = visit({
      session: LOGGED_IN,
      ports: { fetchSlotDays: async () => (++tries === 1 ? Promise.reject(new Error("504")) : ["2026-12-05"]) },
    })

    visitor.send({ type: "BOOK" })
    await visitor.until({ booking: "datesFailed" })
    visitor.send({ type: "TRY_AGAIN" })
    await visitor.until({ booking: "datesShown" })

    expect(visitor.now().context.days).toEqual(["2026-12-05"])
  })

  test("the only day there is can be changed without asking for days again", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { fetchSlotDays: async () => ["2026-12-01"] } })
    await reachContact(visitor)

    visitor.send({ type: "CHANGE_DAY" })

    expect(visitor.now().value).toEqual({ booking: "datesShown" })
    expect(visitor.asked("fetchSlotDays")).toHaveLength(1)
  })

  test("a day that nobody offered is not chosen", async () => {
    const visitor = visit({ session: LOGGED_IN })
    visitor.send({ type: "BOOK" })
    await visitor.until({ booking: "datesShown" })

    visitor.send({ type: "CHOOSE_DAY", day: "2026-12-24" })

    expect(visitor.now().value).toEqual({ booking: "datesShown" })
  })

  test("a day without times is booked without one: the workshop gets back [spec 3 §4.2 tyre-no-times, §3.2 tyre-start-null]", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { fetchSlots: async () => [] } })
    visitor.send({ type: "BOOK" })
    await visitor.until({ booking: "datesShown" })
    visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
    await visitor.until({ booking: "contact" })
    expect(isTimeLeftOpen(visitor.now())).toBe(true)

    visitor.send({ type: "SUBMIT_BOOKING", details: DETAILS })
    await visitor.until("confirmation")

    expect(visitor.asked("createBooking")[0].booking.bookingStart).toBeNull()
  })

  test("times that do not come can be asked for again, or another day chosen [spec 3 §8.3 tyre-times-failed]", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { fetchSlots: () => Promise.reject(new Error("504")) } })
    visitor.send({ type: "BOOK" })
    await visitor.until({ booking: "datesShown" })
    visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
    await visitor.until({ booking: "timesFailed" })

    visitor.send({ type: "CHANGE_DAY" })

    expect(visitor.now().value).toEqual({ booking: "datesShown" })
    expect(visitor.now().context.day).toBeNull()
  })

  test("the day and the time that were chosen can be changed [spec 3 §4.2 tyre-booking-states]", async () => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)

    visitor.send({ type: "CHANGE_SLOT" })
    await visitor.until({ booking: "timesShown" })
    expect(visitor.now().context.slot).toBeNull()
    visitor.send({ type: "CHANGE_DAY" })

    expect(visitor.now().value).toEqual({ booking: "datesShown" })
  })

  test("who goes through the times with keys chooses one after the other [spec 3 §4.2 tyre-booking-states]", async () => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)

    visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T08:00:00" })
    expect(visitor.now().context.slot?.time).toBe("08:00")
    visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T23:00:00" })

    expect(visitor.now().context.slot?.time).toBe("08:00")
    expect(visitor.now().value).toEqual({ booking: "contact" })
  })

  test.each([
    ["first name", { firstName: " " }],
    ["last name", { lastName: "" }],
    ["e-mail address", { email: "anna@" }],
    ["short number", { phoneMobile: "0701740" }],
    ["number with letters", { phoneMobile: "070174060O" }],
    ["e-mail address of the world", { email: "anna@exempel" }],
    ["long number", { phoneMobile: "+467017406050000" }],
    ["e-mail address that the service takes", { email: "anna@exempel.s e" }],
    ["first name that the service takes", { firstName: "A".repeat(101) }],
    ["comment that the service takes", { freeText: "x".repeat(1001) }],
  ])("nothing is booked without a right %s [spec 3 §5.4 tyre-contact tyre-submit]", async (_, wrong) => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)

    visitor.send({ type: "SUBMIT_BOOKING", details: { ...DETAILS, ...wrong } })

    expect(visitor.now().value).toEqual({ booking: "contact" })
  })

  test("a double click books once", async () => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)

    visitor.send({ type: "SUBMIT_BOOKING", details: DETAILS })
    visitor.send({ type: "SUBMIT_BOOKING", details: DETAILS })
    await visitor.until("confirmation")

    expect(visitor.asked("createBooking")).toHaveLength(1)
  })

  test("the same words keep their key when they are sent again, others get a new one", async () => {
    const visitor = visit({
      session: LOGGED_IN,
      ports: { createBooking: () => Promise.reject(refused("Tiden är inte tillgänglig.", 409)) },
    })
    await reachContact(visitor)
    for (const freeText of ["", "", "Ring först."]) {
      visitor.send({ type: "SUBMIT_BOOKING", details: { ...DETAILS, freeText } })
      await visitor.until({ booking: "contact" })
    }

    expect(visitor.asked("createBooking").map(({ key }) => key)).toEqual(["key 1", "key 1", "key 2"])
    expect(visitor.now().context.words).toBe("Tiden är inte tillgänglig.")
  })

  test("who goes back and books again begins with the days as they are now", async () => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)

    visitor.send({ type: "GO_BACK" })
    visitor.send({ type: "BOOK" })

    expect(visitor.now().value).toEqual({ booking: "datesLoading" })
    expect(visitor.now().context).toMatchObject({ days: [], day: null, slots: [], slot: null })
  })

  test("who goes back and sends the same words for the same time books once", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { createBooking: () => Promise.reject(new Error("offline")) } })
    for (const _ of ["once", "again"]) {
      await reachContact(visitor)
      visitor.send({ type: "SUBMIT_BOOKING", details: DETAILS })
      await visitor.until({ booking: "contact" })
      visitor.send({ type: "GO_BACK" })
    }

    expect(visitor.asked("createBooking").map(({ key }) => key)).toEqual(["key 1", "key 1"])
  })

  test("a lost connection takes the overlay away and says nothing [spec 3 §8.3 tyre-refused, §4.2 tyre-overlay]", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: { createBooking: () => Promise.reject(new Error("offline")) } })
    await reachContact(visitor)

    visitor.send({ type: "SUBMIT_BOOKING", details: DETAILS })
    expect(isBusy(visitor.now())).toBe(true)
    await visitor.until({ booking: "contact" })

    expect(isBusy(visitor.now())).toBe(false)
    expect(visitor.now().context.words).toBeNull()
    expect(visitor.told.at(-1)).toMatchObject({ type: "failure", call: "createBooking" })
  })

  test.each(["fetchSlotDays", "fetchSlots", "createBooking"] as const)(
    "when the session is gone on %s, the visitor begins anew and nothing is kept",
    async (port) => {
      const visitor = visit({ session: LOGGED_IN, ports: { [port]: () => Promise.reject(refused(null, 401)) } })

      visitor.send({ type: "BOOK" })
      if (port !== "fetchSlotDays") await visitor.until({ booking: "datesShown" })
      visitor.send({ type: "CHOOSE_DAY", day: "2026-12-01" })
      if (port === "createBooking") await visitor.until({ booking: "timesShown" })
      visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T09:00:00" })
      visitor.send({ type: "SUBMIT_BOOKING", details: DETAILS })
      await visitor.until({ search: "sessionGone" })

      expect(visitor.kept.session).toEqual({})
    },
  )
})

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
  const refusing = { createBooking: () => Promise.reject(refused("Tiden är inte tillgänglig.", 409)) }

  test("keeps what it sent, for as long as nobody knows what became of it", async () => {
    const visitor = visit({ session: LOGGED_IN })
    await reachContact(visitor)

    visitor.send({ type: "SUBMIT_BOOKING", details: DETAILS })
    expect(visitor.kept.session.attempt).toEqual({ ...ATTEMPT, key: "key 1" })
    await visitor.until("confirmation")

    expect(visitor.kept.session.attempt).toBeUndefined()
  })

  test.each([
    ["a lost connection", new Error("offline")],
    ["a service in trouble", Object.assign(refused("Något gick fel.", 504), { code: "ServiceLate" })],
    ["an order that is still carried out", Object.assign(refused("Vänta.", 409), { code: "StillRunning" })],
  ])("keeps it after %s, until the visitor does something else", async (_, error) => {
    const visitor = visit({ session: LOGGED_IN, ports: { createBooking: () => Promise.reject(error) } })
    await reachContact(visitor)

    visitor.send({ type: "SUBMIT_BOOKING", details: DETAILS })
    await visitor.until({ booking: "contact" })
    expect(visitor.kept.session.attempt).toEqual({ ...ATTEMPT, key: "key 1" })
    visitor.send({ type: "CHANGE_SLOT" })

    expect(visitor.kept.session.attempt).toBeUndefined()
  })

  test("keeps nothing of it when another time is chosen, nor the words about it", async () => {
    const error = refused("Något gick fel.", 504)
    const visitor = visit({ session: LOGGED_IN, ports: { createBooking: () => Promise.reject(error) } })
    await reachContact(visitor)
    visitor.send({ type: "SUBMIT_BOOKING", details: DETAILS })
    await visitor.until({ booking: "contact" })
    expect(visitor.now().context.words).toBe("Något gick fel.")

    visitor.send({ type: "CHOOSE_SLOT", start: "2026-12-01T08:00:00" })

    expect(visitor.kept.session.attempt).toBeUndefined()
    expect(visitor.now().context).toMatchObject({ words: null, slot: { time: "08:00" } })
  })

  test("keeps nothing of what was refused", async () => {
    const visitor = visit({ session: LOGGED_IN, ports: refusing })
    await reachContact(visitor)

    visitor.send({ type: "SUBMIT_BOOKING", details: DETAILS })
    await visitor.until({ booking: "contact" })

    expect(visitor.kept.session).toEqual(LOGGED_IN)
    expect(visitor.now().context.words).toBe("Tiden är inte tillgänglig.")
  })

  test("asks once more under the same key when it is opened again [spec 3 §4.2 tyre-resume]", async () => {
    const visitor = visit({ session: { ...LOGGED_IN, attempt: ATTEMPT } })
    expect(visitor.now().value).toEqual({ booking: "submitting" })
    await visitor.until("confirmation")

    expect(visitor.asked("createBooking")).toEqual([{ workshop: "w1", token: "session", ...ATTEMPT }])
    expect(visitor.kept.session).toMatchObject({ confirmation: CONFIRMATION, attempt: undefined })
    expect(visitor.told.filter(({ type }) => type === "purchase")).toHaveLength(1)
  })

  test("goes on at the form when it is refused, and another day or time can be chosen", async () => {
    const visitor = visit({ session: { ...LOGGED_IN, attempt: ATTEMPT }, ports: refusing })
    await visitor.until({ booking: "contact" })

    expect(visitor.kept.session).toEqual(LOGGED_IN)
    expect(visitor.now().context).toMatchObject({
      words: "Tiden är inte tillgänglig.",
      day: "2026-12-01",
      slot: { start: "2026-12-01T09:00:00", time: "09:00" },
    })
    expect(isTimeLeftOpen(visitor.now())).toBe(false)
    visitor.send({ type: "CHANGE_SLOT" })
    await visitor.until({ booking: "timesShown" })
    expect(visitor.now().context.slots).toEqual(SLOTS)
    visitor.send({ type: "CHANGE_DAY" })
    expect(visitor.now().context).toMatchObject({ day: null, slot: null })
    await visitor.until({ booking: "datesShown" })
    expect(visitor.now().context.days).toEqual(["2026-12-01", "2026-12-02"])
  })

  test("knows a day without times again", async () => {
    const attempt = { ...ATTEMPT, booking: { ...ATTEMPT.booking, bookingStart: null } }
    const visitor = visit({ session: { ...LOGGED_IN, attempt }, ports: refusing })
    await visitor.until({ booking: "contact" })

    expect(visitor.now().context.slot).toBeNull()
    expect(isTimeLeftOpen(visitor.now())).toBe(true)
  })

  test("sends nothing for a visitor who is not logged in", () => {
    const visitor = visit({ session: { attempt: ATTEMPT } })

    expect(visitor.now().value).toEqual({ search: "editing" })
    expect(visitor.asked("createBooking")).toEqual([])
  })
})

describe("while a call runs", () => {
  const never = () => new Promise<never>(() => {})
  const WITH_CODE = { customer: CUSTOMER, credentials: CREDENTIALS }

  test.each([
    ["looking for a customer", "findCustomer", {}, { type: "SEARCH", regNo: "ABC123" }],
    ["sending a code", "sendCode", { customer: CUSTOMER }, { type: "SEND_CODE" }],
    ["verifying it", "validateCode", WITH_CODE, { type: "VERIFY_CODE", code: "1234" }],
    ["rating", "addReview", { ...LOGGED_IN, confirmation: CONFIRMATION }, { type: "RATE", rating: 5, comment: "" }],
  ] as const)("the page waits: %s [spec 3 §4.2 tyre-overlay]", (_, port, session, event) => {
    const visitor = visit({ session, ports: { [port]: never } })
    expect(isBusy(visitor.now())).toBe(false)

    visitor.send(event)

    expect(isBusy(visitor.now())).toBe(true)
  })

  test("days and times load beside a page that can be used", async () => {
    const days = visit({ session: LOGGED_IN, ports: { fetchSlotDays: never } })
    days.send({ type: "BOOK" })
    const times = visit({ session: LOGGED_IN, ports: { fetchSlots: never } })
    times.send({ type: "BOOK" })
    await times.until({ booking: "datesShown" })
    times.send({ type: "CHOOSE_DAY", day: "2026-12-01" })

    expect([days, times].map((visitor) => isBusy(visitor.now()))).toEqual([false, false])
    expect(times.now().value).toEqual({ booking: "timesLoading" })
  })
})

test("a call that nobody waits for any more is called off", async () => {
  const signals: AbortSignal[] = []
  const actor = createActor(
    tyreHotelMachine.provide({
      actors: portsFrom({
        ...PORTS,
        findCustomer: (_, { signal }) => {
          signals.push(signal)
          return new Promise(() => {})
        },
      }),
    }),
    { input: { store: { load: () => ({}), save: () => {} }, today: () => "2026-11-30" } },
  ).start()

  actor.send({ type: "SEARCH", regNo: "ABC123" })
  actor.send({ type: "LOG_OUT" })
  actor.send({ type: "SEARCH", regNo: "ABC123" })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  actor.stop()

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

describe("rating", () => {
  test("a rating is thanked for even if the call fails [spec 3 §4.2 tyre-rating, §8.3 tyre-review-failed]", async () => {
    const visitor = visit({
      session: { ...LOGGED_IN, confirmation: CONFIRMATION },
      ports: { addReview: () => Promise.reject(new Error("500")) },
    })

    visitor.send({ type: "RATE", rating: 4, comment: "Snabbt." })
    await visitor.until({ confirmation: "rated" })

    expect(visitor.asked("addReview")).toEqual([
      { rating: 4, comment: "Snabbt.", date: "2026-11-30T10:00:00.000Z", token: "session" },
    ])
  })

  test("no stars are no rating [spec 3 §5.4 tyre-review]", () => {
    const visitor = visit({ session: { ...LOGGED_IN, confirmation: CONFIRMATION } })

    visitor.send({ type: "RATE", rating: 0, comment: "" })

    expect(visitor.now().value).toEqual({ confirmation: "unrated" })
  })
})

describe("session", () => {
  test.each([
    ["nothing", {}, "search"],
    ["a customer", { customer: CUSTOMER }, "login"],
    ["a code that was sent", { customer: CUSTOMER, credentials: CREDENTIALS }, "validate"],
    ["status 0", LOGGED_IN, "loggedIn"],
    ["a booking", { ...LOGGED_IN, confirmation: CONFIRMATION }, "confirmation"],
    ["a code that was sent to nobody knows whom", { credentials: CREDENTIALS }, "search"],
    ["another status", { ...LOGGED_IN, validated: { ...VALIDATED, status: 2 } }, "validate"],
  ] as const)("a page that is opened again with %s goes on at %s [spec 3 §4.2 tyre-resume]", (_, session, page) => {
    expect(currentPage(visit({ session: session as TyreHotelSession }).now())).toBe(page)
  })

  test("its four parts are kept [spec 3 §3.2 tyre-session]", async () => {
    const visitor = visit()

    await logIn(visitor)
    await reachContact(visitor)
    visitor.send({ type: "SUBMIT_BOOKING", details: DETAILS })
    await visitor.until("confirmation")

    expect(visitor.kept.session).toEqual({
      customer: CUSTOMER,
      credentials: CREDENTIALS,
      validated: VALIDATED,
      confirmation: CONFIRMATION,
    })
  })

  test.each(["login", "validate", "loggedIn", "confirmation"] as const)(
    "logging out on %s forgets the visitor [spec 3 §4.2 tyre-logout]",
    (page) => {
      const session = {
        customer: CUSTOMER,
        ...(page !== "login" && { credentials: CREDENTIALS }),
        ...((page === "loggedIn" || page === "confirmation") && { validated: VALIDATED }),
        ...(page === "confirmation" && { confirmation: CONFIRMATION }),
      }
      const visitor = visit({ session, regNo: "ABC123" })
      expect(currentPage(visitor.now())).toBe(page)

      visitor.send({ type: "LOG_OUT" })

      expect(visitor.now().value).toEqual({ search: "editing" })
      expect(visitor.kept.session).toEqual({})
      expect(visitor.now().context).toMatchObject({ regNo: "", session: {}, attempt: null })
      expect(vehicleOf(visitor.now())).toBeNull()
    },
  )
})

test("an incomplete wiring says which port is missing", async () => {
  const actor = createActor(tyreHotelMachine, {
    input: { store: { load: () => ({}), save: () => {} }, today: () => "2026-11-30" },
  })
  const heard = new Promise<unknown>((resolve) => actor.on("failure", ({ error }) => resolve(error)))
  actor.start()

  actor.send({ type: "SEARCH", regNo: "ABC123" })

  expect(String(await heard)).toContain('tyre-hotel: port "findCustomer" is not provided')
})
