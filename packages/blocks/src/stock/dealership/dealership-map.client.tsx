"use client"

import { islandRoot } from "@forecourt/renderer/island-root"
import { MinusIcon, PlusIcon } from "@forecourt/ui-kit/icons"
import { openMap, PlaceMap } from "@forecourt/ui-kit/map"
import { useState } from "react"

export interface DealershipMapProps {
  readonly name: string
  readonly position: { readonly lat: number; readonly lng: number }
  /** Address of vector tiles: `/-/map/{z}/{x}/{y}.mvt`. */
  readonly tiles: string
}

/** Where a dealership is. Its address is beside it in words. Spec 2 §2.7. */
export function DealershipMap({ name, position, tiles }: DealershipMapProps) {
  const [adapter] = useState(() => openMap({ vectorTiles: tiles }))
  return (
    <PlaceMap.Root {...islandRoot("DealershipMap")} places={[{ id: name, name, position }]} adapter={adapter}>
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
