import type { TyreHotelSlotDays, TyreHotelSlots } from "@forecourt/contracts/tyre-hotel"
import type { TyreHotelProblem } from "@forecourt/contracts/tyre-hotel/calls"
import { NO_HOLD } from "@forecourt/flow-kit/holds"
import { hasCode, isSessionGone, mayBeDone } from "@forecourt/flow-kit/refusal"
import { and, assign, enqueueActions } from "xstate"
import {
  createBookingCall,
  createDaysRequest,
  createStepGuard,
  createTimesRequest,
  getLostOrder,
  getToken,
  isBooked,
  isCodeSent,
  isLoggedIn,
  isRated,
  isUnderWay,
  listDays,
  listSlots,
  normalizePlate,
  toReplacing,
} from "./tyre-hotel.rules.ts"
import {
  createFailureAction,
  createReport,
  type Done,
  type Failed,
  tyreHotelSetup,
  UNKNOWN,
} from "./tyre-hotel-setup.ts"

const SESSION_GONE = {
  guard: ({ event }: Failed) => isSessionGone(event.error),
  target: "#tyreHotel.search.sessionGone",
  actions: "forgetSession",
} as const

const TAKE_DAYS = { type: "takeDays", params: ({ event }: Done<TyreHotelSlotDays>) => listDays(event.output) } as const
const HAS_NO_DAYS = ({ event }: Done<TyreHotelSlotDays>) => listDays(event.output).length === 0

const TAKE_SLOTS = {
  type: "takeSlots",
  params: ({ context, event }: Done<TyreHotelSlots>) => listSlots(context.day, event.output),
} as const
const HAS_NO_SLOTS = ({ context, event }: Done<TyreHotelSlots>) => listSlots(context.day, event.output).length === 0

const WAITING = { BACK: {}, CHANGE_DAY: {}, CHANGE_SLOT: {}, EDIT_CONTACT: {}, LOG_OUT: {}, SHOW: {} } as const

/**
 * The state machine of the booking flow: a visitor enters a registration number, logs in, books a wheel change and
 * rates the booking. Spec 3 §4.2.
 */
export const tyreHotelMachine = tyreHotelSetup.createMachine({
  id: "tyreHotel",
  context: ({ input }) => ({
    ...UNKNOWN,
    ...NO_HOLD,
    requestedHold: null,
    session: input.session,
    today: input.today,
    keySeed: input.keySeed ?? crypto.randomUUID(),
    attempts: 0,
    openedAt: input.openedAt ?? null,
    regNo: normalizePlate(input.regNo ?? ""),
  }),
  initial: "resuming",
  on: {
    LOG_OUT: [
      { guard: "isLoggedIn", target: ".search", actions: ["endSession", "forgetVisitor"] },
      { target: ".search", actions: "forgetVisitor" },
    ],
    // The visitor has left: the service ends the session within the hour.
    "xstate.error.actor.logOut": { actions: createFailureAction("logOut") },
    // The hold of the chosen time. A hold that fails does not stop the flow.
    "xstate.done.actor.hold": { actions: { type: "finishHoldRequest", params: ({ event }) => event.output } },
    "xstate.error.actor.hold": { actions: [{ type: "finishHoldRequest", params: null }, createReport("createHold")] },
    "xstate.done.actor.renewal": { actions: { type: "keepHold", params: ({ event }) => event.output } },
    "xstate.error.actor.renewal": [
      { guard: ({ event }) => hasCode<TyreHotelProblem>(event.error, "HoldOver"), actions: "endHoldOver" },
      { actions: createReport("renewHold") },
    ],
    "xstate.error.actor.removal": { actions: createReport("releaseHold") },
    holdEnding: { actions: "renewHold" },
    holdOver: { actions: "endHoldOver" },
    LEAVE: { actions: "forgetHold" },
    // The browser's own way back and forward.
    SHOW: [
      { guard: createStepGuard("search"), target: ".search" },
      { guard: createStepGuard("login"), target: ".login" },
      { guard: createStepGuard("validate"), target: ".validate" },
      { guard: createStepGuard("loggedIn"), target: ".loggedIn" },
      { guard: createStepGuard("day", ({ days }) => days.length > 0), target: ".booking.datesShown" },
      { guard: createStepGuard("day"), target: ".booking.datesLoading" },
      { guard: createStepGuard("time"), target: ".booking.timesLoading" },
      { guard: createStepGuard("contact"), target: ".booking.restoringDays" },
      { guard: createStepGuard("confirmation"), target: ".confirmation", actions: "endHold" },
    ],
  },
  states: {
    resuming: {
      always: [
        // Asked after under its key, the service says what became of it, and books nothing.
        {
          guard: ({ context }) => isUnderWay(context.session),
          target: "booking.requesting",
          actions: "takeUpAttempt",
        },
        {
          guard: ({ context: { session, openedAt } }) => openedAt === "confirmation" && isBooked(session),
          target: "confirmation",
        },
        {
          guard: ({ context: { session, openedAt } }) =>
            isLoggedIn(session) && (openedAt === "time" || openedAt === "contact") && session.draft?.day != null,
          target: "booking.restoringDays",
          actions: "takeUpDraft",
        },
        {
          guard: ({ context: { session, openedAt } }) =>
            isLoggedIn(session) && (openedAt === "day" || openedAt === "time" || openedAt === "contact"),
          target: "booking",
          actions: "takeUpDraft",
        },
        { guard: "isLoggedIn", target: "loggedIn", actions: "takeUpDraft" },
        { guard: ({ context }) => context.openedAt === "search", target: "search" },
        {
          guard: ({ context: { session, openedAt } }) => isCodeSent(session) && openedAt !== "login",
          target: "validate",
        },
        { guard: ({ context }) => context.session.customer !== undefined, target: "login" },
        { target: "search" },
      ],
    },

    search: {
      entry: [{ type: "emitStep", params: 1 }, "endHold"],
      initial: "editing",
      on: {
        SEARCH: {
          guard: "isSearchable",
          target: ".looking",
          actions: assign({ regNo: ({ event }) => normalizePlate(event.regNo) }),
        },
      },
      states: {
        editing: {},
        noAgreement: {},
        failed: {},
        sessionGone: {},
        looking: {
          tags: "busy",
          on: { SEARCH: {} },
          invoke: {
            src: "findCustomer",
            input: ({ context }) => ({ regNo: context.regNo }),
            onDone: [
              { guard: ({ event }) => event.output === null, target: "noAgreement" },
              {
                target: "#tyreHotel.login",
                actions: {
                  type: "remember",
                  params: ({ event }) => ({ customer: event.output ?? undefined, credentials: undefined }),
                },
              },
            ],
            onError: { target: "failed", actions: createFailureAction("findCustomer") },
          },
        },
      },
    },

    login: {
      entry: { type: "emitStep", params: 2 },
      initial: "ready",
      on: {
        SEND_CODE: ".sending",
        BACK: { target: "search", actions: "forgetVisitor" },
      },
      states: {
        ready: {},
        refused: {},
        sending: {
          tags: "busy",
          on: { SEND_CODE: {}, BACK: {} },
          invoke: {
            src: "sendCode",
            input: ({ context }) => ({ encryptedPhoneNumber: context.session.customer?.encryptedPhoneNumber ?? "" }),
            onDone: {
              target: "#tyreHotel.validate",
              actions: { type: "remember", params: ({ event }) => ({ credentials: event.output }) },
            },
            onError: { target: "refused", actions: createFailureAction("sendCode") },
          },
        },
      },
    },

    validate: {
      entry: { type: "emitStep", params: 3 },
      initial: "editing",
      on: {
        VERIFY_CODE: {
          guard: "isWholeCode",
          target: ".verifying",
          actions: assign({ code: ({ event }) => event.code }),
        },
        // A missing code is requested again on the same page.
        BACK: { target: "login", actions: { type: "remember", params: { credentials: undefined } } },
      },
      states: {
        editing: {},
        refused: { on: { EDIT_CODE: { target: "editing", actions: "forgetUserMessage" } } },
        verifying: {
          tags: "busy",
          on: { VERIFY_CODE: {}, BACK: {} },
          exit: assign({ code: "" }),
          invoke: {
            src: "validateCode",
            input: ({ context }) => ({
              authToken: context.session.credentials?.authorizationToken ?? "",
              otpToken: context.code,
            }),
            onDone: [
              {
                guard: ({ event }) => isLoggedIn({ validated: event.output }),
                target: "#tyreHotel.loggedIn",
                actions: [{ type: "remember", params: ({ event }) => ({ validated: event.output }) }, "takeUpDraft"],
              },
              { target: "refused", actions: assign({ userMessage: ({ event }) => event.output.message ?? null }) },
            ],
            onError: { target: "refused", actions: createFailureAction("validateCode") },
          },
        },
      },
    },

    loggedIn: {
      entry: [{ type: "emitStep", params: 4 }, "endHold"],
      initial: "listing",
      exit: assign({ cancelled: null }),
      on: {
        BOOK: [
          { guard: "hasOwnDay", target: "booking.restoringDays", actions: "forgetUserMessage" },
          { target: "booking", actions: ["beginAnew", "forgetUserMessage"] },
        ],
        CHANGE_BOOKING: { target: "booking", actions: ["beginChange", "keepDraft"] },
        CANCEL_BOOKING: { target: ".cancelling", actions: "markCancelled" },
      },
      states: {
        listing: {
          invoke: {
            src: "fetchBookings",
            input: ({ context }) => ({ token: getToken(context.session) }),
            onDone: { target: "listed", actions: assign({ bookings: ({ event }) => event.output.bookings }) },
            onError: [SESSION_GONE, { target: "listed", actions: createFailureAction("fetchBookings") }],
          },
        },
        listed: {},
        notCancelled: {},
        cancelling: {
          tags: "busy",
          on: { BOOK: {}, CHANGE_BOOKING: {}, CANCEL_BOOKING: {}, LOG_OUT: {}, SHOW: {} },
          invoke: {
            src: "cancelBooking",
            input: ({ context }) => ({
              bookingConfirmationId: context.cancelled ?? "",
              token: getToken(context.session),
            }),
            onDone: { target: "listing", actions: "forgetCancelled" },
            onError: [SESSION_GONE, { target: "notCancelled", actions: createFailureAction("cancelBooking") }],
          },
        },
      },
    },

    booking: {
      entry: { type: "emitStep", params: 5 },
      initial: "datesLoading",
      on: {
        BACK: "loggedIn",
        CHANGE_DAY: [
          { guard: "hasDays", target: ".datesShown", actions: ["forgetDay", "keepDraft"] },
          { target: ".datesLoading", actions: ["forgetDay", "keepDraft"] },
        ],
        CHANGE_SLOT: { target: ".timesLoading", actions: ["forgetSlot", "keepDraft"] },
      },
      states: {
        datesLoading: {
          entry: "endHold",
          on: { CHANGE_DAY: {}, CHANGE_SLOT: {} },
          invoke: {
            src: "fetchSlotDays",
            input: ({ context }) => createDaysRequest(context),
            onDone: [
              { guard: HAS_NO_DAYS, target: "noDates" },
              { target: "datesShown", actions: TAKE_DAYS },
            ],
            onError: [SESSION_GONE, { target: "datesFailed", actions: createFailureAction("fetchSlotDays") }],
          },
        },
        // What was chosen before may have been taken by others meanwhile.
        restoringDays: {
          tags: "busy",
          on: { CHANGE_DAY: {}, CHANGE_SLOT: {} },
          invoke: {
            src: "fetchSlotDays",
            input: ({ context }) => createDaysRequest(context),
            onDone: [
              { guard: HAS_NO_DAYS, target: "noDates", actions: "forgetDay" },
              {
                guard: ({ context, event }) => listDays(event.output).includes(context.day ?? ""),
                target: "restoringTimes",
                actions: TAKE_DAYS,
              },
              {
                target: "datesShown",
                actions: [TAKE_DAYS, "forgetDay", { type: "noteTaken", params: "day" }, "keepDraft"],
              },
            ],
            onError: [SESSION_GONE, { target: "datesFailed", actions: createFailureAction("fetchSlotDays") }],
          },
        },
        restoringTimes: {
          tags: "busy",
          on: { CHANGE_DAY: {}, CHANGE_SLOT: {} },
          invoke: {
            src: "fetchSlots",
            input: ({ context }) => createTimesRequest(context),
            onDone: [
              { guard: HAS_NO_SLOTS, target: "contact", actions: ["forgetSlot", "holdTime"] },
              {
                guard: ({ context, event }) =>
                  listSlots(context.day, event.output).some(({ start }) => start === context.slot?.start),
                target: "contact",
                actions: [TAKE_SLOTS, "holdTime"],
              },
              {
                target: "timesShown",
                actions: [
                  // A page that was left before a time was chosen has none to lose.
                  enqueueActions(({ context, enqueue }) => {
                    const { slot } = context
                    enqueue("forgetSlot")
                    if (slot !== null) enqueue({ type: "noteTaken", params: "time" })
                  }),
                  TAKE_SLOTS,
                  "keepDraft",
                ],
              },
            ],
            onError: [SESSION_GONE, { target: "timesFailed", actions: createFailureAction("fetchSlots") }],
          },
        },
        noDates: { on: { CHANGE_DAY: {}, CHANGE_SLOT: {} } },
        datesFailed: { on: { RETRY: "datesLoading", CHANGE_DAY: {}, CHANGE_SLOT: {} } },
        datesShown: {
          entry: "endHold",
          on: {
            CHOOSE_DAY: {
              guard: "isOfferedDay",
              target: "timesLoading",
              actions: [assign({ day: ({ event }) => event.day, slots: [], slot: null, taken: null }), "keepDraft"],
            },
            CHANGE_SLOT: {},
          },
        },
        timesLoading: {
          entry: "endHold",
          invoke: {
            src: "fetchSlots",
            input: ({ context }) => createTimesRequest(context),
            onDone: [
              // The workshop gets back with a time.
              { guard: HAS_NO_SLOTS, target: "contact", actions: ["forgetSlot", "holdTime"] },
              { target: "timesShown", actions: TAKE_SLOTS },
            ],
            onError: [SESSION_GONE, { target: "timesFailed", actions: createFailureAction("fetchSlots") }],
          },
        },
        timesFailed: { on: { RETRY: "timesLoading" } },
        timesShown: {
          on: {
            CHOOSE_SLOT: {
              guard: "isOfferedSlot",
              target: "contact",
              actions: [{ type: "takeSlot", params: ({ event }) => event }, "keepDraft", "holdTime"],
            },
          },
        },
        contact: {
          exit: "forgetUserMessage",
          on: {
            RETURN: { actions: "holdTime" },
            // Someone else has the time that the visitor chose, or the last place of the day.
            "xstate.error.actor.hold": [
              {
                guard: and(["isTimeRefused", ({ context }) => context.slot !== null]),
                target: "timesLoading",
                actions: [
                  { type: "finishHoldRequest", params: null },
                  createReport("createHold"),
                  "forgetSlot",
                  { type: "noteTaken", params: "time" },
                  "keepDraft",
                ],
              },
              {
                guard: "isTimeRefused",
                target: "datesLoading",
                actions: [
                  { type: "finishHoldRequest", params: null },
                  createReport("createHold"),
                  "forgetDay",
                  { type: "noteTaken", params: "day" },
                  "keepDraft",
                ],
              },
            ],
            // Who goes through the times with keys chooses one after the other.
            CHOOSE_SLOT: {
              guard: "isOfferedSlot",
              actions: [{ type: "takeSlot", params: ({ event }) => event }, "keepDraft", "holdTime"],
            },
            EDIT_CONTACT: { actions: [assign({ contact: ({ event }) => event.details }), "keepDraft"] },
            SUBMIT: [
              {
                guard: "isUnsettled",
                target: "settling",
                actions: "takeAttempt",
              },
              {
                guard: "isReachable",
                target: "submitting",
                actions: "takeAttempt",
              },
            ],
          },
        },
        // A page that is opened again shows what became of its order; to book is the visitor's to say.
        requesting: {
          tags: "busy",
          on: WAITING,
          invoke: {
            src: "settleOrder",
            input: ({ context }) => getLostOrder(context.session),
            onDone: [
              {
                guard: ({ event }) => event.output.bookings.length > 0,
                target: "#tyreHotel.confirmation",
                actions: [
                  { type: "confirm", params: ({ event }) => event.output.bookings[0] ?? null },
                  "forgetHold",
                  "emitPurchase",
                ],
              },
              {
                target: "contact",
                actions: [
                  { type: "remember", params: { attempt: undefined } },
                  "keepDraft",
                  assign({ isDropped: true }),
                ],
              },
            ],
            onError: [SESSION_GONE, { target: "contact", actions: createFailureAction("settleOrder") }],
          },
        },
        // Other words are sent once it is known what became of the first ones: a booking that was made is changed.
        settling: {
          tags: "busy",
          on: WAITING,
          invoke: {
            src: "settleOrder",
            input: ({ context }) => getLostOrder(context.session),
            onDone: {
              target: "submitting",
              actions: assign({
                attempt: ({ context, event }) => toReplacing(context.attempt, event.output.bookings[0] ?? null),
              }),
            },
            onError: [SESSION_GONE, { target: "contact", actions: createFailureAction("settleOrder") }],
          },
        },
        submitting: {
          tags: "busy",
          entry: { type: "remember", params: ({ context }) => ({ attempt: context.attempt ?? undefined }) },
          on: WAITING,
          invoke: {
            src: "createBooking",
            input: ({ context }) => createBookingCall(context),
            onDone: {
              target: "#tyreHotel.confirmation",
              actions: [{ type: "confirm", params: ({ event }) => event.output }, "forgetHold", "emitPurchase"],
            },
            onError: [
              SESSION_GONE,
              {
                // The outcome is unknown: the attempt stays, for the same input or a reloaded page.
                guard: ({ event }) => mayBeDone(event.error),
                target: "contact",
                actions: createFailureAction("createBooking"),
              },
              {
                target: "contact",
                actions: [{ type: "remember", params: { attempt: undefined } }, createFailureAction("createBooking")],
              },
            ],
          },
        },
      },
    },

    confirmation: {
      entry: { type: "emitStep", params: 6 },
      initial: "arriving",
      on: {
        CHANGE_BOOKING: { target: "booking", actions: ["beginChange", "keepDraft"] },
        CANCEL_BOOKING: { target: "loggedIn.cancelling", actions: "markCancelled" },
      },
      states: {
        arriving: {
          always: [{ guard: ({ context }) => isRated(context.session), target: "rated" }, { target: "unrated" }],
        },
        unrated: {
          on: {
            RATE: {
              guard: "isRated",
              target: "rating",
              actions: assign({ review: ({ event: { rating, comment, at } }) => ({ rating, comment, date: at }) }),
            },
          },
        },
        rating: {
          tags: "busy",
          on: { CHANGE_BOOKING: {}, CANCEL_BOOKING: {}, SHOW: {} },
          exit: "rememberRating",
          invoke: {
            src: "addReview",
            input: ({ context }) => ({
              bookingConfirmationId: context.session.confirmation?.bookingConfirmationId ?? "",
              rating: context.review?.rating ?? 0,
              comment: context.review?.comment ?? "",
              date: context.review?.date ?? "",
              token: getToken(context.session),
            }),
            onDone: "rated",
            // Thanked all the same. Spec 3 §8.3.
            onError: { target: "rated", actions: createFailureAction("addReview") },
          },
        },
        rated: {},
      },
    },
  },
})
