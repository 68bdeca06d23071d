import { cutText } from "@forecourt/contracts/cut-text"
import { parseWorkshopBookingRequest } from "@forecourt/contracts/workshop-booking/booking-request"
import { parseWorkshopBookingCar } from "@forecourt/contracts/workshop-booking/car"
import { parseWorkshopBookingWorkshop } from "@forecourt/contracts/workshop-booking/workshop"
import { fieldsOf, textIn } from "@forecourt/flow-kit/kept-values"
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

/** What reads a session that a browser kept, each part as far as it can be right. */
export const SESSION_PARTS: PartReaders<WorkshopBookingSession> = {
  lat: numberIn,
  lng: numberIn,
  region: textIn,
  car: parseWorkshopBookingCar,
  milage: numberIn,
  bookingState: (value) => stateIn(value, 0),
  maxBookingState: (value) => stateIn(value, 0),
  displayState: (value) => stateIn(value, 1) as Step | null,
  services: servicesIn,
  bookingInfo: bookingInfoIn,
  location: parseWorkshopBookingWorkshop,
  place: placeIn,
  attempt: attemptIn,
}

function numberIn(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null
}

function stateIn(value: unknown, least: number): BookingState | null {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= 5 ? (value as BookingState) : null
}

function placeIn(value: unknown): Place | null {
  const { name, region, latitude, longitude } = fieldsOf(value)
  const [north, east] = [numberIn(latitude), numberIn(longitude)]
  if (typeof name !== "string" || north === null || east === null) return null
  return { name, region: textIn(region) ?? "", latitude: north, longitude: east }
}

function servicesIn(value: unknown): ChosenServices | null {
  const read = Object.entries(fieldsOf(value)).map(([code, one]) => [code, serviceIn(one)] as const)
  return read.every(([, one]) => one !== null) ? (Object.fromEntries(read) as ChosenServices) : null
}

function serviceIn(value: unknown): ChosenService | null {
  const { name, price, priceDiscount, category, type, unit, unitAbbreviation, userInput, listItems } = fieldsOf(value)
  if (typeof name !== "string" || (type !== "service" && type !== "addon")) return null
  return {
    name,
    price: numberIn(price),
    priceKnown: numberIn(price) !== null,
    priceDiscount: numberIn(priceDiscount) ?? 0,
    category: textIn(category) ?? "",
    type,
    unit: numberIn(unit),
    unitAbbreviation: textIn(unitAbbreviation) ?? "",
    userInput: cutText(textIn(userInput) ?? "", MAX_WORDS) || null,
    listItems: Array.isArray(listItems) ? listItems.filter((item) => typeof item === "string") : [],
  }
}

function bookingInfoIn(value: unknown): BookingInfo | null {
  const { timeSlot, location, id, addons } = fieldsOf(value)
  const time = timeSlotIn(timeSlot)
  return {
    ...(time !== null && { timeSlot: time }),
    ...(typeof location === "string" && { location }),
    ...(typeof id === "string" && { id }),
    ...(typeof addons === "boolean" && { addons }),
  }
}

function timeSlotIn(value: unknown): TimeSlot | null {
  const { timeslot, isFullDay } = fieldsOf(value)
  const isTime = typeof timeslot === "string" && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(timeslot)
  return isTime && typeof isFullDay === "boolean" ? { timeslot, isFullDay } : null
}

function attemptIn(value: unknown): Attempt | null {
  const { key, request: sent } = fieldsOf(value)
  const request = parseWorkshopBookingRequest(sent)
  return typeof key === "string" && request !== null ? { key, request } : null
}
