import ical from "ical.js"
import { sync } from "node-ical"
import { expect, test } from "vitest"
import { type CalendarEvent, type CalendarFile, formatCalendarFile } from "./calendar-file.ts"

const EVENT: CalendarEvent = {
  uid: "K7MWQ2-0@workshop-booking.forecourt",
  sequence: 2,
  period: { startsAt: "2026-12-07T08:30:00", zone: "Europe/Stockholm", minutes: 90 },
  summary: "Originalservice, Hjulskifte; Norrvik Borås",
  location: "Norrvik Borås, Smedjegatan 8, 501 00 Borås",
  description: "Bokning K7MWQ2\nTelefon: 033-390 06 40\nC:\\temp 🛞 åäö åäö åäö åäö åäö åäö åäö åäö åäö åäö åäö",
  organizer: "verkstad.boras@norrvik.example",
}

const format = (event: Partial<CalendarEvent>, file: Partial<CalendarFile> = {}) =>
  formatCalendarFile({
    product: "-//Forecourt//workshop-booking//SV",
    method: "PUBLISH",
    now: Date.parse("2026-11-23T10:00:30Z"),
    events: [{ ...EVENT, ...event }],
    ...file,
  })

const getLines = (file: string) => file.replaceAll("\r\n ", "").split("\r\n")

/** Reads the event of a file with ical.js. */
function parseWithIcalJs(file: string) {
  const calendar = new ical.Component(ical.parse(file))
  const component = calendar.getFirstSubcomponent("vevent")
  if (component === null) throw new Error("There is no event.")
  const event = new ical.Event(component)
  return {
    method: calendar.getFirstPropertyValue("method"),
    status: component.getFirstPropertyValue("status"),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    summary: event.summary,
    location: event.location,
    description: event.description,
    organizer: event.organizer,
  }
}

/** Reads the event of a file with node-ical. */
function parseWithNodeIcal(file: string) {
  const event = Object.values(sync.parseICS(file)).find((item) => item?.type === "VEVENT")
  if (event?.type !== "VEVENT") throw new Error("There is no event.")
  return event
}

test.each(["PUBLISH", "CANCEL"] as const)(
  "two parsers read the same event from a file with the method %s",
  (method) => {
    const file = format({}, { method })

    const { summary, location, description, uid, sequence, organizer } = EVENT
    expect(parseWithIcalJs(file)).toEqual({
      method,
      status: method === "CANCEL" ? "CANCELLED" : null,
      start: "2026-12-07T07:30:00Z",
      end: "2026-12-07T09:00:00Z",
      uid,
      sequence,
      summary,
      location,
      description,
      organizer: `mailto:${organizer}`,
    })
    const event = parseWithNodeIcal(file)
    expect(event).toMatchObject({ uid, summary, location, description, method, organizer: `mailto:${organizer}` })
    expect(Number(event.sequence)).toBe(sequence)
    expect(event.status).toBe(method === "CANCEL" ? "CANCELLED" : undefined)
    expect([event.start.toISOString(), event.end?.toISOString()]).toEqual([
      "2026-12-07T07:30:00.000Z",
      "2026-12-07T09:00:00.000Z",
    ])
  },
)

test("two parsers read a day as an event of the whole day", () => {
  const file = format({ period: "2026-12-31" })

  expect(parseWithIcalJs(file)).toMatchObject({ start: "2026-12-31", end: "2027-01-01" })
  expect(parseWithNodeIcal(file)).toMatchObject({ datetype: "date" })
})

test("every line has at most 75 octets, ends in CRLF and contains whole characters", () => {
  const file = format({ summary: "🛞".repeat(60) })
  const lines = file.split("\r\n")

  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true)
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(lines.every((line) => line.isWellFormed())).toBe(true)
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
})

test("line breaks and control characters in a text cannot add a property", () => {
  const file = format({ summary: "A\r\nATTENDEE:mailto:eve@example.com\u0000", organizer: "a@b.example\r\nX:1" })

  expect(getLines(file)).toContain("SUMMARY:A\\nATTENDEE:mailto:eve@example.com")
  expect(getLines(file)).toContain("ORGANIZER:mailto:a@b.exampleX:1")
})

test.each([
  ["the earlier of two equal times when clocks go back", "2026-10-25T02:30:00", "DTSTART:20261025T003000Z"],
  ["the day of a time that clocks skip", "2027-03-28T02:30:00", "DTSTART;VALUE=DATE:20270328"],
])("an event starts at %s", (_, startsAt, line) => {
  expect(getLines(format({ period: { startsAt, zone: "Europe/Stockholm", minutes: 30 } }))).toContain(line)
})

test("an event without a known duration has no end", () => {
  const period = { startsAt: "2026-12-07T08:30:00", zone: "Europe/Stockholm", minutes: null }

  expect(format({ period })).not.toContain("DTEND")
})
