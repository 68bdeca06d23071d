import type { CalendarDay } from "@forecourt/calendar"
import type {
  TyreHotelBookingRequest,
  TyreHotelCalls,
  TyreHotelConfirmation,
  TyreHotelContact,
  TyreHotelCredentials,
  TyreHotelCustomer,
  TyreHotelHold,
  TyreHotelReviewRequest,
  TyreHotelValidatedSession,
} from "@forecourt/contracts/tyre-hotel"
import type { HoldContext, HoldEvent } from "@forecourt/flow-kit/holds"
import type { DoneActorEvent, ErrorActorEvent } from "xstate"

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
  TyreHotelHold,
  TyreHotelValidatedSession,
  Wheel,
} from "@forecourt/contracts/tyre-hotel"

/** A day in the workshop's calendar, for example `2026-12-01`. */
export type Day = CalendarDay

/** A time at which an appointment may start. */
export interface Slot {
  /** The start time exactly as the service sent it, in the workshop's local time, for example `2026-12-01T08:00`. */
  readonly start: string
  /** The time of day for display, for example `08:00`. */
  readonly time: string
}

/** The visitor's session. It is stored until the tab is closed. Spec 3 §3.2. */
export interface TyreHotelSession {
  readonly customer?: TyreHotelCustomer | undefined
  readonly credentials?: TyreHotelCredentials | undefined
  readonly validated?: TyreHotelValidatedSession | undefined
  readonly confirmation?: TyreHotelConfirmation | undefined
  readonly rated?: string | undefined
  readonly draft?: Draft | undefined
  /** A booking attempt with an unknown outcome. The outcome is fetched when the visitor returns. */
  readonly attempt?: Attempt | undefined
}

export interface TyreHotelInput {
  /** The visitor's session. The app must save the session whenever it changes. */
  readonly session: TyreHotelSession
  /**
   * The date in the workshop's time zone when the page was opened. The service also returns the current date after each
   * login.
   */
  readonly today: Day
  /** The prefix of idempotency keys, which is unique for each visit. @default a random UUID */
  readonly keySeed?: string
  /** The registration number with which the search field is filled at the start. Spec 3 §2.4. */
  readonly regNo?: string | undefined
  /** The step at which the page opens, if the session allows this. */
  readonly openedAt?: TyreHotelStep | null
}

/** A booking that a visitor has started. */
export interface Draft {
  /** The vehicle's `brandCode`, which identifies the vehicle in a booking. */
  readonly regNo: string
  readonly day: Day | null
  readonly slot: Slot | null
  readonly contact: ContactDetails | null
  /** The number of the booking that is being changed, or `null` for a new booking. */
  readonly replaces: string | null
}

/** The steps of the flow in the browser history. */
export type TyreHotelStep = "search" | "login" | "validate" | "loggedIn" | "day" | "time" | "contact" | "confirmation"

/**
 * A booking attempt. Its idempotency key stays the same while the input is unchanged, even if the attempt is sent
 * several times.
 */
export interface Attempt {
  readonly key: string
  readonly booking: TyreHotelBookingRequest
}

export interface TyreHotelContext extends Required<Pick<TyreHotelInput, "session" | "today" | "keySeed">>, HoldContext {
  readonly regNo: string
  /** The number of booking attempts so far. The key of each attempt contains this number. */
  readonly attempts: number
  /** The service's message for the visitor after a failed call, or `null` if there is none. */
  readonly userMessage: string | null
  readonly days: readonly Day[]
  readonly day: Day | null
  /** The day whose month the calendar shows if no day is selected. It is `null` for the default month. */
  readonly opensAt: Day | null
  readonly slots: readonly Slot[]
  readonly slot: Slot | null
  /** The part of an earlier selection (day or time) that is no longer available, or `null` if there is none. */
  readonly taken: "day" | "time" | null
  readonly contact: ContactDetails | null
  /** The number of the booking that is being changed, or `null` for a new booking. */
  readonly replaces: string | null
  readonly attempt: Attempt | null
  /** True if the response to a booking request was lost and a later check has shown that no booking was created. */
  readonly isDropped: boolean
  readonly bookings: readonly TyreHotelConfirmation[]
  readonly cancelled: string | null
  /** The step at which a returning visitor opened the page, or `null` if there is no step to restore. */
  readonly openedAt: TyreHotelStep | null
  /** The login code, which is stored only while it is being verified. */
  readonly code: string
  readonly review: Pick<TyreHotelReviewRequest, "rating" | "comment" | "date"> | null
}

export interface ContactDetails extends TyreHotelContact {
  readonly freeText: string
}

/** The events that represent a visitor's actions. */
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
  /** A rating of the booking. `at` is the time of the rating in ISO 8601 format. */
  | { readonly type: "RATE"; readonly rating: number; readonly comment: string; readonly at: string }
  | { readonly type: "LOG_OUT" }
  /** The visitor leaves the page, or returns to it. The page itself releases the hold when the visitor leaves. */
  | { readonly type: "LEAVE" }
  | { readonly type: "RETURN" }

/** The internal events of the machine: those sent by child actors, and those raised by the machine itself. */
export type InnerEvent =
  | HoldEvent
  | DoneActorEvent<TyreHotelHold, "hold">
  | DoneActorEvent<TyreHotelHold, "renewal">
  | ErrorActorEvent<unknown, "hold" | "renewal" | "removal" | "logOut">

/** The events for analytics and operators. They contain no personal data. Spec 3 §7.3. */
export type TyreHotelEmitted =
  | { readonly type: "flowStep"; readonly step: 1 | 2 | 3 | 4 | 5 | 6 }
  | { readonly type: "purchase"; readonly bookingId: string; readonly currency: "SEK"; readonly value: 0 }
  | { readonly type: "failure"; readonly call: keyof TyreHotelCalls; readonly error: unknown }
