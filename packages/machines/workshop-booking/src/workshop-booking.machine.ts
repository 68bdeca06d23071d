import type { WorkshopBookingBookings } from "@forecourt/contracts/workshop-booking"
import type { WorkshopBookingProblem } from "@forecourt/contracts/workshop-booking/calls"
import { hasCode, mayBeDone } from "@forecourt/flow-kit/refusal"
import { and, assign, not, raise } from "xstate"
import { createFailureAction, type Failed, UNKNOWN, workshopBookingSetup } from "./booking-actions.ts"
import { applyMileage, applyPress, applyUnits, applyWords } from "./choices.rules.ts"
import { CALLS, NO_LOADS } from "./loads.ts"
import { getStepNumber, readSteps } from "./steps.rules.ts"
import { normalizePlate } from "./workshop-booking.rules.ts"
import type { Load, StepName, WorkshopBookingContext } from "./workshop-booking.types.ts"

const CONFIRMED = {
  guard: ({ event }: Settled) => event.output.bookings.length > 0,
  target: "booked",
  actions: { type: "confirm", params: ({ event }: Settled) => event.output.bookings[0] ?? null },
} as const

interface Settled {
  readonly event: { readonly output: WorkshopBookingBookings }
}

const HAS_ADDONS = { type: "hasChosen", params: "addon" } as const

/** Creates the transition from the add-ons to the workshop step. Spec 3 §4.1. */
const goToWorkshops = (hasAddons: boolean) =>
  ({
    target: "workshop",
    actions: [
      { type: "noteAddons", params: hasAddons },
      { type: "reach", params: "workshop" },
      { type: "report", params: "workshop" },
      "searchFirst",
      "resumeHold",
    ],
  }) as const

const hasProblem = hasCode<WorkshopBookingProblem>

/**
 * The state machine of the booking flow, from a registration number and a place to a booked visit. The page shows all
 * steps. Spec 3 §4.1.
 */
export const workshopBookingMachine = workshopBookingSetup.createMachine({
  id: "workshopBooking",
  context: ({ input: { session, today, keySeed, visitorId } }) => {
    const { bookingState: _, displayState: __, maxBookingState: ___, ...parts } = session
    return {
      ...UNKNOWN,
      ...readSteps(session),
      session: parts,
      today,
      keySeed: keySeed ?? crypto.randomUUID(),
      visitorId: session.visitorId ?? visitorId ?? crypto.randomUUID(),
      requestedHold: null,
      attempts: 0,
      loads: NO_LOADS,
    }
  },
  initial: "arriving",
  on: {
    DAY_CHANGED: { actions: assign({ today: ({ event }) => event.today }) },
    RETRY: { actions: "retry" },

    // What the child actors load. Spec 3 §7.1.
    "xstate.done.actor.brand": {
      actions: [createLoadDone("brand"), assign({ hasBrand: ({ event }) => event.output.hasBrand })],
    },
    "xstate.done.actor.services": {
      actions: [createLoadDone("services"), { type: "takeServices", params: ({ event }) => event.output }],
    },
    "xstate.done.actor.medians": {
      actions: [createLoadDone("medians"), { type: "takeServices", params: ({ event }) => event.output }],
    },
    "xstate.done.actor.addons": {
      actions: [createLoadDone("addons"), { type: "takeAddons", params: ({ event }) => event.output }],
    },
    "xstate.done.actor.earliest": {
      actions: [createLoadDone("earliest"), assign({ earliest: ({ event }) => event.output.workshop ?? null })],
    },
    // The list of workshops names the first time of each, so that a visitor is not notified of this failure.
    "xstate.error.actor.earliest": {
      actions: [
        { type: "setStatus", params: { load: "earliest", status: "failed" } },
        createReport("fetchEarliestTime"),
      ],
    },
    "xstate.snapshot.workshops": { actions: { type: "takeWorkshop", params: ({ event }) => event.snapshot.context } },
    "xstate.done.actor.workshops": { actions: "endPage" },
    "xstate.done.actor.times": {
      actions: [createLoadDone("times"), { type: "takeDays", params: ({ event }) => event.output }, "fetchMoreDays"],
    },
    "xstate.done.actor.prices": {
      actions: [createLoadDone("prices"), { type: "takePrices", params: ({ event }) => event.output }],
    },
    // The hold of the chosen time. A hold that fails does not stop the flow.
    "xstate.done.actor.hold": { actions: { type: "finishHoldRequest", params: ({ event }) => event.output } },
    "xstate.error.actor.hold": { actions: [{ type: "finishHoldRequest", params: null }, createReport("createHold")] },
    "xstate.done.actor.renewal": { actions: { type: "keepHold", params: ({ event }) => event.output } },
    "xstate.error.actor.renewal": [
      { guard: ({ event }) => hasProblem(event.error, "HoldOver"), actions: "endHoldOver" },
      { actions: createReport("renewHold") },
    ],
    "xstate.error.actor.removal": { actions: createReport("removeHold") },
    mileageWritten: { actions: "fetchPricesForMileage" },
    holdEnding: { actions: "renewHold" },
    holdOver: { actions: "endHoldOver" },
    "xstate.error.actor.brand": { actions: createLoadFailed("brand") },
    "xstate.error.actor.services": { actions: createLoadFailed("services") },
    "xstate.error.actor.medians": { actions: [...createLoadFailed("medians"), "forgetMedians"] },
    "xstate.error.actor.addons": { actions: [...createLoadFailed("addons"), raise({ type: "addonsMissing" })] },
    "xstate.error.actor.workshops": { actions: [...createLoadFailed("workshops"), "reportNoWorkshop"] },
    "xstate.error.actor.times": { actions: createLoadFailed("times") },
    "xstate.error.actor.prices": { actions: createLoadFailed("prices") },
  },
  states: {
    arriving: {
      always: [
        { guard: "isLost", target: "requesting" },
        { guard: { type: "arrivedAt", params: "booked" }, target: "booked" },
        { target: "open", actions: "resume" },
      ],
    },

    open: {
      type: "parallel",
      on: {
        CHOOSE_PLACE: {
          actions: [
            { type: "remember", params: ({ event }) => ({ place: event.place }) },
            assign({ isPlaceDenied: false }),
          ],
        },
        CHANGE_PLACE: { actions: { type: "remember", params: { place: undefined } } },
        DENY_PLACE: { actions: assign({ isPlaceDenied: true }) },
        TOGGLE_SERVICE: {
          actions: { type: "choose", params: ({ context, event }) => applyPress(context, event.code) },
        },
        WRITE_INPUT: {
          actions: { type: "choose", params: ({ context, event }) => applyWords(context, event.code, event.text) },
        },
        WRITE_MILEAGE: {
          actions: { type: "choose", params: ({ context, event }) => applyMileage(context, event.text) },
        },
        CHOOSE_UNITS: {
          actions: { type: "choose", params: ({ context, event }) => applyUnits(context, event.code, event.units) },
        },
        SORT: { actions: assign({ order: ({ event }) => event.order }) },
        FETCH_MORE: { guard: "hasMoreWorkshops", actions: "searchMore" },
        CHOOSE_WORKSHOP: {
          guard: "isKnownWorkshop",
          actions: { type: "takeLocation", params: ({ event }) => event.departmentId },
        },
        CHOOSE_FIRST_TIME: {
          guard: "isKnownWorkshop",
          actions: [{ type: "takeLocation", params: ({ event }) => event.departmentId }, "noteFirstTime", "holdTime"],
        },
        CHANGE_TIME: { actions: "forgetLocation" },
        SHOW_WEEK: { actions: [assign({ week: ({ event }) => Math.max(0, event.week) }), "fetchMoreDays"] },
        CHOOSE_TIME: { guard: "isOfferedTime", actions: ["noteTime", "holdTime"] },
        LEAVE: { actions: "forgetHold" },
        "xstate.error.actor.hold": {
          guard: and(["isHoldWanted", ({ event }) => hasProblem(event.error, "TimeslotNotAvailable")]),
          actions: [{ type: "finishHoldRequest", params: null }, createFailureAction("createHold"), "loseTime"],
        },
      },
      states: {
        before: { type: "history", history: "deep" },

        /** The open step. Spec 3 §2.1. */
        step: {
          initial: "arriving",
          on: {
            SHOW: [
              createShownStep("vehicle", "endHold"),
              createShownStep("services", "endHold"),
              createShownStep("addons", "endHold"),
              createShownStep("workshop", "resumeHold", "searchFirst"),
            ],
            carFound: { target: ".services", actions: { type: "report", params: "services" } },
          },
          states: {
            arriving: {
              always: [createArrival("services"), createArrival("addons"), createArrival("workshop"), "vehicle"],
            },
            vehicle: {},
            services: {
              on: {
                NEXT: {
                  guard: { type: "hasChosen", params: "service" },
                  target: "addons",
                  actions: [{ type: "reach", params: "addons" }, { type: "report", params: "addons" }, "fetchAddons"],
                },
              },
            },
            addons: {
              on: {
                NEXT: { guard: HAS_ADDONS, ...goToWorkshops(true) },
                NEXT_WITHOUT_ADDONS: { guard: not(HAS_ADDONS), ...goToWorkshops(false) },
                // Without add-ons the flow continues. Spec 3 §4.1.
                addonsMissing: goToWorkshops(false),
              },
            },
            workshop: {
              on: {
                RETURN: { actions: "resumeHold" },
                SUBMIT: [
                  { guard: and(["canSubmit", "isOtherUnsettled"]), target: "#settling", actions: "takeAttempt" },
                  { guard: "canSubmit", target: "#submitting", actions: "takeAttempt" },
                ],
              },
            },
          },
        },

        lookUp: {
          initial: "idle",
          on: {
            LOOK_UP: [
              // The same car at the same place: back to where the visitor was. Spec 3 §4.1.
              {
                guard: "isSameLookUp",
                target: ".idle",
                actions: raise(({ context }) => ({ type: "SHOW", step: getStepNumber(context.reached) })),
              },
              {
                guard: "canLookUp",
                target: ".looking",
                actions: assign({
                  regNo: ({ event }) => normalizePlate(event.regNo),
                  unsupportedBrand: null,
                  messages: ({ context: { messages } }) => ({ ...messages, fetchCar: undefined }),
                }),
              },
            ],
          },
          states: {
            idle: {},
            unsupported: {},
            failed: {},
            looking: {
              tags: "busy",
              on: { LOOK_UP: {}, CHOOSE_PLACE: {}, CHANGE_PLACE: {} },
              invoke: {
                src: "fetchCar",
                input: ({ context }) => ({ registrationNumber: context.regNo }),
                onDone: [
                  {
                    guard: ({ event }) => !event.output.isSupported,
                    target: "unsupported",
                    actions: assign({ unsupportedBrand: ({ event }) => event.output.brand }),
                  },
                  { target: "idle", actions: { type: "takeCar", params: ({ event }) => event.output } },
                ],
                onError: { target: "failed", actions: createFailureAction("fetchCar") },
              },
            },
          },
        },
      },
    },

    // A page that is opened again shows what became of its order; to book is the visitor's to say.
    requesting: {
      tags: "busy",
      invoke: {
        src: "settleOrder",
        input: getLostOrder,
        onDone: [CONFIRMED, { target: "open", actions: ["forgetAttempt", "resume"] }],
        onError: { target: "open", actions: [createFailureAction("settleOrder"), "resume"] },
      },
    },

    // Other words are sent once it is known that the first ones booked nothing.
    settling: {
      id: "settling",
      tags: "busy",
      invoke: {
        src: "settleOrder",
        input: getLostOrder,
        onDone: [CONFIRMED, { target: "submitting" }],
        onError: { target: "open.before", actions: createFailureAction("settleOrder") },
      },
    },

    submitting: {
      id: "submitting",
      tags: "busy",
      entry: { type: "remember", params: ({ context }) => ({ attempt: context.attempt ?? undefined }) },
      invoke: {
        src: "createBooking",
        input: ({ context: { attempt, held, session } }) => {
          if (attempt === null) throw new Error("workshop-booking: there is nothing to book. Send SUBMIT first.")
          const { visitorId } = session
          return {
            ...attempt.request,
            idempotencyKey: attempt.key,
            ...(visitorId !== undefined && { visitorId }),
            ...(held !== null && { holdId: held.id }),
          }
        },
        onDone: { target: "booked", actions: { type: "confirm", params: ({ event }) => event.output } },
        onError: [
          // The outcome is unknown: the attempt stays, for the same input or a reloaded page.
          {
            guard: ({ event }) => mayBeDone(event.error),
            target: "open.before",
            actions: createFailureAction("createBooking"),
          },
          {
            guard: ({ event }) => hasProblem(event.error, "TimeslotNotAvailable"),
            target: "open.before",
            actions: ["forgetAttempt", createFailureAction("createBooking"), "loseTime"],
          },
          {
            target: "open.before",
            actions: [
              "forgetAttempt",
              createFailureAction("createBooking"),
              assign({ isLimitReached: ({ event }) => hasProblem(event.error, "BookingLimitReached") }),
            ],
          },
        ],
      },
    },

    booked: { on: { BOOK_ANEW: { target: "open", actions: "forgetAll" } } },
  },
})

function createShownStep(step: StepName, ...actions: readonly ("endHold" | "resumeHold" | "searchFirst")[]) {
  return {
    guard: { type: "isShown", params: step },
    target: `.${step}`,
    actions: [{ type: "report", params: step }, ...actions],
  } as const
}

function createArrival(step: StepName) {
  return { guard: { type: "arrivedAt", params: step }, target: step } as const
}

function createLoadDone(load: Load) {
  return { type: "setStatus", params: { load, status: "loaded" } } as const
}

function createLoadFailed(load: Load) {
  return [{ type: "setStatus", params: { load, status: "failed" } }, createFailureAction(CALLS[load])] as const
}

/** Creates the action that reports a failed call of which the visitor is not notified. */
function createReport<Call extends "fetchEarliestTime" | "createHold" | "renewHold" | "removeHold">(call: Call) {
  return { type: "reportFailure", params: ({ event }: Failed) => ({ call, error: event.error }) } as const
}

function getLostOrder({ context }: { readonly context: WorkshopBookingContext }) {
  const { key = "", request } = context.session.attempt ?? {}
  return { idempotencyKey: key, registrationNumber: request?.registrationNumber ?? "" }
}
