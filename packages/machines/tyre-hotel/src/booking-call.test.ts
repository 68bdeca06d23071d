import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { getVehicle, type TyreHotelCalls, type TyreHotelSession, toPorts, tyreHotelMachine } from "./index.ts"

const vehicle = (regNo: string, erpId: string) => ({ regNo, brandCode: `VO-${regNo}`, location: { erpId }, tires: [] })
const SESSION: TyreHotelSession = {
  customer: { encryptedPhoneNumber: "e", obfuscatedPhoneNumber: "•••-••• 05", regNo: "ABC123" },
  credentials: { authorizationToken: "request" },
  validated: {
    status: 0,
    sessionToken: "session",
    vehicles: [vehicle("ABC123", "north"), vehicle("DEF456", "south")],
  },
}
const DETAILS = {
  firstName: "Anna",
  lastName: "Berg",
  email: "anna@example.org",
  phoneMobile: "+46701740605",
  freeText: "",
}

async function openBooking() {
  const requests: { readonly port: string; readonly input: object }[] = []
  const record =
    <Input extends object, Data>(port: string, response: Data) =>
    async (input: Input) => {
      requests.push({ port, input })
      return response
    }
  const ports: TyreHotelCalls = {
    findCustomer: record("findCustomer", null),
    sendCode: record("sendCode", { authorizationToken: "request" }),
    validateCode: record("validateCode", { status: 1, message: "", vehicles: [] }),
    fetchSlotDays: record("fetchSlotDays", { availableDates: [{ date: "2026-12-04" }] }),
    fetchSlots: record("fetchSlots", { availableTimeSlotDates: [{ startTime: ["2026-12-04T08:00:00"] }] }),
    createHold: record("createHold", {
      id: "hold",
      expiresAt: "2026-11-30T09:10:00Z",
      secondsLeft: 600,
      isRenewed: false,
    }),
    renewHold: record("renewHold", {
      id: "hold",
      expiresAt: "2026-11-30T09:20:00Z",
      secondsLeft: 720,
      isRenewed: true,
    }),
    releaseHold: record("releaseHold", undefined),
    createBooking: record("createBooking", {
      bookingConfirmationId: "b1",
      customerBase: {},
      services: [],
      workshop: {},
    }),
    addReview: record("addReview", undefined),
    settleOrder: record("settleOrder", { bookings: [] }),
    fetchBookings: record("fetchBookings", { bookings: [] }),
    cancelBooking: record("cancelBooking", undefined),
    logOut: record("logOut", undefined),
  }
  const flow = createActor(tyreHotelMachine.provide({ actors: toPorts(ports) }), {
    input: { session: SESSION, today: "2026-11-30" },
  })
  flow.start()
  flow.send({ type: "BOOK" })
  await waitFor(flow, (now) => now.matches({ booking: "datesShown" }))
  const getInputs = (port: keyof TyreHotelCalls) =>
    requests.filter((call) => call.port === port).map(({ input }) => input)
  return { flow, inputsOf: getInputs }
}

test("the booking of a customer with several vehicles is for the first vehicle, and its requests prefix the registration number with the brand code [spec 3 §3.2 tyre-first-vehicle tyre-identifier]", async () => {
  const { flow, inputsOf } = await openBooking()
  flow.send({ type: "CHOOSE_DAY", day: "2026-12-04" })
  await waitFor(flow, (now) => now.matches({ booking: "timesShown" }))
  flow.send({ type: "CHOOSE_SLOT", start: "2026-12-04T08:00:00" })
  flow.send({ type: "SUBMIT", details: DETAILS })
  await waitFor(flow, (now) => now.matches("confirmation"))

  expect(getVehicle(flow.getSnapshot())?.regNo).toBe("ABC123")
  expect(inputsOf("fetchSlotDays")).toMatchObject([{ workshopIdentifier: "north", regNo: "VO-ABC123" }])
  expect(inputsOf("fetchSlots")).toMatchObject([{ workshopIdentifier: "north", regNo: "VO-ABC123" }])
  expect(inputsOf("createBooking")).toMatchObject([{ departmentIdentifier: "north", regNo: "VO-ABC123" }])
})

test("a booking without a day, or without a time on a day that has available times, is not sent [spec 3 §5.4 tyre-submit.day tyre-submit.time]", async () => {
  const { flow, inputsOf } = await openBooking()

  flow.send({ type: "SUBMIT", details: DETAILS })
  expect(flow.getSnapshot().value).toEqual({ booking: "datesShown" })

  flow.send({ type: "CHOOSE_DAY", day: "2026-12-04" })
  await waitFor(flow, (now) => now.matches({ booking: "timesShown" }))
  flow.send({ type: "SUBMIT", details: DETAILS })
  expect(flow.getSnapshot().value).toEqual({ booking: "timesShown" })
  expect(inputsOf("createBooking")).toEqual([])
})
