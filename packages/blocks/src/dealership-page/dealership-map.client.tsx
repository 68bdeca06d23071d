"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { MinusIcon, PlusIcon } from "@forecourt/ui-kit/icons"
import { openMap, PlaceMap, type PlaceMapLabels } from "@forecourt/ui-kit/map"
import { useState } from "react"

export interface DealershipMapProps {
  readonly name: string
  /** The position of the dealership. If it is `null`, the map shows Stockholm. */
  readonly position: { readonly lat: number; readonly lng: number } | null
  /** The URL template of vector tiles: `/-/map/{z}/{x}/{y}.mvt`. */
  readonly tiles: string
  readonly labels: PlaceMapLabels
}

/** Renders a map with a marker for a dealership. The page also contains the address as text. Spec 2 §2.7. */
export function DealershipMap({ name, position, tiles, labels }: DealershipMapProps) {
  const [adapter] = useState(() => openMap({ vectorTiles: tiles }))
  const places = position === null ? [] : [{ id: name, name, position }]
  return (
    <PlaceMap.Root {...getIslandRootProps("DealershipMap")} places={places} adapter={adapter} labels={labels}>
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
