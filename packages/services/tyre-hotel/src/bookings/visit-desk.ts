import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import { listPossibleNumbers } from "@forecourt/service-kit/phone-numbers"
import type { Visit, VisitDesk } from "@forecourt/service-kit/staff"
import { findVisit, findVisits, listStaffWorkshops, listVisits, type VisitRow } from "../storage/visits.ts"
import type { TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelError } from "../tyre-hotel-error.ts"
import { cancelBooking } from "./cancel-booking.ts"

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
      const row = await findVisit(storage, id)
      if (row === null) return "unknown"
      try {
        await cancelBooking(hotel, { bookingConfirmationId: id }, row)
        return null
      } catch (error) {
        if (error instanceof TyreHotelError) return "over"
        throw error
      }
    },
  }
}

function toVisit({ vehicleId, ...row }: VisitRow): Visit {
  return { ...row, isFullDay: false, isCancelled: false, services: [], note: null }
}
