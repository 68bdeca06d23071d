import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import type { WorkshopBookingRequest } from "@forecourt/contracts/workshop-booking"
import { listPossibleNumbers } from "@forecourt/service-kit/phone-numbers"
import type { Visit, VisitDesk } from "@forecourt/service-kit/staff"
import {
  findVisit,
  findVisits,
  listOfferingNames,
  listStaffWorkshops,
  listVisits,
  setNote,
  type VisitRow,
} from "./storage/visits.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"

/** Creates the part of the staff's desk that shows workshop visits. */
export function createVisitDesk({ storage }: WorkshopBookingContext): VisitDesk {
  async function toVisits(rows: readonly VisitRow[]): Promise<Visit[]> {
    const names = await listOfferingNames(storage)
    return rows.map(({ offerings, brand, model, isFullDay, ...row }) => ({
      ...row,
      isFullDay: isFullDay === 1,
      car: [brand, model].filter(Boolean).join(" "),
      services: parseCodes(offerings).map((code) => names.get(code) ?? code),
    }))
  }

  return {
    kind: "bookings",
    listWorkshops: () => listStaffWorkshops(storage),
    listDay: async (workshopId, day) => toVisits(await listVisits(storage, workshopId, day)),
    findVisits: async (words) =>
      toVisits(await findVisits(storage, normalizeRegNo(words), listPossibleNumbers(words))),
    async findVisit(id) {
      const row = await findVisit(storage, id)
      return row === null ? null : ((await toVisits([row]))[0] ?? null)
    },
    setNote: (id, note) => setNote(storage, id, note),
  }
}

function parseCodes(offerings: string): string[] {
  return (JSON.parse(offerings) as WorkshopBookingRequest["serviceOfferingRequests"]).map(({ kobraId }) => kobraId)
}
