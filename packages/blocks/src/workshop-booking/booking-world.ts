import { track } from "@forecourt/api-clients/analytics"
import { type CalendarDay, getDayInZone } from "@forecourt/calendar"
import type { Position } from "@forecourt/contracts/distance"
import { WORKSHOP_BOOKING_CALLS, WORKSHOP_BOOKING_STREAMS } from "@forecourt/contracts/workshop-booking/calls"
import { createLazyCalls } from "@forecourt/flow-kit/lazy-calls"
import { createSessionStore, type PartReaders } from "@forecourt/flow-kit/session-store"
import {
  SESSION_KEY,
  type WorkshopBookingCalls,
  type WorkshopBookingEmitted,
  type WorkshopBookingInput,
  type WorkshopBookingSession,
} from "@forecourt/workshop-booking-machine"
import { createContext } from "react"
import { trackFlow } from "../flow/track-flow.ts"
import { runWithStorage } from "../flow/with-storage.ts"

export interface BookingLocale {
  readonly language: string
  readonly timeZone: string
}

export interface BookingWorld {
  readonly ports: WorkshopBookingCalls
  readonly input: WorkshopBookingInput
  readonly save: (session: WorkshopBookingSession) => void
  /** Returns the current date in the workshops' time zone. */
  readonly getToday: () => CalendarDay
  readonly emit: (event: WorkshopBookingEmitted) => void
  /** Returns the visitor's position. The promise rejects if the browser does not provide one. */
  readonly locate: () => Promise<Position>
  readonly reload: () => void
  /** Ends a hold while the visitor leaves the page. */
  readonly release: (holdId: string) => void
}

/**
 * A function that provides the dependencies of the booking. It returns a promise if the visitor has a stored session,
 * because the code that reads the session must be loaded first.
 */
export type OpenBookingWorld = (locale: BookingLocale) => BookingWorld | Promise<BookingWorld>

/** The React context with the function that provides the dependencies of the booking. Storybook replaces it. */
export const BookingWorldContext = createContext<OpenBookingWorld>(createSiteWorld)

function createSiteWorld(locale: BookingLocale): BookingWorld | Promise<BookingWorld> {
  // Most visitors have no session yet, and do not need the code that reads one.
  if (runWithStorage((storage) => storage.getItem(SESSION_KEY)) === null) return createWorld({}, locale)
  return fetchParts()
    .catch(fetchParts)
    .then(({ SESSION_PARTS }) => createWorld(SESSION_PARTS, locale))
}

const fetchParts = () => import("@forecourt/workshop-booking-machine/session-parts")

function createWorld(
  parts: Partial<PartReaders<WorkshopBookingSession>>,
  { language, timeZone }: BookingLocale,
): BookingWorld {
  // The client of the service is loaded with the first call.
  const open = async () => {
    const { createWorkshopBookingHttp, workshopBookingClient } = await import("@forecourt/api-clients/workshop-booking")
    return workshopBookingClient(createWorkshopBookingHttp({ url: location.origin, language }))
  }
  const { load, save } = createSessionStore<WorkshopBookingSession>(() => sessionStorage, { key: SESSION_KEY, parts })
  const getToday = () => getDayInZone(timeZone, Date.now())
  return {
    ports: createLazyCalls<WorkshopBookingCalls>(WORKSHOP_BOOKING_CALLS, open, WORKSHOP_BOOKING_STREAMS),
    input: { session: load(), today: getToday() },
    save,
    getToday,
    emit(event) {
      if (event.type !== "noWorkshop") trackFlow(FLOW, event)
      else track({ event: "event_error", flow_name: FLOW, error_call: "noWorkshop" }) // spec 3 §8.1
    },
    locate: findPosition,
    reload: () => location.reload(),
    // A page that is being left can no longer wait for a response.
    release: (holdId) => void navigator.sendBeacon(`/api/mechmate/holds/${encodeURIComponent(holdId)}/release`),
  }
}

const FLOW = "workshop-booking"

const PATIENCE_MS = 10_000
/**
 * The number of decimals of a position in URLs. Two decimals are precise to about a kilometre, which is enough for a
 * search.
 */
const DIGITS = 2

function findPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ latitude: Number(latitude.toFixed(DIGITS)), longitude: Number(longitude.toFixed(DIGITS)) }),
      reject,
      { timeout: PATIENCE_MS },
    )
  })
}
