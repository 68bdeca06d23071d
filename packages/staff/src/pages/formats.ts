import type { EntryState, LeadState, Visit } from "@forecourt/service-kit/staff"
import type { LeadFilters } from "./view.types.ts"

const MINUTE_MS = 60_000

/** Formats a time as `1 Mar 2027, 09:42`. */
export function formatTime(iso: string, zone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
  }).format(new Date(iso))
}

/** Formats a number with its noun, as `1 message` or `2 messages`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`
}

/** Formats a number as `12,345`. */
export function formatTotal(count: number): string {
  return new Intl.NumberFormat("en-GB").format(count)
}

/** Shortens the id of a message to its last part, which is unique enough for people. */
export function formatId(id: string): string {
  return /^\d{20}-/.test(id) ? id.slice(-12) : id
}

/** Formats filters as the query of an address. */
export function formatFilters(filters: LeadFilters): string {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== "")).toString()
}

/** Formats a calendar day as `Tuesday 2 March 2027`. */
export function formatDay(day: string): string {
  const options = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const
  return new Intl.DateTimeFormat("en-GB", options).format(new Date(`${day}T00:00:00Z`))
}

/** Formats a calendar day as `Tue 2 Mar 2027`. */
export function formatShortDay(day: string): string {
  const options = { weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const
  return new Intl.DateTimeFormat("en-GB", options).format(new Date(`${day}T00:00:00Z`))
}

/** Formats the age of a message as `12 min`, `5 h` or `3 days`. */
export function formatAge(iso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE_MS))
  if (minutes < 60) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} days`
}

/** Formats the time of a visit: `09:00`, `All day`, or that the workshop arranges it. */
export function formatVisitTime({ startsAt, isFullDay }: Pick<Visit, "startsAt" | "isFullDay">): string {
  if (startsAt === null) return "By arrangement"
  return isFullDay ? "All day" : startsAt.slice(11, 16)
}

export const STATES: Readonly<Record<LeadState | EntryState | "dropped", string>> = {
  planned: "Planned",
  waiting: "Waiting",
  late: "Late",
  "given-up": "Given up",
  delivered: "Delivered",
  dropped: "Dropped",
}

const FORMS: Readonly<Record<string, string>> = {
  "car-contact": "Question about a car",
  "sell-car": "Sell a car",
  "service-request": "Service request",
}

export const formatForm = (form: string) => FORMS[form] ?? form

const KINDS: Readonly<Record<string, string>> = {
  submission: "Message of a visitor",
  message: "Text message with a code",
  email: "E-mail",
  text: "Text message",
  receipt: "Receipt of a message",
  "staff-link": "Sign-in link",
}

export const formatKind = (kind: string) => KINDS[kind] ?? kind

const FIELDS: Readonly<Record<string, string>> = {
  car: "Car",
  customerEmail: "E-mail",
  customerName: "Name",
  customerPhone: "Phone",
  date: "Wanted day",
  email: "E-mail",
  gdpr: "Consent",
  message: "Message",
  milage: "Mileage",
  consentTexts: "Text of the consent",
  name: "Name",
  phone: "Phone",
  quote: "Wants a quote",
  regno: "Registration number",
  services: "Services",
  siteEmail: "Address of the workshop",
  siteName: "Workshop",
  source: "Site",
  testDrive: "Wants a test drive",
  toEmail: "Address of the recipient",
  toName: "Recipient",
  typeMC: "Motorcycle",
  description: "Description",
  newsletter: "Newsletter",
  other: "Other",
  selected: "Wish",
}

export const formatField = (name: string) => FIELDS[name] ?? name

export function formatValue(value: string): string {
  if (value === "true") return "Yes"
  return value === "false" ? "No" : value
}
