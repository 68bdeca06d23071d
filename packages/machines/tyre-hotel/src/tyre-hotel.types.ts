import type { CalendarDay } from "@forecourt/calendar"
import type {
  TyreHotelBookingRequest,
  TyreHotelCalls,
  TyreHotelConfirmation,
  TyreHotelContact,
  TyreHotelCredentials,
  TyreHotelCustomer,
  TyreHotelReviewRequest,
  TyreHotelValidatedSession,
} from "@forecourt/contracts/tyre-hotel"

export type {
  StoredTyre,
  StoredVehicle,
  TreadMeasurement,
  TyreHotelBookingRequest,
  TyreHotelCalls,
  TyreHotelConfirmation,
  TyreHotelContact,
  TyreHotelCredentials,
  TyreHotelCustomer,
  TyreHotelValidatedSession,
  Wheel,
} from "@forecourt/contracts/tyre-hotel"

/** A day of the workshop's calendar: `2026-12-01`. */
export type Day = CalendarDay

/** A time at which an appointment may begin. */
export interface Slot {
  /** As the service gave it: the workshop's own date and time. */
  readonly start: string
  /** `08:00` */
  readonly time: string
}

/** What a visitor is remembered by until the browser's tab is closed. Spec 3 §3.2. */
export interface TyreHotelSession {
  readonly customer?: TyreHotelCustomer | undefined
  readonly credentials?: TyreHotelCredentials | undefined
  readonly validated?: TyreHotelValidatedSession | undefined
  readonly confirmation?: TyreHotelConfirmation | undefined
  /** Number of the booking that was rated last. */
  readonly rated?: string | undefined
  /** What was chosen and written, and has not been sent. */
  readonly draft?: Draft | undefined
  /** A booking of which nobody knows yet what became of it. Whoever leaves meanwhile learns it when back again. */
  readonly attempt?: Attempt | undefined
}

export interface TyreHotelInput {
  /** What the visitor is remembered by; save it anew whenever it changes. */
  readonly session: TyreHotelSession
  /** Today in the workshop's zone, as the page was opened: the service tells its own with each log-in. */
  readonly today: Day
  /** Begins the idempotency keys of attempts to book; no two visits have the same. @default a random UUID */
  readonly keySeed?: string
  /** Fills in the registration number. Spec 3 §2.4. */
  readonly regNo?: string | undefined
  /** Where a page goes on that was left in the middle, as far as the session leads there. */
  readonly openedAt?: TyreHotelStep | null
}

/** A booking that a visitor is putting together. */
export interface Draft {
  /** The vehicle's brandCode: nobody else's vehicle is booked with it. */
  readonly regNo: string
  readonly day: Day | null
  readonly slot: Slot | null
  readonly contact: ContactDetails | null
  /** Number of the booking that it takes the place of. */
  readonly replaces: string | null
}

/** Steps of the flow between which a browser goes back and forward. */
export type TyreHotelStep = "search" | "login" | "validate" | "loggedIn" | "day" | "time" | "contact" | "confirmation"

/** One attempt to book: the same words keep their key, however often they are sent. */
export interface Attempt {
  readonly key: string
  readonly booking: TyreHotelBookingRequest
}

export interface TyreHotelContext extends Required<Pick<TyreHotelInput, "session" | "today" | "keySeed">> {
  readonly regNo: string
  /** How many attempts to book were made; numbers their keys. */
  readonly attempts: number
  /** What the service said to the visitor when it refused; `null` when it said nothing. */
  readonly userMessage: string | null
  readonly days: readonly Day[]
  readonly day: Day | null
  /** A day of the month that days are chosen in at first, where none is chosen. */
  readonly opensAt: Day | null
  readonly slots: readonly Slot[]
  readonly slot: Slot | null
  /** What of an earlier choice others have taken meanwhile. */
  readonly taken: "day" | "time" | null
  /** What was written for the workshop, as far as it goes. */
  readonly contact: ContactDetails | null
  /** Number of the booking that is being changed. */
  readonly replaces: string | null
  /** What is being sent, or was sent last. */
  readonly attempt: Attempt | null
  /** Whether an order whose response was lost turned out to have booked nothing. */
  readonly isDropped: boolean
  /** What is booked for the vehicle, as the page that shows its tyres has it. */
  readonly bookings: readonly TyreHotelConfirmation[]
  /** Number of the booking that is being cancelled, or was cancelled last. */
  readonly cancelled: string | null
  /** The step that a page was opened at; `null` for one that was not left in the middle. */
  readonly openedAt: TyreHotelStep | null
  /** Kept while it is verified, and no longer. */
  readonly code: string
  readonly review: Pick<TyreHotelReviewRequest, "rating" | "comment" | "date"> | null
}

export interface ContactDetails extends TyreHotelContact {
  readonly freeText: string
}

/** What a visitor does. */
export type TyreHotelEvent =
  | { readonly type: "SEARCH"; readonly regNo: string }
  | { readonly type: "SEND_CODE" }
  | { readonly type: "EDIT_CODE" }
  | { readonly type: "VERIFY_CODE"; readonly code: string }
  | { readonly type: "BOOK" }
  | { readonly type: "BACK" }
  | { readonly type: "RETRY" }
  | { readonly type: "CHOOSE_DAY"; readonly day: Day }
  | { readonly type: "CHANGE_DAY" }
  | { readonly type: "CHOOSE_SLOT"; readonly start: string }
  | { readonly type: "CHANGE_SLOT" }
  | { readonly type: "SUBMIT"; readonly details: ContactDetails }
  | { readonly type: "EDIT_CONTACT"; readonly details: ContactDetails }
  | { readonly type: "CHANGE_BOOKING"; readonly booking: TyreHotelConfirmation }
  | { readonly type: "CANCEL_BOOKING"; readonly bookingId: string }
  | { readonly type: "SHOW"; readonly step: TyreHotelStep }
  /** `at` is the moment, as ISO 8601 writes it. */
  | { readonly type: "RATE"; readonly rating: number; readonly comment: string; readonly at: string }
  | { readonly type: "LOG_OUT" }

/** What analytics may hear; nothing of it tells who the visitor is. Spec 3 §7.3. */
export type TyreHotelEmitted =
  | { readonly type: "flowStep"; readonly step: 1 | 2 | 3 | 4 | 5 | 6 }
  | { readonly type: "purchase"; readonly bookingId: string; readonly currency: "SEK"; readonly value: 0 }
  | { readonly type: "failure"; readonly call: keyof TyreHotelCalls; readonly error: unknown }
