import type { CreateHoldInput, WorkshopBookingHold } from "@forecourt/contracts/workshop-booking"
import { createHold, hashNetwork } from "@forecourt/service-kit/holds"
import { createKeyedHash } from "@forecourt/service-kit/secrets"
import { findStretch } from "./free-times.ts"
import { fetchTerms, getTotalMinutes, parseCodes } from "./offerings.ts"
import { takeTimes } from "./storage/taken-times.ts"
import { fetchSupportedCar } from "./vehicles.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"
import { WorkshopBookingError } from "./workshop-booking-error.ts"
import { findAbleWorkshop } from "./workshops.ts"

/** Returns the hash under which the hold of a visitor is stored. */
export function hashVisitor({ keys }: Pick<WorkshopBookingContext, "keys">, visitorId: string): string {
  return createKeyedHash(keys.subject, "visitor", visitorId)
}

/** Holds a time for a visitor. Another hold of the same visitor ends. */
export async function holdTime(
  context: WorkshopBookingContext,
  { visitorId, departmentId, registrationNumber, serviceOfferings, ...time }: CreateHoldInput,
  visitorNetwork: string,
): Promise<WorkshopBookingHold> {
  const { storage, holds, keys, now } = context
  const { brand } = await fetchSupportedCar(storage, registrationNumber)
  const codes = parseCodes(serviceOfferings)
  const terms = await fetchTerms(storage, codes)
  const workshop = await findAbleWorkshop(storage, brand, departmentId, codes)
  if (workshop === null) throw new WorkshopBookingError("BadRequest")
  const stretch = findStretch(workshop, time, getTotalMinutes(terms), now())
  if (stretch === null) throw new WorkshopBookingError("TimeslotNotAvailable")
  return createHold(holds, {
    visitor: hashVisitor(context, visitorId),
    network: hashNetwork(keys.subject, visitorNetwork),
    workshopId: workshop.id,
    startsAt: stretch.startsAt,
    isFullDay: stretch.isFullDay,
    slots: stretch.slots.length,
    take: (tx, holder, moment) => takeTimes(tx, workshop.id, stretch, holder, moment),
  })
}
