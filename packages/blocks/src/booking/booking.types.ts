import type { CalendarDay } from "@forecourt/calendar"
import type { ContactValues } from "@forecourt/ui-kit/contact-fields"
import type { DayOffer, Slot } from "@forecourt/ui-kit/week-selector"

/** A service or an add-on. Spec 3 §3.1, offering. */
export interface Offering {
  readonly code: string
  readonly name: string
  readonly description?: string
  /** `null` where nobody can say before the car was seen. */
  readonly price: number | null
  /** The price without what is taken off it. */
  readonly before?: number
}

export interface OfferingGroup {
  readonly name: string
  /** One at most, which a second press takes back. */
  readonly isSingle?: boolean
  readonly offerings: readonly Offering[]
}

export interface Workshop {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly distance?: string
  readonly firstSlot: Slot | null
  /** The first day after a season in which it is closed. */
  readonly opensOn?: CalendarDay
  readonly days: readonly DayOffer[]
}

/** What can be booked. */
export interface BookingOffer {
  readonly car: { readonly name: string; readonly brand: string; readonly isAuthorised: boolean } | null
  readonly services: readonly OfferingGroup[]
  readonly addOns: readonly OfferingGroup[]
  readonly workshops: readonly Workshop[]
  /** The first day that can be booked. */
  readonly from: CalendarDay
  readonly currency: string
  readonly damageHref: string
  readonly helpEmail: string
}

/** What a visitor has filled in so far. */
export interface BookingChoices {
  readonly plate: string
  readonly place: string
  readonly services: readonly string[]
  readonly addOns: readonly string[]
  readonly workshop: string | null
  readonly slot: Slot | null
}

export type BookingStep = 1 | 2 | 3 | 4

/** What went wrong, each with a text of its own. Spec 3 §8.1. */
export type BookingProblem = "notFound" | "denied" | "services" | "taken" | "failed"

/** A booking that was made. */
export interface Booked {
  readonly number: string
  readonly contact: Pick<ContactValues, "email">
  readonly directionsHref: string
}
