import { isBookableHours, isCalendarDay, WEEKDAYS } from "@forecourt/calendar"
import {
  decimal,
  oneOf,
  phone,
  readBy,
  regNo,
  type Tables,
  text,
  timeZone,
  wholeNumber,
} from "@forecourt/service-kit/tables"

const hours = readBy(
  (cell) => (isBookableHours(cell) ? cell : null),
  "is no opening hours. Write 08:00-12:00, 13:00-17:00, or 6 by arrangement, or nothing.",
  { mayBeEmpty: true },
)
const tread = decimal({ min: 0, max: 30 })
const position = oneOf(["frontLeft", "frontRight", "rearLeft", "rearRight"])

export const TABLES = {
  workshops: {
    id: text({ max: 40 }),
    locationName: text(),
    departmentName: text(),
    address: text(),
    phone: text(),
    email: text(),
    country: oneOf(["SE", "NO", "FI", "SK", "GB"]),
    zone: timeZone,
    slotMinutes: wholeNumber({ min: 5, max: 720 }),
    capacity: wholeNumber({ min: 1, max: 100 }),
    sunday: hours,
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
  },
  customers: { id: text({ max: 80 }), phone },
  vehicles: {
    id: text({ max: 80 }),
    regNo,
    customer: text(),
    workshop: text(),
    brand: text(),
    model: text(),
    productId: text(),
    packageLevel: text(),
  },
  tyres: {
    vehicle: text(),
    position,
    name: text(),
    rimDiameter: wholeNumber({ min: 8, max: 30 }),
    sectionWidth: wholeNumber({ min: 100, max: 500 }),
    aspectRatio: wholeNumber({ min: 15, max: 100 }),
    pattern: oneOf(["winter", "studded", "summer"]),
    tread,
    status: wholeNumber({ min: 0, max: 2 }),
  },
  measurements: {
    vehicle: text(),
    position,
    day: readBy((day) => (isCalendarDay(day) ? day : null), "is no day. Write it as 2026-04-16."),
    tread,
  },
} as const

export type HotelTables = Tables<typeof TABLES>

export function writeOpeningHours(row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.fromEntries(WEEKDAYS.map((day) => [day, row[day]]).filter(([, text]) => text)))
}
