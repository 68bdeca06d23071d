"use client"

import { type RefObject, useLayoutEffect } from "react"
import { getFraction, type Scale } from "../slider/slider-scale.ts"
import { RANGE_ENDS, type Range } from "./range-slider-core.ts"

export function usePlaces(root: RefObject<HTMLElement | null>, scale: Scale, range: Range): void {
  useLayoutEffect(() => {
    for (const end of RANGE_ENDS) {
      root.current?.style.setProperty(`--fc-range-slider-${end}`, String(getFraction(scale, range[end])))
    }
  })
}
