import type { TyreHotelProblem } from "@forecourt/contracts/tyre-hotel/calls"
import { getUserMessage, hasCode } from "@forecourt/flow-kit/refusal"
import { assign, emit, enqueueActions, setup, spawnChild } from "xstate"
import { endHold, finishHold, finishRequest, forgetHold, keepHold, renewHold, startHold } from "./holds.ts"
import { ports } from "./tyre-hotel.ports.ts"
import {
  addDay,
  createAttempt,
  createDraft,
  getBookedContact,
  getBookedDay,
  getContact,
  getSlot,
  getToken,
  isLoggedIn,
  isOtherUnsettled,
  isReachable,
  isSearchable,
  isWholeCode,
  resolveDraft,
  selectOwnParts,
} from "./tyre-hotel.rules.ts"
import type {
  InnerEvent,
  Slot,
  TyreHotelCalls,
  TyreHotelConfirmation,
  TyreHotelContext,
  TyreHotelEmitted,
  TyreHotelEvent,
  TyreHotelHold,
  TyreHotelInput,
  TyreHotelSession,
} from "./tyre-hotel.types.ts"

export const FRESH = {
  days: [],
  day: null,
  opensAt: null,
  slots: [],
  slot: null,
  taken: null,
  contact: null,
  replaces: null,
} as const

const NO_DAY = { day: null, slots: [], slot: null, taken: null, userMessage: null } as const

export const UNKNOWN = {
  ...FRESH,
  userMessage: null,
  code: "",
  review: null,
  attempt: null,
  isDropped: false,
  bookings: [],
  cancelled: null,
} as const

export interface Failure {
  readonly call: keyof TyreHotelCalls
  readonly error: unknown
}

function addToSession({ session }: TyreHotelContext, part: TyreHotelSession): Pick<TyreHotelContext, "session"> {
  return { session: { ...session, ...part } }
}

/** The types, ports and guards of the machine, without its actions. */
export const guardedSetup = setup({
  types: {
    input: {} as TyreHotelInput,
    context: {} as TyreHotelContext,
    events: {} as TyreHotelEvent | InnerEvent,
    emitted: {} as TyreHotelEmitted,
    tags: {} as "busy",
  },
  actors: ports,
  guards: {
    isSearchable: ({ event }) => event.type === "SEARCH" && isSearchable(event.regNo),
    isWholeCode: ({ context, event }) => event.type === "VERIFY_CODE" && isWholeCode(event.code, context.session),
    isLoggedIn: ({ context }) => isLoggedIn(context.session),
    hasDays: ({ context }) => context.days.length > 0,
    /**
     * Returns true if the visitor has started a new booking, which can then be continued. A change to an existing
     * booking cannot be continued.
     */
    hasOwnDay: ({ context }) => context.day !== null && context.replaces === null,
    isOfferedDay: ({ context, event }) => event.type === "CHOOSE_DAY" && context.days.includes(event.day),
    isOfferedSlot: ({ context, event }) =>
      event.type === "CHOOSE_SLOT" && context.slots.some(({ start }) => start === event.start),
    isReachable: ({ event }) => event.type === "SUBMIT" && isReachable(event.details),
    isUnsettled: ({ context, event }) =>
      event.type === "SUBMIT" && isReachable(event.details) && isOtherUnsettled(context, event.details),
    isRated: ({ event }) => event.type === "RATE" && event.rating >= 1 && event.rating <= 5,
    isTimeRefused: ({ context: { wantedHold, requestedHold }, event }) =>
      event.type === "xstate.error.actor.hold" &&
      wantedHold === requestedHold &&
      hasCode<TyreHotelProblem>(event.error, "TimeslotNotAvailable"),
  },
})

export const tyreHotelSetup = guardedSetup.extend({
  actions: {
    remember: assign(({ context }, part: TyreHotelSession) => ({ ...addToSession(context, part), userMessage: null })),
    forgetVisitor: assign({ ...UNKNOWN, session: {}, regNo: "" }),
    /** Resets the flow after the session has expired, but keeps the visitor's input for the next login. */
    forgetSession: assign(({ context }) => {
      const { draft, attempt } = context.session
      return { ...UNKNOWN, session: { draft, attempt }, regNo: "" }
    }),
    endSession: spawnChild("logOut", { id: "logOut", input: ({ context }) => ({ token: getToken(context.session) }) }),
    takeUpDraft: assign(({ context }) => {
      const session = selectOwnParts(context.session)
      return { session, ...resolveDraft(context.openedAt, session), openedAt: null }
    }),
    takeUpAttempt: assign(({ context: { session } }) => {
      const { attempt } = session
      if (attempt === undefined) return {}
      return {
        attempt,
        day: attempt.booking.bookingDate,
        slot: getSlot(attempt.booking),
        contact: getContact(attempt),
        replaces: attempt.booking.replaces ?? null,
      }
    }),
    /** Stores the visitor's selections and input in the session, so that they survive a reload. */
    keepDraft: assign(({ context }) => addToSession(context, { draft: createDraft(context) })),
    takeAttempt: assign(({ context, event }) => (event.type === "SUBMIT" ? createAttempt(context, event.details) : {})),
    beginAnew: assign(({ context: { replaces, contact } }) =>
      replaces === null ? { days: [] } : { ...FRESH, contact },
    ),
    beginChange: assign(({ event }) =>
      event.type === "CHANGE_BOOKING"
        ? {
            ...FRESH,
            opensAt: getBookedDay(event.booking),
            contact: getBookedContact(event.booking),
            replaces: event.booking.bookingConfirmationId,
            userMessage: null,
          }
        : {},
    ),
    markCancelled: assign(({ event }) => (event.type === "CANCEL_BOOKING" ? { cancelled: event.bookingId } : {})),
    confirm: assign(({ context }, booked: TyreHotelConfirmation | null) => {
      if (booked === null) return {}
      const confirmation = addDay(booked, context.attempt?.booking.bookingDate)
      const session = addToSession(context, { confirmation, draft: undefined, attempt: undefined })
      return { ...FRESH, ...session, userMessage: null, isDropped: false }
    }),
    forgetCancelled: assign(({ context }) => {
      const { confirmation } = context.session
      const isGone = confirmation?.bookingConfirmationId === context.cancelled
      const bookings = context.bookings.filter(
        ({ bookingConfirmationId }) => bookingConfirmationId !== context.cancelled,
      )
      return {
        ...addToSession(context, { confirmation: isGone ? undefined : confirmation }),
        bookings,
        userMessage: null,
      }
    }),
    rememberRating: assign(({ context }) =>
      addToSession(context, { rated: context.session.confirmation?.bookingConfirmationId }),
    ),
    forgetDay: assign(({ context: { day, opensAt } }) => ({ ...NO_DAY, opensAt: day ?? opensAt })),
    forgetSlot: assign({ slots: [], slot: null, taken: null, userMessage: null }),
    forgetUserMessage: assign({ userMessage: null, isDropped: false }),
    noteTaken: assign((_, taken: "day" | "time") => ({ taken })),
    takeDays: assign((_, days: TyreHotelContext["days"]) => ({ days })),
    takeSlots: assign((_, slots: TyreHotelContext["slots"]) => ({ slots })),
    takeSlot: assign(({ context }, { start }: Pick<Slot, "start">) => ({
      slot: context.slots.find((offered) => offered.start === start) ?? null,
      taken: null,
      userMessage: null,
    })),
    /** Has the service hold the chosen time. */
    holdTime: enqueueActions(({ context, enqueue }) => startHold(enqueue, context)),
    endHold: enqueueActions(({ context, enqueue }) => endHold(enqueue, context)),
    forgetHold: enqueueActions(({ enqueue }) => forgetHold(enqueue)),
    finishHoldRequest: enqueueActions(({ context, enqueue }, hold: TyreHotelHold | null) =>
      finishRequest(enqueue, context, hold),
    ),
    renewHold: enqueueActions(({ context, enqueue }) => renewHold(enqueue, context)),
    keepHold: enqueueActions(({ enqueue }, hold: TyreHotelHold) => keepHold(enqueue, hold)),
    endHoldOver: enqueueActions(({ enqueue }) => finishHold(enqueue)),
    /** Reports a failed call that the visitor does not notice. */
    reportFailure: emit((_, { call, error }: Failure) => ({ type: "failure" as const, call, error })),
    recordFailure: enqueueActions(({ enqueue }, { call, error }: Failure) => {
      enqueue.assign({ userMessage: getUserMessage(error) })
      enqueue.emit({ type: "failure", call, error })
    }),
    emitStep: emit((_, step: 1 | 2 | 3 | 4 | 5 | 6) => ({ type: "flowStep" as const, step })),
    emitPurchase: enqueueActions(({ enqueue, context }) => {
      // A booking that is moved was bought before.
      if (context.attempt?.booking.replaces !== undefined) return
      enqueue.emit({
        type: "purchase",
        bookingId: context.session.confirmation?.bookingConfirmationId ?? "",
        currency: "SEK", // spec 3 §7.3
        value: 0, // spec 3 §7.3
      })
    }),
  },
})

export interface Done<Output> {
  readonly context: TyreHotelContext
  readonly event: { readonly output: Output }
}

export interface Failed {
  readonly event: { readonly error: unknown }
}

/**
 * Creates the action that runs after a failed call. It stores the service's message for the visitor and emits an event
 * for operators.
 */
export function createFailureAction<Call extends keyof TyreHotelCalls>(call: Call) {
  return { type: "recordFailure", params: ({ event }: Failed) => ({ call, error: event.error }) } as const
}

/** Creates the action that reports a failed call of which the visitor is not notified. */
export function createReport<Call extends keyof TyreHotelCalls>(call: Call) {
  return { type: "reportFailure", params: ({ event }: Failed) => ({ call, error: event.error }) } as const
}
