import { track } from "@forecourt/api-clients/analytics"
import {
  sessionStore,
  type TyreHotelEmitted,
  type TyreHotelInput,
  type TyreHotelPorts,
} from "@forecourt/tyre-hotel-machine"
import { createContext } from "react"
import { forgetRegNo, takeRegNo } from "./brought-reg-no.ts"
import { browserSteps, type StepHistory } from "./step-history.ts"

/** What a page says of itself. */
export interface FlowPlace {
  readonly language: string
  readonly timeZone: string
}

/** What the machine asks of the world. */
export type FlowPorts = {
  readonly [Name in keyof TyreHotelPorts]: (
    input: Parameters<TyreHotelPorts[Name]>[0],
    options: { readonly signal: AbortSignal },
  ) => ReturnType<TyreHotelPorts[Name]>
}

/** All that the flow asks of the world, and tells it. */
export interface FlowWorld {
  readonly ports: FlowPorts
  readonly input: TyreHotelInput
  readonly tell: (event: TyreHotelEmitted) => void
  /** The way back and forward, where there is one. */
  readonly steps?: StepHistory
}

/** Opens the world in the browser. The workshop puts one of its own in this place. */
export const FlowWorldContext = createContext<(place: FlowPlace) => FlowWorld>(worldOfSite)

/** This site's own service, and the browser's session. */
function worldOfSite({ language, timeZone }: FlowPlace): FlowWorld {
  const kept = sessionStore(() => sessionStorage)
  const steps = browserSteps()
  // What speaks to the service comes with the first call.
  const open = () => import("./site-ports.ts").then(({ sitePorts }) => sitePorts(language))
  return {
    ports: {
      findCustomer: async (...asked) => (await open()).findCustomer(...asked),
      sendCode: async (...asked) => (await open()).sendCode(...asked),
      validateCode: async (...asked) => (await open()).validateCode(...asked),
      fetchSlotDays: async (...asked) => (await open()).fetchSlotDays(...asked),
      fetchSlots: async (...asked) => (await open()).fetchSlots(...asked),
      createBooking: async (...asked) => (await open()).createBooking(...asked),
      settleOrder: async (...asked) => (await open()).settleOrder(...asked),
      fetchBookings: async (...asked) => (await open()).fetchBookings(...asked),
      cancelBooking: async (...asked) => (await open()).cancelBooking(...asked),
      addReview: async (...asked) => (await open()).addReview(...asked),
      logOut: async (...asked) => (await open()).logOut(...asked),
    },
    input: {
      store: {
        load: kept.load,
        save: (session) => {
          kept.save(session)
          forgetRegNo()
        },
      },
      today: () => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date()),
      regNo: takeRegNo(),
      openedAt: steps.openedAt,
    },
    tell,
    steps,
  }
}

/** Analytics hear steps, bookings and failures, and nothing of who the visitor is. Spec 3 §7.3. */
function tell(event: TyreHotelEmitted): void {
  if (event.type === "flowStep") track({ event: "flow_interaction", flow_name: "tyre-hotel", flow_step: event.step })
  if (event.type === "purchase")
    track({ event: "purchase", transaction_id: event.bookingId, currency: event.currency, value: event.value })
  if (event.type === "failure") {
    // The error names a call and a status; the service's words for the visitor are not part of it.
    console.error(event.error)
    track({ event: "event_error", flow_name: "tyre-hotel", error_call: event.call })
  }
}
