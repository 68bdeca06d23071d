import { expect, test } from "vitest"
import { countryOf, hoursRows, opensOnWeekday, scheduleOf, stateAt } from "./contact-choices.rules.ts"

const SWEDEN = { zone: "Europe/Stockholm", country: "SE" }
const workshop = scheduleOf("Mo-Fr 07:00-17:00") ?? never()
const hall = scheduleOf("Mo-Fr 09:00-18:00, Sa 10:00-15:00") ?? never()

function never(): never {
  throw new Error("The hours can be read.")
}

const at = (moment: string, schedule = workshop, place = SWEDEN) => stateAt(schedule, place, Date.parse(moment))

test("it is open from the minute it opens to the one before it closes, in the zone of the site", () => {
  // Wednesday; Stockholm is one hour ahead of UTC in winter and two in summer.
  expect(at("2026-11-25T05:59:59Z")).toEqual({ isOpen: false, opensOn: "2026-11-25", opens: "07:00" })
  expect(at("2026-11-25T06:00:00Z")).toEqual({ isOpen: true, closes: "17:00" })
  expect(at("2026-11-25T15:59:59Z")).toEqual({ isOpen: true, closes: "17:00" })
  expect(at("2026-11-25T16:00:00Z")).toEqual({ isOpen: false, opensOn: "2026-11-26", opens: "07:00" })
  expect(at("2026-07-01T05:00:00Z")).toEqual({ isOpen: true, closes: "17:00" })
  expect(at("2026-11-25T16:30:00Z", workshop, { zone: "Europe/London", country: "GB" })?.isOpen).toBe(true)
})

test("after the last day of a week it opens on the first one of the next", () => {
  const friday = "2026-11-27T17:00:00Z"

  expect(at(friday)).toEqual({ isOpen: false, opensOn: "2026-11-30", opens: "07:00" })
  expect(opensOnWeekday("2026-11-30", SWEDEN, Date.parse(friday))).toBe("monday")
  expect(at(friday, hall)).toMatchObject({ opensOn: "2026-11-28", opens: "10:00" })
  expect(opensOnWeekday("2026-11-27", SWEDEN, Date.parse(friday))).toBeNull()
})

test("of a public holiday the hours of a week say nothing", () => {
  // Christmas Eve to Boxing Day 2026 are Thursday to Saturday.
  expect(at("2026-12-24T09:00:00Z")).toBeNull()
  expect(at("2026-12-23T20:00:00Z")).toEqual({ isOpen: false, opensOn: null })
  expect(at("2026-12-24T09:00:00Z", workshop, { zone: "Europe/London", country: "GB" })?.isOpen).toBe(true)
})

test("hours that cannot be read are none", () => {
  expect(scheduleOf(undefined)).toBeNull()
  expect(scheduleOf("vardagar 9–18")).toBeNull()
})

test("the week is written in as few lines as say it, as the language writes days and times", () => {
  expect(hoursRows(hall, "sv-SE")).toEqual([
    { days: "Mån–fre", times: "09:00–18:00" },
    { days: "Lör", times: "10:00–15:00" },
    { days: "Sön", times: null },
  ])
  expect(hoursRows(workshop, "fi-FI")).toEqual([
    { days: "Ma–pe", times: "7.00–17.00" },
    { days: "La–su", times: null },
  ])
})

test("whose holidays count is said by the locale of the site", () => {
  expect(["sv-SE", "en-SE", "nb-NO", "en-GB"].map(countryOf)).toEqual(["SE", "SE", "NO", "GB"])
})
