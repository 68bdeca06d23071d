import { formatLongDay, formatTime, getDayInZone, resolveInstant } from "@forecourt/calendar"
import type { ServiceLanguage } from "../errors/texts.ts"
import { formatText } from "../languages/languages.ts"
import { COMMON_TEXTS } from "./texts/texts.ts"
import type { BookedVisit, VisitKind, VisitTime } from "./visit.types.ts"

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

/** Formats the time of a visit, for example as `tisdag 24 november kl. 10:00`. */
export function formatWhen(
  { texts }: Pick<VisitKind, "texts">,
  { startsAt, isFullDay }: VisitTime,
  language: ServiceLanguage,
): string {
  const text = isFullDay ? texts[language].wholeDay : COMMON_TEXTS[language].timeAt
  return formatText(text, { day: formatDay(startsAt.slice(0, 10), language), time: formatTime(startsAt) })
}

/** Formats the time of a visit that does not take place: of a whole day only the day, without what to do on it. */
export function formatFormerWhen({ startsAt, isFullDay }: VisitTime, language: ServiceLanguage): string {
  const day = formatDay(startsAt.slice(0, 10), language)
  return isFullDay ? day : formatText(COMMON_TEXTS[language].timeAt, { day, time: formatTime(startsAt) })
}

/** Formats the time of a booking, which may be cancelled. */
export function formatVisitWhen(
  kind: VisitKind,
  { isCancelled, time }: Pick<BookedVisit, "isCancelled" | "time">,
  language: ServiceLanguage,
): string {
  return isCancelled ? formatFormerWhen(time, language) : formatWhen(kind, time, language)
}

/** Formats a day, for example as `tisdag 24 november`. */
export function formatDay(day: string, language: ServiceLanguage): string {
  return formatLongDay(day, LOCALES[language])
}

/** Formats an amount in the currency of the workshop's country. */
export function formatMoney(country: string, amount: number, language: ServiceLanguage): string {
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
export function getWorkshopLanguage(country: string): ServiceLanguage {
  return COUNTRIES[country]?.language ?? "sv"
}

/**
 * Formats the terms of late cancelling: until when a booking can be cancelled for free, or that it is too late; of a
 * cancelled booking whether there is a fee. Empty if cancelling is always free.
 */
export function formatLateTerms(kind: VisitKind, visit: BookedVisit, now: number): string {
  const { lateTerms, isCancelled, workshop, language } = visit
  if (lateTerms === null) return ""
  const { free, late, cancelledFree, cancelledLate } = COMMON_TEXTS[language]
  const values = {
    until: formatWhen(kind, { startsAt: lateTerms.until, isFullDay: false }, language),
    fee: formatMoney(workshop.country, lateTerms.fee, language),
  }
  if (!isCancelled) return formatText(isLate(visit, now) ? late : free, values)
  if (isFeeDue(visit)) return formatText(cancelledLate, values)
  return visit.cancellation !== null && !isLate(visit, visit.cancellation.at) ? cancelledFree : ""
}

/**
 * Returns true if a booking was cancelled late, by its customer. When staff cancel late, they have agreed with the
 * customer whether there is a fee, or it is the workshop that has no time.
 */
export function isFeeDue(visit: BookedVisit): boolean {
  return visit.cancellation?.isByCustomer === true && isLate(visit, visit.cancellation.at)
}

function isLate({ lateTerms, workshop }: BookedVisit, now: number): boolean {
  return lateTerms !== null && resolveInstant(lateTerms.until, workshop.zone) <= now
}

/** Lists what is booked, as pairs of a name and a value. */
export function listFacts(kind: VisitKind, visit: BookedVisit): (readonly [name: string, value: string])[] {
  const { id, language, workshop, services, regNo, price } = visit
  const { facts } = COMMON_TEXTS[language]
  return [
    [facts.when, formatVisitWhen(kind, visit, language)],
    [facts.where, `${workshop.name}, ${workshop.address}`],
    [facts.services, services],
    [facts.vehicle, regNo],
    ...(price === null ? [] : ([[facts.price, formatMoney(workshop.country, price, language)]] as const)),
    [facts.number, id],
  ]
}

/** Returns true while the customer can cancel a booking: until the visit begins. */
export function isCancellable({ isCancelled, beginsAt }: BookedVisit, now: number): boolean {
  return !isCancelled && beginsAt > now
}

/**
 * Returns true while the customer can change the time of a booking: as long as cancelling is free, since a later time
 * would be free to cancel again, and ten times, since each change sends messages.
 */
export function isChangeable(visit: BookedVisit, now: number): boolean {
  return isCancellable(visit, now) && !isLate(visit, now) && visit.sequence < MAX_CHANGES
}

/** Returns true after the day of a visit has ended. */
export function isOver({ day, workshop }: BookedVisit, now: number): boolean {
  return getDayInZone(workshop.zone, now) > day
}
