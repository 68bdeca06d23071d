import { track } from "@forecourt/api-clients/analytics"
import {
  addReview,
  createBooking,
  createTyreHotelHttp,
  fetchSlotDays,
  fetchSlots,
  findCustomer,
  sendCode,
  validateCode,
} from "@forecourt/api-clients/tyre-hotel"
import {
  portsFrom,
  sessionStore,
  type TyreHotelEmitted,
  type TyreHotelEvent,
  type TyreHotelSnapshot,
  tyreHotelMachine,
} from "@forecourt/tyre-hotel-machine"
import { useEffect, useRef, useState } from "react"
import { type Actor, createActor } from "xstate"

export interface FlowOptions {
  readonly language: string
  readonly timeZone: string
}

export interface Flow {
  /** `null` until the browser has opened the session. */
  readonly snapshot: TyreHotelSnapshot | null
  readonly send: (event: TyreHotelEvent) => void
}

/** The machine, wired to this site's own service and this browser's session. */
export function useFlow({ language, timeZone }: FlowOptions): Flow {
  const actor = useRef<Actor<typeof tyreHotelMachine> | null>(null)
  const [snapshot, setSnapshot] = useState<TyreHotelSnapshot | null>(null)

  useEffect(() => {
    const flow = openFlow({ language, timeZone })
    actor.current = flow
    flow.on("*", tell)
    flow.subscribe(setSnapshot)
    flow.start()
    setSnapshot(flow.getSnapshot())
    return () => void flow.stop()
  }, [language, timeZone])

  return { snapshot, send: (event) => actor.current?.send(event) }
}

function openFlow({ language, timeZone }: FlowOptions): Actor<typeof tyreHotelMachine> {
  const http = createTyreHotelHttp({ url: location.origin, language })
  const actors = portsFrom({
    findCustomer: (input, options) => findCustomer(http, input, options),
    sendCode: (input, options) => sendCode(http, input, options),
    validateCode: (input, options) => validateCode(http, input, options),
    fetchSlotDays: (input, options) => fetchSlotDays(http, input, options),
    fetchSlots: (input, options) => fetchSlots(http, input, options),
    createBooking: (input, options) => createBooking(http, input, options),
    addReview: (input, options) => addReview(http, input, options),
  })
  return createActor(tyreHotelMachine.provide({ actors }), {
    input: {
      store: sessionStore(() => sessionStorage),
      today: () => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date()),
      regNo: takeRegNo(),
    },
  })
}

/** The registration number that an address brought along; it does not stay there. Spec 3 §2.4. */
function takeRegNo(): string | undefined {
  const url = new URL(location.href)
  const regNo = url.searchParams.get("regNo")
  if (regNo === null) return undefined
  url.searchParams.delete("regNo")
  history.replaceState(history.state, "", url)
  return regNo
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
