import { createHoldSteps } from "@forecourt/flow-kit/holds"
import { getBookingTime } from "./booking-time.ts"
import type { Enqueue } from "./loads.ts"
import { formatCodes } from "./workshop-booking.rules.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"

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

const steps = createHoldSteps<WorkshopBookingContext, Enqueue>({
  formatChosenTime({ session }) {
    const request = createHoldRequest(session)
    return request === null ? null : JSON.stringify(request)
  },
  createHold: (enqueue) =>
    enqueue.spawnChild("createHold", {
      id: "hold",
      input: ({ context: { session, visitorId } }) => {
        const request = createHoldRequest(session)
        if (request === null) throw new Error("workshop-booking: there is no time to hold. Send CHOOSE_TIME first.")
        return { visitorId, ...request }
      },
    }),
  renewHold: (enqueue, holdId) => enqueue.spawnChild("renewHold", { id: "renewal", input: { holdId } }),
  removeHold: (enqueue, holdId) => enqueue.spawnChild("removeHold", { id: "removal", input: { holdId } }),
})

export const { finishRequest, keepHold, renewHold, endHold, forgetHold, finishHold } = steps

/** Requests a hold of the chosen time for the visitor of the session. */
export function startHold(enqueue: Enqueue, context: WorkshopBookingContext): void {
  enqueue.assign(({ context: { session, visitorId } }) => ({ session: { ...session, visitorId } }))
  steps.startHold(enqueue, context)
}
