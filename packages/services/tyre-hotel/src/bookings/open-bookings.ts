import { getDayInZone } from "@forecourt/calendar"
import type { TyreHotelBookings } from "@forecourt/contracts/tyre-hotel"
import { listOpenBookings } from "../storage/open-bookings.ts"
import { getWorkshop } from "../storage/workshops.ts"
import type { Texts } from "../texts/texts.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { readConfirmation } from "./confirmation.ts"

export async function fetchOpenBookings(
  { storage, now }: TyreHotelContext,
  { vehicleId, workshopId }: Session,
  texts: Texts,
): Promise<TyreHotelBookings> {
  const { zone } = await getWorkshop(storage, workshopId)
  const ids = await listOpenBookings(storage, vehicleId, getDayInZone(zone, now()))
  return { bookings: await Promise.all(ids.map((id) => readConfirmation(storage, id, texts))) }
}
