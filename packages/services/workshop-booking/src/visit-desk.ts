import { isCalendarDay } from "@forecourt/calendar"
import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import type { WorkshopBookingRequest } from "@forecourt/contracts/workshop-booking"
import { listPossibleNumbers } from "@forecourt/service-kit/phone-numbers"
import type { Visit, VisitDesk, VisitRefusal } from "@forecourt/service-kit/staff"
import { cancelBooking, type MoveOutcome, moveBooking } from "./booking-actions.ts"
import {
  findVisit,
  findVisits,
  listOfferingNames,
  listStaffWorkshops,
  listVisits,
  setNote,
  type VisitRow,
} from "./storage/visits.ts"
import { listFreeDays } from "./visits/visit-actions.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"

/** Creates the part of the staff's desk that shows workshop visits. */
export function createVisitDesk(context: WorkshopBookingContext): VisitDesk {
  const { storage } = context

  async function toVisits(rows: readonly VisitRow[]): Promise<Visit[]> {
    const names = await listOfferingNames(storage)
    return rows.map(({ offerings, brand, model, isFullDay, status, ...row }) => ({
      ...row,
      isCancelled: status === "cancelled",
      isFullDay: isFullDay === 1,
      car: [brand, model].filter(Boolean).join(" "),
      services: parseCodes(offerings).map((code) => names.get(code) ?? code),
    }))
  }

  return {
    kind: "bookings",
    listWorkshops: () => listStaffWorkshops(storage),
    listDay: async (workshopId, day) => toVisits(await listVisits(storage, workshopId, day)),
    findVisits: async (words) => toVisits(await findVisits(storage, normalizeRegNo(words), listPossibleNumbers(words))),
    async findVisit(id) {
      const row = await findVisit(storage, id)
      return row === null ? null : ((await toVisits([row]))[0] ?? null)
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

function parseCodes(offerings: string): string[] {
  return (JSON.parse(offerings) as WorkshopBookingRequest["serviceOfferingRequests"]).map(({ kobraId }) => kobraId)
}
