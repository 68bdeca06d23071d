import { assign, emit, enqueueActions, setup } from "xstate"
import { ports } from "./tyre-hotel.ports.ts"
import { isReachable, isSearchable, isWholeCode, slotOf, wordsOf } from "./tyre-hotel.rules.ts"
import type {
  Slot,
  TyreHotelContext,
  TyreHotelEmitted,
  TyreHotelEvent,
  TyreHotelInput,
  TyreHotelPorts,
  TyreHotelSession,
} from "./tyre-hotel.types.ts"

/** What a booking begins with. An attempt stays: the same words would be the same booking. */
export const FRESH = { words: null, days: [], day: null, slots: [], slot: null, code: "", review: null } as const

export interface Failure {
  readonly call: keyof TyreHotelPorts
  readonly error: unknown
}

/** What the flow's states speak of: its events, its calls, what is asked and what is done. */
export const tyreHotelSetup = setup({
  types: {
    input: {} as TyreHotelInput,
    context: {} as TyreHotelContext,
    events: {} as TyreHotelEvent,
    emitted: {} as TyreHotelEmitted,
  },
  actors: ports,
  guards: {
    isSearchable: ({ event }) => event.type === "SEARCH" && isSearchable(event.regNo),
    isWholeCode: ({ context, event }) => event.type === "VERIFY_CODE" && isWholeCode(event.code, context.session),
    hasDays: ({ context }) => context.days.length > 0,
    isOfferedDay: ({ context, event }) => event.type === "CHOOSE_DAY" && context.days.includes(event.day),
    isOfferedSlot: ({ context, event }) =>
      event.type === "CHOOSE_SLOT" && context.slots.some(({ start }) => start === event.start),
    isReachable: ({ event }) => event.type === "SUBMIT_BOOKING" && isReachable(event.details),
    isRated: ({ event }) => event.type === "RATE" && event.rating >= 1 && event.rating <= 5,
  },
  actions: {
    remember: assign(({ context }, part: TyreHotelSession) => {
      const session = { ...context.session, ...part }
      context.store.save(session)
      return { session, words: null }
    }),
    forgetVisitor: assign(({ context }) => {
      context.store.save({})
      return { ...FRESH, attempt: null, session: {}, regNo: "" }
    }),
    forgetBooking: assign(FRESH),
    takeUpAttempt: assign(({ context: { session } }) => {
      const attempt = session.attempt ?? null
      return { attempt, day: attempt?.booking.bookingDate ?? null, slot: attempt && slotOf(attempt.booking) }
    }),
    forgetDay: assign({ day: null, slots: [], slot: null, words: null }),
    forgetSlot: assign({ slots: [], slot: null, words: null }),
    forgetWords: assign({ words: null }),
    takeSlot: assign(({ context }, { start }: Pick<Slot, "start">) => ({
      slot: context.slots.find((offered) => offered.start === start) ?? null,
    })),
    hear: enqueueActions(({ enqueue }, { call, error }: Failure) => {
      enqueue.assign({ words: wordsOf(error) })
      enqueue.emit({ type: "failure", call, error })
    }),
    tellStep: emit((_, step: 1 | 2 | 3 | 4 | 5 | 6) => ({ type: "flowStep" as const, step })),
    tellPurchase: emit(({ context }) => ({
      type: "purchase" as const,
      bookingId: context.session.confirmation?.bookingConfirmationId ?? "",
      currency: "SEK" as const, // spec 3 §7.3
      value: 0 as const, // spec 3 §7.3
    })),
  },
})

/** What a call that failed comes back with. */
export interface Failed {
  readonly event: { readonly error: unknown }
}

/** What becomes of a call's failure: words for the visitor, and an event for whoever keeps watch. */
export function hear<Call extends keyof TyreHotelPorts>(call: Call) {
  return { type: "hear", params: ({ event }: Failed) => ({ call, error: event.error }) } as const
}
