import { expect, test } from "vitest"
import { createBookingWindow, getCodeLength, isMarked, isSearchable, isWorn, normalizePlate } from "./index.ts"
import { listDays, listSlots } from "./tyre-hotel.rules.ts"

test.each([
  ["abc 123", "ABC123"],
  [" abc-12d ", "ABC12D"],
  ["åäö 1234567", "ÅÄÖ1234"],
])(
  "the typed registration number %j is searched as %s [spec 3 §5.4 tyre-plate.cleaned tyre-plate.two-to-seven]",
  (typed, plate) => {
    expect(normalizePlate(typed)).toBe(plate)
  },
)

test("a search requires at least two characters, not counting spaces [spec 3 §5.4 tyre-plate.two-to-seven]", () => {
  expect(["", "A", "A ", "AB"].map(isSearchable)).toEqual([false, false, false, true])
})

test.each([
  ["2026-11-22", "2026-11-25", "2027-02-22"],
  ["2026-11-30", "2026-12-03", "2027-02-28"],
  ["2027-11-30", "2027-12-03", "2028-02-29"],
  ["2026-12-31", "2027-01-03", "2027-03-31"],
  ["2026-03-31", "2026-04-03", "2026-06-30"],
])(
  "on %s, the available days are requested from %s to %s [spec 3 §9.1 tyre-window, §7.3 tyre-days.window]",
  (today, from, to) => {
    expect(createBookingWindow(today)).toEqual({ from, to })
  },
)

test("a login code has four digits unless the service returns another length [spec 3 §5.4 tyre-code.digits]", () => {
  const customer = { encryptedPhoneNumber: "e", obfuscatedPhoneNumber: "", regNo: "ABC123" }

  expect(getCodeLength({ customer })).toBe(4)
  expect(getCodeLength({ customer: { ...customer, codeLength: 6 } })).toBe(6)
})

test("isWorn returns true only for the tyre status 1, and isMarked returns true for every status above 0 [spec 3 §8.3 tyre-worn]", () => {
  const tyres = [null, 0, 1, 2].map((threadStatusId) => ({ wheel: { threadStatusId } }))

  expect(tyres.map(isWorn)).toEqual([false, false, true, false])
  expect(tyres.map(isMarked)).toEqual([false, false, true, true])
})

test("the days with free times are sorted and contain no duplicates [spec 3 §7.3 tyre-days.call]", () => {
  const dates = ["2026-12-02T00:00:00", "2026-12-01", "2026-12-02"].map((date) => ({ date }))

  expect(listDays({ availableDates: dates })).toEqual(["2026-12-01", "2026-12-02"])
})

test("the times of a day are formatted as HH:mm and sorted without duplicates [spec 3 §7.3 tyre-times]", () => {
  const days = [
    { startTime: ["2026-12-01T10:30:00", "2026-12-01T08:00:00", "2026-12-02T07:00:00"] },
    { startTime: ["2026-12-01T08:00:00", "2026-12-01T09:15"] },
  ]

  expect(listSlots("2026-12-01", { availableTimeSlotDates: days })).toEqual([
    { start: "2026-12-01T08:00:00", time: "08:00" },
    { start: "2026-12-01T09:15", time: "09:15" },
    { start: "2026-12-01T10:30:00", time: "10:30" },
  ])
})
