import { PHONE_PATTERN } from "@forecourt/contracts/phone"
import { expect, test } from "vitest"
import {
  createRequest,
  createSummary,
  findWrongFields,
  getNextDay,
  isNearEnd,
  isOffered,
  MAX_PLATE_LENGTH,
  MAX_WORDS,
  normalizePlate,
  readMileage,
  readWords,
  sortWorkshops,
} from "./workshop-booking.rules.ts"
import type { ChosenService, WorkshopBookingWorkshop } from "./workshop-booking.types.ts"

const DETAILS = {
  firstName: "Alva",
  lastName: "Ek",
  phone: "+46 70 174 06 99",
  email: "alva@example.com",
  freeText: "",
}
const SERVICE: ChosenService = {
  name: "Basservice",
  price: 1000,
  priceKnown: true,
  priceDiscount: 0,
  category: "Service",
  type: "service",
  unit: null,
  unitAbbreviation: "st",
  userInput: null,
  listItems: [],
}

test("a registration number is converted to upper case and limited to six characters [spec 3 §5.1 workshop-plate, §9.1 workshop-limits.plate]", () => {
  expect(["abc 123", "ab-c12d", "vinter77"].map(normalizePlate)).toEqual(["ABC123", "ABC12D", "VINTER"])
  expect(MAX_PLATE_LENGTH).toBe(6)
})

test("the text for a service is cut to 80 characters, and an empty text becomes null [spec 3 §5.1 workshop-words, §9.1 workshop-limits.words]", () => {
  expect(readWords("x".repeat(81))).toHaveLength(MAX_WORDS)
  expect([readWords(" "), readWords(""), readWords("Den låter")]).toEqual([null, null, "Den låter"])
  expect(MAX_WORDS).toBe(80)
})

test.each([
  ["1", 1],
  [" 1500 ", 1500],
  ["0", null],
  ["-5", null],
  ["1 500", 1500],
  ["1.500", 1500],
  ["1500 mil", 1500],
  ["1.5", null],
  ["0x10", null],
  ["", null],
  ["1e3", null],
  ["1000001", null],
])("the mileage %j is parsed as %j [spec 3 §5.1 workshop-mileage]", (text, mileage) => {
  expect(readMileage(text)).toBe(mileage)
})

test.each([
  [{}, []],
  [{ firstName: " " }, ["firstName"]],
  [{ lastName: "" }, ["lastName"]],
  [{ phone: "070" }, ["phone"]],
  [{ phone: "070-174 06 99" }, []],
  [{ phone: "1".repeat(21) }, ["phone"]],
  [{ phone: "1".repeat(20) }, []],
  [{ email: "alva" }, ["email"]],
  [{ email: "alva@localhost" }, ["email"]],
  [{ freeText: "x".repeat(80) }, []],
  [{ freeText: "x".repeat(81) }, ["freeText"]],
  [{ freeText: "Ring\u0000\u000b på\r\nluren" }, []],
])(
  "for a form with the values %j, findWrongFields returns %j [spec 3 §5.1 workshop-contact, §9.1 workshop-limits.phone]",
  (changes, wrong) => {
    expect(findWrongFields({ ...DETAILS, ...changes })).toEqual(wrong)
  },
)

test("a phone number has an optional plus and six to twenty digits or spaces [spec 3 §5.1 workshop-contact.phone]", () => {
  const pattern = new RegExp(`^(?:${PHONE_PATTERN})$`, "v")

  expect(["123456", "+12 34 56", "1".repeat(20)].every((phone) => pattern.test(phone))).toBe(true)
  expect(["12345", "1".repeat(21), "++123456", "12a456"].some((phone) => pattern.test(phone))).toBe(false)
})

test("the total is the price times the number of units, and the original price is the price plus the discount [spec 3 §9.1 workshop-total]", () => {
  const oil: ChosenService = { ...SERVICE, name: "Olja", price: 200, unit: 3, priceDiscount: 50, type: "addon" }
  const unknown: ChosenService = { ...SERVICE, name: "Felsökning", price: null, priceKnown: false }

  expect(createSummary({ basic: SERVICE, oil, unknown })).toEqual({
    lines: [
      { code: "basic", name: "Basservice", units: 1, price: 1000, before: null },
      { code: "oil", name: "Olja", units: 3, price: 600, before: 750 },
      { code: "unknown", name: "Felsökning", units: 1, price: null, before: null },
    ],
    total: 1600,
    isPartial: true,
  })
  expect(createSummary({ basic: SERVICE }, { basic: 1100 })).toMatchObject({ total: 1100, isPartial: false })
  expect(createSummary()).toEqual({ lines: [], total: 0, isPartial: false })
})

test("a booking request has the mileage 1 by default, and null for units and texts that the visitor did not enter [spec 3 §9.1 workshop-no-mileage, §3.1 workshop-request]", () => {
  const session = {
    car: {
      registrationNumber: "ABC123",
      brand: "Vik",
      model: "Kombi",
      buildYear: 2021,
      hasServiceAgreement: true,
      isSupported: true,
    },
    services: { basic: SERVICE, fault: { ...SERVICE, userInput: "Den låter" }, oil: { ...SERVICE, unit: 2 } },
    bookingInfo: { timeSlot: { timeslot: "2026-12-01T08:00:00", isFullDay: true } },
    location: workshop("SE-601", "2026-12-01T08:00:00"),
  }

  expect(createRequest(session, { ...DETAILS, firstName: " Alva " })).toEqual({
    customer: { firstName: "Alva", lastName: "Ek", phone: "+46 70 174 06 99", email: "alva@example.com" },
    freeText: "",
    departmentId: "SE-601",
    timeSlot: "2026-12-01T08:00:00",
    isFullDay: true,
    registrationNumber: "ABC123",
    mileage: 1,
    serviceOfferingRequests: [
      { kobraId: "basic", unitsSelected: null, userInput: null },
      { kobraId: "fault", unitsSelected: null, userInput: "Den låter" },
      { kobraId: "oil", unitsSelected: 2, userInput: null },
    ],
  })
  expect(createRequest({ ...session, milage: 1500 }, DETAILS).mileage).toBe(1500)
})

function workshop(departmentId: string, firstTimeSlot: string): WorkshopBookingWorkshop {
  return {
    departmentId,
    siteId: "s",
    siteName: departmentId,
    address: "",
    latitude: 57,
    longitude: 12,
    brands: [],
    firstTimeSlot,
  }
}

test("sorting by distance keeps the order of the response, and so does sorting workshops with the same first free time [spec 3 §4.1 workshop-sort]", () => {
  const emitted = [
    workshop("a", "2026-12-02T08:00:00"),
    workshop("b", "2026-12-01T08:00:00"),
    workshop("c", "2026-12-01T08:00:00"),
  ]
  const ids = (order: "nearest" | "firstTime") => sortWorkshops(emitted, order).map(({ departmentId }) => departmentId)

  expect([ids("nearest"), ids("firstTime")]).toEqual([
    ["a", "b", "c"],
    ["b", "c", "a"],
  ])
})

test.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-28", "2026-11-23"],
  ["2026-11-29", "2026-11-30"],
  ["2027-01-01", "2026-12-28"],
])(
  "on %s the first week begins on %s, because bookings start tomorrow [spec 3 §4.1 workshop-weeks.monday]",
  (day, monday) => {
    expect(getNextDay({ days: [], today: day })).toBe(monday)
  },
)

test("showing the last loaded week loads the following days, unless the service has already returned the last available day [spec 3 §4.1 workshop-weeks.more]", () => {
  const days = Array.from({ length: 28 }, (_, index) => day(`2026-12-${String(index + 1).padStart(2, "0")}`))
  const listNear = (week: number, isLastDay = false) => isNearEnd({ days, week, isLastDay })

  expect([listNear(0), listNear(2), listNear(3), listNear(3, true)]).toEqual([false, false, true, false])
  expect(getNextDay({ days, today: "2026-12-05" })).toBe("2026-12-29")
  expect(getNextDay({ days: [], today: "2026-12-05" })).toBe("2026-11-30")
})

function day(date: string) {
  return { date, availableSlots: ["08:00"], allDaySlotAvailable: false }
}

test("isOffered returns true for a free time of a day, and for the day itself when the whole day is free", () => {
  const days = [day("2026-12-01"), { ...day("2026-12-02"), availableSlots: [], allDaySlotAvailable: true }]
  const offers = (date: string, time: string | null) => isOffered(days, date, time)

  expect([offers("2026-12-01", "08:00"), offers("2026-12-01", "08:30"), offers("2026-12-01", null)]).toEqual([
    true,
    false,
    false,
  ])
  expect([offers("2026-12-02", null), offers("2026-12-03", null)]).toEqual([true, false])
})
