import { addDays, type CalendarDay, countDays, WEEKDAYS } from "@forecourt/calendar"
import { getMonday } from "@forecourt/calendar/weeks-and-months"
import { cutText } from "@forecourt/contracts/cut-text"
import { normalizeText } from "@forecourt/contracts/normalize-text"
import { readNumber } from "@forecourt/contracts/read-number"
import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import { parsePartialWorkshopBookingRequest } from "@forecourt/contracts/workshop-booking/booking-request"
import { findWrongCustomerFields, hasWords, isSoundOrder, normalizeCustomer } from "@forecourt/contracts/workshop-order"
import { getBookingTime } from "./booking-time.ts"
import { hasChosen, isSingle, listServices } from "./chosen-services.ts"
import type {
  Attempt,
  ChosenServices,
  ContactDetails,
  WorkshopBookingCategory,
  WorkshopBookingContext,
  WorkshopBookingDay,
  WorkshopBookingOffer,
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
/** The pause in the visitor's typing after which the prices for a mileage are fetched. */
export const MILEAGE_PAUSE_MS = 300
/** The code of the service that requires the mileage. Spec 3 §3.1. */
export const ORIGINAL_SERVICE = "originalservice"

/**
 * Normalises a registration number for the service: removes spaces and hyphens, converts it to upper case and limits
 * its length. Spec 3 §5.1.
 */
export function normalizePlate(typed: string): string {
  return normalizeRegNo(typed).slice(0, MAX_PLATE_LENGTH)
}

/**
 * True if the car in the session has the given registration number and was looked up for the place that is selected
 * now. Spec 3 §4.1.
 */
export function isSameLookUp({ car, lat, lng, place }: WorkshopBookingSession, regNo: string): boolean {
  return (
    car?.registrationNumber === normalizePlate(regNo) &&
    place !== undefined &&
    lat === place.latitude &&
    lng === place.longitude
  )
}

export function findOffering({ services, addons }: Pick<WorkshopBookingContext, "services" | "addons">, code: string) {
  const findOfferings = (categories: readonly WorkshopBookingCategory[], type: "service" | "addon") =>
    categories.flatMap((category) =>
      category.offerings.filter((offering) => offering.code === code).map((offering) => ({ offering, category, type })),
    )
  return [...findOfferings(services, "service"), ...findOfferings(addons, "addon")][0] ?? null
}

/** Returns true if the visitor must enter a text or the mileage for a service. Spec 3 §4.1, §5.1. */
export function isNeedingInput({ code, allowUserInput }: WorkshopBookingOffering): boolean {
  return allowUserInput || code === ORIGINAL_SERVICE
}

/**
 * Normalises the text that the visitor has entered for a service, and truncates it to the maximum length. Returns
 * `null` if the text is empty. Spec 3 §5.1.
 */
export function readWords(text: string): string | null {
  return hasWords(text) ? cutText(normalizeText(text), MAX_WORDS) : null
}

/**
 * Parses a mileage in Swedish miles that is written in Swedish number format. Returns `null` unless it is an integer
 * above 0 and within the limit. Spec 3 §5.1.
 */
export function readMileage(text: string): number | null {
  const mileage = readNumber(text, "sv-SE", { unit: "mile-scandinavian" }) ?? 0
  return Number.isInteger(mileage) && mileage > 0 && mileage <= MAX_MILEAGE ? mileage : null
}

export function formatCodes(services: ChosenServices = {}): string {
  return Object.keys(services).join(",")
}

/** Sorts workshops by distance, or by the first available time and then by distance. Spec 3 §4.1. */
export function sortWorkshops(
  workshops: readonly WorkshopBookingWorkshop[],
  order: WorkshopOrder,
): readonly WorkshopBookingWorkshop[] {
  if (order === "nearest") return workshops
  const sign = (item: string, other: string) => (item < other ? -1 : item > other ? 1 : 0)
  return workshops.toSorted((workshop, other) => sign(workshop.firstTimeSlot, other.firstTimeSlot))
}

/** Returns the number of weeks from the week of one day to the week of another day. */
export function countWeeks(from: CalendarDay, day: CalendarDay): number {
  return countDays(getMonday(from), getMonday(day)) / WEEKDAYS.length
}

/** Returns the index of the first week with an available time from a given week on, or `null` if there is none. */
export function findFreeWeek(days: readonly WorkshopBookingDay[], week: number): number | null {
  const rest = days.slice(week * WEEKDAYS.length)
  const index = rest.findIndex((day) => day.availableSlots.length > 0 || day.allDaySlotAvailable)
  return index < 0 ? null : week + Math.floor(index / WEEKDAYS.length)
}

/**
 * Returns the week to show while or after the first available time is searched for. If the visitor has chosen a time,
 * its week is shown. Until an available time has loaded, the week is the one that the search for workshops promised, or
 * the last one that has loaded, so that more days load.
 */
export function findShownWeek(
  { session, days, isLastDay }: Pick<WorkshopBookingContext, "session" | "days" | "isLastDay">,
  soughtFrom: number,
): Pick<WorkshopBookingContext, "week" | "soughtFrom"> {
  const [first] = days
  if (first === undefined) return { week: soughtFrom, soughtFrom: null }
  const getWeek = (wallTime: string) => Math.max(0, countWeeks(first.date, wallTime.slice(0, 10)))
  const chosen = getBookingTime(session)
  if (chosen !== null) return { week: getWeek(chosen.startsAt), soughtFrom: null }
  const free = findFreeWeek(days, soughtFrom)
  if (free !== null || isLastDay) return { week: free ?? soughtFrom, soughtFrom: null }
  const promised = getWeek(session.location?.firstTimeSlot ?? first.date)
  return { week: Math.max(promised, Math.ceil(days.length / WEEKDAYS.length) - 1), soughtFrom }
}

/** Returns the Monday of the first week with a day after today. On Sundays, this is the next day. */
export function findFirstMonday({ days, today }: Pick<WorkshopBookingContext, "days" | "today">): CalendarDay {
  return days[0]?.date ?? getMonday(addDays(today, 1))
}

export function getNextDay(context: Pick<WorkshopBookingContext, "days" | "today">): CalendarDay {
  const last = context.days.at(-1)
  return last === undefined ? findFirstMonday(context) : addDays(last.date, 1)
}

/** True if the last loaded week is visible and more days can be loaded. Spec 3 §4.1. */
export function isNearEnd({ days, week, isLastDay }: Pick<WorkshopBookingContext, "days" | "week" | "isLastDay">) {
  return !isLastDay && (week + 1) * WEEKDAYS.length >= days.length
}

/** Returns true if the button “Hämta fler” (load more) can load more workshops. Spec 3 §4.1. */
export function hasMoreWorkshops({ context }: { readonly context: Pick<WorkshopBookingContext, "loads" | "pageEnd"> }) {
  return context.loads.workshops === "loaded" && context.pageEnd !== "nosites"
}

/** True if the given time is available on a day. If `time` is `null`, the whole day must be available. Spec 3 §4.1. */
export function isOffered(days: readonly WorkshopBookingDay[], date: CalendarDay, time: string | null): boolean {
  const day = days.find((day) => day.date === date)
  return day !== undefined && (time === null ? day.allDaySlotAvailable : day.availableSlots.includes(time))
}

export interface PriceLine {
  readonly code: string
  readonly name: string
  readonly units: number
  /** The price of all units, or `null` while the price is unknown. */
  readonly price: number | null
  /** The price of all units before the discount, or `null` when there is no discount. */
  readonly before: number | null
}

/**
 * The origin of prices: the chosen workshop, or the medians of the workshops close to the visitor. Medians are also
 * shown when the prices of the workshop have failed to load.
 */
export type PriceKind = "workshop" | "median" | "loading" | "failed"

export interface PriceSummary {
  readonly lines: readonly PriceLine[]
  readonly total: number
  /** True if the price of a chosen service is unknown. */
  readonly isPartial: boolean
}

/**
 * Creates the price summary of the chosen services. If the prices of a workshop are given, only they count: a service
 * without one has no price. The total is the sum of each unit price times its number of units. Spec 3 §9.1.
 */
export function createSummary(
  services: ChosenServices = {},
  prices: Readonly<Record<string, number | null>> | null = null,
): PriceSummary {
  const lines = listServices(services).map(([code, { name, unit, priceDiscount, ...chosen }]) => {
    const units = unit ?? 1
    const unitPrice = prices === null ? chosen.price : getPrice(prices, code)
    const previous = unitPrice !== null && priceDiscount > 0 ? (unitPrice + priceDiscount) * units : null
    return { code, name, units, price: unitPrice === null ? null : unitPrice * units, before: previous }
  })
  return {
    lines,
    total: lines.reduce((sum, { price }) => sum + (price ?? 0), 0),
    isPartial: lines.some(({ price }) => price === null),
  }
}

function getPrice(prices: Readonly<Record<string, number | null>>, code: string): number | null {
  return Object.hasOwn(prices, code) ? (prices[code] ?? null) : null
}

/** Converts the prices that a service sends to prices by service. */
export function toPrices(offers: readonly WorkshopBookingOffer[]): Readonly<Record<string, number | null>> {
  return Object.fromEntries(offers.map(({ code, price }) => [code, price]))
}

export type ContactField = keyof ContactDetails

/** Returns the names of the contact fields that are missing or invalid. Spec 3 §5.1. */
export function findWrongFields({ freeText, ...customer }: ContactDetails): readonly ContactField[] {
  const isTextRefused = parsePartialWorkshopBookingRequest({ freeText: normalizeFreeText(freeText) }) === null
  return [...findWrongCustomerFields(customer), ...(isTextRefused ? (["freeText"] as const) : [])]
}

function normalizeFreeText(freeText: string): string {
  return normalizeText(freeText).trim()
}

/** Returns true if the service would accept the chosen services together. */
export function isSoundChoice(context: Pick<WorkshopBookingContext, "session" | "services" | "addons">): boolean {
  const chosen = listServices(context.session.services ?? {})
  return isSoundOrder(
    chosen.map(([code, { type, userInput }]) => {
      const { offering, category } = findOffering(context, code) ?? {}
      const isNeedingWords = offering?.allowUserInput ?? userInput !== null
      return {
        type,
        singleCategory: category !== undefined && isSingle(category) ? category.name : null,
        isNeedingWords,
        words: userInput,
      }
    }),
  )
}

/** Returns true if a car, a service, a workshop and a time have been chosen. */
export function isComplete({ car, services, location, bookingInfo }: WorkshopBookingSession): boolean {
  const isChosen = hasChosen(services, "service")
  return car !== undefined && isChosen && location !== undefined && getBookingTime({ bookingInfo }) !== null
}

/** Creates the booking request. Spec 3 §3.1. */
export function createRequest(session: WorkshopBookingSession, details: ContactDetails): WorkshopBookingRequest {
  const { car, services = {}, location, milage } = session
  const { startsAt = "", isFullDay = false } = getBookingTime(session) ?? {}
  return {
    freeText: normalizeFreeText(details.freeText),
    customer: normalizeCustomer(details),
    departmentId: location?.departmentId ?? "",
    timeSlot: startsAt,
    isFullDay,
    registrationNumber: car?.registrationNumber ?? "",
    mileage: milage ?? NO_MILEAGE,
    serviceOfferingRequests: listServices(services).map(([kobraId, { unit, userInput }]) => ({
      kobraId,
      unitsSelected: unit,
      userInput,
    })),
  }
}

/**
 * Creates a booking attempt. If the outcome of the previous attempt is unknown and the input is the same, the previous
 * attempt and its key are returned.
 */
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

/**
 * True if the outcome of an earlier attempt with different input is unknown. This outcome must be fetched before a new
 * attempt.
 */
export function isOtherUnsettled(context: WorkshopBookingContext, details: ContactDetails): boolean {
  const { attempt } = context.session
  return attempt !== undefined && createAttempt(context, details).attempt !== attempt
}
