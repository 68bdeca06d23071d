import { expect, test } from "vitest"
import { type DayHours, readHours, readSchedule, readWeek, type WrittenSchedule } from "../index.ts"

const EIGHT = [{ opens: "08:00", closes: "17:00" }]
const HALF = [
  { opens: "08:00", closes: "12:00" },
  { opens: "13:00", closes: "17:00" },
]

test.each<[text: string, hours: DayHours]>([
  ["08:00-17:00", EIGHT],
  ["08:00–17:00", EIGHT],
  ["08.00 – 17.00", EIGHT],
  ["8—17", EIGHT],
  ["kl. 8 till 17", EIGHT],
  ["klo 8–17", EIGHT],
  ["8 am – 5 pm", EIGHT],
  ["8:00-12:00, 13:00-17:00", HALF],
  ["13–17 och 8–12", HALF],
  ["00:00–24:00", [{ opens: "00:00", closes: "24:00" }]],
  ["18:00-00:00", [{ opens: "18:00", closes: "24:00" }]],
  ["22:00-06:00", [{ opens: "22:00", closes: "06:00" }]],
  ["Dygnet runt", [{ opens: "00:00", closes: "24:00" }]],
  ["Stängt", []],
  ["suljettu", []],
  ["", []],
  ["Efter överenskommelse", { words: "Efter överenskommelse", isByArrangement: true }],
  ["6 by arrangement", { words: "6 by arrangement", isByArrangement: true, visits: 6 }],
  ["Ring oss", { words: "Ring oss", isByArrangement: false }],
  ["08:60-17:00", { words: "08:60-17:00", isByArrangement: false }],
  ["08:00-25:00", { words: "08:00-25:00", isByArrangement: false }],
  ["08:00-08:00", { words: "08:00-08:00", isByArrangement: false }],
  ["8-12, 13-17, 30-40", { words: "8-12, 13-17, 30-40", isByArrangement: false }],
])("the hours %j are parsed", (text, hours) => {
  expect(readHours(text)).toEqual(hours)
})

const WEEKDAYS = { monday: EIGHT, tuesday: EIGHT, wednesday: EIGHT, thursday: EIGHT, friday: EIGHT }

test.each<[text: string, weekdays: object]>([
  ["Mo-Fr 08:00-17:00", WEEKDAYS],
  ["Mo–Fr 08:00–17:00", WEEKDAYS],
  ["Mo,We 08:00-17:00", { monday: EIGHT, wednesday: EIGHT }],
  ["Mo, We 08:00-17:00, Sa 8-12", { monday: EIGHT, wednesday: EIGHT, saturday: [HALF[0]] }],
  ["Sa–Mo 08:00-17:00", { saturday: EIGHT, sunday: EIGHT, monday: EIGHT }],
  ["Mo-Tu 08:00-12:00,13:00-17:00", { monday: HALF, tuesday: HALF }],
  ["Mo 08:00-12:00, Mo 13:00-17:00", { monday: HALF }],
  ["Sa 10-15; Su closed; PH off", { saturday: [{ opens: "10:00", closes: "15:00" }], sunday: [] }],
  ["vardagar 8–17", WEEKDAYS],
])("the week %j is parsed", (text, weekdays) => {
  expect(readWeek(text, "SE")).toEqual({ country: "SE", weekdays, deviations: [], vacations: [], lines: [] })
})

test("readWeek returns null for an empty text", () => {
  expect(readWeek("", "SE")).toBeNull()
})

test("opening hours without a recognised weekday are kept as plain text", () => {
  expect(readWeek("Xx 08:00-17:00, Mo 8-17, ring oss", "SE")).toMatchObject({
    weekdays: { monday: EIGHT },
    lines: [
      { days: "Xx", hours: "08:00-17:00" },
      { days: "", hours: "ring oss" },
    ],
  })
})

test("the search data of a department is converted into a schedule with opening hours, special days and vacations [spec 2 §3 opening-schedule]", () => {
  const written = {
    openinghours: [
      { day: "Fredag", displayText: "09:00–18:00", weekday: 5, opens: "09:00", closes: "18:00" },
      { day: "Söndag", displayText: "11:00–15:00", weekday: 7, opens: "11:00", closes: "15:00" },
      { day: "Lördag", displayText: "Stängt", weekday: 6 },
    ],
    deviationdays: [
      { day: "24 december", displayText: "Stängt", date: "2026-12-24" },
      { day: "27 december", displayText: "12:00–14:00", date: "2026-12-27", opens: "12:00", closes: "14:00" },
      { day: "Någon gång", displayText: "Stängt" },
    ],
    vacationdays: { vacationtitle: "Semester", vacationstart: "2027-07-05", vacationend: "2027-07-31", days: [] },
  }

  expect(readSchedule(written, "SE")).toEqual({
    country: "SE",
    weekdays: {
      friday: [{ opens: "09:00", closes: "18:00" }],
      saturday: [],
      sunday: [{ opens: "11:00", closes: "15:00" }],
    },
    deviations: [
      { day: "2026-12-24", hours: [] },
      { day: "2026-12-27", hours: [{ opens: "12:00", closes: "14:00" }] },
    ],
    vacations: [{ title: "Semester", from: "2027-07-05", to: "2027-07-31", weekdays: {}, lines: [] }],
    lines: [{ days: "Någon gång", hours: "Stängt" }],
  })
})

const read = (written: WrittenSchedule) => readSchedule(written, "SE")
const row = (day: string, displayText: string) => ({ day, displayText })

test.each([
  ["Måndag–fredag", "8–17"],
  ["Mån-fre", "08.00–17.00"],
  ["Vardagar", "kl 8-17"],
  ["Måndag, tisdag, onsdag, torsdag och fredag", "8–17"],
  ["Mandag til fredag", "08:00–17:00"],
  ["man.–fre.", "8-17"],
  ["Monday to Friday", "8am–5pm"],
  ["Mon-Fri", "8–17"],
  ["ma–pe", "8.00–17.00"],
  ["Po–Pi", "8:00 – 17:00"],
  ["pondelok až piatok", "8:00 – 17:00"],
])(
  "the days %j and the hours %j are parsed as text when the machine-readable fields are missing [spec 2 §3]",
  (day, displayText) => {
    expect(read({ openinghours: [row(day, displayText)] })).toMatchObject({ weekdays: WEEKDAYS, lines: [] })
  },
)

test("a lunch break is parsed from two rows for the same day or from one row with two time ranges", () => {
  const monday = { day: "Måndag", weekday: 1 }

  expect(
    read({
      openinghours: [
        { ...monday, displayText: "", opens: "13:00", closes: "17:00" },
        { ...monday, displayText: "", opens: "08:00", closes: "12:00" },
      ],
    })?.weekdays,
  ).toEqual({ monday: HALF })
  expect(
    read({ openinghours: [{ ...monday, displayText: "8–12, 13–17", opens: "08:00", closes: "17:00" }] })?.weekdays,
  ).toEqual({ monday: HALF })
  expect(
    read({ openinghours: [{ ...monday, displayText: "9–12, 13–18", opens: "08:00", closes: "17:00" }] })?.weekdays,
  ).toEqual({ monday: EIGHT })
})

test.each([
  ["2026-12-24", "2026-12-24"],
  ["24 december", "12-24"],
  ["torsdag 24 december 2026", "2026-12-24"],
  ["24. desember", "12-24"],
  ["December 24th", "12-24"],
  ["24/12", "12-24"],
  ["to 24.12.2026", "2026-12-24"],
  ["24. decembra", "12-24"],
])("the date of a special day is parsed from %j", (day, expected) => {
  expect(read({ deviationdays: [row(day, "Stängt")] })?.deviations).toEqual([{ day: expected, hours: [] }])
})

test("a special day whose date cannot be parsed is kept as text", () => {
  expect(read({ deviationdays: [row("Julafton", "10–12"), row("30 februari", "10–12")] })).toMatchObject({
    deviations: [],
    lines: [
      { days: "Julafton", hours: "10–12" },
      { days: "30 februari", hours: "10–12" },
    ],
  })
})

test("during a vacation the vacation's opening hours apply, or the dealership is closed if there are none", () => {
  const span = { vacationstart: "2027-07-05", vacationend: "2027-07-31" }
  const week = { openinghours: [row("Mo-Fr", "8–17")] }

  expect(
    read({ ...week, vacationdays: { ...span, days: [row("Mo-We", "8–17"), row("Annars", "Ring")] } })?.vacations,
  ).toEqual([
    {
      title: "",
      from: "2027-07-05",
      to: "2027-07-31",
      weekdays: { monday: EIGHT, tuesday: EIGHT, wednesday: EIGHT },
      lines: [
        { days: "Mo-We", hours: "8–17" },
        { days: "Annars", hours: "Ring" },
      ],
    },
  ])
  expect(read({ ...week, vacationdays: { ...span, vacationtitle: "Semester" } })?.vacations).toMatchObject([
    { title: "Semester", weekdays: {}, lines: [] },
  ])
})

test("a department without opening hours has no schedule", () => {
  expect(read({})).toBeNull()
  expect(read({ vacationdays: { vacationstart: "2027-07-05", vacationend: "2027-07-31" } })).toBeNull()
})
