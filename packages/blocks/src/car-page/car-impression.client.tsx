"use client"

import { afterImpression, type ProductEvent, track } from "@forecourt/api-clients/analytics"
import { islandRoot } from "@forecourt/renderer/island-root"
import { useEffect, useRef } from "react"

export interface CarImpressionProps {
  readonly product: Omit<ProductEvent, "event">
}

/** Tells analytics which car the page is about, once it was told of the page. Shows nothing. Spec 2 §2.5. */
export function CarImpression({ product }: CarImpressionProps) {
  const latest = useRef(product)
  useEffect(() => afterImpression(() => track({ event: "product_detail_page", ...latest.current })), [])
  return <span hidden {...islandRoot("CarImpression", "page")} />
}
