import { isCalendarDay } from "@forecourt/calendar"
import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import { listPossibleNumbers } from "@forecourt/service-kit/phone-numbers"
import type { Visit, VisitDesk, VisitRefusal } from "@forecourt/service-kit/staff"
import type { Agreement } from "./agreement.ts"
import { cancelBooking, type MoveOutcome, moveBooking } from "./booking-actions.ts"
import { findVisit, findVisits, listStaffWorkshops, listVisits, setNote, type VisitRow } from "./storage/visits.ts"
import { listFreeDays } from "./visits/visit-actions.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"

/** Creates the part of the staff's desk that shows workshop visits. */
export function createVisitDesk(context: WorkshopBookingContext): VisitDesk {
  const { storage } = context

  return {
    kind: "bookings",
    listWorkshops: () => listStaffWorkshops(storage),
    listDay: async (workshopId, day) => (await listVisits(storage, workshopId, day)).map(toVisit),
    findVisits: async (words) =>
      (await findVisits(storage, normalizeRegNo(words), listPossibleNumbers(words))).map(toVisit),
    async findVisit(id) {
      const row = await findVisit(storage, id)
      return row && toVisit(row)
    },
    async cancelVisit(id, { actor }) {
      return (await cancelBooking(context, { bookingId: id, by: actor })) === "cancelled" ? null : "unknown"
    },
    async listFreeTimes({ id }, day) {
      if (!isCalendarDay(day)) return []
      return (await listFreeDays(context, id, day, day)).flatMap(({ times }) => times)
    },
    async moveVisit(id, time, { actor }) {
      return REFUSALS[await moveBooking(context, { bookingId: id, time, by: actor })]
    },
    setNote: (id, note) => setNote(storage, id, note),
  }
}

const REFUSALS: Readonly<Record<MoveOutcome, VisitRefusal | null>> = {
  moved: null,
  notAvailable: "taken",
  cancelled: "over",
  unknown: "unknown",
  changed: "changed",
}

function toVisit({ agreement, brand, model, isFullDay, status, ...row }: VisitRow): Visit {
  const { services } = JSON.parse(agreement) as Agreement
  return {
    ...row,
    isCancelled: status === "cancelled",
    isFullDay: isFullDay === 1,
    car: [brand, model].filter(Boolean).join(" "),
    services: services.map(({ name }) => name),
  }
}
