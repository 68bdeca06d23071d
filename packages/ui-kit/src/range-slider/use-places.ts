"use client"

import { type RefObject, useLayoutEffect } from "react"
import { getFraction, type Scale } from "../slider/slider-scale.ts"
import { RANGE_ENDS, type Range } from "./range-slider-core.ts"

/**
 * Sets the custom properties `--fc-range-slider-from` and `--fc-range-slider-to` to the positions of the thumbs on the
 * track, from 0 to 1.
 */
export function usePlaces(root: RefObject<HTMLElement | null>, scale: Scale, range: Range): void {
  useLayoutEffect(() => {
    for (const end of RANGE_ENDS) {
      root.current?.style.setProperty(`--fc-range-slider-${end}`, String(getFraction(scale, range[end])))
    }
  })
}
