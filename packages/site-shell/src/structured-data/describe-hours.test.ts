import { readSchedule, readWeek } from "@forecourt/calendar"
import { expect, test } from "vitest"
import { createHoursThing } from "./describe-hours.ts"

const SPEC = { "@type": "OpeningHoursSpecification" }
const HOLIDAYS = { ...SPEC, dayOfWeek: ["PublicHolidays"], opens: "00:00", closes: "00:00" }

test("structured opening hours include breaks, nights, whole days and public holidays", () => {
  const hours = "Mo,Tu 08:00-12:00, 13:00-17:00, Fr 22:00-02:00, Sa–Su 00:00–24:00"

  expect(createHoursThing(readWeek(hours, "SE"))).toEqual({
    openingHoursSpecification: [
      { ...SPEC, dayOfWeek: ["Monday", "Tuesday"], opens: "08:00", closes: "12:00" },
      { ...SPEC, dayOfWeek: ["Monday", "Tuesday"], opens: "13:00", closes: "17:00" },
      { ...SPEC, dayOfWeek: ["Friday"], opens: "22:00", closes: "02:00" },
      { ...SPEC, dayOfWeek: ["Saturday", "Sunday"], opens: "00:00", closes: "23:59" },
      HOLIDAYS,
    ],
  })
})

test("structured opening hours include special days and vacations", () => {
  const row = (day: string, displayText: string) => ({ day, displayText })
  const schedule = readSchedule(
    {
      openinghours: [row("Måndag", "8–17")],
      deviationdays: [row("2026-12-23", "9–12, 13–15"), row("2026-12-24", "Stängt"), row("24/6", "Stängt")],
      vacationdays: { vacationstart: "2027-07-05", vacationend: "2027-07-31", days: [row("Måndag", "10–12")] },
    },
    "SE",
  )
  const createDay = (day: string) => ({ ...SPEC, validFrom: day, validThrough: day })

  expect(createHoursThing(schedule)).toMatchObject({
    specialOpeningHoursSpecification: [
      { ...createDay("2026-12-23"), opens: "09:00", closes: "12:00" },
      { ...createDay("2026-12-23"), opens: "13:00", closes: "15:00" },
      { ...createDay("2026-12-24"), opens: "00:00", closes: "00:00" },
      {
        ...SPEC,
        dayOfWeek: ["Monday"],
        validFrom: "2027-07-05",
        validThrough: "2027-07-31",
        opens: "10:00",
        closes: "12:00",
      },
    ],
  })
})

test("in structured data, a dealership without opening hours for a vacation is closed during the vacation", () => {
  const vacationdays = { vacationstart: "2027-07-05", vacationend: "2027-07-31" }
  const openinghours = [{ day: "Måndag", displayText: "8–17" }]

  expect(createHoursThing(readSchedule({ openinghours, vacationdays }, "SE"))).toMatchObject({
    specialOpeningHoursSpecification: [
      { ...SPEC, validFrom: "2027-07-05", validThrough: "2027-07-31", opens: "00:00", closes: "00:00" },
    ],
  })
})

test("opening hours that cannot be parsed are omitted", () => {
  expect(createHoursThing(readWeek("ring oss", "SE"))).toEqual({})
  expect(createHoursThing(null)).toEqual({})
})
