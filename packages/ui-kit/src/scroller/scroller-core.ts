import type { Next } from "../behaviour/behaviour.types.ts"

/**
 * The distance from an end, in pixels, that still counts as the end of the row. It is needed because scroll positions
 * are fractional.
 */
const NEARLY_PX = 1

export interface RowMeasure {
  readonly viewportPx: number
  /** The distance, in pixels, between the start of the viewport and the position at which cards snap. */
  readonly startPx: number
  readonly contentPx: number
  readonly scrolledPx: number
  readonly pitchPx: number
}

export interface ScrollerState {
  /** True if all cards fit into the row. The row then does not scroll. */
  readonly fits: boolean
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  readonly measure: RowMeasure
}

export type ScrollerEvent =
  | { readonly type: "measured"; readonly measure: RowMeasure }
  | { readonly type: "step"; readonly by: 1 | -1 }

export interface ScrollerEffect {
  readonly type: "scroll"
  readonly toPx: number
}

export const scrollerUnknown: ScrollerState = {
  fits: true,
  isAtStart: true,
  isAtEnd: true,
  measure: { viewportPx: 0, startPx: 0, contentPx: 0, scrolledPx: 0, pitchPx: 0 },
}

export const scrollerNext: Next<ScrollerState, ScrollerEvent, ScrollerEffect> = (state, event) => {
  if (event.type === "measured") {
    const { viewportPx, contentPx, scrolledPx } = event.measure
    const farthestPx = contentPx - viewportPx
    return [
      {
        fits: farthestPx <= NEARLY_PX,
        isAtStart: scrolledPx <= NEARLY_PX,
        isAtEnd: scrolledPx >= farthestPx - NEARLY_PX,
        measure: event.measure,
      },
      [],
    ]
  }
  if (event.by === 1 ? state.isAtEnd : state.isAtStart) return [state, []]
  return [state, [{ type: "scroll", toPx: getTarget(state.measure, event.by) }]]
}

function getTarget({ viewportPx, startPx, contentPx, scrolledPx, pitchPx }: RowMeasure, by: 1 | -1): number {
  const farthestPx = Math.max(0, contentPx - viewportPx)
  if (pitchPx <= 0) return clamp(scrolledPx + by * Math.max(viewportPx - startPx, NEARLY_PX), farthestPx)
  const whole = Math.max(1, Math.floor((viewportPx - startPx + NEARLY_PX) / pitchPx))
  const first =
    by === 1 ? Math.floor((scrolledPx + NEARLY_PX) / pitchPx) : Math.ceil((scrolledPx - NEARLY_PX) / pitchPx)
  return clamp((first + by * whole) * pitchPx, farthestPx)
}

function clamp(px: number, farthestPx: number): number {
  return Math.min(Math.max(px, 0), farthestPx)
}
