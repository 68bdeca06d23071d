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

/** The session of a visitor until the browser's tab is closed. Spec 3 §3.2. */
export interface TyreHotelSession {
  readonly customer?: TyreHotelCustomer | undefined
  readonly credentials?: TyreHotelCredentials | undefined
  readonly validated?: TyreHotelValidatedSession | undefined
  readonly confirmation?: TyreHotelConfirmation | undefined
  /** Number of the booking that was rated last. */
  readonly rated?: string | undefined
  /** The choices and input that have not been sent. */
  readonly draft?: Draft | undefined
  /** A booking with an unknown outcome, which is fetched when the visitor returns. */
  readonly attempt?: Attempt | undefined
}

export interface TyreHotelInput {
  /** The session; save it whenever it changes. */
  readonly session: TyreHotelSession
  /** Today in the workshop's zone, as the page was opened: the service tells its own with each log-in. */
  readonly today: Day
  /** Begins the idempotency keys of attempts to book; no two visits have the same. @default a random UUID */
  readonly keySeed?: string
  /** Fills in the registration number. Spec 3 §2.4. */
  readonly regNo?: string | undefined
  /** The step at which a page continues, when the session allows it. */
  readonly openedAt?: TyreHotelStep | null
}

/** A booking that a visitor is putting together. */
export interface Draft {
  /** The vehicle's brandCode, which identifies it in a booking. */
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
  /** The number of attempts to book, which is part of their keys. */
  readonly attempts: number
  /** The service's message for the visitor; `null` for a failure without one. */
  readonly userMessage: string | null
  readonly days: readonly Day[]
  readonly day: Day | null
  /** A day of the month that days are chosen in at first, where none is chosen. */
  readonly opensAt: Day | null
  readonly slots: readonly Slot[]
  readonly slot: Slot | null
  /** The part of the previous choice that is taken. */
  readonly taken: "day" | "time" | null
  /** The contact details that were written so far. */
  readonly contact: ContactDetails | null
  /** Number of the booking that is being changed. */
  readonly replaces: string | null
  /** The attempt that is being sent, or was sent last. */
  readonly attempt: Attempt | null
  /** True when an order without a response booked nothing. */
  readonly isDropped: boolean
  /** The bookings of the vehicle on the page of its tyres. */
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

/** The events that a visitor sends. */
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

/** The events for analytics, without personal data. Spec 3 §7.3. */
export type TyreHotelEmitted =
  | { readonly type: "flowStep"; readonly step: 1 | 2 | 3 | 4 | 5 | 6 }
  | { readonly type: "purchase"; readonly bookingId: string; readonly currency: "SEK"; readonly value: 0 }
  | { readonly type: "failure"; readonly call: keyof TyreHotelCalls; readonly error: unknown }
