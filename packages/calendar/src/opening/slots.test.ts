import { expect, test } from "vitest"
import { listSlots, type OpeningSchedule, type OpeningTimes, readWeek } from "../index.ts"

function open(hours: string, schedule: Partial<OpeningSchedule> = {}): OpeningTimes {
  const read = readWeek(hours, "SE")
  if (read === null) throw new Error("The hours can be read.")
  return { zone: "Europe/Stockholm", slotMinutes: 60, capacity: 2, schedule: { ...read, ...schedule } }
}

const list = (times: OpeningTimes, day: string) => listSlots(times, day).map(({ startsAt }) => startsAt?.slice(11, 16))

test("no appointment slot extends past the closing time of the workshop", () => {
  expect(list({ ...open("Mo 07:30-10:00"), slotMinutes: 45 }, "2026-11-23")).toEqual(["07:30", "08:15", "09:00"])
})

test("no appointment slot overlaps a break", () => {
  expect(list(open("Mo 09:00-11:30, 12:00-14:00"), "2026-11-23")).toEqual(["09:00", "10:00", "12:00", "13:00"])
})

test("slots after midnight belong to the next day", () => {
  const night = open("Mo 22:00-02:00")

  expect(list(night, "2026-11-23")).toEqual(["22:00", "23:00"])
  expect(list(night, "2026-11-24")).toEqual(["00:00", "01:00"])
  expect(list(open("Mo 00:00-24:00"), "2026-11-23")).toHaveLength(24)
})

test("holidays, vacations and closed days have no slots, and a day with special hours has slots within these hours", () => {
  const from = open("Mo-Su 08:00-10:00", {
    deviations: [
      { day: "2026-12-22", hours: [] },
      { day: "2026-12-26", hours: [{ opens: "10:00", closes: "11:00" }] },
    ],
    vacations: [{ title: "Semester", from: "2027-01-01", to: "2027-01-05", weekdays: {}, lines: [] }],
  })
  const days = ["2026-12-21", "2026-12-22", "2026-12-25", "2026-12-26", "2027-01-04", "2027-01-07"]

  expect(days.map((day) => list(from, day).join(" "))).toEqual(["08:00 09:00", "", "", "10:00", "", "08:00 09:00"])
})

test("a day with the hours 'by arrangement' has one slot, which has a capacity but no time", () => {
  expect(listSlots(open("Sa 6 by arrangement"), "2026-11-28")).toEqual([
    { name: "2026-11-28", day: "2026-11-28", startsAt: null, instant: null, capacity: 6 },
  ])
  expect(listSlots(open("Sa efter överenskommelse"), "2026-11-28")).toMatchObject([{ capacity: 2 }])
  expect(listSlots(open("Sa ring oss"), "2026-11-28")).toEqual([])
})
