import { getDayInZone } from "@forecourt/calendar"
import { TYRE_HOTEL_CALLS } from "@forecourt/contracts/tyre-hotel/calls"
import { createLazyCalls } from "@forecourt/flow-kit/lazy-calls"
import { createSessionStore, type PartReaders } from "@forecourt/flow-kit/session-store"
import { createBrowserSteps, type StepHistory } from "@forecourt/flow-kit/step-history"
import {
  SESSION_KEY,
  STEPS_BEFORE,
  type TyreHotelCalls,
  type TyreHotelEmitted,
  type TyreHotelInput,
  type TyreHotelSession,
  type TyreHotelStep,
} from "@forecourt/tyre-hotel-machine"
import { createContext } from "react"
import { trackFlow } from "../flow/track-flow.ts"
import { runWithStorage } from "../flow/with-storage.ts"
import { readRegNo, removeRegNo } from "./brought-reg-no.ts"

export interface FlowLocale {
  readonly language: string
  readonly timeZone: string
}

export interface FlowWorld {
  readonly ports: TyreHotelCalls
  readonly input: TyreHotelInput
  readonly save: (session: TyreHotelSession) => void
  readonly emit: (event: TyreHotelEmitted) => void
  readonly steps?: StepHistory<TyreHotelStep>
  /** Ends a hold while the visitor leaves the page. */
  readonly release: (holdId: string) => void
}

/**
 * A function that provides the dependencies of the booking flow. It returns a promise if the visitor has a stored
 * session, because the code that reads the session must be loaded first.
 */
export type OpenWorld = (locale: FlowLocale) => FlowWorld | Promise<FlowWorld>

/** The React context with the function that provides the dependencies of the flow. Storybook replaces it. */
export const FlowWorldContext = createContext<OpenWorld>(createSiteWorld)

function createSiteWorld(locale: FlowLocale): FlowWorld | Promise<FlowWorld> {
  // Most visitors have no session yet, and do not need the code that reads one.
  if (runWithStorage((storage) => storage.getItem(SESSION_KEY)) === null) return createWorld({}, locale)
  return fetchSite()
    .catch(fetchSite)
    .then(({ SESSION_PARTS }) => createWorld(SESSION_PARTS, locale))
}

/**
 * Loads the code of the service calls and of stored sessions as one module, since a visitor with a session needs both.
 */
const fetchSite = () => import("./site-ports.ts")

function createWorld(parts: Partial<PartReaders<TyreHotelSession>>, { language, timeZone }: FlowLocale): FlowWorld {
  const kept = createSessionStore<TyreHotelSession>(() => sessionStorage, { key: SESSION_KEY, parts })
  const steps = createBrowserSteps({ key: "tyreHotel", before: STEPS_BEFORE })
  // The client of the service is loaded with the first call.
  const open = () => fetchSite().then(({ createSitePorts: sitePorts }) => sitePorts(language))
  return {
    ports: createLazyCalls<TyreHotelCalls>(TYRE_HOTEL_CALLS, open),
    input: {
      session: kept.load(),
      today: getDayInZone(timeZone, Date.now()),
      regNo: readRegNo(),
      openedAt: steps.openedAt,
    },
    save(session) {
      kept.save(session)
      removeRegNo()
    },
    emit: (event) => trackFlow("tyre-hotel", event),
    // A page that is being left can no longer wait for a response.
    release: (holdId) =>
      void navigator.sendBeacon(`/api/tirehotel/booking/holds/${encodeURIComponent(holdId)}/release`),
    steps,
  }
}
