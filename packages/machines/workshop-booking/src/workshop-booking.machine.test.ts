import { formatTransition, listTransitions } from "@forecourt/flow-kit/transitions"
import { expect, test } from "vitest"
import {
  CAR,
  chooseTime,
  createRefusal,
  DETAILS,
  findWorkshops,
  fourWeeks,
  getHoldState,
  getMessage,
  lookUp,
  NO_SITES,
  PAGE,
  PLACE,
  SERVICES,
  taken,
  type Visitor,
  visit,
  workshop,
} from "../test/visit.ts"
import {
  canContinue,
  findEarliestWorkshop,
  getExpectedWorkshops,
  getHeldUntil,
  getLookUpState,
  getPriceKind,
  getPriceSummary,
  getWorkshopTotal,
  hasMoreWorkshops,
  isBusy,
  isHoldOver,
  isPricing,
  isStepDone,
  isWithoutWorkshops,
  listShownDays,
  listShownSteps,
  listWeekChoices,
  listWorkshops,
  openStep,
  type WorkshopBookingEvent,
  type WorkshopBookingSession,
  workshopBookingMachine,
} from "./index.ts"

const codes = (visitor: Visitor) => Object.keys(visitor.session().services ?? {})
const ids = (visitor: Visitor) => listWorkshops(visitor.now()).map(({ departmentId }) => departmentId)

test("a look-up without a registration number or a place sends no request and stays at step 1 [spec 3 §4.1 workshop-look-up-needs]", async () => {
  const visitor = visit()

  visitor.send({ type: "LOOK_UP", regNo: "ABC123" })
  visitor.send({ type: "CHOOSE_PLACE", place: PLACE })
  visitor.send({ type: "LOOK_UP", regNo: " " })

  expect([openStep(visitor.now()), listShownSteps(visitor.now()), getLookUpState(visitor.now())]).toEqual([
    1,
    [1],
    "idle",
  ])
  expect(visitor.listInputs("fetchCar")).toEqual([])
})

test("looking up a car stores the place, opens step 2 and clears previous selections [spec 3 §4.1 workshop-look-up, §3.1 workshop-store]", async () => {
  const visitor = visit()
  await chooseTime(visitor)

  visitor.send({ type: "CHOOSE_PLACE", place: { ...PLACE, name: "Borås", latitude: 57.72 } })
  visitor.send({ type: "LOOK_UP", regNo: "ABC123" })
  expect([getLookUpState(visitor.now()), isBusy(visitor.now())]).toEqual(["looking", true])
  await visitor.waitUntil({ lookUp: "idle", services: "loaded" })

  expect(visitor.kept.session).toMatchObject({
    car: CAR,
    lat: 57.72,
    lng: 11.97,
    region: "Västra Götaland",
    services: {},
    bookingState: 2,
    maxBookingState: 4,
    displayState: 2,
  })
  expect(visitor.kept.session).toMatchObject({ location: undefined, bookingInfo: undefined, milage: undefined })
  expect([listShownSteps(visitor.now()), openStep(visitor.now())]).toEqual([[1, 2], 2])
  expect(ids(visitor)).toEqual([])
})

test("looking up the same car at the same place returns to the current step without a request [spec 3 §4.1 workshop-same]", async () => {
  const visitor = visit()
  await findWorkshops(visitor)
  visitor.send({ type: "SHOW", step: 1 })

  visitor.send({ type: "LOOK_UP", regNo: "abc 123" })

  expect(openStep(visitor.now())).toBe(4)
  expect(codes(visitor)).toEqual(["basic"])
  expect(visitor.listInputs("fetchCar")).toEqual([{ registrationNumber: "ABC123" }])
})

test("a car of an unsupported brand keeps the visitor at step 1, and a failed look-up shows the error message of the service [spec 3 §8.1 workshop-unsupported, §8.1 workshop-look-up-failed]", async () => {
  const words = "Fordonet hittades inte, kontrollera att registreringsnumret är korrekt"
  const responses = [
    async () => ({ ...CAR, brand: "BMW", isSupported: false }),
    async () => Promise.reject(createRefusal(words, 404)),
  ]
  const visitor = visit({ calls: { fetchCar: () => responses.shift()?.() ?? Promise.resolve(CAR) } })
  visitor.send({ type: "CHOOSE_PLACE", place: PLACE })

  visitor.send({ type: "LOOK_UP", regNo: "BMX310" })
  await visitor.waitUntil({ lookUp: "unsupported" })
  expect([visitor.now().context.unsupportedBrand, listShownSteps(visitor.now())]).toEqual(["BMW", [1]])
  visitor.send({ type: "LOOK_UP", regNo: "ZZZ999" })
  await visitor.waitUntil({ lookUp: "failed" })
  expect([visitor.now().context.messages.fetchCar, visitor.now().context.unsupportedBrand]).toEqual([words, null])
  expect(visitor.emitted).toContainEqual({ type: "failure", call: "fetchCar", error: expect.any(Error) })
  visitor.send({ type: "LOOK_UP", regNo: "ABC123" })
  await visitor.waitUntil({ services: "loaded" })
  expect(visitor.now().context.messages.fetchCar).toBeUndefined()
})

test("during a look-up, the place cannot be changed and a second submit sends no request", async () => {
  const held = Promise.withResolvers<typeof CAR>()
  const visitor = visit({ calls: { fetchCar: () => held.promise } })
  visitor.send({ type: "CHOOSE_PLACE", place: PLACE })
  visitor.send({ type: "LOOK_UP", regNo: "ABC123" })

  visitor.send({ type: "CHANGE_PLACE" })
  visitor.send({ type: "CHOOSE_PLACE", place: { ...PLACE, name: "Borås", latitude: 57.72 } })
  visitor.send({ type: "LOOK_UP", regNo: "DEF456" })
  held.resolve(CAR)
  await visitor.waitUntil({ services: "loaded" })

  expect(visitor.listInputs("fetchCar")).toHaveLength(1)
  expect(visitor.session()).toMatchObject({ lat: PLACE.latitude, place: PLACE })
})

test("changing the place removes it from the storage, and isPlaceDenied is true after a denied permission until a place is selected [spec 3 §4.1 workshop-change-place]", () => {
  const visitor = visit()
  visitor.send({ type: "CHOOSE_PLACE", place: PLACE })

  visitor.send({ type: "CHANGE_PLACE" })
  visitor.send({ type: "DENY_PLACE" })
  expect([visitor.kept.session.place, visitor.now().context.isPlaceDenied]).toEqual([undefined, true])
  visitor.send({ type: "CHOOSE_PLACE", place: PLACE })
  expect(visitor.now().context.isPlaceDenied).toBe(false)
})

test("the request for authorised workshops contains the brand with hyphens instead of spaces, and hasBrand is null if the request fails [spec 3 §7.1 workshop-authorized]", async () => {
  const visitor = visit()
  await lookUp(visitor)
  const failing = visit({ calls: { fetchAuthorizedWorkshop: async () => Promise.reject(createRefusal(null, 500)) } })
  failing.send({ type: "CHOOSE_PLACE", place: PLACE })
  failing.send({ type: "LOOK_UP", regNo: "ABC123" })
  await failing.waitUntil({ services: "loaded", brand: "failed" })

  expect(visitor.listInputs("fetchAuthorizedWorkshop")).toEqual([{ brand: "Land-Rover" }])
  expect([visitor.now().context.hasBrand, failing.now().context.hasBrand]).toEqual([true, null])
})

test("a failed request for services is reported and can be retried [spec 3 §8.1 workshop-services-failed]", async () => {
  const responses = [async () => Promise.reject(createRefusal("Något gick fel, försök igen", 500))]
  const visitor = visit({
    calls: { fetchServices: () => responses.shift()?.() ?? Promise.resolve({ serviceOfferingCategories: SERVICES }) },
  })
  visitor.send({ type: "CHOOSE_PLACE", place: PLACE })
  visitor.send({ type: "LOOK_UP", regNo: "ABC123" })
  await visitor.waitUntil({ services: "failed" })

  visitor.send({ type: "RETRY" })
  await visitor.waitUntil({ services: "loaded" })

  expect(visitor.listInputs("fetchServices")).toEqual([
    { registrationNumber: "ABC123", lat: PLACE.latitude, lng: PLACE.longitude },
    { registrationNumber: "ABC123", lat: PLACE.latitude, lng: PLACE.longitude },
  ])
})

test("a service can be toggled, and an unavailable or unknown service cannot be selected [spec 3 §4.1 workshop-toggle.toggle]", async () => {
  const visitor = visit()
  await lookUp(visitor)

  for (const code of ["basic", "gone", "nothing"]) visitor.send({ type: "TOGGLE_SERVICE", code })
  expect(codes(visitor)).toEqual(["basic"])
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  expect(codes(visitor)).toEqual([])
})

test("a service that requires a text is selected only while a text is entered [spec 3 §4.1 workshop-toggle.input, §5.1 workshop-words.needed]", async () => {
  const visitor = visit()
  await lookUp(visitor)

  visitor.send({ type: "TOGGLE_SERVICE", code: "fault" })
  expect([codes(visitor), visitor.now().context.inputCodes]).toEqual([[], ["fault"]])
  visitor.send({ type: "WRITE_INPUT", code: "fault", text: "Den låter" })
  visitor.send({ type: "WRITE_INPUT", code: "fault", text: "Den låter illa" })
  expect(visitor.session().services?.fault).toMatchObject({
    userInput: "Den låter illa",
    listItems: ["Den låter illa"],
  })
  visitor.send({ type: "WRITE_INPUT", code: "fault", text: " " })
  expect([codes(visitor), visitor.now().context.inputCodes]).toEqual([[], ["fault"]])
  visitor.send({ type: "WRITE_INPUT", code: "fault", text: "Ändå" })
  visitor.send({ type: "TOGGLE_SERVICE", code: "fault" })
  expect([codes(visitor), visitor.now().context.inputCodes]).toEqual([[], []])
  visitor.send({ type: "WRITE_INPUT", code: "basic", text: "Nej" })
  expect(codes(visitor)).toEqual([])
})

test("entering a mileage selects the service with the code originalservice and stores the mileage, and clearing the mileage deselects the service [spec 3 §4.1 workshop-toggle.mileage]", async () => {
  const visitor = visit()
  await lookUp(visitor)

  visitor.send({ type: "TOGGLE_SERVICE", code: "originalservice" })
  expect(codes(visitor)).toEqual([])
  visitor.send({ type: "WRITE_MILEAGE", text: "1500" })
  expect([codes(visitor), visitor.kept.session.milage]).toEqual([["originalservice"], 1500])
  visitor.send({ type: "TOGGLE_SERVICE", code: "originalservice" })
  visitor.send({ type: "TOGGLE_SERVICE", code: "originalservice" })
  expect([codes(visitor), visitor.session().milage]).toEqual([["originalservice"], 1500])
  visitor.send({ type: "WRITE_MILEAGE", text: "" })
  expect([codes(visitor), visitor.session().milage]).toEqual([[], undefined])
})

test("a visitor can continue from the services step once a service is selected [spec 3 §4.1 workshop-continue]", async () => {
  const visitor = visit()
  await lookUp(visitor)

  visitor.send({ type: "NEXT" })
  expect([openStep(visitor.now()), canContinue(visitor.now(), "service")]).toEqual([2, false])
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  expect(canContinue(visitor.now(), "service")).toBe(true)
  visitor.send({ type: "NEXT" })
  await visitor.waitUntil({ addons: "loaded" })

  expect([openStep(visitor.now()), listShownSteps(visitor.now())]).toEqual([3, [1, 2, 3]])
  expect([1, 2, 3].map((step) => isStepDone(visitor.now(), step as 1))).toEqual([true, true, false])
})

test("a visitor can continue with or without add-ons, and the selected add-ons are stored [spec 3 §4.1 workshop-addons]", async () => {
  const visitor = visit()
  await lookUp(visitor)
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  visitor.send({ type: "NEXT" })
  await visitor.waitUntil({ addons: "loaded" })

  visitor.send({ type: "NEXT" })
  expect(openStep(visitor.now())).toBe(3)
  visitor.send({ type: "TOGGLE_SERVICE", code: "small" })
  visitor.send({ type: "NEXT_WITHOUT_ADDONS" })
  expect(openStep(visitor.now())).toBe(3)
  visitor.send({ type: "NEXT" })
  await visitor.waitUntil({ workshops: "loaded" })
  expect([openStep(visitor.now()), visitor.session().bookingInfo?.addons]).toEqual([4, true])

  const without = visit()
  await findWorkshops(without)
  expect([openStep(without.now()), without.session().bookingInfo?.addons]).toEqual([4, false])
})

test("selecting another add-on in a single-choice group replaces the previous one, and the number of units cannot exceed the maximum [spec 3 §4.1 workshop-radio, §5.1 workshop-units.range]", async () => {
  const visitor = visit()
  await lookUp(visitor)
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  visitor.send({ type: "NEXT" })
  await visitor.waitUntil({ addons: "loaded" })

  visitor.send({ type: "TOGGLE_SERVICE", code: "small" })
  visitor.send({ type: "TOGGLE_SERVICE", code: "large" })
  visitor.send({ type: "TOGGLE_SERVICE", code: "oil" })
  visitor.send({ type: "CHOOSE_UNITS", code: "oil", units: 3 })
  visitor.send({ type: "CHOOSE_UNITS", code: "oil", units: 4 })
  visitor.send({ type: "CHOOSE_UNITS", code: "small", units: 1 })

  expect(codes(visitor)).toEqual(["basic", "large", "oil"])
  expect(visitor.session().services?.oil?.unit).toBe(3)
  expect(getPriceSummary(visitor.now()).total).toBe(500)
  visitor.send({ type: "TOGGLE_SERVICE", code: "large" })
  expect(codes(visitor)).toEqual(["basic", "oil"])
})

test.each([
  ["failed", async () => Promise.reject(createRefusal(null, 500))],
  ["loaded", async () => ({ serviceOfferingCategories: [] })],
] as const)(
  "the add-ons step is skipped when there are no add-ons or their request fails (loading state: %s) [spec 3 §4.1 workshop-no-addons]",
  async (addons, fetchAddons) => {
    const visitor = visit({ calls: { fetchAddons } })
    await lookUp(visitor)
    visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })

    visitor.send({ type: "NEXT" })
    await visitor.waitUntil({ workshops: "loaded" })

    expect([openStep(visitor.now()), visitor.session().bookingState, visitor.session().bookingInfo]).toEqual([
      4,
      4,
      { addons: false },
    ])
    visitor.send({ type: "SHOW", step: 2 })
    visitor.send({ type: "NEXT" })
    expect(openStep(visitor.now())).toBe(3)
    await visitor.waitUntil({ addons })
    expect(openStep(visitor.now())).toBe(4)
  },
)

test("a visitor can reopen every completed step without losing the progress of the booking [spec 3 §4.1 workshop-advances, §4.1 workshop-completed]", async () => {
  const visitor = visit()
  await findWorkshops(visitor)

  for (const step of [2, 1, 3, 4] as const) {
    visitor.send({ type: "SHOW", step })
    expect([openStep(visitor.now()), visitor.session().bookingState]).toEqual([step, 4])
  }
  visitor.send({ type: "SHOW", step: 5 })
  visitor.send({ type: "SHOW", step: 2 })
  visitor.send({ type: "NEXT" })
  expect([openStep(visitor.now()), visitor.session().bookingState]).toEqual([3, 4])
  expect([1, 2, 3, 4].map((step) => isStepDone(visitor.now(), step as 1))).toEqual([true, true, true, false])
})

test("FETCH_MORE loads the next five workshops without duplicates until the list ends [spec 3 §4.1 workshop-more, §4.1 workshop-nosites]", async () => {
  const visitor = visit()
  await findWorkshops(visitor)

  expect([ids(visitor), hasMoreWorkshops(visitor.now())]).toEqual([["w1", "w2", "w3", "w4", "w5"], true])
  visitor.send({ type: "FETCH_MORE" })
  expect(getExpectedWorkshops(visitor.now())).toBe(5)
  await visitor.waitUntil({ workshops: "loaded" })

  expect(ids(visitor)).toEqual(["w1", "w2", "w3", "w4", "w5", "w6", "w7"])
  expect([
    hasMoreWorkshops(visitor.now()),
    getExpectedWorkshops(visitor.now()),
    isWithoutWorkshops(visitor.now()),
  ]).toEqual([false, 0, false])
  expect(visitor.listInputs("watchClosestWorkshops")).toEqual([
    { regNo: "ABC123", serviceOfferings: "basic", latitude: PLACE.latitude, longitude: PLACE.longitude },
    { regNo: "ABC123", serviceOfferings: "basic", latitude: PLACE.latitude, longitude: PLACE.longitude, cursor: "w5" },
  ])
})

test("a workshop that the stream sends twice is listed once", async () => {
  const visitor = visit({
    calls: {
      async *watchClosestWorkshops() {
        yield getMessage("w1")
        yield getMessage("w1")
        yield PAGE
      },
    },
  })
  await findWorkshops(visitor)

  expect(ids(visitor)).toEqual(["w1"])
})

test("workshops can be sorted by their first free time or by distance [spec 3 §4.1 workshop-sort]", async () => {
  const visitor = visit({
    calls: {
      async *watchClosestWorkshops() {
        yield { name: "message", id: "late", data: workshop("late", "2026-12-09T08:00:00") }
        yield { name: "message", id: "soon", data: workshop("soon", "2026-12-01T08:00:00") }
        yield PAGE
      },
    },
  })
  await findWorkshops(visitor)

  expect(ids(visitor)).toEqual(["late", "soon"])
  visitor.send({ type: "SORT", order: "firstTime" })
  expect(ids(visitor)).toEqual(["soon", "late"])
  visitor.send({ type: "SORT", order: "nearest" })
  expect(ids(visitor)).toEqual(["late", "soon"])
})

test("a search that finds no workshop shows a message and emits an event [spec 3 §8.1 workshop-none]", async () => {
  const visitor = visit({
    calls: {
      async *watchClosestWorkshops() {
        yield NO_SITES
      },
    },
  })
  await lookUp(visitor)
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  visitor.send({ type: "NEXT" })
  await visitor.waitUntil({ addons: "loaded" })
  visitor.send({ type: "NEXT_WITHOUT_ADDONS" })
  await visitor.waitUntil({ workshops: "loaded" })

  expect(isWithoutWorkshops(visitor.now())).toBe(true)
  expect(visitor.emitted).toContainEqual({ type: "noWorkshop" })
})

test.each([
  ["reports a failure", true],
  ["is interrupted", false],
])(
  "a search that %s shows a message, keeps the workshops found so far and can be retried [spec 3 §8.1 workshop-stream-failed]",
  async (_, isEmitted) => {
    let isFirst = true
    const visitor = visit({
      calls: {
        async *watchClosestWorkshops() {
          yield getMessage("w1")
          if (!isFirst) return yield PAGE
          isFirst = false
          if (isEmitted) return yield { name: "failed", data: { error: "Något gick fel, försök igen" } }
          throw createRefusal("Något gick fel, försök igen", 500)
        },
      },
    })
    await lookUp(visitor)
    visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
    visitor.send({ type: "NEXT" })
    await visitor.waitUntil({ addons: "loaded" })
    visitor.send({ type: "NEXT_WITHOUT_ADDONS" })
    await visitor.waitUntil({ workshops: "failed" })

    expect(visitor.now().context.messages.watchClosestWorkshops).toBe("Något gick fel, försök igen")
    expect([ids(visitor), hasMoreWorkshops(visitor.now())]).toEqual([["w1"], false])
    expect(visitor.emitted).toContainEqual({ type: "noWorkshop" })
    visitor.send({ type: "RETRY" })
    await visitor.waitUntil({ workshops: "loaded" })
    expect(visitor.now().context.messages.watchClosestWorkshops).toBeUndefined()
  },
)

test("changing the services removes the workshops, the selected workshop and its time, and starts a new search [spec 3 §4.1 workshop-change-services]", async () => {
  const visitor = visit()
  await chooseTime(visitor)

  visitor.send({ type: "TOGGLE_SERVICE", code: "oil" })
  expect([ids(visitor), visitor.session().location, visitor.session().bookingInfo]).toEqual([
    [],
    undefined,
    { addons: false },
  ])
  await visitor.waitUntil({ workshops: "loaded", times: "idle" })
  expect(visitor.listInputs("watchClosestWorkshops").map(({ serviceOfferings }) => serviceOfferings)).toEqual([
    "basic",
    "basic,oil",
  ])

  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  expect(visitor.now().context.loads.workshops).toBe("idle")
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  await visitor.waitUntil({ workshops: "loaded" })
})

test("changing the services cancels a running search", async () => {
  const signals: (AbortSignal | undefined)[] = []
  const visitor = visit({
    calls: {
      watchClosestWorkshops(_, { signal } = {}) {
        signals.push(signal)
        return (async function* () {
          yield getMessage("w1")
          if (signals.length === 1) await new Promise(() => {})
          yield PAGE
        })()
      },
    },
  })
  await lookUp(visitor)
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  visitor.send({ type: "NEXT" })
  await visitor.waitUntil({ addons: "loaded" })
  visitor.send({ type: "NEXT_WITHOUT_ADDONS" })

  visitor.send({ type: "TOGGLE_SERVICE", code: "oil" })
  await visitor.waitUntil({ workshops: "loaded" })

  expect(signals.map((signal) => signal?.aborted)).toEqual([true, expect.any(Boolean)])
})

test("selecting a workshop loads its prices and its times from Monday [spec 3 §4.1 workshop-price, §7.1 workshop-prices, §7.1 workshop-timeslots]", async () => {
  const visitor = visit()
  await findWorkshops(visitor)

  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "nobody" })
  expect(visitor.session().location).toBeUndefined()
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded", prices: "loaded" })

  expect(visitor.session()).toMatchObject({
    location: { departmentId: "w2" },
    bookingInfo: { location: "Verkstad w2" },
  })
  expect(visitor.listInputs("fetchTimeslots")).toEqual([
    { registrationNumber: "ABC123", departmentId: "w2", date: "2026-11-23T00:00:00", serviceOfferings: "basic" },
  ])
  expect(visitor.listInputs("fetchPrices")).toEqual([
    { registrationNumber: "ABC123", milage: 1, departmentId: "w2", serviceOfferings: "basic" },
  ])
  expect(getPriceSummary(visitor.now()).total).toBe(110)
  visitor.send({ type: "CHANGE_TIME" })
  expect(getPriceSummary(visitor.now()).total).toBe(100)
})

test("changing the mileage discards the prices of the selected workshop and fetches new prices [spec 3 §4.1 workshop-price]", async () => {
  const visitor = visit({
    calls: {
      fetchPrices: async ({ milage }) => ({
        offers: [{ code: "originalservice", price: milage > 5000 ? 5490 : 2990 }],
      }),
    },
  })
  await lookUp(visitor)
  visitor.send({ type: "WRITE_MILEAGE", text: "1000" })
  visitor.send({ type: "NEXT" })
  await visitor.waitUntil({ addons: "loaded" })
  visitor.send({ type: "NEXT_WITHOUT_ADDONS" })
  await visitor.waitUntil({ workshops: "loaded" })
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded", prices: "loaded" })
  expect(getPriceSummary(visitor.now()).total).toBe(2990)

  for (const text of ["70", "700", "7000"]) {
    visitor.send({ type: "WRITE_MILEAGE", text })
    expect([getPriceKind(visitor.now()), getPriceSummary(visitor.now()).lines[0]?.price]).toEqual(["loading", null])
  }
  visitor.wait(1)
  await visitor.waitUntil({ times: "loaded", prices: "loaded" })

  expect(visitor.session().location?.departmentId).toBe("w2")
  expect(visitor.listInputs("fetchPrices").map(({ milage }) => milage)).toEqual([1000, 7000])
  expect(getPriceKind(visitor.now())).toBe("workshop")
  expect(getPriceSummary(visitor.now()).total).toBe(5490)
})

test("entering the same mileage again does not fetch the prices again", async () => {
  const visitor = visit()
  await lookUp(visitor)
  visitor.send({ type: "WRITE_MILEAGE", text: "1000" })
  visitor.send({ type: "NEXT" })
  await visitor.waitUntil({ addons: "loaded" })
  visitor.send({ type: "NEXT_WITHOUT_ADDONS" })
  await visitor.waitUntil({ workshops: "loaded" })
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ prices: "loaded" })

  visitor.send({ type: "WRITE_MILEAGE", text: "1 000" })

  expect(visitor.listInputs("fetchPrices")).toHaveLength(1)
})

/** Chooses a service, an add-on with units and a workshop with exact prices. */
async function chooseWorkshopWithAddon(visitor: Visitor): Promise<void> {
  await lookUp(visitor)
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  visitor.send({ type: "WRITE_INPUT", code: "fault", text: "Det gnisslar." })
  visitor.send({ type: "NEXT" })
  await visitor.waitUntil({ addons: "loaded" })
  visitor.send({ type: "TOGGLE_SERVICE", code: "oil" })
  visitor.send({ type: "NEXT" })
  await visitor.waitUntil({ workshops: "loaded" })
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded", prices: "loaded" })
}

const EXACT = {
  fetchPrices: async ({ serviceOfferings }: { readonly serviceOfferings: string }) => ({
    offers: serviceOfferings.split(",").map((code) => ({ code, price: code === "fault" ? null : 1000 })),
  }),
}

test("other units at a chosen workshop change the total, and its prices stay", async () => {
  const visitor = visit({ calls: EXACT })
  await chooseWorkshopWithAddon(visitor)

  visitor.send({ type: "CHOOSE_UNITS", code: "oil", units: 3 })

  expect(getPriceSummary(visitor.now())).toMatchObject({ total: 4000, isPartial: true })
  expect(visitor.listInputs("fetchPrices")).toHaveLength(1)
})

test("another text at a chosen workshop leaves its prices as they are", async () => {
  const visitor = visit({ calls: EXACT })
  await chooseWorkshopWithAddon(visitor)

  visitor.send({ type: "WRITE_INPUT", code: "fault", text: "Det luktar." })

  expect(getPriceSummary(visitor.now())).toMatchObject({ total: 2000, isPartial: true })
  expect(visitor.session().services?.fault?.userInput).toBe("Det luktar.")
})

test("other services forget the prices of the workshop, and another workshop fetches its prices", async () => {
  const visitor = visit({ calls: EXACT })
  await chooseWorkshopWithAddon(visitor)

  visitor.send({ type: "TOGGLE_SERVICE", code: "fault" })

  expect([getPriceKind(visitor.now()), getPriceSummary(visitor.now()).total]).toEqual(["median", 200])
  await visitor.waitUntil({ workshops: "loaded" })
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w1" })
  expect([getPriceKind(visitor.now()), getPriceSummary(visitor.now()).total]).toEqual(["loading", 0])
  await visitor.waitUntil({ prices: "loaded" })
  expect(visitor.listInputs("fetchPrices").at(-1)).toMatchObject({ departmentId: "w1", serviceOfferings: "basic,oil" })
  expect(getPriceSummary(visitor.now()).total).toBe(2000)
})

test("a price that the chosen workshop does not know is missing, and is not the median", async () => {
  const visitor = visit({ calls: { fetchPrices: async () => ({ offers: [{ code: "basic", price: null }] }) } })
  await chooseTime(visitor)

  expect(getPriceSummary(visitor.now())).toMatchObject({ total: 0, isPartial: true })
})

test("a booking keeps the prices at its workshop", async () => {
  const visitor = visit()
  await chooseTime(visitor)
  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil("booked")

  const again = visit({ session: visitor.kept.session })

  for (const { now } of [visitor, again])
    expect([getPriceKind(now()), getPriceSummary(now()).total]).toEqual(["workshop", 110])
})

const createMedians = (price: number | null) => ({
  serviceOfferingCategories: SERVICES.map((category) => ({
    ...category,
    offerings: category.offerings.map((item) =>
      item.code === "originalservice" ? { ...item, price, priceKnown: price !== null } : item,
    ),
  })),
})

test("the median price of the original service is fetched for its mileage before a workshop is chosen [spec 3 §9.1 workshop-median]", async () => {
  const visitor = visit({
    calls: { fetchServices: async ({ milage }) => createMedians(milage === undefined ? null : milage) },
  })
  await lookUp(visitor)

  for (const text of ["7", "70", "7000"]) visitor.send({ type: "WRITE_MILEAGE", text })
  expect([isPricing(visitor.now()), getPriceSummary(visitor.now()).lines[0]?.price]).toEqual([true, null])
  visitor.wait(1)
  await visitor.waitUntil({ medians: "loaded" })

  expect(visitor.listInputs("fetchServices").map(({ milage }) => milage)).toEqual([undefined, 7000])
  expect(getPriceSummary(visitor.now())).toMatchObject({ total: 7000, isPartial: false })
})

test("when the medians for another mileage fail to load, prices are missing until they are fetched again", async () => {
  const calls = { failing: true }
  const visitor = visit({
    calls: {
      fetchServices: async ({ milage }) => {
        if (milage !== undefined && calls.failing) throw createRefusal(null, 500)
        return createMedians(3000)
      },
    },
  })
  await lookUp(visitor)
  visitor.send({ type: "WRITE_MILEAGE", text: "7000" })
  visitor.wait(1)
  await visitor.waitUntil({ medians: "failed" })

  expect(getPriceSummary(visitor.now())).toMatchObject({ total: 0, isPartial: true })
  calls.failing = false
  visitor.send({ type: "RETRY" })
  await visitor.waitUntil({ medians: "loaded" })
  expect(getPriceSummary(visitor.now()).total).toBe(3000)
})

test("a service that is not offered at the entered mileage is no longer chosen", async () => {
  const visitor = visit({
    calls: {
      fetchServices: async ({ milage }) => ({
        serviceOfferingCategories: SERVICES.map((category) => ({
          ...category,
          offerings: category.offerings.filter(({ code }) => milage === undefined || code !== "basic"),
        })),
      }),
    },
  })
  await lookUp(visitor)
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  visitor.send({ type: "WRITE_MILEAGE", text: "7000" })
  visitor.wait(1)
  await visitor.waitUntil({ medians: "loaded" })

  expect(codes(visitor)).toEqual(["originalservice"])
})

test("another mileage searches for workshops again, with the mileage, when the workshop step opens", async () => {
  const visitor = visit()
  await lookUp(visitor)
  visitor.send({ type: "WRITE_MILEAGE", text: "1000" })
  visitor.send({ type: "NEXT" })
  await visitor.waitUntil({ addons: "loaded" })
  visitor.send({ type: "NEXT_WITHOUT_ADDONS" })
  await visitor.waitUntil({ workshops: "loaded" })

  visitor.send({ type: "SHOW", step: 2 })
  visitor.send({ type: "WRITE_MILEAGE", text: "7000" })
  visitor.wait(1)
  expect(listWorkshops(visitor.now())).toEqual([])
  visitor.send({ type: "SHOW", step: 4 })
  await visitor.waitUntil({ workshops: "loaded" })

  expect(visitor.listInputs("watchClosestWorkshops").map(({ milage }) => milage)).toEqual([1000, 7000])
})

test("the total at a workshop of the list is the sum of its prices times the chosen units", async () => {
  const visitor = visit()
  await findWorkshops(visitor)
  const total = (offers?: { code: string; price: number | null }[]) =>
    getWorkshopTotal(visitor.now(), { ...workshop("w1"), ...(offers && { offers }) })

  expect(total([{ code: "basic", price: 990 }])).toMatchObject({ total: 990, isPartial: false })
  expect(total([{ code: "basic", price: null }])).toMatchObject({ total: 0, isPartial: true })
  expect(total()).toBeNull()
})

test("the workshop with the earliest time is named unless it is the closest", async () => {
  const times = ["2026-12-03T08:00:00", "2026-12-01T13:00:00"]
  const watchIn = (order: readonly number[]) =>
    async function* () {
      for (const index of order)
        yield { ...getMessage(`w${index}`), data: workshop(`w${index}`, times[index]) } as never
      yield NO_SITES
    }
  const [second, first] = [
    visit({ calls: { watchClosestWorkshops: watchIn([0, 1]) } }),
    visit({ calls: { watchClosestWorkshops: watchIn([1, 0]) } }),
  ]
  await findWorkshops(second)
  await findWorkshops(first)

  expect(findEarliestWorkshop(second.now())?.departmentId).toBe("w1")
  expect(findEarliestWorkshop(first.now())).toBeNull()
})

test("the earliest time of all workshops is fetched for every selection of services, and is unknown without services", async () => {
  const visitor = visit()
  await lookUp(visitor)
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  await visitor.waitUntil({ earliest: "loaded" })
  const known = visitor.now().context.earliest?.departmentId
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })

  expect(known).toBe("w7")
  expect([visitor.now().context.earliest, visitor.now().context.loads.earliest]).toEqual([null, "idle"])
  expect(visitor.listInputs("fetchEarliestTime")).toEqual([
    { registrationNumber: "ABC123", serviceOfferings: "basic", latitude: PLACE.latitude, longitude: PLACE.longitude },
  ])
})

test("an earliest time that fails to load is reported without a message for the visitor", async () => {
  const visitor = visit({ calls: { fetchEarliestTime: () => Promise.reject(createRefusal("Fel", 500)) } })
  await lookUp(visitor)
  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
  await visitor.waitUntil({ earliest: "failed" })

  expect(visitor.emitted).toContainEqual({ type: "failure", call: "fetchEarliestTime", error: expect.any(Error) })
  expect(visitor.now().context.messages.fetchEarliestTime).toBeUndefined()
})

test("a nearer workshop that does all but one service is remembered until the services change", async () => {
  const nearer = { departmentId: "w0", siteName: "Verkstad w0", code: "basic" }
  const visitor = visit({
    calls: {
      async *watchClosestWorkshops() {
        yield { name: "message", id: "w1", data: { ...workshop("w1"), nearer } }
        yield NO_SITES
      },
    },
  })
  await findWorkshops(visitor)
  expect(visitor.now().context.nearer).toEqual(nearer)

  visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })

  expect(visitor.now().context.nearer).toBeNull()
})

test("a search without workshops remembers a workshop that does all but one service", async () => {
  const nearer = { departmentId: "w0", siteName: "Verkstad w0", code: "basic" }
  const visitor = visit({
    calls: {
      async *watchClosestWorkshops() {
        yield { name: "nosites", data: { nosites: true, nearer } }
      },
    },
  })
  await findWorkshops(visitor)

  expect(visitor.now().context.nearer).toEqual(nearer)
})

test.each([
  [true, { timeslot: "2026-12-01T08:00:00", isFullDay: true }],
  [false, { timeslot: "2026-12-01T08:00:00", isFullDay: false }],
])(
  "the first time of a workshop is chosen and held with its workshop (whole day: %s)",
  async (isFirstFullDay, timeSlot) => {
    const visitor = visit({
      calls: {
        async *watchClosestWorkshops() {
          yield { name: "message", id: "w1", data: { ...workshop("w1"), isFirstFullDay } }
          yield NO_SITES
        },
      },
    })
    await findWorkshops(visitor)

    visitor.send({ type: "CHOOSE_FIRST_TIME", departmentId: "w1" })
    await visitor.waitUntil({ times: "loaded", prices: "loaded", hold: "held" })

    expect(visitor.session()).toMatchObject({ location: { departmentId: "w1" }, bookingInfo: { timeSlot } })
    expect(visitor.listInputs("createHold")).toEqual([
      expect.objectContaining({ departmentId: "w1", timeSlot: timeSlot.timeslot, isFullDay: isFirstFullDay }),
    ])
    expect(listShownDays(visitor.now())[0]?.date).toBe("2026-11-30")
  },
)

test("when someone else has the first time of a workshop, its other times are shown", async () => {
  const words = "Tiden är inte tillgänglig, vänligen välj en annan tid"
  const visitor = visit({
    calls: { createHold: async () => Promise.reject(createRefusal(words, 409, "TimeslotNotAvailable")) },
  })
  await findWorkshops(visitor)

  visitor.send({ type: "CHOOSE_FIRST_TIME", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded", hold: "none" })

  expect(visitor.session()).toMatchObject({ location: { departmentId: "w2" } })
  expect(visitor.session().bookingInfo?.timeSlot).toBeUndefined()
  expect(visitor.now().context.messages.createHold).toBe(words)
})

test("the calendar opens at the first week with an available time, however many weeks ahead it is [spec 3 §4.1 workshop-calendar]", async () => {
  const firstDay = "2027-01-25"
  const visitor = visit({
    calls: {
      async *watchClosestWorkshops() {
        yield { name: "message", id: "w1", data: workshop("w1", `${firstDay}T08:00:00`) }
        yield NO_SITES
      },
      fetchTimeslots: async ({ date }) =>
        fourWeeks(date.slice(0, 10)).map((day) =>
          day.date < firstDay ? { ...day, availableSlots: [], allDaySlotAvailable: false } : day,
        ),
    },
  })
  await findWorkshops(visitor)

  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w1" })
  await visitor.waitUntil({ times: "loaded" })

  expect(listShownDays(visitor.now()).map(({ date }) => date)).toContain(firstDay)
  expect(visitor.listInputs("fetchTimeslots").map(({ date }) => date)).toEqual([
    "2026-11-23T00:00:00",
    "2026-12-21T00:00:00",
    "2027-01-18T00:00:00",
  ])
})

test("a workshop without any available time shows the first week", async () => {
  const visitor = visit({
    calls: {
      fetchTimeslots: async ({ date }) =>
        fourWeeks(date.slice(0, 10), 7).map((day) => ({ ...day, availableSlots: [], allDaySlotAvailable: false })),
    },
  })
  await findWorkshops(visitor)

  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w1" })
  await visitor.waitUntil({ times: "loaded" })

  expect(listShownDays(visitor.now())[0]?.date).toBe("2026-11-23")
})

test("the calendar shows a single week, and showing the last loaded week loads further weeks [spec 3 §4.1 workshop-weeks]", async () => {
  const visitor = visit({
    calls: { fetchTimeslots: async ({ date }) => fourWeeks(date.slice(0, 10), date < "2026-12" ? 28 : 10) },
  })
  await chooseTime(visitor)
  const mondays = () => listWeekChoices(visitor.now()).map(({ monday }) => monday)

  expect(listShownDays(visitor.now()).map(({ date }) => date)).toEqual([
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
    "2026-11-29",
  ])
  expect(mondays()).toEqual(["2026-11-23", "2026-11-30", "2026-12-07", "2026-12-14"])
  visitor.send({ type: "SHOW_WEEK", week: 1 })
  expect(visitor.listInputs("fetchTimeslots")).toHaveLength(1)
  visitor.send({ type: "SHOW_WEEK", week: 3 })
  await visitor.waitUntil({ times: "loaded" })
  expect(visitor.listInputs("fetchTimeslots")[1]?.date).toBe("2026-12-21T00:00:00")
  visitor.send({ type: "SHOW_WEEK", week: 4 })
  visitor.send({ type: "SHOW_WEEK", week: 5 })
  await visitor.waitUntil({ times: "loaded" })
  expect([mondays(), visitor.listInputs("fetchTimeslots").length]).toEqual([["2026-12-21", "2026-12-28"], 2])
})

test("the first week with a free time is shown initially, and a week requested during loading is shown after loading [spec 3 §4.1 workshop-weeks]", async () => {
  const taken = fourWeeks("2026-11-23").map((day) =>
    day.date < "2026-12-09" ? { ...day, availableSlots: [], allDaySlotAvailable: false } : day,
  )
  const visitor = visit({
    calls: { fetchTimeslots: async ({ date }) => (date < "2026-12" ? taken : fourWeeks(date.slice(0, 10))) },
  })
  await findWorkshops(visitor)
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded" })
  expect(listShownDays(visitor.now())[0]?.date).toBe("2026-12-07")

  visitor.send({ type: "SHOW_WEEK", week: 3 })
  visitor.send({ type: "SHOW_WEEK", week: 8 })
  await visitor.waitUntil({ times: "loaded" })

  expect(listShownDays(visitor.now())[0]?.date).toBe("2027-01-18")
})

test("when a booking is rejected because the time is no longer available, the time is deselected and the times of the displayed week are reloaded [spec 3 §8.1 workshop-refused]", async () => {
  const words = "Tiden är inte tillgänglig, vänligen välj en annan tid"
  const visitor = visit({
    calls: { createBooking: async () => Promise.reject(createRefusal(words, 409, "TimeslotNotAvailable")) },
  })
  await chooseTime(visitor)
  visitor.send({ type: "SHOW_WEEK", week: 2 })

  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil("submitting")
  await visitor.waitUntil({ times: "loaded" })

  expect(visitor.session().bookingInfo).toEqual({ location: "Verkstad w2", addons: false })
  expect([visitor.listInputs("fetchTimeslots").length, visitor.now().context.week]).toEqual([2, 2])
  expect(visitor.now().context.messages.createBooking).toBe(words)
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "08:00" })
  expect(visitor.now().context.messages.createBooking).toBeUndefined()
})

test("a failed request for times leaves the list empty and can be retried [spec 3 §8.1 workshop-times-failed]", async () => {
  const responses = [async () => Promise.reject(createRefusal(null, 500))]
  const visitor = visit({
    calls: { fetchTimeslots: ({ date }) => responses.shift()?.() ?? Promise.resolve(fourWeeks(date.slice(0, 10))) },
  })
  await findWorkshops(visitor)
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w1" })
  await visitor.waitUntil({ times: "failed" })

  expect(visitor.now().context.days).toEqual([])
  expect(visitor.now().context.messages.fetchTimeslots).toBeNull()
  expect(visitor.emitted).toContainEqual({ type: "failure", call: "fetchTimeslots", error: expect.any(Error) })
  visitor.send({ type: "RETRY" })
  await visitor.waitUntil({ times: "loaded" })
})

test("an available time or a whole day can be selected, and selecting another workshop clears the selection [spec 3 §4.1 workshop-full-day, §4.1 workshop-change-time]", async () => {
  const visitor = visit()
  await chooseTime(visitor)

  expect(visitor.session().bookingInfo?.timeSlot).toEqual({ timeslot: "2026-12-01T09:00:00", isFullDay: false })
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "23:00" })
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-02", time: null })
  expect(visitor.session().bookingInfo?.timeSlot).toEqual({ timeslot: "2026-12-02T08:00:00", isFullDay: true })
  visitor.send({ type: "CHANGE_TIME" })
  expect([visitor.kept.session.location, visitor.kept.session.bookingInfo]).toEqual([undefined, { addons: false }])
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-02", time: null })
  expect(visitor.session().bookingInfo?.timeSlot).toBeUndefined()
})

test("a booking is sent to analytics exactly once, and a new booking can be started afterwards [spec 3 §4.1 workshop-submit, §7.1 workshop-book, §7.1 workshop-analytics.emitted]", async () => {
  const visitor = visit()
  await chooseTime(visitor)

  visitor.send({ type: "SUBMIT", details: DETAILS })
  expect(isBusy(visitor.now())).toBe(true)
  visitor.send({ type: "TOGGLE_SERVICE", code: "oil" })
  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil("booked")

  expect(visitor.listInputs("createBooking")).toEqual([
    {
      customer: { firstName: "Alva", lastName: "Ek", phone: "070 174 06 99", email: "alva@example.com" },
      freeText: "Ring.",
      departmentId: "w2",
      timeSlot: "2026-12-01T09:00:00",
      isFullDay: false,
      mileage: 1,
      registrationNumber: "ABC123",
      idempotencyKey: "key-1",
      holdId: "hold-of-the-visitor-1",
      visitorId: "visitor-of-the-test",
      serviceOfferingRequests: [{ kobraId: "basic", unitsSelected: null, userInput: null }],
    },
  ])
  expect(visitor.kept.session).toMatchObject({
    bookingState: 5,
    displayState: 5,
    bookingInfo: { id: "B1" },
    attempt: undefined,
  })
  expect([listShownSteps(visitor.now()), openStep(visitor.now())]).toEqual([[], 5])
  expect(visitor.emitted.filter(({ type }) => type === "purchase")).toEqual([
    { type: "purchase", bookingId: "B1", currency: "SEK", value: 0 },
  ])
  visitor.send({ type: "SHOW", step: 1 })
  expect(openStep(visitor.now())).toBe(5)
  visitor.send({ type: "BOOK_ANEW" })
  expect([visitor.kept.session, openStep(visitor.now()), listShownSteps(visitor.now())]).toEqual([{}, 1, [1]])
})

test("an incomplete form or a booking without a time is not sent", async () => {
  const visitor = visit()
  await chooseTime(visitor)

  visitor.send({ type: "SUBMIT", details: { ...DETAILS, phone: "1" } })
  visitor.send({ type: "CHANGE_TIME" })
  visitor.send({ type: "SUBMIT", details: DETAILS })

  expect(visitor.listInputs("createBooking")).toEqual([])
})

test("a rejected booking shows the reason on the current step, and the next attempt uses a new idempotency key [spec 3 §8.1 workshop-refused]", async () => {
  const words = "Tiden är inte tillgänglig, vänligen välj en annan tid"
  const visitor = visit({ calls: { createBooking: async () => Promise.reject(createRefusal(words)) } })
  await chooseTime(visitor)

  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil({ times: "loaded" })
  expect([visitor.now().context.messages.createBooking, visitor.kept.session.attempt]).toEqual([words, undefined])
  expect([openStep(visitor.now()), ids(visitor).length, visitor.listInputs("fetchTimeslots").length]).toEqual([4, 5, 1])
  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil({ times: "loaded" })

  expect(visitor.listInputs("createBooking").map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-2"])
})

test("a booking that is refused because of a limit keeps its time, and the limit is forgotten with the next time", async () => {
  const visitor = visit({
    calls: { createBooking: async () => Promise.reject(createRefusal("Ring.", 409, "BookingLimitReached")) },
  })
  await chooseTime(visitor)

  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil("submitting")
  await visitor.waitUntil({ times: "loaded" })

  const { isLimitReached, session, messages } = visitor.now().context
  expect([isLimitReached, messages.createBooking]).toEqual([true, "Ring."])
  expect([session.attempt, session.bookingInfo?.timeSlot?.timeslot]).toEqual([undefined, "2026-12-01T09:00:00"])
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "08:00" })
  expect(visitor.now().context.isLimitReached).toBe(false)
})

test("after a lost response, unchanged input is resent with the same idempotency key, and changed input waits until the outcome is known", async () => {
  const lost = async () => Promise.reject(new Error("network"))
  const responses = [lost, lost]
  const BOOKED = { id: "B1", registrationNumber: "ABC123", kobraProductIds: ["basic"] }
  const visitor = visit({ calls: { createBooking: () => responses.shift()?.() ?? Promise.resolve(BOOKED) } })
  await chooseTime(visitor)

  for (const freeText of ["Ring.", "Ring.", "Ring inte."]) {
    visitor.send({ type: "SUBMIT", details: { ...DETAILS, freeText } })
    await Promise.race([visitor.waitUntil({ times: "loaded" }), visitor.waitUntil("booked")])
  }
  await visitor.waitUntil("booked")

  expect(visitor.listInputs("createBooking").map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    "key-1",
    "key-1",
    "key-2",
  ])
  expect(visitor.listInputs("settleOrder")).toEqual([{ idempotencyKey: "key-1", registrationNumber: "ABC123" }])
})

test("when an order with a lost response has created a booking, the booking is confirmed and changed input is not sent", async () => {
  const BOOKED = { id: "B7", registrationNumber: "ABC123", kobraProductIds: ["basic"] }
  const visitor = visit({
    calls: {
      createBooking: async () => Promise.reject(new Error("network")),
      settleOrder: async () => ({ bookings: [BOOKED] }),
    },
  })
  await chooseTime(visitor)
  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil({ times: "loaded" })

  visitor.send({ type: "SUBMIT", details: { ...DETAILS, freeText: "" } })
  await visitor.waitUntil("booked")

  expect(visitor.kept.session.bookingInfo?.id).toBe("B7")
  expect(visitor.listInputs("createBooking")).toHaveLength(1)
})

test.each([
  ["booked something", [{ id: "B7", registrationNumber: "ABC123", kobraProductIds: [] }], "booked"],
  ["booked nothing", [], { times: "loaded" }],
] as const)(
  "for a pending order that %s, a reopened page requests the outcome and does not send the order again",
  async (_, bookings, where) => {
    const first = visit({ calls: { createBooking: () => new Promise(() => {}) } })
    await chooseTime(first)
    first.send({ type: "SUBMIT", details: DETAILS })
    await first.waitUntil("submitting")

    const again = visit({
      session: first.kept.session,
      calls: {
        settleOrder: async () => ({ bookings: bookings.map((booking) => ({ ...booking, kobraProductIds: [] })) }),
      },
    })
    await again.waitUntil(where)

    expect(again.listInputs("settleOrder")).toEqual([{ idempotencyKey: "key-1", registrationNumber: "ABC123" }])
    expect(again.kept.session.attempt).toBeUndefined()
    expect(again.listInputs("createBooking")).toEqual([])
  },
)

test("an order with an unknown outcome remains in the session", async () => {
  const first = visit({ calls: { createBooking: () => new Promise(() => {}) } })
  await chooseTime(first)
  first.send({ type: "SUBMIT", details: DETAILS })
  await first.waitUntil("submitting")

  const again = visit({
    session: first.kept.session,
    calls: { settleOrder: async () => Promise.reject(new Error("network")) },
  })
  await again.waitUntil({ times: "loaded" })
  again.send({ type: "SUBMIT", details: { ...DETAILS, freeText: "" } })
  await again.waitUntil({ times: "loaded" })

  expect(again.kept.session.attempt?.key).toBe("key-1")
  expect(again.listInputs("createBooking")).toEqual([])
})

async function getSessionAt(step: 2 | 3 | 4 | 5): Promise<WorkshopBookingSession> {
  const visitor = visit()
  if (step === 2) await lookUp(visitor)
  if (step === 3) {
    await lookUp(visitor)
    visitor.send({ type: "TOGGLE_SERVICE", code: "basic" })
    visitor.send({ type: "NEXT" })
  }
  if (step === 4) await chooseTime(visitor)
  if (step === 5) {
    await chooseTime(visitor)
    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("booked")
  }
  return visitor.kept.session
}

test.each([
  [2, { services: "loaded", addons: "idle", workshops: "idle" }, []],
  [3, { services: "loaded", addons: "loaded", workshops: "idle" }, ["basic"]],
  [4, { services: "loaded", addons: "loaded", workshops: "loaded", times: "loaded", prices: "loaded" }, ["basic"]],
  [5, "booked", ["basic"]],
] as const)("a reloaded page continues at step %i [spec 3 §3.1 workshop-store]", async (step, where, chosen) => {
  const session = await getSessionAt(step)

  const again = visit({ session })
  await again.waitUntil(where)

  expect([openStep(again.now()), codes(again)]).toEqual([step, [...chosen]])
  if (step === 4) expect(again.session().bookingInfo?.timeSlot?.timeslot).toBe("2026-12-01T09:00:00")
  if (step === 5) expect(again.listInputs("fetchPrices")).toEqual([])
})

test("opening a step emits a flowStep event", async () => {
  const visitor = visit()
  await chooseTime(visitor)
  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil("booked")

  expect(visitor.emitted.flatMap((event) => (event.type === "flowStep" ? event.step : []))).toEqual([2, 3, 4, 5])
})

test.each([
  ["failed", async () => Promise.reject(createRefusal(null, 500))],
  ["loaded", async () => ({ serviceOfferingCategories: [] })],
] as const)(
  "a reopened page stays at its step when there are no add-ons or their request fails (loading state: %s)",
  async (addons, fetchAddons) => {
    const session = await getSessionAt(4)

    const again = visit({ session, calls: { fetchAddons } })
    await again.waitUntil({ addons, workshops: "loaded", times: "loaded" })

    expect([openStep(again.now()), again.session().bookingInfo?.timeSlot?.timeslot]).toEqual([4, "2026-12-01T09:00:00"])
    expect(again.listInputs("watchClosestWorkshops")).toHaveLength(1)
  },
)

test("the standard prices are shown when the request for a workshop's prices fails", async () => {
  const visitor = visit({ calls: { fetchPrices: async () => Promise.reject(createRefusal(null, 500)) } })
  await findWorkshops(visitor)
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded", prices: "failed" })

  expect([getPriceKind(visitor.now()), getPriceSummary(visitor.now()).total]).toEqual(["failed", 100])
  visitor.send({ type: "RETRY" })
  await visitor.waitUntil({ prices: "failed" })
  expect(visitor.listInputs("fetchPrices")).toHaveLength(2)
})

test("when the date changes while the page is open, available times are requested from the new date", async () => {
  const visitor = visit()

  visitor.send({ type: "DAY_CHANGED", today: "2026-12-07" })

  expect(visitor.now().context.today).toBe("2026-12-07")
  await chooseTime(visitor)
  expect(visitor.listInputs("fetchTimeslots")[0]).toMatchObject({ date: expect.stringContaining("2026-12-07") })
})

const HELD = { id: "hold-of-the-visitor-1", expiresAt: "2026-11-25T13:32:00.000Z", secondsLeft: 600, isRenewed: false }
const TAKEN = "Tiden är inte tillgänglig, vänligen välj en annan tid"
const refuseTime = async () => Promise.reject(createRefusal(TAKEN, 409, "TimeslotNotAvailable"))
const getChosenTime = (visitor: Visitor) => visitor.session().bookingInfo?.timeSlot?.timeslot

test("choosing a time holds it for the visitor, and the booking names the hold", async () => {
  const visitor = visit()
  await chooseTime(visitor)

  expect(visitor.listInputs("createHold")).toEqual([
    {
      visitorId: "visitor-of-the-test",
      departmentId: "w2",
      timeSlot: "2026-12-01T09:00:00",
      isFullDay: false,
      registrationNumber: "ABC123",
      serviceOfferings: "basic",
    },
  ])
  expect(getHeldUntil(visitor.now())).toBe("2026-11-25T13:32:00.000Z")
  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil("booked")
  expect(visitor.listInputs("createBooking")[0]).toMatchObject({ holdId: HELD.id, visitorId: "visitor-of-the-test" })
  expect([getHoldState(visitor.now()), visitor.listInputs("removeHold")]).toEqual(["none", []])
})

test("a time that someone else holds is removed, and the times are loaded again with the reason", async () => {
  const visitor = visit({ calls: { createHold: refuseTime } })
  await findWorkshops(visitor)
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded" })
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "09:00" })
  await visitor.waitUntil({ hold: "none", times: "loaded" })

  expect([getChosenTime(visitor), visitor.now().context.messages.createHold]).toEqual([undefined, TAKEN])
  expect(visitor.listInputs("fetchTimeslots")[1]).toMatchObject({ visitorId: "visitor-of-the-test" })
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "08:00" })
  expect(visitor.now().context.messages.createHold).toBeUndefined()
})

test("after a lost time, the next week with an available time is shown, and loaded if necessary", async () => {
  let isLost = false
  const visitor = visit({
    calls: {
      createHold: refuseTime,
      fetchTimeslots: async ({ date }) =>
        fourWeeks(date.slice(0, 10)).map((day) =>
          isLost && day.date < "2027-01-05" ? { ...day, availableSlots: [], allDaySlotAvailable: false } : day,
        ),
    },
  })
  await findWorkshops(visitor)
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded" })
  isLost = true
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "09:00" })
  await visitor.waitUntil({ hold: "none", times: "loaded" })

  expect(listShownDays(visitor.now())[0]?.date).toBe("2027-01-04")
  expect(visitor.listInputs("fetchTimeslots").map(({ date }) => date)).toEqual([
    "2026-11-23T00:00:00",
    "2026-11-23T00:00:00",
    "2026-12-21T00:00:00",
  ])
})

test.each([
  ["the service is unavailable", async () => Promise.reject(createRefusal(null, 503))],
  ["the network has too many holds", async () => Promise.reject(createRefusal("Nej.", 409, "HoldLimitReached"))],
])("the flow continues without a hold when %s", async (_, createHold) => {
  const visitor = visit({ calls: { createHold } })
  await chooseTime(visitor)

  const { messages } = visitor.now().context
  expect([getHoldState(visitor.now()), getChosenTime(visitor)]).toEqual(["none", "2026-12-01T09:00:00"])
  expect(messages.createHold).toBeUndefined()
  expect(visitor.emitted).toContainEqual({ type: "failure", call: "createHold", error: expect.any(Error) })
  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil("booked")
  expect(visitor.listInputs("createBooking")[0]).not.toHaveProperty("holdId")
  expect(visitor.listInputs("createBooking")[0]).toMatchObject({ visitorId: "visitor-of-the-test" })
})

test("a hold is extended once, two minutes before its end, and the visitor is notified when it is over", async () => {
  const visitor = visit()
  await chooseTime(visitor)

  visitor.wait(7.9)
  expect(visitor.listInputs("renewHold")).toEqual([])
  visitor.wait(0.1)
  expect(visitor.listInputs("renewHold")).toEqual([{ holdId: HELD.id }])
  await visitor.waitUntil({ hold: "held" })
  await expect.poll(() => getHeldUntil(visitor.now())).toBe("2026-11-25T13:42:00.000Z")
  visitor.wait(9.9)
  expect([visitor.listInputs("renewHold").length, getHoldState(visitor.now())]).toEqual([1, "held"])
  visitor.wait(0.1)

  expect([getHoldState(visitor.now()), isHoldOver(visitor.now())]).toEqual(["over", true])
  expect([getChosenTime(visitor), getHeldUntil(visitor.now())]).toEqual(["2026-12-01T09:00:00", null])
  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil("booked")
})

test("a hold that cannot be extended because it has ended is over", async () => {
  const visitor = visit({
    calls: { renewHold: async () => Promise.reject(createRefusal("Slut.", 409, "HoldOver")) },
  })
  await chooseTime(visitor)

  visitor.wait(8)
  await visitor.waitUntil({ hold: "over" })

  expect(getChosenTime(visitor)).toBe("2026-12-01T09:00:00")
})

test("a hold whose extension fails lasts until its end", async () => {
  const visitor = visit({ calls: { renewHold: async () => Promise.reject(createRefusal(null, 503)) } })
  await chooseTime(visitor)

  visitor.wait(8)
  await expect.poll(() => visitor.emitted.at(-1)).toMatchObject({ type: "failure", call: "renewHold" })
  expect(getHoldState(visitor.now())).toBe("held")
  visitor.wait(2)

  expect(getHoldState(visitor.now())).toBe("over")
})

test("a hold that the service has already extended is not extended again", async () => {
  const visitor = visit({ calls: { createHold: async () => ({ ...HELD, secondsLeft: 60, isRenewed: true }) } })
  await chooseTime(visitor)

  visitor.wait(0.9)
  expect([visitor.listInputs("renewHold"), getHoldState(visitor.now())]).toEqual([[], "held"])
  visitor.wait(0.1)

  expect(getHoldState(visitor.now())).toBe("over")
})

test.each<[string, WorkshopBookingEvent]>([
  ["changes the workshop or the time", { type: "CHANGE_TIME" }],
  ["chooses another workshop", { type: "CHOOSE_WORKSHOP", departmentId: "w3" }],
  ["goes back to a previous step", { type: "SHOW", step: 2 }],
  ["changes the services", { type: "TOGGLE_SERVICE", code: "oil" }],
])("the hold ends when the visitor %s", async (_, event) => {
  const visitor = visit()
  await chooseTime(visitor)

  visitor.send(event)

  expect(visitor.listInputs("removeHold")).toEqual([{ holdId: HELD.id }])
  expect(getHoldState(visitor.now())).toBe("none")
  visitor.wait(30)
  expect([visitor.listInputs("renewHold"), getHoldState(visitor.now())]).toEqual([[], "none"])
})

test("a hold that cannot be ended is reported to operators only", async () => {
  const visitor = visit({ calls: { removeHold: async () => Promise.reject(createRefusal(null, 503)) } })
  await chooseTime(visitor)

  visitor.send({ type: "SHOW", step: 1 })

  await expect.poll(() => visitor.emitted.at(-1)).toMatchObject({ type: "failure", call: "removeHold" })
  expect(openStep(visitor.now())).toBe(1)
})

test.each([
  ["by its heading", [{ type: "SHOW", step: 4 }]],
  ["by the add-ons", [{ type: "SHOW", step: 3 }, { type: "NEXT_WITHOUT_ADDONS" }]],
] as const)("returning to the chosen time %s holds it again", async (_, events) => {
  const visitor = visit()
  await chooseTime(visitor)
  visitor.send({ type: "SHOW", step: 2 })

  for (const event of events) visitor.send(event)
  await visitor.waitUntil({ hold: "held" })

  expect(visitor.listInputs("createHold")).toHaveLength(2)
  visitor.send({ type: "SHOW", step: 4 })
  expect(visitor.listInputs("createHold")).toHaveLength(2)
})

test("choosing another time requests its hold after the response to the first request", async () => {
  const first = Promise.withResolvers<typeof HELD>()
  const responses = [first.promise]
  const visitor = visit({
    calls: { createHold: () => responses.shift() ?? Promise.resolve({ ...HELD, id: "hold-of-the-visitor-2" }) },
  })
  await findWorkshops(visitor)
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded" })

  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "09:00" })
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-02", time: null })
  expect(visitor.listInputs("createHold")).toHaveLength(1)
  first.resolve(HELD)
  await visitor.waitUntil({ hold: "held" })

  expect(visitor.listInputs("createHold").map(({ timeSlot }) => timeSlot)).toEqual([
    "2026-12-01T09:00:00",
    "2026-12-02T08:00:00",
  ])
  expect(visitor.now().context.held?.id).toBe("hold-of-the-visitor-2")
})

test("a refused hold of a time that is no longer chosen has no effect on the next choice", async () => {
  const first = Promise.withResolvers<typeof HELD>()
  const responses = [first.promise]
  const visitor = visit({ calls: { createHold: () => responses.shift() ?? Promise.resolve(HELD) } })
  await findWorkshops(visitor)
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded" })

  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "09:00" })
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "08:00" })
  first.reject(createRefusal(TAKEN, 409, "TimeslotNotAvailable"))
  await visitor.waitUntil({ hold: "held" })

  expect([getChosenTime(visitor), visitor.now().context.messages.createHold]).toEqual([
    "2026-12-01T08:00:00",
    undefined,
  ])
})

test("a hold that arrives after the visitor has gone back ends at once", async () => {
  const held = Promise.withResolvers<typeof HELD>()
  const visitor = visit({ calls: { createHold: () => held.promise } })
  await findWorkshops(visitor)
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded" })
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "09:00" })

  visitor.send({ type: "CHANGE_TIME" })
  held.resolve(HELD)
  await visitor.waitUntil({ hold: "none" })

  expect(visitor.listInputs("removeHold")).toEqual([{ holdId: HELD.id }])
})

test("a hold that is refused while the same time is being booked leaves the chosen time", async () => {
  const held = Promise.withResolvers<typeof HELD>()
  const visitor = visit({
    calls: { createHold: () => held.promise, createBooking: async () => Promise.reject(createRefusal("Nej.")) },
  })
  await findWorkshops(visitor)
  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded" })
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "09:00" })
  visitor.send({ type: "SUBMIT", details: DETAILS })
  held.reject(createRefusal(TAKEN, 409, "TimeslotNotAvailable"))
  await visitor.waitUntil({ times: "loaded", hold: "none" })

  expect(getChosenTime(visitor)).toBe("2026-12-01T09:00:00")
})

test("a hold remains while a booking with it fails", async () => {
  const visitor = visit({ calls: { createBooking: async () => Promise.reject(createRefusal(null, 503)) } })
  await chooseTime(visitor)
  visitor.send({ type: "SUBMIT", details: DETAILS })
  await visitor.waitUntil("submitting")

  await visitor.waitUntil({ hold: "held" })

  visitor.wait(8)
  expect(visitor.listInputs("renewHold")).toHaveLength(1)
})

test("a visitor who leaves the page has no hold, and one who returns to it holds the chosen time again", async () => {
  const visitor = visit()
  await chooseTime(visitor)

  visitor.send({ type: "LEAVE" })
  expect([getHoldState(visitor.now()), visitor.listInputs("removeHold")]).toEqual(["none", []])
  visitor.send({ type: "RETURN" })
  await visitor.waitUntil({ hold: "held" })

  expect(visitor.listInputs("createHold")).toHaveLength(2)
})

test("a reloaded page holds the chosen time again for the same visitor, and loads times that include it", async () => {
  const first = visit()
  await chooseTime(first)

  const again = visit({ session: first.kept.session, visitorId: "another-visit-of-them" })
  await again.waitUntil({ times: "loaded", hold: "held" })

  expect(again.listInputs("createHold")[0]).toMatchObject({
    visitorId: "visitor-of-the-test",
    timeSlot: "2026-12-01T09:00:00",
  })
  expect(again.listInputs("fetchTimeslots")[0]).toMatchObject({ visitorId: "visitor-of-the-test" })
})

test("a reloaded page at a previous step holds no time until the visitor returns to it", async () => {
  const first = visit()
  await chooseTime(first)
  first.send({ type: "SHOW", step: 2 })

  const again = visit({ session: first.kept.session })
  await again.waitUntil({ times: "loaded" })
  again.send({ type: "RETURN" })
  expect(again.listInputs("createHold")).toEqual([])
  again.send({ type: "SHOW", step: 4 })

  expect(again.listInputs("createHold")).toHaveLength(1)
})

test("the visitor's id is stored with the first hold and not before", async () => {
  const visitor = visit()
  await findWorkshops(visitor)
  expect(visitor.kept.session.visitorId).toBeUndefined()

  visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "w2" })
  await visitor.waitUntil({ times: "loaded" })
  visitor.send({ type: "CHOOSE_TIME", day: "2026-12-01", time: "09:00" })

  expect(visitor.kept.session.visitorId).toBe("visitor-of-the-test")
})

test("the tests cover every transition of the machine [spec 3 §4.1 workshop-advances]", () => {
  const names = listTransitions(workshopBookingMachine).map(formatTransition)

  expect(names.length).toBeGreaterThan(60)
  expect(names.filter((name) => !taken.has(name))).toEqual([])
})
