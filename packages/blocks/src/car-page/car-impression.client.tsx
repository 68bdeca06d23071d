"use client"

import { type ProductEvent, track, waitForImpression } from "@forecourt/api-clients/analytics"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { useEffect, useRef } from "react"

export interface CarImpressionProps {
  readonly product: Omit<ProductEvent, "event">
}

/** Reports the car to analytics after the page view. Spec 2 §2.5. */
export function CarImpression({ product }: CarImpressionProps) {
  const latest = useRef(product)
  useEffect(() => waitForImpression(() => track({ event: "product_detail_page", ...latest.current })), [])
  return <span hidden {...getIslandRootProps("CarImpression", "page")} />
}
