import { MinusIcon, PlusIcon } from "@forecourt/ui-kit/icons"
import { openMap, PlaceMap } from "@forecourt/ui-kit/map"
import { type ComponentProps, useState } from "react"

/** The URL path template of the map tiles. It is the same on every site. */
const TILES = "/-/map/{z}/{x}/{y}.mvt"

/** Renders a map with a marker for each place, and buttons to zoom. */
export function PinMap(props: Omit<ComponentProps<typeof PlaceMap.Root>, "adapter" | "children">) {
  const [adapter] = useState(() => openMap({ vectorTiles: TILES }))

  return (
    <PlaceMap.Root {...props} adapter={adapter}>
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
