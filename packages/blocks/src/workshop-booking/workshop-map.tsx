import { MinusIcon, PlusIcon } from "@forecourt/ui-kit/icons"
import { BOOKING_ZOOM, openMap, PlaceMap, type PlaceMapLabels } from "@forecourt/ui-kit/map"
import type { WorkshopBookingWorkshop } from "@forecourt/workshop-booking-machine"
import { useState } from "react"
import { MAP_TILES } from "../stock/dealership/map-labels.ts"

interface WorkshopMapProps {
  readonly className: string | undefined
  readonly workshop: WorkshopBookingWorkshop
  readonly labels: PlaceMapLabels
}

/** Renders a map with a marker for a garage. The address is also next to the map as text. Spec 3 §2.1, §9.1. */
export function WorkshopMap({ className, workshop, labels }: WorkshopMapProps) {
  const { departmentId, siteName, latitude, longitude } = workshop
  const [adapter] = useState(() => openMap({ vectorTiles: MAP_TILES }))
  const places = [{ id: departmentId, name: siteName, position: { lat: latitude, lng: longitude } }]
  return (
    <PlaceMap.Root className={className} places={places} zoom={BOOKING_ZOOM} adapter={adapter} labels={labels}>
      <PlaceMap.View>
        <PlaceMap.Status />
        <PlaceMap.Retry />
        <PlaceMap.ZoomIn>
          <PlusIcon />
        </PlaceMap.ZoomIn>
        <PlaceMap.ZoomOut>
          <MinusIcon />
        </PlaceMap.ZoomOut>
      </PlaceMap.View>
    </PlaceMap.Root>
  )
}
