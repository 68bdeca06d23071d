"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import type { PlaceMapLabels } from "@forecourt/ui-kit/map"
import { PinMap } from "../stock/dealership/pin-map.tsx"

export interface DealershipMapProps {
  readonly name: string
  /** The position of the dealership. If it is `null`, the map shows Stockholm. */
  readonly position: { readonly lat: number; readonly lng: number } | null
  readonly labels: PlaceMapLabels
}

/** Renders a map. The page also contains the address as text. Spec 2 §2.7. */
export function DealershipMap({ name, position, labels }: DealershipMapProps) {
  const places = position === null ? [] : [{ id: name, name, position }]

  return <PinMap {...getIslandRootProps("DealershipMap")} places={places} labels={labels} />
}
