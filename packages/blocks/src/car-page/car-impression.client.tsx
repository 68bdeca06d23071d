"use client"

import { type ProductEvent, track, waitForImpression } from "@forecourt/api-clients/analytics"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { useEffect, useRef } from "react"

export interface CarImpressionProps {
  readonly product: Omit<ProductEvent, "event">
}

/**
 * Reports the car of the page to analytics once the page view has been reported. Renders only a hidden element. Spec 2
 * §2.5.
 */
export function CarImpression({ product }: CarImpressionProps) {
  const latest = useRef(product)
  useEffect(() => waitForImpression(() => track({ event: "product_detail_page", ...latest.current })), [])
  return <span hidden {...getIslandRootProps("CarImpression", "page")} />
}
