import { assign } from "xstate"
import {
  attemptFor,
  bookingCallOf,
  bookingWindow,
  callOf,
  isBooked,
  isCodeSent,
  isLoggedIn,
  isSessionGone,
  isUnderWay,
  mayBeBooked,
  normalisePlate,
  tokenOf,
} from "./tyre-hotel.rules.ts"
import { type Failed, FRESH, hear, tyreHotelSetup } from "./tyre-hotel-setup.ts"

const SESSION_GONE = {
  guard: ({ event }: Failed) => isSessionGone(event.error),
  target: "#tyreHotel.search.sessionGone",
  actions: "forgetVisitor",
} as const

/** From a registration number to a booked and rated wheel change. Spec 3 §4.2. */
export const tyreHotelMachine = tyreHotelSetup.createMachine({
  id: "tyreHotel",
  context: ({ input }) => ({
    ...FRESH,
    attempt: null,
    store: input.store,
    today: input.today,
    now: input.now ?? (() => new Date()),
    newKey: input.newKey ?? (() => crypto.randomUUID()),
    session: input.store.load(),
    regNo: normalisePlate(input.regNo ?? ""),
  }),
  initial: "resuming",
  on: {
    LOG_OUT: { target: ".search", actions: "forgetVisitor" },
  },
  states: {
    resuming: {
      always: [
        { guard: ({ context }) => isBooked(context.session), target: "confirmation" },
        // Asked once more under its key, the service says what became of it.
        {
          guard: ({ context }) => isUnderWay(context.session),
          target: "booking.submitting",
          actions: "takeUpAttempt",
        },
        { guard: ({ context }) => isLoggedIn(context.session), target: "loggedIn" },
        { guard: ({ context }) => isCodeSent(context.session), target: "validate" },
        { guard: ({ context }) => context.session.customer !== undefined, target: "login" },
        { target: "search" },
      ],
    },

    search: {
      entry: { type: "tellStep", params: 1 },
      initial: "editing",
      on: {
        SEARCH: {
          guard: "isSearchable",
          target: ".looking",
          actions: assign({ regNo: ({ event }) => normalisePlate(event.regNo) }),
        },
      },
      states: {
        editing: {},
        noAgreement: {},
        failed: {},
        sessionGone: {},
        looking: {
          on: { SEARCH: {} },
          invoke: {
            src: "findCustomer",
            input: ({ context }) => ({ regNo: context.regNo }),
            onDone: [
              { guard: ({ event }) => event.output === null, target: "noAgreement" },
              {
                target: "#tyreHotel.login",
                actions: { type: "remember", params: ({ event }) => ({ customer: event.output ?? undefined }) },
              },
            ],
            onError: { target: "failed", actions: hear("findCustomer") },
          },
        },
      },
    },

    login: {
      entry: { type: "tellStep", params: 2 },
      initial: "ready",
      on: {
        SEND_CODE: ".sending",
        GO_BACK: { target: "search", actions: "forgetVisitor" },
      },
      states: {
        ready: {},
        refused: {},
        sending: {
          on: { SEND_CODE: {}, GO_BACK: {} },
          invoke: {
            src: "sendCode",
            input: ({ context }) => ({ encryptedPhoneNumber: context.session.customer?.encryptedPhoneNumber ?? "" }),
            onDone: {
              target: "#tyreHotel.validate",
              actions: { type: "remember", params: ({ event }) => ({ credentials: event.output }) },
            },
            onError: { target: "refused", actions: hear("sendCode") },
          },
        },
      },
    },

    validate: {
      entry: { type: "tellStep", params: 3 },
      initial: "editing",
      on: {
        VERIFY_CODE: {
          guard: "isWholeCode",
          target: ".verifying",
          actions: assign({ code: ({ event }) => event.code }),
        },
        // A code that did not arrive is asked for once more where the first one was.
        GO_BACK: { target: "login", actions: { type: "remember", params: { credentials: undefined } } },
      },
      states: {
        editing: {},
        refused: { on: { EDIT_CODE: { target: "editing", actions: "forgetWords" } } },
        verifying: {
          on: { VERIFY_CODE: {}, GO_BACK: {} },
          exit: assign({ code: "" }),
          invoke: {
            src: "validateCode",
            input: ({ context }) => ({
              authorizationToken: context.session.credentials?.authorizationToken ?? "",
              code: context.code,
            }),
            onDone: [
              {
                guard: ({ event }) => isLoggedIn({ validated: event.output }),
                target: "#tyreHotel.loggedIn",
                actions: { type: "remember", params: ({ event }) => ({ validated: event.output }) },
              },
              { target: "refused", actions: assign({ words: ({ event }) => event.output.message ?? null }) },
            ],
            onError: { target: "refused", actions: hear("validateCode") },
          },
        },
      },
    },

    loggedIn: {
      entry: { type: "tellStep", params: 4 },
      on: { BOOK: { target: "booking", actions: "forgetBooking" } },
    },

    booking: {
      entry: { type: "tellStep", params: 5 },
      initial: "datesLoading",
      on: {
        GO_BACK: "loggedIn",
        CHANGE_DAY: [
          { guard: "hasDays", target: ".datesShown", actions: "forgetDay" },
          { target: ".datesLoading", actions: "forgetDay" },
        ],
        CHANGE_SLOT: { target: ".timesLoading", actions: "forgetSlot" },
      },
      states: {
        datesLoading: {
          on: { CHANGE_DAY: {}, CHANGE_SLOT: {} },
          invoke: {
            src: "fetchSlotDays",
            input: ({ context }) => ({ ...callOf(context), ...bookingWindow(context.today()) }),
            onDone: [
              { guard: ({ event }) => event.output.length === 0, target: "noDates" },
              { target: "datesShown", actions: assign({ days: ({ event }) => event.output }) },
            ],
            onError: [SESSION_GONE, { target: "datesFailed", actions: hear("fetchSlotDays") }],
          },
        },
        noDates: { on: { CHANGE_DAY: {}, CHANGE_SLOT: {} } },
        datesFailed: { on: { TRY_AGAIN: "datesLoading", CHANGE_DAY: {}, CHANGE_SLOT: {} } },
        datesShown: {
          on: {
            CHOOSE_DAY: {
              guard: "isOfferedDay",
              target: "timesLoading",
              actions: assign({ day: ({ event }) => event.day }),
            },
            CHANGE_SLOT: {},
          },
        },
        timesLoading: {
          invoke: {
            src: "fetchSlots",
            input: ({ context }) => ({ ...callOf(context), date: context.day ?? "" }),
            onDone: [
              // The workshop gets back with a time.
              { guard: ({ event }) => event.output.length === 0, target: "contact" },
              { target: "timesShown", actions: assign({ slots: ({ event }) => event.output }) },
            ],
            onError: [SESSION_GONE, { target: "timesFailed", actions: hear("fetchSlots") }],
          },
        },
        timesFailed: { on: { TRY_AGAIN: "timesLoading" } },
        timesShown: {
          on: {
            CHOOSE_SLOT: {
              guard: "isOfferedSlot",
              target: "contact",
              actions: { type: "takeSlot", params: ({ event }) => event },
            },
          },
        },
        contact: {
          exit: { type: "remember", params: { attempt: undefined } },
          on: {
            // Who goes through the times with keys chooses one after the other.
            CHOOSE_SLOT: {
              guard: "isOfferedSlot",
              actions: [
                { type: "takeSlot", params: ({ event }) => event },
                { type: "remember", params: { attempt: undefined } },
              ],
            },
            SUBMIT_BOOKING: {
              guard: "isReachable",
              target: "submitting",
              actions: assign({ attempt: ({ context, event }) => attemptFor(context, event.details), words: null }),
            },
          },
        },
        submitting: {
          entry: { type: "remember", params: ({ context }) => ({ attempt: context.attempt ?? undefined }) },
          on: { GO_BACK: {}, CHANGE_DAY: {}, CHANGE_SLOT: {}, LOG_OUT: {} },
          invoke: {
            src: "createBooking",
            input: ({ context }) => bookingCallOf(context),
            onDone: {
              target: "#tyreHotel.confirmation",
              actions: [
                { type: "remember", params: ({ event }) => ({ confirmation: event.output, attempt: undefined }) },
                "tellPurchase",
              ],
            },
            onError: [
              SESSION_GONE,
              {
                // Nobody said no: the attempt stays, for the same words, or for a page that is opened again.
                guard: ({ event }) => mayBeBooked(event.error),
                target: "contact",
                actions: hear("createBooking"),
              },
              {
                target: "contact",
                actions: [{ type: "remember", params: { attempt: undefined } }, hear("createBooking")],
              },
            ],
          },
        },
      },
    },

    confirmation: {
      entry: { type: "tellStep", params: 6 },
      initial: "unrated",
      states: {
        unrated: {
          on: {
            RATE: {
              guard: "isRated",
              target: "rating",
              actions: assign({ review: ({ event: { rating, comment } }) => ({ rating, comment }) }),
            },
          },
        },
        rating: {
          invoke: {
            src: "addReview",
            input: ({ context }) => ({
              rating: context.review?.rating ?? 0,
              comment: context.review?.comment ?? "",
              date: context.now().toISOString(),
              token: tokenOf(context.session),
            }),
            onDone: "rated",
            // Thanked all the same. Spec 3 §8.3.
            onError: { target: "rated", actions: hear("addReview") },
          },
        },
        rated: {},
      },
    },
  },
})
