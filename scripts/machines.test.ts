import { carContactForm } from "@forecourt/contracts/forms/definitions"
import { editingMachine } from "@forecourt/editing-machine"
import { EMPTY_QUERY, filtersMachine } from "@forecourt/filters-machine"
import { financeQuoteMachine } from "@forecourt/finance-quote-machine"
import { createFormMachine, createFormRules } from "@forecourt/forms-machine"
import { tyreHotelMachine } from "@forecourt/tyre-hotel-machine"
import { workshopBookingMachine } from "@forecourt/workshop-booking-machine"
import { expect, test } from "vitest"
import { type AnyActor, type AnyStateMachine, createActor, type EventObject, fromPromise, transition } from "xstate"

interface Walk {
  readonly machine: AnyStateMachine
  readonly input: object
  /** The response to each call of the machine, by the name of the call. Calls without a response remain pending. */
  readonly answers?: Readonly<Record<string, unknown>>
  readonly events: readonly (EventObject & Readonly<Record<string, unknown>>)[]
}

const DETAILS = { firstName: "A", lastName: "B", email: "a@example.com", phoneMobile: "+46701740699", freeText: "" }
const PLACE = { latitude: 57.7, longitude: 11.97, region: "Göteborg" }
const VEHICLE = { regNo: "ABC123", brandCode: "v1", location: { erpId: "w1" }, tires: [] }
const TOPIC = { car: "1", source: "se-used", isChosen: false, recipients: [] }

const NOTE = { fields: {}, layout: { main: [{ block: "note", id: "a", fields: { title: "A" } }] } }
const TERM = { Default: 48, Min: 12, Max: 60, Values: [12, 24, 36, 48, 60] }
const DEPOSIT = { Default: 2400, Min: 0, Max: 6000 }
const PAYMENT = { Default: 200, Min: 100, Max: 1000 }
const PRODUCT = { FamilyKey: "HP", Name: "Hire Purchase", Term: TERM, Deposit: DEPOSIT, Payment: PAYMENT }
const CAR = { registrationNumber: "ABC123", brand: "Vik", model: "Kombi", isSupported: true }

const WORKSHOP = { departmentId: "w1", siteName: "A", firstTimeSlot: "2026-12-02T08:00:00" }
const TIME_CHOSEN = {
  car: CAR,
  location: WORKSHOP,
  services: { basic: { name: "A", type: "service" } },
  bookingInfo: { timeSlot: { timeslot: "2026-12-02T08:00:00", isFullDay: false } },
  bookingState: 4,
  displayState: 4,
}
const HOLD = { id: "hold", expiresAt: "2026-12-01T13:32:00.000Z", secondsLeft: 600, isRenewed: false }

const WALKS: Readonly<Record<string, Walk>> = {
  editing: {
    machine: editingMachine,
    input: {},
    answers: { readPage: { etag: "1", page: NOTE, isDraft: false }, findIssues: [] },
    events: [
      { type: "CHANGE", operation: { op: "set", block: "a", field: "title", base: "A", value: "B" }, at: 0 },
      { type: "UNDO" },
      { type: "SAVE" },
    ],
  },
  filters: {
    machine: filtersMachine,
    input: { fields: { lists: [], ranges: ["price"], sorts: [] }, query: EMPTY_QUERY, found: null },
    events: [
      { type: "LOOK_FOR", keyphrase: "volvo" },
      { type: "SORT", sortName: null },
    ],
  },
  "finance-quote": {
    machine: financeQuoteMachine,
    input: { financedCar: { vehicle: { OnTheRoadPrice: 12_000 }, organisation: {} }, found: null },
    answers: { fetchFinanceDefaults: { Products: [PRODUCT] } },
    events: [{ type: "CHANGE_TERM", term: 24 }],
  },
  forms: {
    machine: createFormMachine(createFormRules(carContactForm, TOPIC, { language: "sv" })),
    input: { isEmbedded: true },
    events: [
      { type: "SUBMIT", values: { name: "", phone: "", email: "", message: "", siteName: "" } },
      { type: "CHANGE" },
    ],
  },
  "tyre-hotel": {
    machine: tyreHotelMachine,
    input: { session: {}, today: "2026-12-01" },
    events: [{ type: "SEARCH", regNo: "abc 123" }, { type: "LOG_OUT" }],
  },
  "tyre-hotel, logged in": {
    machine: tyreHotelMachine,
    input: {
      session: { validated: { status: 0, sessionToken: "token", vehicles: [VEHICLE] } },
      today: "2026-12-01",
    },
    events: [{ type: "BOOK" }, { type: "BACK" }, { type: "EDIT_CONTACT", details: DETAILS }, { type: "LOG_OUT" }],
  },
  "tyre-hotel, with a held time": {
    machine: tyreHotelMachine,
    input: {
      session: {
        validated: { status: 0, sessionToken: "token", vehicles: [VEHICLE] },
        draft: { regNo: "v1", day: "2026-12-08", slot: null, contact: null, replaces: null },
      },
      today: "2026-12-01",
      openedAt: "contact",
    },
    answers: {
      fetchSlotDays: { availableDates: [{ date: "2026-12-08" }] },
      fetchSlots: { availableTimeSlotDates: [] },
      createHold: HOLD,
      releaseHold: null,
    },
    events: [{ type: "LEAVE" }, { type: "RETURN" }, { type: "BACK" }],
  },
  "workshop-booking": {
    machine: workshopBookingMachine,
    input: { session: {}, today: "2026-12-01" },
    answers: { fetchCar: CAR },
    events: [
      { type: "CHOOSE_PLACE", place: PLACE },
      { type: "LOOK_UP", regNo: "ABC123" },
      { type: "DAY_CHANGED", today: "2026-12-02" },
    ],
  },
  "workshop-booking, with a held time": {
    machine: workshopBookingMachine,
    input: { session: TIME_CHOSEN, today: "2026-12-01" },
    answers: { createHold: HOLD, removeHold: null, fetchTimeslots: [] },
    events: [{ type: "SHOW", step: 2 }, { type: "SHOW", step: 4 }, { type: "LEAVE" }],
  },
}

function wire({ machine, answers = {} }: Walk): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors)
  const actors = names.map((name) => [
    name,
    fromPromise(() => (name in answers ? Promise.resolve(answers[name]) : new Promise(() => {}))),
  ])
  return machine.provide({ actors: Object.fromEntries(actors) })
}

/**
 * Sends the events of a test case to its state machine. Calls `visit` before each event and after the last one. Returns
 * the number of distinct snapshots.
 */
async function take(walk: Walk, visit: (actor: AnyActor, event: EventObject | undefined) => void) {
  const actor = createActor(wire(walk), { input: walk.input }).start()
  const describe = () => JSON.stringify([actor.getSnapshot().value, actor.getSnapshot().context])
  const seen = new Set([describe()])
  for (const event of [...walk.events, undefined]) {
    // Responses arrive in later turns.
    await new Promise((resolve) => setImmediate(resolve))
    visit(actor, event)
    seen.add(describe())
    if (event !== undefined) actor.send(event)
  }
  actor.stop()
  return seen.size
}

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

test("the test events change the state of every state machine", async () => {
  const names = Object.keys(WALKS).map((name) => name.split(",")[0])

  expect([...new Set(names)]).toEqual([
    "editing",
    "filters",
    "finance-quote",
    "forms",
    "tyre-hotel",
    "workshop-booking",
  ])
  for (const [name, walk] of Object.entries(WALKS)) expect(await take(walk, () => {}), name).toBeGreaterThan(1)
})

test.each(Object.entries(WALKS))(
  "%s: a transition does not modify the snapshot and always gives the same result for the same event",
  async (_, walk) => {
    const machine = wire(walk)
    await take(walk, (actor, event) => {
      if (event === undefined) return
      const snapshot = actor.getSnapshot()
      const previous = copy({ value: snapshot.value, context: snapshot.context })
      const [once] = transition(machine, snapshot, event)
      const [twice] = transition(machine, snapshot, event)

      expect(copy({ value: snapshot.value, context: snapshot.context })).toEqual(previous)
      expect({ value: twice.value, context: twice.context }).toEqual({ value: once.value, context: once.context })
    })
  },
)

test.each(Object.entries(WALKS))("%s: a state can be restored from its persisted snapshot", async (_, walk) => {
  const machine = wire({ ...walk, answers: {} })
  await take(walk, (actor) => {
    const { value, context } = actor.getSnapshot()
    const restored = createActor(machine, { input: walk.input, snapshot: copy(actor.getPersistedSnapshot()) }).start()

    // A function, or a store, would be lost.
    expect(copy(context)).toEqual(context)
    expect(restored.getSnapshot()).toMatchObject({ value, status: "active" })
    expect(restored.getSnapshot().context).toEqual(context)
    restored.stop()
  })
})
