import { expect, test } from "vitest"
import {
  type DayHours,
  findVacation,
  getHours,
  getOpening,
  listHoursLines,
  listOtherDays,
  type OpeningSchedule,
  readWeek,
} from "../index.ts"

function week(hours: string, more: Partial<OpeningSchedule> = {}): OpeningSchedule {
  const read = readWeek(hours, "SE")
  if (read === null) throw new Error("The hours can be read.")
  return { ...read, ...more }
}

const SHOP = week("Mo-Fr 09:00-18:00, Sa 10:00-15:00", { deviations: [{ day: "2026-12-23", hours: [] }] })
const RESTING: OpeningSchedule = {
  ...SHOP,
  vacations: [{ title: "Säsongen är slut.", from: "2026-11-01", to: "2027-03-14", weekdays: {}, lines: [] }],
}
const CLOSED = { isOpen: false, opensOn: null }

test("a dealership is open from its opening time until its closing time", () => {
  expect(getOpening(SHOP, "2026-11-25T09:00:00")).toEqual({ isOpen: true, closes: "18:00" })
  expect(getOpening(SHOP, "2026-11-25T17:59:59")).toEqual({ isOpen: true, closes: "18:00" })
  expect(getOpening(SHOP, "2026-11-25T18:00:00")).toEqual({ isOpen: false, opensOn: "2026-11-26", opens: "09:00" })
})

test("the state of a closed dealership contains the next opening time, on the same day or on a later day", () => {
  expect(getOpening(SHOP, "2026-11-25T07:30:00")).toEqual({ isOpen: false, opensOn: "2026-11-25", opens: "09:00" })
  expect(getOpening(SHOP, "2026-11-28T16:00:00")).toEqual({ isOpen: false, opensOn: "2026-11-30", opens: "09:00" })
})

test("a dealership is closed during its lunch break", () => {
  const workshop = week("Mo-Fr 08:00-12:00, 13:00-17:00")

  expect(getOpening(workshop, "2026-11-25T11:00:00")).toEqual({ isOpen: true, closes: "12:00" })
  expect(getOpening(workshop, "2026-11-25T12:30:00")).toEqual({ isOpen: false, opensOn: "2026-11-25", opens: "13:00" })
  expect(getOpening(workshop, "2026-11-25T13:00:00")).toEqual({ isOpen: true, closes: "17:00" })
})

test("opening hours past midnight still count as open after midnight", () => {
  const night = week("Fr-Sa 22:00-02:00")

  expect(getOpening(night, "2026-11-27T23:00:00")).toEqual({ isOpen: true, closes: "02:00" })
  expect(getOpening(night, "2026-11-28T01:59:00")).toEqual({ isOpen: true, closes: "02:00" })
  expect(getOpening(night, "2026-11-28T02:00:00")).toEqual({ isOpen: false, opensOn: "2026-11-28", opens: "22:00" })
  expect(getOpening(night, "2026-11-30T01:00:00")).toEqual({ isOpen: false, opensOn: "2026-12-04", opens: "22:00" })
})

test("adjacent opening hours without a gap are merged into one period", () => {
  expect(getOpening(week("Mo 08:00-12:00, 12:00-24:00, Tu 00:00-06:00"), "2026-11-23T09:00:00")).toEqual({
    isOpen: true,
    closes: "06:00",
  })
  expect(getOpening({ ...week("Mo-Su 00:00-24:00"), country: "none" }, "2026-11-23T09:00:00")).toEqual({
    isOpen: true,
    closes: null,
  })
  expect(getOpening(week("Mo 00:00-24:00"), "2026-11-23T09:00:00")).toEqual({ isOpen: true, closes: "24:00" })
})

test("special opening hours take precedence over holidays, and holidays take precedence over the weekly opening hours", () => {
  const eve: DayHours = [{ opens: "10:00", closes: "12:00" }]
  const shop = week("Mo-Su 09:00-18:00", { deviations: [{ day: "12-24", hours: eve }] })

  expect(getHours(shop, "2026-12-24")).toEqual(eve)
  expect(getHours(shop, "2026-12-25")).toEqual([])
  expect(getHours(shop, "2026-12-27")).toEqual([{ opens: "09:00", closes: "18:00" }])
  expect(getOpening(shop, "2026-12-25T11:00:00")).toEqual({ isOpen: false, opensOn: "2026-12-27", opens: "09:00" })
  expect(getOpening({ ...shop, country: "GB" }, "2026-12-31T11:00:00")).toEqual({ isOpen: true, closes: "18:00" })
})

test("a dealership that is closed for a vacation reopens on the first day after the vacation", () => {
  expect(getOpening(RESTING, "2026-11-25T11:00:00")).toEqual({ isOpen: false, opensOn: "2027-03-15", opens: "09:00" })
})

test("opening hours during a vacation take precedence over the weekly opening hours", () => {
  const weekdays = { wednesday: [{ opens: "12:00", closes: "13:00" }] }
  const staffed = { ...RESTING, vacations: RESTING.vacations.map((vacation) => ({ ...vacation, weekdays })) }

  expect(getOpening(staffed, "2026-11-25T12:00:00")).toEqual({ isOpen: true, closes: "13:00" })
  expect(getOpening(staffed, "2026-11-26T12:00:00")).toEqual({ isOpen: false, opensOn: "2026-12-02", opens: "12:00" })
})

test("a dealership without opening hours has no next opening time", () => {
  expect(getOpening({ ...SHOP, weekdays: {} }, "2026-11-25T11:00:00")).toEqual(CLOSED)
})

test("getOpening returns null for a day when the text of the opening hours cannot be parsed", () => {
  const shop = week("Mo-Fr 09:00-18:00, Sa efter överenskommelse, helt annat")

  expect(getOpening(shop, "2026-11-28T11:00:00")).toBeNull()
  expect(getOpening(shop, "2026-11-29T11:00:00")).toBeNull()
  expect(getOpening(shop, "2026-11-27T19:00:00")).toEqual(CLOSED)
  expect(getOpening(shop, "2026-11-27T12:00:00")).toEqual({ isOpen: true, closes: "18:00" })
})

test("findVacation returns the current vacation, and null before its first day and after its last day", () => {
  expect(findVacation(RESTING, "2026-10-31T12:00:00")).toBeNull()
  expect(findVacation(RESTING, "2026-11-01T00:00:00")?.to).toBe("2027-03-14")
  expect(findVacation(RESTING, "2027-03-15T00:00:00")).toBeNull()
})

test("consecutive days with the same opening hours are combined into one line, and days with unknown hours are omitted", () => {
  const lines = (schedule: OpeningSchedule) => listHoursLines(schedule).map(({ first, last }) => [first, last])

  expect(lines(SHOP)).toEqual([
    [0, 4],
    [5, 5],
    [6, 6],
  ])
  expect(lines(week("Mo,We 08:00-17:00, jour"))).toEqual([
    [0, 0],
    [2, 2],
  ])
  expect(lines(week("ring oss"))).toEqual([])
})

test("upcoming days with special opening hours are listed, including the next occurrence of a date without a year", () => {
  const days = ["2026-11-01", "2027-05-01", "12-24", "06-06"].map((day) => ({ day, hours: [] }))

  expect(listOtherDays(week("Mo 8-17", { deviations: days }), "2026-11-25").map(({ day }) => day)).toEqual([
    "2026-12-24",
    "2027-05-01",
    "2027-06-06",
  ])
})
