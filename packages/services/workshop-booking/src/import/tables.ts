import { isBookableHours, isCalendarDay, readSchedule } from "@forecourt/calendar"
import { oneOf, readBy, regNo, type Tables, text, timeZone, wholeNumber } from "@forecourt/service-kit/tables"

const readOrNone = <Value>(read: (cell: string) => Value | null, what: string) =>
  readBy(read, what, { mayBeEmpty: true })
const words = readOrNone((cell) => cell, "is no text.")
const list = readOrNone((cell) => cell.split(",").filter(Boolean), "is no list. Write names with commas between.")
const yesNo = oneOf(["yes", "no"])
const count = wholeNumber({ min: 1, max: 100 })
const place = wholeNumber({ min: 1, max: 1000 })
/** A column for ids. They contain only characters that are valid in URLs and headers. */
const id = readBy((cell) => (/^[A-Za-z0-9-]{1,40}$/.test(cell) ? cell : null), "is no name. Write SE-201.")
const code = readBy((cell) => (/^[a-z0-9-]{1,60}$/.test(cell) ? cell : null), "is no code. Write wheel-change.")
const degrees = readBy((cell) => (/^-?\d{1,3}\.\d+$/.test(cell) ? cell : null), "are no degrees. Write 57.70716.")
const whole = readOrNone(
  (cell) => (/^\d*$/.test(cell) ? { number: cell === "" ? null : Number(cell) } : null),
  "is no whole number. Write one, or nothing.",
)

/** A column for brands. Lists of brands have commas between them. */
const brand = readBy(
  (cell) => (/^[^,]{1,60}$/.test(cell) ? cell : null),
  "is no brand. Write at most 60 characters, no comma.",
)
const days = readBy(
  (cell) => (isWeekdays(cell) || isDate(cell) ? cell : null),
  "are no days. Write Mo-Fr, or a day such as 2026-12-24 or, for every year, 12-24.",
)
const hours = readOrNone(
  (cell) => (isBookableHours(cell) ? cell : null),
  "is no opening hours. Write 08:00-12:00, 13:00-17:00, or 6 by arrangement, or closed.",
)
const dayOrNone = readOrNone(
  (cell) => (cell === "" || isCalendarDay(cell) ? cell : null),
  "is no day. Write it as 2026-07-01, or nothing.",
)

const POWER_TRAINS = ["petrol", "diesel", "hybrid", "plug-in-hybrid", "electric", "gas"]
const IS_NO_POWER_TRAIN = `is none of ${POWER_TRAINS.join(", ")}.`
const readPowerTrain = (cell: string) => (cell === "" || POWER_TRAINS.includes(cell) ? cell : null)
const powerTrains = readOrNone(
  (cell) => (cell.split(",").every((item) => readPowerTrain(item) !== null) ? cell : null),
  `contains a power train that ${IS_NO_POWER_TRAIN}`,
)

export const TABLES = {
  brands: { name: brand, isSupported: yesNo },
  vehicles: {
    regNo,
    brand: text(),
    model: text(),
    buildYear: whole,
    powerTrain: readOrNone(readPowerTrain, IS_NO_POWER_TRAIN),
    hasServiceAgreement: yesNo,
  },
  categories: { id: code, kind: oneOf(["service", "addon"]), name: text(), icon: text(), selectionType: words, place },
  offerings: {
    code,
    category: code,
    name: text(),
    description: words,
    notKnownPriceText: words,
    priceDiscount: whole,
    allowUserInput: yesNo,
    unitMinimum: count,
    unitMaximum: count,
    unit: text(),
    unitAbbreviation: text(),
    unitPostfix: words,
    minutes: wholeNumber({ min: 5, max: 1440 }),
    place,
  },
  conditions: {
    code,
    powerTrains,
    brand: words,
    models: words,
    fromAge: whole,
    toAge: whole,
    fromMileage: whole,
    toMileage: whole,
  },
  workshops: {
    id,
    siteId: id,
    siteName: text(),
    address: text(),
    latitude: degrees,
    longitude: degrees,
    country: oneOf(["SE", "NO", "FI", "SK", "GB"]),
    zone: timeZone,
    slotMinutes: wholeNumber({ min: 5, max: 720 }),
    resources: count,
    servesAllBrands: yesNo,
    freeUntil: readOrNone(
      (cell) => (/^([01]\d|2[0-3]):[0-5]\d$|^$/.test(cell) ? cell : null),
      "is no time of day. Write 15:00, or nothing.",
    ),
    lateFee: whole,
    phone: words,
    email: words,
    brands: list,
  },
  hours: { workshop: id, days, hours, from: dayOrNone, to: dayOrNone, title: words },
  prices: { workshop: id, code, fromMileage: wholeNumber({ min: 0, max: 1_000_000 }), price: whole },
} as const

export type WorkshopTables = Tables<typeof TABLES>

/** Returns true if a text names a date, or a day of every year such as `12-24`. */
export function isDate(text: string): boolean {
  return isCalendarDay(text) || isCalendarDay(`2024-${text}`)
}

function isWeekdays(day: string): boolean {
  const schedule = readSchedule({ openinghours: [{ day, displayText: "08:00-17:00" }] }, "SE")
  return schedule !== null && schedule.lines.length === 0
}
