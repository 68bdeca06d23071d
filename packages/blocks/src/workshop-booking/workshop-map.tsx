import { BOOKING_ZOOM, type PlaceMapLabels } from "@forecourt/ui-kit/map"
import type { WorkshopBookingWorkshop } from "@forecourt/workshop-booking-machine"
import { PinMap } from "../stock/dealership/pin-map.tsx"

interface WorkshopMapProps {
  readonly className: string | undefined
  readonly workshops: readonly WorkshopBookingWorkshop[]
  readonly labels: PlaceMapLabels
}

/** Renders a map of workshops. The page also contains their addresses as text. Spec 3 §2.1, §9.1. */
export function WorkshopMap({ className, workshops, labels }: WorkshopMapProps) {
  const places = workshops.map(({ departmentId, siteName, latitude, longitude }) => ({
    id: departmentId,
    name: siteName,
    position: { lat: latitude, lng: longitude },
  }))
  const zoom = workshops.length === 1 ? { zoom: BOOKING_ZOOM } : {}
  return <PinMap className={className} places={places} {...zoom} labels={labels} />
}
