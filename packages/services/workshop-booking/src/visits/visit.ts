import { addDays, formatLongDay, formatTime, getDayInZone, toInstant } from "@forecourt/calendar"
import type { WorkshopBookingRequest } from "@forecourt/contracts/workshop-booking"
import { formatText } from "@forecourt/service-kit/languages"
import type { ServiceLanguage } from "@forecourt/service-kit/service"
import type { Statements } from "@forecourt/service-kit/storage"
import { getTotalMinutes } from "../offerings.ts"
import { type BookingRow, findWholeBooking } from "../storage/bookings.ts"
import { listTerms } from "../storage/offerings.ts"
import { listPricesAt } from "../storage/workshop-prices.ts"
import { findBookedWorkshop, type Workshop } from "../storage/workshops.ts"
import { VISIT_TEXTS } from "./texts/texts.ts"

/** A booking with everything that messages and pages show. */
export interface Visit {
  readonly booking: BookingRow
  readonly workshop: Workshop
  readonly services: readonly BookedService[]
  readonly minutes: number
  /** The sum of the prices, or `null` if one of them is unknown. */
  readonly price: number | null
}

interface BookedService {
  readonly name: string
  /** The number of units, such as litres. `null` if there is no choice. */
  readonly units: number | null
  readonly unit: string
  /** The customer's remark, or `null`. */
  readonly remark: string | null
}

const MAX_CHANGES = 10

const LOCALES: Readonly<Record<ServiceLanguage, string>> = {
  sv: "sv-SE",
  nb: "nb-NO",
  da: "da-DK",
  en: "en-GB",
  fi: "fi-FI",
  sk: "sk-SK",
}

/** The currencies and languages of the countries that a workshop can be in. */
const COUNTRIES: Readonly<Record<string, { readonly currency: string; readonly language: ServiceLanguage }>> = {
  SE: { currency: "SEK", language: "sv" },
  NO: { currency: "NOK", language: "nb" },
  FI: { currency: "EUR", language: "fi" },
  SK: { currency: "EUR", language: "sk" },
  GB: { currency: "GBP", language: "en" },
}

/** Loads a booking with its workshop, its services and its price. Returns `null` if it is unknown or was deleted. */
export async function loadVisit(storage: Statements, bookingId: string): Promise<Visit | null> {
  const booking = await findWholeBooking(storage, bookingId)
  if (booking === null) return null
  const workshop = await findBookedWorkshop(storage, booking.workshopId)
  if (workshop === null) return null
  const requests = JSON.parse(booking.offerings) as WorkshopBookingRequest["serviceOfferingRequests"]
  const codes = requests.map(({ kobraId }) => kobraId)
  const terms = await listTerms(storage, codes)
  const graded = await listPricesAt(storage, [workshop.id], codes)
  const services = requests.map(({ kobraId, unitsSelected: units, userInput: remark }) => {
    const { name = kobraId, unitAbbreviation: unit = "" } = terms.find(({ code }) => code === kobraId) ?? {}
    return { name, units, unit, remark }
  })
  const prices = requests.map(({ kobraId, unitsSelected }) => {
    const reached = graded.filter(({ code, fromMileage }) => code === kobraId && fromMileage <= booking.mileage)
    const price = reached.at(-1)?.price ?? null
    return price === null ? null : price * (unitsSelected ?? 1)
  })
  return {
    booking,
    workshop,
    services,
    minutes: getTotalMinutes(terms),
    price: prices.reduce((sum, price) => (sum === null || price === null ? null : sum + price), 0),
  }
}

/** Formats the time of a visit, for example as `tisdag 24 november kl. 10:00`. */
export function formatWhen(
  { startsAt, isFullDay }: Pick<BookingRow, "startsAt" | "isFullDay">,
  language: ServiceLanguage,
): string {
  const { timeAt, wholeDay } = VISIT_TEXTS[language]
  const day = formatLongDay(startsAt.slice(0, 10), LOCALES[language])
  return formatText(isFullDay === 1 ? wholeDay : timeAt, { day, time: formatTime(startsAt) })
}

/** Formats an amount in the currency of the workshop's country. */
export function formatMoney({ country }: Pick<Workshop, "country">, amount: number, language: ServiceLanguage): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: getCurrency(country),
    maximumFractionDigits: 0,
  }).format(amount)
}

export function getCurrency(country: string): string {
  return COUNTRIES[country]?.currency ?? "SEK"
}

/** Returns the language of the messages to a workshop. */
export function getWorkshopLanguage({ country }: Pick<Workshop, "country">): ServiceLanguage {
  return COUNTRIES[country]?.language ?? "sv"
}

/** Formats a day, for example as `tisdag 24 november`. */
export function formatDay(day: string, language: ServiceLanguage): string {
  return formatLongDay(day, LOCALES[language])
}

/** Returns the local time until which a booking can be changed for free, and the fee. `null` if it is always free. */
export function getLateTerms({
  booking,
  workshop: { freeUntil, lateFee },
}: Pick<Visit, "booking" | "workshop">): { readonly until: string; readonly fee: number } | null {
  if (freeUntil === null || lateFee === null) return null
  return { until: `${addDays(booking.day, -1)}T${freeUntil}:00`, fee: lateFee }
}

/** Formats until when a booking can be changed for free, or that it is too late. Empty if it is always free. */
export function formatLateTerms(visit: Visit, now: number): string {
  const terms = getLateTerms(visit)
  if (terms === null) return ""
  const { booking, workshop } = visit
  const { free, late } = VISIT_TEXTS[booking.language]
  const until = formatWhen({ startsAt: terms.until, isFullDay: 0 }, booking.language)
  const fee = formatMoney(workshop, terms.fee, booking.language)
  const isLate = (toInstant(terms.until, workshop.zone) ?? 0) <= now
  return formatText(isLate ? late : free, { until, fee })
}

/**
 * Returns true while the customer can change or cancel a booking: until the visit begins, and ten times, since each
 * change sends messages.
 */
export function isChangeable({ booking: { status, instant, sequence } }: Visit, now: number): boolean {
  return status === "booked" && Date.parse(instant) > now && sequence < MAX_CHANGES
}

/** Returns true after the day of a visit has ended. */
export function isOver({ booking, workshop }: Visit, now: number): boolean {
  return getDayInZone(workshop.zone, now) > booking.day
}

export function formatService({ name, units, unit, remark }: BookedService): string {
  const amount = units === null || units === 1 ? name : `${name}, ${units} ${unit}`
  return remark === null || remark === "" ? amount : `${amount}: ${remark}`
}
