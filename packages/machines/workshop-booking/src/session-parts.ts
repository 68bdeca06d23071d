import { cutText } from "@forecourt/contracts/cut-text"
import { parseWorkshopBookingRequest } from "@forecourt/contracts/workshop-booking/booking-request"
import { parseWorkshopBookingCar } from "@forecourt/contracts/workshop-booking/car"
import { parseWorkshopBookingWorkshop } from "@forecourt/contracts/workshop-booking/workshop"
import { readText, toFields } from "@forecourt/flow-kit/kept-values"
import type { PartReaders } from "@forecourt/flow-kit/session-store"
import { MAX_WORDS } from "./workshop-booking.rules.ts"
import type {
  Attempt,
  BookingInfo,
  BookingState,
  ChosenService,
  ChosenServices,
  Place,
  Step,
  TimeSlot,
  WorkshopBookingSession,
} from "./workshop-booking.types.ts"

/** The functions that parse the parts of a stored session, by the name of the part. Invalid parts are ignored. */
export const SESSION_PARTS: PartReaders<WorkshopBookingSession> = {
  lat: readNumber,
  lng: readNumber,
  region: readText,
  car: parseWorkshopBookingCar,
  milage: readNumber,
  bookingState: (value) => readState(value, 0),
  maxBookingState: (value) => readState(value, 0),
  displayState: (value) => readState(value, 1) as Step | null,
  services: readServices,
  bookingInfo: readBookingInfo,
  location: parseWorkshopBookingWorkshop,
  place: readPlace,
  visitorId: readVisitorId,
  attempt: readAttempt,
}

function readNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null
}

function readState(value: unknown, least: number): BookingState | null {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= 5 ? (value as BookingState) : null
}

function readPlace(value: unknown): Place | null {
  const { name, region, latitude, longitude } = toFields(value)
  const [north, east] = [readNumber(latitude), readNumber(longitude)]
  if (typeof name !== "string" || north === null || east === null) return null
  return { name, region: readText(region) ?? "", latitude: north, longitude: east }
}

function readVisitorId(value: unknown): string | null {
  return typeof value === "string" && /^[\w-]{16,100}$/.test(value) ? value : null
}

function readServices(value: unknown): ChosenServices | null {
  const read = Object.entries(toFields(value)).map(([code, service]) => [code, readService(service)] as const)
  return read.every(([, service]) => service !== null) ? (Object.fromEntries(read) as ChosenServices) : null
}

function readService(value: unknown): ChosenService | null {
  const { name, price, priceDiscount, category, type, unit, unitAbbreviation, userInput, listItems } = toFields(value)
  if (typeof name !== "string" || (type !== "service" && type !== "addon")) return null
  return {
    name,
    price: readNumber(price),
    priceKnown: readNumber(price) !== null,
    priceDiscount: readNumber(priceDiscount) ?? 0,
    category: readText(category) ?? "",
    type,
    unit: readNumber(unit),
    unitAbbreviation: readText(unitAbbreviation) ?? "",
    userInput: cutText(readText(userInput) ?? "", MAX_WORDS) || null,
    listItems: Array.isArray(listItems) ? listItems.filter((item) => typeof item === "string") : [],
  }
}

function readBookingInfo(value: unknown): BookingInfo | null {
  const { timeSlot, location, id, durationMinutes, addons } = toFields(value)
  const time = readTimeSlot(timeSlot)
  return {
    ...(typeof durationMinutes === "number" && { durationMinutes }),
    ...(time !== null && { timeSlot: time }),
    ...(typeof location === "string" && { location }),
    ...(typeof id === "string" && { id }),
    ...(typeof addons === "boolean" && { addons }),
  }
}

function readTimeSlot(value: unknown): TimeSlot | null {
  const { timeslot, isFullDay } = toFields(value)
  const isTime = typeof timeslot === "string" && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(timeslot)
  return isTime && typeof isFullDay === "boolean" ? { timeslot, isFullDay } : null
}

function readAttempt(value: unknown): Attempt | null {
  const { key, request: sent } = toFields(value)
  const request = parseWorkshopBookingRequest(sent)
  return typeof key === "string" && request !== null ? { key, request } : null
}
