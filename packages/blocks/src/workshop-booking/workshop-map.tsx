import { BOOKING_ZOOM, type PlaceMapLabels } from "@forecourt/ui-kit/map"
import type { WorkshopBookingWorkshop } from "@forecourt/workshop-booking-machine"
import { PinMap } from "../stock/dealership/pin-map.tsx"

interface WorkshopMapProps {
  readonly className: string | undefined
  readonly workshop: WorkshopBookingWorkshop
  readonly labels: PlaceMapLabels
}

/** Renders a map. The page also contains the address as text. Spec 3 §2.1, §9.1. */
export function WorkshopMap({ className, workshop, labels }: WorkshopMapProps) {
  const { departmentId, siteName, latitude, longitude } = workshop
  const places = [{ id: departmentId, name: siteName, position: { lat: latitude, lng: longitude } }]
  return <PinMap className={className} places={places} zoom={BOOKING_ZOOM} labels={labels} />
}
