import type { TyreHotelConfirmation } from "@forecourt/tyre-hotel-machine"
import { expect, test } from "vitest"
import { CONFIRMATION } from "../../test/tyre-hotel.ts"
import { createCalendarFile } from "./calendar-file.ts"

const PLACE = {
  flow: "tyre-hotel",
  timeZone: "Europe/Stockholm",
  locale: "sv-SE",
  now: new Date("2026-11-23T10:00:30Z"),
} as const

type Service = TyreHotelConfirmation["services"][number]

const getFile = (service: Partial<Service>) =>
  createCalendarFile({ ...CONFIRMATION, services: [{ name: "Hjulskifte", isFullDay: false, ...service }] }, PLACE)

const getLines = (file: string) => file.replaceAll("\r\n ", "").split("\r\n")

test("a booking is exported as a VEVENT with folded lines that end in CRLF", () => {
  const file = getFile({ appointmentTime: "2026-12-07T08:30:00", durationMinutes: 30 })

  expect(getLines(file)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Forecourt//tyre-hotel//SV",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:NV-20418-0@tyre-hotel.forecourt",
    "DTSTAMP:20261123T100030Z",
    "SEQUENCE:29923800",
    "DTSTART:20261207T073000Z",
    "DTEND:20261207T080000Z",
    "SUMMARY:Hjulskifte\\, Norrvik Däckverkstad Göteborg",
    "LOCATION:Norrvik Däckverkstad Göteborg\\, Kajgatan 12\\, 411 04 Göteborg",
    "DESCRIPTION:NV-20418\\n031-390 06 40\\, dack.goteborg@norrvik.example",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ])
  expect(file.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
})

test("the calendar file contains no personal data and no message from the visitor", () => {
  expect(getFile({ appointmentTime: "2026-12-07T08:30:00" })).not.toMatch(/Anna|Berg|46701740605|Takboxen/)
})

test.each([
  ["in winter", "2026-12-07T08:30:00", "20261207T073000Z"],
  ["in summer", "2027-06-07T08:30:00", "20270607T063000Z"],
  ["on the morning after clocks went forward", "2027-03-28T08:00:00", "20270328T060000Z"],
  ["shortly before clocks go forward", "2027-03-28T01:30:00", "20270328T003000Z"],
  ["on the morning after clocks went back", "2026-10-25T08:00:00", "20261025T070000Z"],
])("an appointment in the workshop's local time is converted to UTC %s", (_, appointmentTime, utc) => {
  expect(getLines(getFile({ appointmentTime }))).toContain(`DTSTART:${utc}`)
})

test.each([
  ["for a full day", { appointmentTime: "2026-12-31T00:00:00", isFullDay: true }],
  ["without a time yet", { appointmentTime: null, appointmentDate: "2026-12-31" }],
])("a booking %s is an all-day event", (_, service) => {
  const lines = getLines(getFile(service))

  expect(lines).toContain("DTSTART;VALUE=DATE:20261231")
  expect(lines).toContain("DTEND;VALUE=DATE:20270101")
})

test("the calendar file omits VEVENT for a booking without a date, and DTEND for a booking without a duration", () => {
  expect(getFile({ appointmentTime: null })).not.toContain("VEVENT")
  expect(getFile({ appointmentTime: "2026-12-07T08:30:00" })).not.toContain("DTEND")
})

test("a workshop booking begins with version 0, which the service's files of changed bookings replace", () => {
  const file = createCalendarFile(
    { ...CONFIRMATION, services: [{ name: "Service", appointmentTime: "2026-12-07T08:30:00", durationMinutes: 120 }] },
    { ...PLACE, flow: "workshop-booking" },
  )

  expect(getLines(file)).toEqual(
    expect.arrayContaining(["UID:NV-20418-0@workshop-booking.forecourt", "SEQUENCE:0", "DTEND:20261207T093000Z"]),
  )
})

test("special characters in texts are escaped", () => {
  expect(getLines(getFile({ name: "A;B\\C\nD", appointmentTime: "2026-12-07T08:30:00" }))).toContain(
    "SUMMARY:A\\;B\\\\C\\nD\\, Norrvik Däckverkstad Göteborg",
  )
})
