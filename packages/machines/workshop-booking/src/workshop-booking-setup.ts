import type {
  WatchClosestWorkshopsEvent,
  WorkshopBookingCar,
  WorkshopBookingConfirmation,
  WorkshopBookingPrices,
  WorkshopBookingTimeslots,
} from "@forecourt/contracts/workshop-booking"
import { userMessageOf } from "@forecourt/flow-kit/refusal"
import { assign, emit, enqueueActions, raise, setup } from "xstate"
import type { Choice } from "./choices.rules.ts"
import { listServices } from "./chosen-services.ts"
import { ports } from "./workshop-booking.ports.ts"
import {
  advanced,
  attemptFor,
  codesOf,
  DAYS_AT_A_TIME,
  FULL_DAY_TIME,
  firstWeek,
  isComplete,
  isNearEnd,
  isOffered,
  isOtherUnsettled,
  isSameLookUp,
  normalisePlate,
  wrongFields,
} from "./workshop-booking.rules.ts"
import type {
  BookingInfo,
  InnerEvent,
  Step,
  WorkshopBookingCalls,
  WorkshopBookingContext,
  WorkshopBookingEmitted,
  WorkshopBookingEvent,
  WorkshopBookingInput,
  WorkshopBookingSession,
} from "./workshop-booking.types.ts"

const NO_WORKSHOPS = { workshops: [], pageStart: 0, pageEnd: null } as const
const NO_DAYS = { days: [], isLastDay: false, week: 0 } as const

/** A flow of which nothing is loaded. */
export const UNKNOWN: Omit<WorkshopBookingContext, keyof WorkshopBookingInput | "attempts"> = {
  ...{ ...NO_WORKSHOPS, ...NO_DAYS, regNo: "", unsupportedBrand: null, isPlaceDenied: false, hasBrand: null },
  ...{ services: [], addons: [], asked: [], prices: {}, attempt: null, messages: {} },
  order: "nearest",
}

export interface Failure {
  readonly call: keyof WorkshopBookingCalls
  readonly error: unknown
}

/** Returns the session with a part of it new. */
function remembered(
  { session }: Pick<WorkshopBookingContext, "session">,
  part: WorkshopBookingSession,
): Pick<WorkshopBookingContext, "session"> {
  return { session: { ...session, ...part } }
}

/** What is known of a booking without its workshop and its time. */
function withoutTime({ timeSlot: _, location: __, ...others }: BookingInfo = {}): BookingInfo {
  return others
}

/** What the flow's states speak of: its events, its calls, what is asked and what is done. */
export const workshopBookingSetup = setup({
  types: {
    input: {} as WorkshopBookingInput,
    context: {} as WorkshopBookingContext,
    events: {} as WorkshopBookingEvent | InnerEvent,
    emitted: {} as WorkshopBookingEmitted,
    tags: {} as "busy",
  },
  actors: ports,
  guards: {
    isSameLookUp: ({ context, event }) => event.type === "LOOK_UP" && isSameLookUp(context.session, event.regNo),
    canLookUp: ({ context, event }) =>
      event.type === "LOOK_UP" && normalisePlate(event.regNo) !== "" && context.session.place !== undefined,
    isOpenStep: ({ context, event }) =>
      event.type === "SHOW" && event.step <= Math.max(1, context.session.bookingState ?? 0),
    hasServices: ({ context: { session } }) =>
      session.displayState === 2 && listServices(session.services ?? {}, "service").length > 0,
    hasAddons: ({ context: { session } }) =>
      session.displayState === 3 && listServices(session.services ?? {}, "addon").length > 0,
    hasNoAddons: ({ context: { session } }) =>
      session.displayState === 3 && listServices(session.services ?? {}, "addon").length === 0,
    isKnownWorkshop: ({ context, event }) =>
      event.type === "CHOOSE_WORKSHOP" &&
      context.workshops.some(({ departmentId }) => departmentId === event.departmentId),
    isOfferedTime: ({ context, event }) =>
      event.type === "CHOOSE_TIME" &&
      context.session.location !== undefined &&
      isOffered(context.days, event.day, event.time),
    isNearEnd: ({ context }) => isNearEnd(context),
    canSearch: ({ context: { session } }) =>
      session.bookingState === 4 && listServices(session.services ?? {}, "service").length > 0,
    isUnderWay: ({ context: { session } }) => session.car !== undefined && session.bookingState !== 5,
    isPastServices: ({ context: { session } }) => (session.bookingState ?? 0) >= 3 && session.bookingState !== 5,
    hasWorkshop: ({ context: { session } }) => session.location !== undefined && session.bookingState !== 5,
    isAtAddons: ({ context }) => context.session.displayState === 3,
    isLost: ({ context }) => context.session.attempt !== undefined,
    isBooked: ({ context }) => context.session.bookingState === 5,
    canSubmit: ({ context, event }) =>
      event.type === "SUBMIT" && isComplete(context.session) && wrongFields(event.details).length === 0,
    isUnsettled: ({ context, event }) =>
      event.type === "SUBMIT" &&
      isComplete(context.session) &&
      wrongFields(event.details).length === 0 &&
      isOtherUnsettled(context, event.details),
  },
  actions: {
    remember: assign(({ context }, part: WorkshopBookingSession) => remembered(context, part)),
    /** Opens a step, and notes how far the booking has come. Spec 3 §4.1. */
    goTo: enqueueActions(({ context, enqueue }, step: Step) => {
      const bookingState = advanced(context.session.bookingState, step)
      enqueue.assign(() => remembered(context, { bookingState, displayState: step }))
      enqueue.emit({ type: "flowStep", step })
    }),
    show: enqueueActions(({ context, enqueue }, step: Step) => {
      enqueue.assign(() => remembered(context, { displayState: step }))
      enqueue.emit({ type: "flowStep", step })
    }),
    /** Another car, or the same one elsewhere: what was chosen is not for it. Spec 3 §4.1. */
    takeCar: enqueueActions(({ context, enqueue }, car: WorkshopBookingCar) => {
      const { place } = context.session
      const session: WorkshopBookingSession = {
        ...{ car, lat: place?.latitude, lng: place?.longitude, region: place?.region, services: {} },
        ...{ milage: undefined, bookingInfo: undefined, location: undefined },
        bookingState: 2,
        displayState: 2,
        maxBookingState: 4,
      }
      enqueue.assign(() => ({ ...UNKNOWN, ...remembered(context, session) }))
      enqueue.raise({ type: "carFound" })
      enqueue.emit({ type: "flowStep", step: 2 })
    }),
    /** A choice of other services is another search: the workshop and the time that were chosen are not theirs. */
    choose: enqueueActions(({ context, enqueue }, { services, asked, milage }: Choice) => {
      const isOther = codesOf(services) !== codesOf(context.session.services)
      const elsewhere = isOther && { location: undefined, bookingInfo: withoutTime(context.session.bookingInfo) }
      enqueue.assign(() => ({ asked, ...remembered(context, { services, milage, ...elsewhere }) }))
      if (isOther) enqueue.raise({ type: "servicesChanged" })
      else if (milage !== context.session.milage) enqueue.raise({ type: "pricesOutdated" })
    }),
    forgetWorkshops: assign(NO_WORKSHOPS),
    beginPage: assign(({ context: { workshops, messages } }) => ({
      ...{ pageStart: workshops.length, pageEnd: null, messages: { ...messages, watchClosestWorkshops: undefined } },
    })),
    takeWorkshop: assign(({ context }, happened: WatchClosestWorkshopsEvent | undefined) => {
      if (happened === undefined) return {}
      if (happened.name === "message") {
        const isKnown = context.workshops.some(({ departmentId }) => departmentId === happened.data.departmentId)
        return isKnown ? {} : { workshops: [...context.workshops, happened.data] }
      }
      const { messages } = context
      return happened.name === "failed"
        ? { pageEnd: happened.name, messages: { ...messages, watchClosestWorkshops: happened.data.error } }
        : { pageEnd: happened.name }
    }),
    takeLocation: enqueueActions(({ context, enqueue }, departmentId: string) => {
      const location = context.workshops.find((one) => one.departmentId === departmentId)
      const bookingInfo = { ...withoutTime(context.session.bookingInfo), location: location?.siteName ?? "" }
      enqueue.assign(() => remembered(context, { location, bookingInfo }))
      enqueue.raise({ type: "workshopChosen" })
    }),
    forgetLocation: enqueueActions(({ context, enqueue }) => {
      const bookingInfo = withoutTime(context.session.bookingInfo)
      enqueue.assign(() => remembered(context, { location: undefined, bookingInfo }))
      enqueue.raise({ type: "workshopForgotten" })
    }),
    forgetDays: assign(NO_DAYS),
    takeDays: assign(({ context }, loaded: WorkshopBookingTimeslots) => {
      const { days, session, week } = context
      const isFirst = days.length === 0 && week === 0
      return {
        days: [...days, ...loaded],
        isLastDay: loaded.length < DAYS_AT_A_TIME,
        ...(isFirst && { week: firstWeek(loaded, session.bookingInfo?.timeSlot?.timeslot) }),
      }
    }),
    /** A time that somebody else took: what is free is loaded anew, and the visitor stays in the week. Spec 3 §8.1. */
    loseTime: enqueueActions(({ context, enqueue }) => {
      const { timeSlot: _, ...bookingInfo } = context.session.bookingInfo ?? {}
      enqueue.assign(() => ({ ...remembered(context, { bookingInfo }), days: [], isLastDay: false }))
      enqueue.raise({ type: "timesOutdated" })
    }),
    takePrices: assign((_, { offers }: WorkshopBookingPrices) => ({
      prices: Object.fromEntries(offers.flatMap(({ code, price }) => (price === null ? [] : [[code, price]]))),
    })),
    forgetPrices: assign({ prices: {} }),
    takeAttempt: assign(({ context, event }) =>
      event.type === "SUBMIT" ? { ...attemptFor(context, event.details), messages: {} } : {},
    ),
    confirm: enqueueActions(({ context, enqueue }, booked: WorkshopBookingConfirmation | null) => {
      const id = booked?.id ?? ""
      const bookingInfo = { ...context.session.bookingInfo, id }
      const part = { bookingInfo, bookingState: 5, displayState: 5, attempt: undefined } as const
      enqueue.assign(() => ({ ...remembered(context, part), messages: {} }))
      enqueue.emit({ type: "flowStep", step: 5 })
      enqueue.emit({ type: "purchase", bookingId: id, currency: "SEK", value: 0 }) // spec 3 §7.1, §9.1
    }),
    forgetAll: assign({ ...UNKNOWN, session: {} }),
    recordFailure: enqueueActions(({ context, enqueue }, { call, error }: Failure) => {
      const message = userMessageOf(error)
      const { [call]: _, ...others } = context.messages
      enqueue.assign({ messages: { ...others, [call]: message } })
      enqueue.emit({ type: "failure", call, error })
    }),
    /** Spec 3 §8.1. */
    reportNoWorkshop: emit({ type: "noWorkshop" }),
    wantAddons: raise({ type: "addonsWanted" }),
    wantWorkshops: raise({ type: "workshopsWanted" }),
    reportWhereNone: enqueueActions(({ context, enqueue }) => {
      if (context.workshops.length === 0) enqueue.emit({ type: "noWorkshop" })
    }),
    noteAddons: assign(({ context }, addons: boolean) =>
      remembered(context, { bookingInfo: { ...context.session.bookingInfo, addons } }),
    ),
    forgetAttempt: assign(({ context }) => remembered(context, { attempt: undefined })),
    noteTime: assign(({ context, event }) => {
      if (event.type !== "CHOOSE_TIME") return {}
      const { day, time } = event
      const timeSlot = { timeslot: `${day}T${time ?? FULL_DAY_TIME}:00`, isFullDay: time === null }
      // What became of another time is no news any more.
      const messages = { ...context.messages, createBooking: undefined }
      return { messages, ...remembered(context, { bookingInfo: { ...context.session.bookingInfo, timeSlot } }) }
    }),
  },
})

/** What a call that failed comes back with. */
export interface Failed {
  readonly event: { readonly error: unknown }
}

/** What becomes of a call's failure: words for the visitor, and an event for whoever keeps watch. */
export function recordFailure<Call extends keyof WorkshopBookingCalls>(call: Call) {
  return { type: "recordFailure", params: ({ event }: Failed) => ({ call, error: event.error }) } as const
}
