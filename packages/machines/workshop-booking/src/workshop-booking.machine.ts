import type { WorkshopBookingBookings, WorkshopBookingCatalogue } from "@forecourt/contracts/workshop-booking"
import type { WorkshopBookingProblem } from "@forecourt/contracts/workshop-booking/calls"
import { mayBeDone, type Refusal } from "@forecourt/flow-kit/refusal"
import { assign } from "xstate"
import { counted, driven, pressed, worded } from "./choices.rules.ts"
import { codesOf, NO_MILEAGE, nextDay, normalisePlate, stepOf } from "./workshop-booking.rules.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"
import { recordFailure, UNKNOWN, workshopBookingSetup } from "./workshop-booking-setup.ts"

/** Where a car's services are asked for. */
const aboutCar = ({ context: { session } }: { readonly context: WorkshopBookingContext }) => ({
  registrationNumber: session.car?.registrationNumber ?? "",
  lat: session.lat ?? 0,
  lng: session.lng ?? 0,
})

/** An order that booked something. */
const CONFIRMED = {
  guard: ({ event }: Settled) => event.output.bookings.length > 0,
  target: "booked",
  actions: { type: "confirm", params: ({ event }: Settled) => event.output.bookings[0] ?? null },
} as const

interface Settled {
  readonly event: { readonly output: WorkshopBookingBookings }
}

/** Without add-ons to choose from, the visitor goes on where they were about to be chosen. Spec 3 §4.1. */
const SKIP_ADDONS = [{ type: "noteAddons", params: false }, { type: "goTo", params: 4 }, "wantWorkshops"] as const

const HAS_NOTHING = ({ event }: { readonly event: { readonly output: WorkshopBookingCatalogue } }) =>
  event.output.serviceOfferingCategories.flatMap(({ offerings }) => offerings).length === 0

/** From a registration number and a place to a booked visit: its steps run side by side on one page. Spec 3 §4.1. */
export const workshopBookingMachine = workshopBookingSetup.createMachine({
  id: "workshopBooking",
  context: ({ input }) => ({
    ...UNKNOWN,
    session: input.session,
    today: input.today,
    keySeed: input.keySeed ?? crypto.randomUUID(),
    attempts: 0,
  }),
  initial: "arriving",
  on: { DAY_CHANGED: { actions: assign({ today: ({ event }) => event.today }) } },
  states: {
    arriving: {
      always: [{ guard: "isLost", target: "requesting" }, { guard: "isBooked", target: "booked" }, "open"],
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
          actions: { type: "choose", params: ({ context, event }) => pressed(context, event.code) },
        },
        WRITE_INPUT: {
          actions: { type: "choose", params: ({ context, event }) => worded(context, event.code, event.text) },
        },
        WRITE_MILEAGE: { actions: { type: "choose", params: ({ context, event }) => driven(context, event.text) } },
        CHOOSE_UNITS: {
          actions: { type: "choose", params: ({ context, event }) => counted(context, event.code, event.units) },
        },
        SHOW: { guard: "isOpenStep", actions: { type: "show", params: ({ event }) => event.step } },
        NEXT: [
          { guard: "hasServices", actions: [{ type: "goTo", params: 3 }, "wantAddons"] },
          {
            guard: "hasAddons",
            actions: [{ type: "noteAddons", params: true }, { type: "goTo", params: 4 }, "wantWorkshops"],
          },
        ],
        NEXT_WITHOUT_ADDONS: {
          guard: "hasNoAddons",
          actions: [{ type: "noteAddons", params: false }, { type: "goTo", params: 4 }, "wantWorkshops"],
        },
        SORT: { actions: assign({ order: ({ event }) => event.order }) },
        CHOOSE_WORKSHOP: {
          guard: "isKnownWorkshop",
          actions: { type: "takeLocation", params: ({ event }) => event.departmentId },
        },
        CHANGE_TIME: { actions: "forgetLocation" },
        SUBMIT: [
          { guard: "isUnsettled", target: "settling", actions: "takeAttempt" },
          { guard: "canSubmit", target: "submitting", actions: "takeAttempt" },
        ],
        CHOOSE_TIME: { guard: "isOfferedTime", actions: "noteTime" },
      },
      states: {
        /** Where the visitor was when an order did not succeed. */
        before: { type: "history", history: "deep" },

        lookUp: {
          initial: "idle",
          on: {
            LOOK_UP: [
              // The same car at the same place: back to where the visitor was. Spec 3 §4.1.
              {
                guard: "isSameLookUp",
                target: ".idle",
                actions: { type: "show", params: ({ context }) => stepOf(context.session) },
              },
              {
                guard: "canLookUp",
                target: ".looking",
                actions: assign({
                  regNo: ({ event }) => normalisePlate(event.regNo),
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
                onError: { target: "failed", actions: recordFailure("fetchCar") },
              },
            },
          },
        },

        /** Whether the brand has authorised workshops, for what stands above the flow. Spec 3 §2.1. */
        brand: {
          initial: "resuming",
          on: { carFound: ".asking" },
          states: {
            resuming: {
              always: [{ guard: ({ context }) => context.session.car !== undefined, target: "asking" }, "unknown"],
            },
            unknown: {},
            known: {},
            asking: {
              invoke: {
                src: "fetchAuthorizedWorkshop",
                input: ({ context }) => ({ brand: (context.session.car?.brand ?? "").replaceAll(" ", "-") }),
                onDone: { target: "known", actions: assign({ hasBrand: ({ event }) => event.output.hasBrand }) },
                onError: { target: "unknown", actions: recordFailure("fetchAuthorizedWorkshop") },
              },
            },
          },
        },

        services: {
          initial: "resuming",
          on: { carFound: ".loading" },
          states: {
            resuming: { always: [{ guard: "isUnderWay", target: "loading" }, "idle"] },
            idle: {},
            loaded: {},
            failed: { on: { RETRY: "loading" } },
            loading: {
              invoke: {
                src: "fetchServices",
                input: aboutCar,
                onDone: {
                  target: "loaded",
                  actions: assign({ services: ({ event }) => event.output.serviceOfferingCategories }),
                },
                onError: { target: "failed", actions: recordFailure("fetchServices") },
              },
            },
          },
        },

        addons: {
          initial: "resuming",
          on: { carFound: ".idle" },
          states: {
            resuming: { always: [{ guard: "isPastServices", target: "loading" }, "idle"] },
            idle: { on: { addonsWanted: "loading" } },
            loaded: {},
            loading: {
              invoke: {
                src: "fetchAddons",
                input: aboutCar,
                onDone: [
                  {
                    guard: ({ context, event }) => HAS_NOTHING({ event }) && context.session.displayState !== 3,
                    target: "idle",
                  },
                  { guard: HAS_NOTHING, target: "idle", actions: [...SKIP_ADDONS] },
                  {
                    target: "loaded",
                    actions: assign({ addons: ({ event }) => event.output.serviceOfferingCategories }),
                  },
                ],
                onError: [
                  {
                    guard: "isAtAddons",
                    target: "idle",
                    actions: [recordFailure("fetchAddons"), ...SKIP_ADDONS],
                  },
                  { target: "idle", actions: recordFailure("fetchAddons") },
                ],
              },
            },
          },
        },

        workshops: {
          initial: "resuming",
          on: {
            carFound: { target: ".idle", actions: "forgetWorkshops" },
            servicesChanged: [
              { guard: "canSearch", target: ".searching", actions: "forgetWorkshops" },
              { target: ".idle", actions: "forgetWorkshops" },
            ],
          },
          states: {
            resuming: { always: [{ guard: "canSearch", target: "searching" }, "idle"] },
            idle: { on: { workshopsWanted: "searching" } },
            /** A page is over, and there are more. */
            paused: { on: { FETCH_MORE: "searching" } },
            ended: { entry: "reportWhereNone" },
            failed: { entry: "reportNoWorkshop", on: { RETRY: "searching" } },
            searching: {
              entry: "beginPage",
              invoke: {
                src: "watchClosestWorkshops",
                input: ({ context: { session, workshops } }) => {
                  const { car, services, lat = 0, lng = 0 } = session
                  const cursor = workshops.at(-1)?.departmentId
                  return {
                    ...{ regNo: car?.registrationNumber ?? "", serviceOfferings: codesOf(services) },
                    ...{ latitude: lat, longitude: lng, ...(cursor !== undefined && { cursor }) },
                  }
                },
                onSnapshot: { actions: { type: "takeWorkshop", params: ({ event }) => event.snapshot.context } },
                onDone: [
                  { guard: ({ context }) => context.pageEnd === "nosites", target: "ended" },
                  { guard: ({ context }) => context.pageEnd === "failed", target: "failed" },
                  { target: "paused" },
                ],
                onError: { target: "failed", actions: recordFailure("watchClosestWorkshops") },
              },
            },
          },
        },

        times: {
          initial: "resuming",
          on: {
            workshopChosen: { target: ".loading", actions: "forgetDays" },
            workshopForgotten: { target: ".idle", actions: "forgetDays" },
            servicesChanged: { target: ".idle", actions: "forgetDays" },
            carFound: ".idle",
            timesOutdated: ".loading",
            SHOW_WEEK: { actions: assign({ week: ({ event }) => Math.max(0, event.week) }) },
          },
          states: {
            resuming: { always: [{ guard: "hasWorkshop", target: "loading" }, "idle"] },
            idle: {},
            loaded: { always: { guard: "isNearEnd", target: "loading" } },
            failed: { on: { RETRY: "loading" } },
            loading: {
              invoke: {
                src: "fetchTimeslots",
                input: ({ context }) => ({
                  registrationNumber: context.session.car?.registrationNumber ?? "",
                  departmentId: context.session.location?.departmentId ?? "",
                  date: `${nextDay(context)}T00:00:00`,
                  serviceOfferings: codesOf(context.session.services),
                }),
                onDone: { target: "loaded", actions: { type: "takeDays", params: ({ event }) => event.output } },
                onError: { target: "failed", actions: recordFailure("fetchTimeslots") },
              },
            },
          },
        },

        /** What the workshop asks for. Spec 3 §4.1. */
        prices: {
          initial: "resuming",
          on: {
            workshopChosen: { target: ".asking", actions: "forgetPrices" },
            workshopForgotten: { target: ".idle", actions: "forgetPrices" },
            servicesChanged: { target: ".idle", actions: "forgetPrices" },
            pricesOutdated: { guard: "hasWorkshop", target: ".asking", actions: "forgetPrices" },
            carFound: ".idle",
          },
          states: {
            resuming: { always: [{ guard: "hasWorkshop", target: "asking" }, "idle"] },
            idle: {},
            asking: {
              invoke: {
                src: "fetchPrices",
                input: ({ context: { session } }) => ({
                  registrationNumber: session.car?.registrationNumber ?? "",
                  milage: session.milage ?? NO_MILEAGE,
                  departmentId: session.location?.departmentId ?? "",
                  serviceOfferings: codesOf(session.services),
                }),
                onDone: { target: "idle", actions: { type: "takePrices", params: ({ event }) => event.output } },
                onError: { target: "idle", actions: recordFailure("fetchPrices") },
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
        input: ({ context }) => lostOrder(context),
        onDone: [CONFIRMED, { target: "open", actions: "forgetAttempt" }],
        onError: { target: "open", actions: recordFailure("settleOrder") },
      },
    },

    // Other words are sent once it is known that the first ones booked nothing.
    settling: {
      tags: "busy",
      invoke: {
        src: "settleOrder",
        input: ({ context }) => lostOrder(context),
        onDone: [CONFIRMED, { target: "submitting" }],
        onError: { target: "open.before", actions: recordFailure("settleOrder") },
      },
    },

    submitting: {
      tags: "busy",
      entry: { type: "remember", params: ({ context }) => ({ attempt: context.attempt ?? undefined }) },
      invoke: {
        src: "createBooking",
        input: ({ context: { attempt } }) => {
          if (attempt === null) throw new Error("workshop-booking: there is nothing to book. Send SUBMIT first.")
          return { ...attempt.request, idempotencyKey: attempt.key }
        },
        onDone: { target: "booked", actions: { type: "confirm", params: ({ event }) => event.output } },
        onError: [
          // Nobody said no: the attempt stays, for the same words, or for a page that is opened again.
          {
            guard: ({ event }) => mayBeDone(event.error),
            target: "open.before",
            actions: recordFailure("createBooking"),
          },
          {
            guard: ({ event }) => isTaken(event.error),
            target: "open.before",
            actions: ["forgetAttempt", recordFailure("createBooking"), "loseTime"],
          },
          { target: "open.before", actions: ["forgetAttempt", recordFailure("createBooking")] },
        ],
      },
    },

    booked: { on: { BOOK_ANEW: { target: "open", actions: "forgetAll" } } },
  },
})

/** Whether somebody else has the time. Spec 3 §8.1. */
function isTaken(error: unknown): boolean {
  return (error as Refusal | null)?.code === ("TimeslotNotAvailable" satisfies WorkshopBookingProblem)
}

function lostOrder({ session: { attempt } }: WorkshopBookingContext) {
  const { key = "", request } = attempt ?? {}
  return { idempotencyKey: key, registrationNumber: request?.registrationNumber ?? "" }
}
