import type { CalendarDay } from "@forecourt/calendar"
import type { Position } from "@forecourt/contracts/distance"
import type {
  WatchClosestWorkshopsEvent,
  WorkshopBookingCalls,
  WorkshopBookingCar,
  WorkshopBookingCategory,
  WorkshopBookingCustomer,
  WorkshopBookingDay,
  WorkshopBookingRequest,
  WorkshopBookingWorkshop,
} from "@forecourt/contracts/workshop-booking"
import type { DoneActorEvent, ErrorActorEvent, ObservableSnapshot, SnapshotEvent } from "xstate"

export type {
  WorkshopBookingCalls,
  WorkshopBookingCar,
  WorkshopBookingCategory,
  WorkshopBookingCustomer,
  WorkshopBookingDay,
  WorkshopBookingOffering,
  WorkshopBookingRequest,
  WorkshopBookingWorkshop,
} from "@forecourt/contracts/workshop-booking"

/** The progress of a booking: 0 at the start, 5 once it is confirmed. Spec 3 §4.1. */
export type BookingState = 0 | 1 | 2 | 3 | 4 | 5

/** The number of a step: vehicle and place, services, add-ons, workshop and time, confirmation. Spec 3 §2.1. */
export type Step = 1 | 2 | 3 | 4 | 5

/** A step before the confirmation, named like the machine's state. */
export type StepName = "vehicle" | "services" | "addons" | "workshop"

/** The data that is loaded in parallel to the steps, each by a child actor of the same name. */
export type Load = "brand" | "services" | "addons" | "workshops" | "times" | "prices"

export type LoadStatus = "idle" | "loading" | "loaded" | "failed"

/** The place of the visitor. Spec 3 §3.1. */
export interface Place extends Position {
  readonly name: string
  /** The region, or an empty string when the search for places returns none. */
  readonly region: string
}

/** A chosen service or add-on. Spec 3 §3.1. */
export interface ChosenService {
  readonly name: string
  /** The price of one unit, or `null` while it is unknown. */
  readonly price: number | null
  readonly priceKnown: boolean
  readonly priceDiscount: number
  /** The name of the service's category. */
  readonly category: string
  readonly type: "service" | "addon"
  /** The number of units, or `null` when there is no choice. */
  readonly unit: number | null
  readonly unitAbbreviation: string
  /** The visitor's text, or `null` when none is needed. */
  readonly userInput: string | null
  /** The lines below the service in the summary. */
  readonly listItems: readonly string[]
}

/** The chosen services by their codes, in the order in which they were chosen. */
export type ChosenServices = Readonly<Record<string, ChosenService>>

/** A chosen time. Spec 3 §3.1. */
export interface TimeSlot {
  /** The time in the workshop's local time. */
  readonly timeslot: string
  readonly isFullDay: boolean
}

/** The chosen workshop, time and add-ons of a booking, and its number. Spec 3 §3.1. */
export interface BookingInfo {
  readonly timeSlot?: TimeSlot
  readonly location?: string
  readonly id?: string
  readonly addons?: boolean
}

/** An attempt to book. It keeps its key as long as its input is the same, even if it is sent several times. */
export interface Attempt {
  readonly key: string
  readonly request: WorkshopBookingRequest
}

/** The session of a visitor, which is kept until the tab is closed. Spec 3 §3.1. */
export interface WorkshopBookingSession {
  /** The latitude of the search for workshops. */
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
  /** A booking with an unknown outcome, which is fetched when the visitor returns. */
  readonly attempt?: Attempt | undefined
}

export type WorkshopOrder = "nearest" | "firstTime"

export interface WorkshopBookingInput {
  /** The session, which must be saved whenever it changes. */
  readonly session: WorkshopBookingSession
  /** The current date in the workshops' time zone. `DAY_CHANGED` sets the next day. */
  readonly today: CalendarDay
  /** The prefix of the idempotency keys, unique for each visit. @default a random UUID */
  readonly keySeed?: string
}

/** The visitor's details for the workshop. */
export interface ContactDetails extends WorkshopBookingCustomer {
  readonly freeText: string
}

export interface WorkshopBookingContext extends Required<WorkshopBookingInput> {
  /** The session without the numbers of its steps, which `toSession` adds. */
  readonly session: Omit<WorkshopBookingSession, "bookingState" | "maxBookingState" | "displayState">
  /** The furthest step of the booking. Spec 3 §4.1. */
  readonly reached: StepName
  readonly arrivedAt: StepName | "booked"
  readonly loads: Readonly<Record<Load, LoadStatus>>
  /** The number of attempts to book, which is part of their keys. */
  readonly attempts: number
  readonly regNo: string
  /** The brand of a looked-up car that is booked on another site. Spec 3 §8.1. */
  readonly unsupportedBrand: string | null
  /** True when the browser has refused to provide its position. Spec 3 §5.1. */
  readonly isPlaceDenied: boolean
  /** True when the car's brand has authorised workshops, or `null` while this is unknown. */
  readonly hasBrand: boolean | null
  readonly services: readonly WorkshopBookingCategory[]
  readonly addons: readonly WorkshopBookingCategory[]
  /** The codes of services for which a text or a mileage is requested. */
  readonly inputCodes: readonly string[]
  readonly workshops: readonly WorkshopBookingWorkshop[]
  /** The number of workshops before the page that is being loaded. */
  readonly pageStart: number
  readonly pageEnd: "page" | "nosites" | "failed" | null
  readonly order: WorkshopOrder
  readonly days: readonly WorkshopBookingDay[]
  readonly isLastDay: boolean
  /** The shown week, counted from the current week. */
  readonly week: number
  readonly prices: Readonly<Record<string, number>>
  readonly attempt: Attempt | null
  /** The service's messages for the visitor, by failed call. The value is `null` for a failure without a message. */
  readonly messages: Readonly<Partial<Record<keyof WorkshopBookingCalls, string | null | undefined>>>
}

/** The events that a visitor sends. */
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
  | { readonly type: "SHOW_WEEK"; readonly week: number }
  /** A time such as `08:00`, or `null` for the whole day. */
  | { readonly type: "CHOOSE_TIME"; readonly day: CalendarDay; readonly time: string | null }
  | { readonly type: "CHANGE_TIME" }
  | { readonly type: "SUBMIT"; readonly details: ContactDetails }
  | { readonly type: "BOOK_ANEW" }
  | { readonly type: "DAY_CHANGED"; readonly today: CalendarDay }

type Loaded<Call extends keyof WorkshopBookingCalls, Name extends Load> = WorkshopBookingCalls[Call] extends (
  ...args: never
) => Promise<infer Result>
  ? DoneActorEvent<Result, Name>
  : never

/** The events of the machine's child actors, and the events that the machine raises itself. */
export type InnerEvent =
  | { readonly type: "carFound" }
  | { readonly type: "addonsMissing" }
  | Loaded<"fetchAuthorizedWorkshop", "brand">
  | Loaded<"fetchServices", "services">
  | Loaded<"fetchAddons", "addons">
  | Loaded<"fetchTimeslots", "times">
  | Loaded<"fetchPrices", "prices">
  | DoneActorEvent<unknown, "workshops">
  | SnapshotEvent<ObservableSnapshot<WatchClosestWorkshopsEvent, object>>
  | ErrorActorEvent<unknown, Load>

/** The events for analytics and operators, without personal data. Spec 3 §7.1. */
export type WorkshopBookingEmitted =
  | { readonly type: "flowStep"; readonly step: Step }
  | { readonly type: "purchase"; readonly bookingId: string; readonly currency: "SEK"; readonly value: 0 }
  | { readonly type: "noWorkshop" }
  | { readonly type: "failure"; readonly call: keyof WorkshopBookingCalls; readonly error: unknown }
