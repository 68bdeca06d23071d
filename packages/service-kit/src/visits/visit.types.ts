import type { CalendarDay, CalendarWindow, WallTime } from "@forecourt/calendar"
import type { ServiceLanguage } from "../errors/texts.ts"
import type { Statements } from "../storage/storage.types.ts"

/** A time as a service offers it. */
export interface VisitTime {
  /** The start in the workshop's local time. */
  readonly startsAt: WallTime
  /** True if the visit takes the whole day, or if the workshop arranges its time with the customer. */
  readonly isFullDay: boolean
}

/** A booking with everything that messages and pages show. */
export interface BookedVisit {
  /** The number of the booking. */
  readonly id: string
  readonly language: ServiceLanguage
  readonly isCancelled: boolean
  /** The moment at which the booking was cancelled, and whether its customer did it. `null` if that is unknown. */
  readonly cancellation: { readonly at: number; readonly isByCustomer: boolean } | null
  /** The number of changes since the booking was made. */
  readonly sequence: number
  readonly day: CalendarDay
  readonly time: VisitTime
  /** The moment at which the visit begins, in milliseconds since 1970. The customer can change the booking until then. */
  readonly beginsAt: number
  readonly minutes: number
  readonly regNo: string
  /** The name of the services, in the language of the customer. */
  readonly services: string
  /** The price, or `null` if it is unknown. */
  readonly price: number | null
  /** The local time until which the booking can be cancelled for free, and the fee. `null` if it is always free. */
  readonly lateTerms: { readonly until: WallTime; readonly fee: number } | null
  readonly customer: VisitCustomer
  readonly workshop: VisitWorkshop
  /** The further lines of the e-mail to the workshop, in the language of its country. */
  readonly workshopLines: readonly string[]
}

export interface VisitCustomer {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  /** The e-mail address. Empty if the customer has none. */
  readonly email: string
  readonly message: string
}

export interface VisitWorkshop {
  readonly name: string
  readonly address: string
  readonly country: string
  readonly zone: string
  /** The phone number and the e-mail address. Empty if they are unknown. */
  readonly phone: string
  readonly email: string
}

/** The occasions on which customers receive a message. */
export type VisitEvent = "confirmed" | "moved" | "cancelled" | "reminder"

interface EventTexts {
  readonly subject: string
  readonly lead: string
  readonly sms: string
}

/** The texts about visits that a service has in addition to those of all services. */
export interface VisitTexts extends Readonly<Record<VisitEvent, EventTexts>> {
  /** The subjects of e-mails to the workshop. */
  readonly toWorkshop: Readonly<Record<Exclude<VisitEvent, "reminder">, string>>
  /** The time of a visit without a time of day, with the placeholders `{day}` and `{time}`. */
  readonly wholeDay: string
  /** The label of a choice without a time of day, with the placeholder `{time}`. */
  readonly wholeDayChoice: string
}

/** A kind of visits: the service that has them, and how they are loaded and described. */
export interface VisitKind {
  readonly service: string
  readonly texts: Readonly<Record<ServiceLanguage, VisitTexts>>
  /** Loads a booking. Returns `null` if it is unknown or was deleted. */
  readonly loadVisit: (storage: Statements, id: string) => Promise<BookedVisit | null>
}

export interface FreeDay {
  readonly date: CalendarDay
  readonly times: readonly VisitTime[]
}

/** The changes that customers make with their link. */
export interface VisitActions {
  readonly createWindow: (zone: string) => CalendarWindow
  /** Lists the free times of the booking's workshop on the days between two days. */
  readonly listFreeDays: (id: string, first: CalendarDay, last: CalendarDay) => Promise<readonly FreeDay[]>
  /** Moves a booking. Returns `false` if the time is not available. */
  readonly moveVisit: (id: string, time: VisitTime) => Promise<boolean>
  readonly cancelVisit: (id: string) => Promise<unknown>
}
