import type { TyreHotelHold, TyreHotelHoldRequest } from "@forecourt/contracts/tyre-hotel"
import { createHold, deleteHold, findHoldByVisitor, hashNetwork } from "@forecourt/service-kit/holds"
import type { Statements } from "@forecourt/service-kit/storage"
import { insertHeldTime } from "../storage/held-times.ts"
import { getWorkshop, lockWorkshop } from "../storage/workshops.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelError } from "../tyre-hotel-error.ts"
import { findRequestedSlot } from "./booking-window.ts"
import { toVisitTime } from "./visit.ts"

/** Holds a slot for a vehicle, which is the visitor of the hold. Another hold of the vehicle ends. */
export async function holdSlot(
  { storage, holds, keys, now }: TyreHotelContext,
  request: TyreHotelHoldRequest,
  { vehicleId, workshopId }: Session,
  network: string,
): Promise<TyreHotelHold> {
  const slot = findRequestedSlot(await getWorkshop(storage, workshopId), request, now())
  if (slot === null) throw new TyreHotelError("TimeslotNotAvailable")
  return createHold(holds, {
    visitor: vehicleId,
    network: hashNetwork(keys.subject, network),
    workshopId,
    ...toVisitTime(slot),
    slots: 1,
    async take(tx, holder, moment) {
      // An import may have changed the slots of the workshop meanwhile.
      const workshop = await lockWorkshop(tx, workshopId)
      const current = findRequestedSlot(workshop, request, moment)
      return current !== null && insertHeldTime(tx, holder, { vehicleId, workshop, slot: current, now: moment })
    },
  })
}

/** Ends the hold of a vehicle, if it has one. */
export async function endHold(tx: Statements, vehicleId: string): Promise<void> {
  const hold = await findHoldByVisitor(tx, vehicleId)
  if (hold !== null) await deleteHold(tx, "held_times", hold.id)
}
