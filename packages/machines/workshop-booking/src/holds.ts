import type { WorkshopBookingHold } from "@forecourt/contracts/workshop-booking"
import { getBookingTime } from "./booking-time.ts"
import type { Enqueue } from "./loads.ts"
import { formatCodes } from "./workshop-booking.rules.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"

/**
 * The time in milliseconds before the end of a hold at which it is extended. In hidden pages, timers can be a minute
 * late.
 */
const RENEWED_BEFORE_MS = 120_000

export const NO_HOLD = { held: null, isHoldOver: false, wantedHold: null } as const

type Session = WorkshopBookingContext["session"]

function createHoldRequest({ car, location, services, ...session }: Session) {
  const time = getBookingTime(session)
  if (car === undefined || location === undefined || time === null) return null
  return {
    departmentId: location.departmentId,
    timeSlot: time.startsAt,
    isFullDay: time.isFullDay,
    registrationNumber: car.registrationNumber,
    serviceOfferings: formatCodes(services),
  }
}

/** Returns a text that identifies the chosen time, or `null` if no time is chosen. */
function formatChosenTime(session: Session): string | null {
  const request = createHoldRequest(session)
  return request === null ? null : JSON.stringify(request)
}

/**
 * Requests a hold of the chosen time. While another request is under way, waits for its response, so that the service
 * receives the requests in order.
 */
export function startHold(enqueue: Enqueue, { requestedHold }: WorkshopBookingContext): void {
  stopTimers(enqueue)
  enqueue.assign(({ context: { session, visitorId } }) => ({
    ...NO_HOLD,
    wantedHold: formatChosenTime(session),
    session: { ...session, visitorId },
  }))
  if (requestedHold === null) sendRequest(enqueue)
}

function sendRequest(enqueue: Enqueue): void {
  enqueue.assign(({ context: { wantedHold } }) => ({ requestedHold: wantedHold }))
  enqueue.spawnChild("createHold", {
    id: "hold",
    input: ({ context: { session, visitorId } }) => {
      const request = createHoldRequest(session)
      if (request === null) throw new Error("workshop-booking: there is no time to hold. Send CHOOSE_TIME first.")
      return { visitorId, ...request }
    },
  })
}

/** Takes the response to a request. If the visitor has changed the choice since, ends the hold or requests another. */
export function finishRequest(
  enqueue: Enqueue,
  { wantedHold, requestedHold }: WorkshopBookingContext,
  hold: WorkshopBookingHold | null,
): void {
  enqueue.assign({ requestedHold: null })
  if (wantedHold !== null && wantedHold !== requestedHold) sendRequest(enqueue)
  else if (hold === null) enqueue.assign(NO_HOLD)
  else if (wantedHold === null) sendRemoval(enqueue, hold.id)
  else keepHold(enqueue, hold)
}

/** Stores a hold, and sets the timers of its renewal and its end. */
export function keepHold(enqueue: Enqueue, { id, expiresAt, isRenewed, secondsLeft }: WorkshopBookingHold): void {
  stopTimers(enqueue)
  enqueue.assign({ held: { id, expiresAt } })
  const endsInMs = secondsLeft * 1000
  enqueue.raise({ type: "holdOver" }, { id: "holdOver", delay: endsInMs })
  if (isRenewed) return
  enqueue.raise({ type: "holdEnding" }, { id: "holdEnding", delay: Math.max(0, endsInMs - RENEWED_BEFORE_MS) })
}

/** Ends the visitor's hold, if there is one. */
export function endHold(enqueue: Enqueue, { held }: WorkshopBookingContext): void {
  forgetHold(enqueue)
  if (held !== null) sendRemoval(enqueue, held.id)
}

/** Forgets the hold without ending it, because it has ended already. */
export function forgetHold(enqueue: Enqueue): void {
  stopTimers(enqueue)
  enqueue.assign(NO_HOLD)
}

export function sendRenewal(enqueue: Enqueue, { held }: WorkshopBookingContext): void {
  if (held !== null) enqueue.spawnChild("renewHold", { id: "renewal", input: { holdId: held.id } })
}

function sendRemoval(enqueue: Enqueue, holdId: string): void {
  enqueue.stopChild("removal")
  enqueue.spawnChild("removeHold", { id: "removal", input: { holdId } })
}

function stopTimers(enqueue: Enqueue): void {
  enqueue.stopChild("renewal")
  enqueue.cancel("holdOver")
  enqueue.cancel("holdEnding")
}
