import { isCalendarDay } from "@forecourt/calendar"
import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import { listPossibleNumbers } from "@forecourt/service-kit/phone-numbers"
import type { Visit, VisitDesk, VisitRefusal } from "@forecourt/service-kit/staff"
import { findVisit, findVisits, listStaffWorkshops, listVisits, type VisitRow } from "../storage/visits.ts"
import type { TyreHotelContext } from "../tyre-hotel.types.ts"
import { cancelBooking } from "./cancel-booking.ts"
import { type MoveOutcome, moveBooking } from "./move-booking.ts"
import { listFreeDays } from "./visit-actions.ts"

/** Creates the part of the staff's desk that shows tyre visits. */
export function createVisitDesk(hotel: TyreHotelContext): VisitDesk {
  const { storage } = hotel
  return {
    kind: "tyre-visits",
    listWorkshops: () => listStaffWorkshops(storage),
    listDay: async (workshopId, day) => (await listVisits(storage, workshopId, day)).map(toVisit),
    findVisits: async (words) =>
      (await findVisits(storage, normalizeRegNo(words), listPossibleNumbers(words))).map(toVisit),
    async findVisit(id) {
      const row = await findVisit(storage, id)
      return row && toVisit(row)
    },
    async cancelVisit(id) {
      const outcome = await cancelBooking(hotel, id)
      return outcome === "cancelled" ? null : outcome
    },
    async listFreeTimes({ id }, day) {
      if (!isCalendarDay(day)) return []
      return (await listFreeDays(hotel, id, day, day)).flatMap(({ times }) => times)
    },
    moveVisit: async (bookingId, time) => REFUSALS[await moveBooking(hotel, { bookingId, time })],
  }
}

const REFUSALS: Readonly<Record<MoveOutcome, VisitRefusal | null>> = {
  moved: null,
  notAvailable: "taken",
  over: "over",
  unknown: "unknown",
  changed: "changed",
}

function toVisit({ vehicleId: _, status, resource, ...row }: VisitRow): Visit {
  const isCancelled = status === "cancelled"
  return { ...row, resource: isCancelled ? null : resource, isFullDay: false, isCancelled, services: [], note: null }
}
