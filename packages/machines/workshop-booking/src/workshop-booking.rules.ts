import { addDays, type CalendarDay, countDays, WEEKDAYS } from "@forecourt/calendar"
import { getMonday } from "@forecourt/calendar/weeks-and-months"
import { cutText } from "@forecourt/contracts/cut-text"
import { hasDomain } from "@forecourt/contracts/email"
import { normalizeText } from "@forecourt/contracts/normalize-text"
import { normalizePhone } from "@forecourt/contracts/phone"
import { readNumber } from "@forecourt/contracts/read-number"
import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import {
  parsePartialWorkshopBookingCustomer,
  parsePartialWorkshopBookingRequest,
} from "@forecourt/contracts/workshop-booking/booking-request"
import { hasChosen, listServices } from "./chosen-services.ts"
import type {
  Attempt,
  ChosenServices,
  ContactDetails,
  WorkshopBookingCategory,
  WorkshopBookingContext,
  WorkshopBookingDay,
  WorkshopBookingOffering,
  WorkshopBookingRequest,
  WorkshopBookingSession,
  WorkshopBookingWorkshop,
  WorkshopOrder,
} from "./workshop-booking.types.ts"

export const MAX_PLATE_LENGTH = 6 // spec 3 §5.1, §9.1
export const MAX_WORDS = 80 // spec 3 §5.1, §9.1
export const NO_MILEAGE = 1 // spec 3 §9.1
export const MAX_MILEAGE = 1_000_000
export const FULL_DAY_TIME = "08:00" // spec 3 §4.1
export const PAGE_SIZE = 5 // spec 3 §4.1
export const DAYS_AT_A_TIME = 28 // spec 3 §4.1
export const WEEKS_AT_A_TIME = 4 // spec 3 §4.1
/** A service that asks for the mileage. Spec 3 §3.1. */
export const ORIGINAL_SERVICE = "originalservice"

/** A registration number as it is asked for: in capitals, without spaces, no longer than one can be. Spec 3 §5.1. */
export function normalizePlate(typed: string): string {
  return normalizeRegNo(typed).slice(0, MAX_PLATE_LENGTH)
}

/** Whether a car is looked up that is there already, at the place that is there already. Spec 3 §4.1. */
export function isSameLookUp({ car, lat, lng, place }: WorkshopBookingSession, regNo: string): boolean {
  return (
    car?.registrationNumber === normalizePlate(regNo) &&
    place !== undefined &&
    lat === place.latitude &&
    lng === place.longitude
  )
}

/** An offering with its category and its kind; `null` when there is none under the code. */
export function findOffering({ services, addons }: Pick<WorkshopBookingContext, "services" | "addons">, code: string) {
  const findOfferings = (categories: readonly WorkshopBookingCategory[], type: "service" | "addon") =>
    categories.flatMap((category) =>
      category.offerings.filter((one) => one.code === code).map((offering) => ({ offering, category, type })),
    )
  return [...findOfferings(services, "service"), ...findOfferings(addons, "addon")][0] ?? null
}

/** Whether a service is chosen only with words, or with a mileage. Spec 3 §4.1, §5.1. */
export function isNeedingInput({ code, allowUserInput }: WorkshopBookingOffering): boolean {
  return allowUserInput || code === ORIGINAL_SERVICE
}

/** What the visitor says about a service, no longer than it may be; `null` for nothing. Spec 3 §5.1. */
export function readWords(text: string): string | null {
  const words = normalizeText(text)
  return words.trim() === "" ? null : cutText(words, MAX_WORDS)
}

/** Reads a mileage in Swedish miles, as Sweden writes it: a whole number above 0; `null` for what is none. Spec 3 §5.1. */
export function readMileage(text: string): number | null {
  const mileage = readNumber(text, "sv-SE", { unit: "mile-scandinavian" }) ?? 0
  return Number.isInteger(mileage) && mileage > 0 && mileage <= MAX_MILEAGE ? mileage : null
}

/** Codes of everything that is chosen, as calls have them. */
export function formatCodes(services: ChosenServices = {}): string {
  return Object.keys(services).join(",")
}

/** Workshops in an order; those that begin at the same time stay the closest first. Spec 3 §4.1. */
export function sortWorkshops(
  workshops: readonly WorkshopBookingWorkshop[],
  order: WorkshopOrder,
): readonly WorkshopBookingWorkshop[] {
  if (order === "nearest") return workshops
  const sign = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  return workshops.toSorted((one, other) => sign(one.firstTimeSlot, other.firstTimeSlot))
}

/** How many weeks a day's week lies behind another one. */
export function countWeeks(from: CalendarDay, day: CalendarDay): number {
  return countDays(getMonday(from), getMonday(day)) / WEEKDAYS.length
}

/** The week that is shown first, counted from that of the first day: of the time that is chosen, else of the first one that is free. */
export function findFirstWeek(days: readonly WorkshopBookingDay[], chosen: string | undefined): number {
  const free = days.find(({ availableSlots, allDaySlotAvailable }) => availableSlots.length > 0 || allDaySlotAvailable)
  const [first] = days
  const shown = chosen?.slice(0, 10) ?? free?.date
  return first === undefined || shown === undefined || shown < first.date ? 0 : countWeeks(first.date, shown)
}

/** The first day that has not been loaded. */
export function getNextDay({ days, today }: Pick<WorkshopBookingContext, "days" | "today">): CalendarDay {
  const last = days.at(-1)
  return last === undefined ? getMonday(today) : addDays(last.date, 1)
}

/** Whether the week that is shown is near the end of those that are known. Spec 3 §4.1. */
export function isNearEnd({ days, week, isLastDay }: Pick<WorkshopBookingContext, "days" | "week" | "isLastDay">) {
  return !isLastDay && (week + 1) * WEEKDAYS.length >= days.length
}

/** Whether 'Hämta fler' brings more. Spec 3 §4.1. */
export function hasMoreWorkshops({ context }: { readonly context: Pick<WorkshopBookingContext, "loads" | "pageEnd"> }) {
  return context.loads.workshops === "loaded" && context.pageEnd !== "nosites"
}

/** Whether a day offers a time, or itself as a whole. Spec 3 §4.1. */
export function isOffered(days: readonly WorkshopBookingDay[], date: CalendarDay, time: string | null): boolean {
  const day = days.find((one) => one.date === date)
  return day !== undefined && (time === null ? day.allDaySlotAvailable : day.availableSlots.includes(time))
}

export interface PriceLine {
  readonly code: string
  readonly name: string
  readonly units: number
  /** Of all units; `null` while nobody can say. */
  readonly price: number | null
  /** What it cost before; `null` without a discount. */
  readonly before: number | null
}

export interface PriceSummary {
  readonly lines: readonly PriceLine[]
  readonly total: number
  /** Whether prices are missing. */
  readonly isPartial: boolean
}

/** What was chosen, at the workshop's prices where they are known: the total is price times units. Spec 3 §9.1. */
export function createSummary(
  services: ChosenServices = {},
  prices: Readonly<Record<string, number>> = {},
): PriceSummary {
  const lines = listServices(services).map(([code, { name, unit, priceDiscount, ...chosen }]) => {
    const units = unit ?? 1
    const one = (Object.hasOwn(prices, code) ? prices[code] : null) ?? chosen.price
    const before = one !== null && priceDiscount > 0 ? (one + priceDiscount) * units : null
    return { code, name, units, price: one === null ? null : one * units, before }
  })
  return {
    lines,
    total: lines.reduce((sum, { price }) => sum + (price ?? 0), 0),
    isPartial: lines.some(({ price }) => price === null),
  }
}

export type ContactField = keyof ContactDetails

const CONTACT_FIELDS = ["firstName", "lastName", "phone", "email", "freeText"] as const

/** Fields that are missing, or not in their form. Spec 3 §5.1. */
export function findWrongFields(details: ContactDetails): readonly ContactField[] {
  const { freeText, customer } = getWords(details)
  return CONTACT_FIELDS.filter((field) => {
    if (field === "freeText") return parsePartialWorkshopBookingRequest({ freeText }) === null
    const isRefused = parsePartialWorkshopBookingCustomer({ [field]: customer[field] }) === null
    return isRefused || (field === "email" && !hasDomain(customer.email))
  })
}

/** What the visitor wrote, as it is sent. */
function getWords({ freeText, firstName, lastName, phone, email }: ContactDetails) {
  const customer = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: normalizePhone(phone),
    email: email.trim(),
  }
  return { freeText: normalizeText(freeText).trim(), customer }
}

/** Whether car, services, workshop and time are chosen. */
export function isComplete({ car, services, location, bookingInfo }: WorkshopBookingSession): boolean {
  const isChosen = hasChosen(services, "service")
  return car !== undefined && isChosen && location !== undefined && bookingInfo?.timeSlot !== undefined
}

/** The booking that a visitor sends. Spec 3 §3.1. */
export function createRequest(session: WorkshopBookingSession, details: ContactDetails): WorkshopBookingRequest {
  const { car, services = {}, location, bookingInfo, milage } = session
  const { timeslot = "", isFullDay = false } = bookingInfo?.timeSlot ?? {}
  return {
    ...getWords(details),
    ...{ departmentId: location?.departmentId ?? "", timeSlot: timeslot, isFullDay },
    ...{ registrationNumber: car?.registrationNumber ?? "", mileage: milage ?? NO_MILEAGE },
    serviceOfferingRequests: listServices(services).map(([kobraId, { unit, userInput }]) => ({
      ...{ kobraId, unitsSelected: unit, userInput },
    })),
  }
}

/** The same words are the same attempt, and keep its key, until it is known what became of it. */
export function createAttempt(
  { session, keySeed, attempts }: Pick<WorkshopBookingContext, "session" | "keySeed" | "attempts">,
  details: ContactDetails,
): { readonly attempt: Attempt; readonly attempts: number } {
  const request = createRequest(session, details)
  const { attempt } = session
  const isSame = attempt !== undefined && JSON.stringify(attempt.request) === JSON.stringify(request)
  if (isSame) return { attempt, attempts }
  return { attempt: { key: `${keySeed}-${attempts + 1}`, request }, attempts: attempts + 1 }
}

/** Whether other words were sent before of which nobody knows what became: they are asked after first. */
export function isOtherUnsettled(context: WorkshopBookingContext, details: ContactDetails): boolean {
  const { attempt } = context.session
  return attempt !== undefined && createAttempt(context, details).attempt !== attempt
}
