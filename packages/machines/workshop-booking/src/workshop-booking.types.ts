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

/** How far a booking is: 0 before anything is known, 5 once it is confirmed. Spec 3 §4.1. */
export type BookingState = 0 | 1 | 2 | 3 | 4 | 5

/** Vehicle and place, services, add-ons, workshop and time, confirmation. Spec 3 §2.1. */
export type Step = 1 | 2 | 3 | 4 | 5

/** A step before the confirmation, as the machine's states are called. */
export type StepName = "vehicle" | "services" | "addons" | "workshop"

/** Something that is loaded next to the steps, each by a child actor of that name. */
export type Load = "brand" | "services" | "addons" | "workshops" | "times" | "prices"

export type LoadStatus = "idle" | "loading" | "loaded" | "failed"

/** Where the visitor is. Spec 3 §3.1. */
export interface Place extends Position {
  readonly name: string
  /** Empty where the search for places knows none. */
  readonly region: string
}

/** A service or an add-on that was chosen. Spec 3 §3.1. */
export interface ChosenService {
  readonly name: string
  /** Of one unit; `null` while nobody can say. */
  readonly price: number | null
  readonly priceKnown: boolean
  readonly priceDiscount: number
  /** Name of its category. */
  readonly category: string
  readonly type: "service" | "addon"
  /** How many units; `null` where there is nothing to choose. */
  readonly unit: number | null
  readonly unitAbbreviation: string
  /** What the visitor says about it; `null` where nothing is asked for. */
  readonly userInput: string | null
  /** What the summary says below it. */
  readonly listItems: readonly string[]
}

/** What was chosen, by the services' codes, in the order in which it was. */
export type ChosenServices = Readonly<Record<string, ChosenService>>

/** A time that was chosen. Spec 3 §3.1. */
export interface TimeSlot {
  /** By the workshop's own clock. */
  readonly timeslot: string
  readonly isFullDay: boolean
}

/** Spec 3 §3.1. */
export interface BookingInfo {
  readonly timeSlot?: TimeSlot
  /** Name of the workshop. */
  readonly location?: string
  /** Number of the booking. */
  readonly id?: string
  /** Whether add-ons were chosen. */
  readonly addons?: boolean
}

/** One attempt to book: the same words keep their key, however often they are sent. */
export interface Attempt {
  readonly key: string
  readonly request: WorkshopBookingRequest
}

/** What a visitor is remembered by until the browser's tab is closed. Spec 3 §3.1. */
export interface WorkshopBookingSession {
  /** Where workshops are looked for. */
  readonly lat?: number | undefined
  readonly lng?: number | undefined
  readonly region?: string | undefined
  readonly car?: WorkshopBookingCar | undefined
  /** In Swedish miles. */
  readonly milage?: number | undefined
  readonly bookingState?: BookingState | undefined
  readonly maxBookingState?: BookingState | undefined
  readonly displayState?: Step | undefined
  readonly services?: ChosenServices | undefined
  readonly bookingInfo?: BookingInfo | undefined
  readonly location?: WorkshopBookingWorkshop | undefined
  /** The place that is chosen, looked up or not. */
  readonly place?: Place | undefined
  /** A booking of which nobody knows yet what became of it. Whoever leaves meanwhile learns it when back again. */
  readonly attempt?: Attempt | undefined
}

export type WorkshopOrder = "nearest" | "firstTime"

export interface WorkshopBookingInput {
  /** What the visitor is remembered by; save it anew whenever it changes. */
  readonly session: WorkshopBookingSession
  /** Today in the workshops' zone; `DAY_CHANGED` tells the next day. */
  readonly today: CalendarDay
  /** Begins the idempotency keys of attempts to book; no two visits have the same. @default a random UUID */
  readonly keySeed?: string
}

/** What the visitor writes for the workshop. */
export interface ContactDetails extends WorkshopBookingCustomer {
  readonly freeText: string
}

export interface WorkshopBookingContext extends Required<WorkshopBookingInput> {
  /** Without its numbers of steps, which `toSession` adds. */
  readonly session: Omit<WorkshopBookingSession, "bookingState" | "maxBookingState" | "displayState">
  /** How far the booking has come. Spec 3 §4.1. */
  readonly reached: StepName
  /** The step that was open when the visitor came. */
  readonly arrivedAt: StepName | "booked"
  readonly loads: Readonly<Record<Load, LoadStatus>>
  /** How many attempts to book were made; numbers their keys. */
  readonly attempts: number
  /** What is being looked up. */
  readonly regNo: string
  /** A brand that books elsewhere, of which a car was looked up. Spec 3 §8.1. */
  readonly unsupportedBrand: string | null
  /** Whether the browser would not say where it is. Spec 3 §5.1. */
  readonly isPlaceDenied: boolean
  /** Whether the car's brand has authorised workshops; `null` while nobody knows. */
  readonly hasBrand: boolean | null
  readonly services: readonly WorkshopBookingCategory[]
  readonly addons: readonly WorkshopBookingCategory[]
  /** Codes of services whose words or mileage the visitor is asked for. */
  readonly asked: readonly string[]
  readonly workshops: readonly WorkshopBookingWorkshop[]
  /** How many workshops there were when the page that is coming was asked for. */
  readonly pageStart: number
  /** How the last page of workshops ended. */
  readonly pageEnd: "page" | "nosites" | "failed" | null
  readonly order: WorkshopOrder
  readonly days: readonly WorkshopBookingDay[]
  /** Whether there are no further days to load. */
  readonly isLastDay: boolean
  /** The week that is shown, counted from this one. */
  readonly week: number
  /** What the workshop asks for, by the services' codes. */
  readonly prices: Readonly<Record<string, number>>
  /** What is being sent, or was sent last. */
  readonly attempt: Attempt | null
  /** What the service said to the visitor, by the call that failed; `null` for one that failed without words. */
  readonly messages: Readonly<Partial<Record<keyof WorkshopBookingCalls, string | null | undefined>>>
}

/** What a visitor does. */
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
  /** A time, `08:00`, or `null` for the whole day. */
  | { readonly type: "CHOOSE_TIME"; readonly day: CalendarDay; readonly time: string | null }
  | { readonly type: "CHANGE_TIME" }
  | { readonly type: "SUBMIT"; readonly details: ContactDetails }
  | { readonly type: "BOOK_ANEW" }
  | { readonly type: "DAY_CHANGED"; readonly today: CalendarDay }

type Loaded<Call extends keyof WorkshopBookingCalls, Name extends Load> = WorkshopBookingCalls[Call] extends (
  ...given: never
) => Promise<infer Result>
  ? DoneActorEvent<Result, Name>
  : never

/** What the machine hears from its child actors, and tells itself. */
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

/** What analytics and whoever keeps watch may hear; nothing of it tells who the visitor is. Spec 3 §7.1. */
export type WorkshopBookingEmitted =
  | { readonly type: "flowStep"; readonly step: Step }
  | { readonly type: "purchase"; readonly bookingId: string; readonly currency: "SEK"; readonly value: 0 }
  | { readonly type: "noWorkshop" }
  | { readonly type: "failure"; readonly call: keyof WorkshopBookingCalls; readonly error: unknown }
