import type { SiteContext } from "@forecourt/renderer"

/** What the booking says, by key without its prefix. */
export type BookingTexts = Readonly<Record<(typeof NAMES)[number], string>>

const NAMES = [
  "title",
  "text",
  "elsewhere",
  "car",
  "car.done",
  "place",
  "place.example",
  "place.mine",
  "place.denied",
  "next",
  "services",
  "services.done",
  "damage",
  "damage.text",
  "addOns",
  "addOns.done",
  "addOns.none",
  "addOns.zero",
  "time",
  "time.done",
  "workshop",
  "firstTime",
  "closedSeason",
  "times",
  "times.none",
  "times.noneText",
  "allDay",
  "workshops.none",
  "workshops.help",
  "contact",
  "submit",
  "failed",
  "failedServices",
  "notFound",
  "taken",
  "summary",
  "summary.empty",
  "total",
  "total.note",
  "priceMissing",
  "priceMissing.note",
  "confirmed",
  "confirmed.text",
  "number",
  "when",
  "new",
  "authorised",
] as const

/** The booking's texts in the page's language; what depends on the visitor is filled in later. */
export function bookingTexts({ text }: Pick<SiteContext, "text">): BookingTexts {
  const own = NAMES.map((name) => [name, text(`booking.${name}`)])
  return Object.fromEntries(own)
}
