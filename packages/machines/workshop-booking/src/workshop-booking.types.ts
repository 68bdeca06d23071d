import type { CalendarDay } from "@forecourt/calendar"
import type { Position } from "@forecourt/contracts/distance"
import type {
  WatchClosestWorkshopsEvent,
  WorkshopBookingCalls,
  WorkshopBookingCar,
  WorkshopBookingCategory,
  WorkshopBookingCustomer,
  WorkshopBookingDay,
  WorkshopBookingHold,
  WorkshopBookingNearerWorkshop,
  WorkshopBookingRequest,
  WorkshopBookingWorkshop,
} from "@forecourt/contracts/workshop-booking"
import type { HoldContext, HoldEvent } from "@forecourt/flow-kit/holds"
import type { DoneActorEvent, ErrorActorEvent, ObservableSnapshot, SnapshotEvent } from "xstate"

export type {
  WorkshopBookingCalls,
  WorkshopBookingCar,
  WorkshopBookingCategory,
  WorkshopBookingCustomer,
  WorkshopBookingDay,
  WorkshopBookingNearerWorkshop,
  WorkshopBookingOffer,
  WorkshopBookingOffering,
  WorkshopBookingRequest,
  WorkshopBookingWorkshop,
} from "@forecourt/contracts/workshop-booking"

/** The progress of a booking, from 0 at the start to 5 after the confirmation. Spec 3 §4.1. */
export type BookingState = 0 | 1 | 2 | 3 | 4 | 5

/**
 * The number of a step: vehicle and place (1), services (2), add-ons (3), workshop and time (4), confirmation (5). Spec
 * 3 §2.1.
 */
export type Step = 1 | 2 | 3 | 4 | 5

/** A step before the confirmation. The name is also the name of the state in the machine. */
export type StepName = "vehicle" | "services" | "addons" | "workshop"

/**
 * The kinds of data that can be loaded in every step. Each kind is loaded by a child actor of the same name. `medians`
 * are the services for another mileage.
 */
export type Load = "brand" | "services" | "medians" | "addons" | "earliest" | "workshops" | "times" | "prices"

export type LoadStatus = "idle" | "loading" | "loaded" | "failed"

/** The place near which the visitor searches for workshops. Spec 3 §3.1. */
export interface Place extends Position {
  readonly name: string
  /** The region, or an empty string if the place search returns no region. */
  readonly region: string
}

/** A chosen service or add-on. Spec 3 §3.1. */
export interface ChosenService {
  readonly name: string
  /** The price of one unit, or `null` while the price is unknown. */
  readonly price: number | null
  readonly priceKnown: boolean
  readonly priceDiscount: number
  /** The name of the service's category. */
  readonly category: string
  readonly type: "service" | "addon"
  /** The chosen number of units, or `null` if visitors cannot choose a number. */
  readonly unit: number | null
  readonly unitAbbreviation: string
  /** The text that the visitor entered, or `null` if there is none. */
  readonly userInput: string | null
  /** The lines that the summary shows below the service, such as the visitor's text. */
  readonly listItems: readonly string[]
}

/** The chosen services by their codes, in the order in which they were chosen. */
export type ChosenServices = Readonly<Record<string, ChosenService>>

/** A chosen time. Spec 3 §3.1. */
export interface TimeSlot {
  /** The start time in the workshop's local time, for example `2026-12-07T08:30:00`. */
  readonly timeslot: string
  readonly isFullDay: boolean
}

/**
 * The details of a booking: its time, its workshop and its number. `addons` is true if the visitor has chosen add-ons.
 * Spec 3 §3.1.
 */
export interface BookingInfo {
  readonly timeSlot?: TimeSlot
  readonly location?: string
  readonly id?: string
  /** The duration of the booked services in minutes, if the service has given it. */
  readonly durationMinutes?: number | undefined
  readonly addons?: boolean
}

/**
 * A booking attempt. Its idempotency key stays the same while the input is unchanged, even if the attempt is sent
 * several times.
 */
export interface Attempt {
  readonly key: string
  readonly request: WorkshopBookingRequest
}

/** The visitor's session. It is stored until the tab is closed. Spec 3 §3.1. */
export interface WorkshopBookingSession {
  /** The latitude of the place near which workshops are searched for. */
  readonly lat?: number | undefined
  readonly lng?: number | undefined
  readonly region?: string | undefined
  readonly car?: WorkshopBookingCar | undefined
  /** The mileage in Swedish miles. */
  readonly milage?: number | undefined
  readonly bookingState?: BookingState | undefined
  readonly maxBookingState?: BookingState | undefined
  readonly displayState?: Step | undefined
  readonly services?: ChosenServices | undefined
  readonly bookingInfo?: BookingInfo | undefined
  readonly location?: WorkshopBookingWorkshop | undefined
  readonly place?: Place | undefined
  /** The random id under which the service holds times for the visitor. It is stored with the first hold. */
  readonly visitorId?: string | undefined
  /** A booking attempt with an unknown outcome. The outcome is fetched when the visitor returns. */
  readonly attempt?: Attempt | undefined
}

export type WorkshopOrder = "nearest" | "firstTime"

export interface WorkshopBookingInput {
  /** The visitor's session. The app must save the session whenever it changes. */
  readonly session: WorkshopBookingSession
  /** The current date in the workshops' time zone. The event `DAY_CHANGED` updates this date. */
  readonly today: CalendarDay
  /** The prefix of the idempotency keys, unique for each visit. @default a random UUID */
  readonly keySeed?: string
  /** The id under which times are held for a visitor whose session has none. @default a random UUID */
  readonly visitorId?: string
}

/** The contact details that the visitor enters for the workshop. */
export interface ContactDetails extends WorkshopBookingCustomer {
  readonly freeText: string
}

export interface WorkshopBookingContext extends Required<WorkshopBookingInput>, HoldContext {
  /** The session without the step numbers, which `toSession` adds before the session is stored. */
  readonly session: Omit<WorkshopBookingSession, "bookingState" | "maxBookingState" | "displayState">
  /** The furthest step that the booking has reached. Spec 3 §4.1. */
  readonly reached: StepName
  readonly arrivedAt: StepName | "booked"
  readonly loads: Readonly<Record<Load, LoadStatus>>
  /** The number of booking attempts so far. The key of each attempt contains this number. */
  readonly attempts: number
  readonly regNo: string
  /** The brand of the car if its workshop visits can be booked only on another site, otherwise `null`. Spec 3 §8.1. */
  readonly unsupportedBrand: string | null
  /** True when the browser has refused to share the visitor's position. Spec 3 §5.1. */
  readonly isPlaceDenied: boolean
  /** True when the car's brand has authorised workshops, or `null` while this is unknown. */
  readonly hasBrand: boolean | null
  readonly services: readonly WorkshopBookingCategory[]
  readonly addons: readonly WorkshopBookingCategory[]
  /** The codes of the services for which the visitor must enter a text or a mileage. */
  readonly inputCodes: readonly string[]
  readonly workshops: readonly WorkshopBookingWorkshop[]
  /** The number of listed workshops at the time when the current batch started to load. */
  readonly pageStart: number
  readonly pageEnd: "page" | "nosites" | "failed" | null
  /** A workshop closer than all listed ones, which provides all chosen services but one, or `null` if there is none. */
  readonly nearer: WorkshopBookingNearerWorkshop | null
  /** The workshop with the earliest time of all that provide the chosen services, or `null` if it is unknown. */
  readonly earliest: WorkshopBookingWorkshop | null
  readonly order: WorkshopOrder
  readonly days: readonly WorkshopBookingDay[]
  readonly isLastDay: boolean
  /** The index of the visible week. Index 0 is the current week. */
  readonly week: number
  /** The prices of the chosen workshop by service. A price that the workshop does not know yet is `null`. */
  readonly prices: Readonly<Record<string, number | null>>
  readonly attempt: Attempt | null
  /**
   * The service's messages for the visitor, by the name of the failed call. `null` represents a failure without a
   * message.
   */
  readonly messages: Readonly<Partial<Record<keyof WorkshopBookingCalls, string | null | undefined>>>
  /** True when the service has refused a booking because the visitor already has as many as can be made online. */
  readonly isLimitReached: boolean
  /**
   * The index of the week from which the first week with an available time is searched for, or `null` after it has been
   * found.
   */
  readonly soughtFrom: number | null
}

/** The events that represent a visitor's actions. */
export type WorkshopBookingEvent =
  | { readonly type: "CHOOSE_PLACE"; readonly place: Place }
  | { readonly type: "CHANGE_PLACE" }
  | { readonly type: "DENY_PLACE" }
  | { readonly type: "LOOK_UP"; readonly regNo: string }
  | { readonly type: "TOGGLE_SERVICE"; readonly code: string }
  | { readonly type: "WRITE_INPUT"; readonly code: string; readonly text: string }
  | { readonly type: "WRITE_MILEAGE"; readonly text: string }
  | { readonly type: "CHOOSE_UNITS"; readonly code: string; readonly units: number }
  | { readonly type: "NEXT" }
  | { readonly type: "NEXT_WITHOUT_ADDONS" }
  | { readonly type: "SHOW"; readonly step: Step }
  | { readonly type: "RETRY" }
  | { readonly type: "FETCH_MORE" }
  | { readonly type: "SORT"; readonly order: WorkshopOrder }
  | { readonly type: "CHOOSE_WORKSHOP"; readonly departmentId: string }
  /** Chooses a workshop and its first available time. */
  | { readonly type: "CHOOSE_FIRST_TIME"; readonly departmentId: string }
  | { readonly type: "SHOW_WEEK"; readonly week: number }
  /** Chooses a time such as `08:00`, or the whole day if `time` is `null`. */
  | { readonly type: "CHOOSE_TIME"; readonly day: CalendarDay; readonly time: string | null }
  | { readonly type: "CHANGE_TIME" }
  | { readonly type: "SUBMIT"; readonly details: ContactDetails }
  | { readonly type: "BOOK_ANEW" }
  /** The visitor leaves the page, or returns to it. The page itself releases the hold when the visitor leaves. */
  | { readonly type: "LEAVE" }
  | { readonly type: "RETURN" }
  | { readonly type: "DAY_CHANGED"; readonly today: CalendarDay }

type Loaded<Call extends keyof WorkshopBookingCalls, Name extends Load> = WorkshopBookingCalls[Call] extends (
  ...args: never
) => Promise<infer Result>
  ? DoneActorEvent<Result, Name>
  : never

/** The internal events of the machine: those sent by child actors, and those raised by the machine itself. */
export type InnerEvent =
  | { readonly type: "carFound" }
  | { readonly type: "addonsMissing" }
  | { readonly type: "mileageWritten" }
  | HoldEvent
  | DoneActorEvent<WorkshopBookingHold, "hold">
  | DoneActorEvent<WorkshopBookingHold, "renewal">
  | ErrorActorEvent<unknown, "hold" | "renewal" | "removal">
  | Loaded<"fetchAuthorizedWorkshop", "brand">
  | Loaded<"fetchServices", "services">
  | Loaded<"fetchServices", "medians">
  | Loaded<"fetchAddons", "addons">
  | Loaded<"fetchEarliestTime", "earliest">
  | Loaded<"fetchTimeslots", "times">
  | Loaded<"fetchPrices", "prices">
  | DoneActorEvent<unknown, "workshops">
  | SnapshotEvent<ObservableSnapshot<WatchClosestWorkshopsEvent, object>>
  | ErrorActorEvent<unknown, Load>

/** The events for analytics and operators. They contain no personal data. Spec 3 §7.1. */
export type WorkshopBookingEmitted =
  | { readonly type: "flowStep"; readonly step: Step }
  | { readonly type: "purchase"; readonly bookingId: string; readonly currency: "SEK"; readonly value: 0 }
  | { readonly type: "noWorkshop" }
  | { readonly type: "failure"; readonly call: keyof WorkshopBookingCalls; readonly error: unknown }
