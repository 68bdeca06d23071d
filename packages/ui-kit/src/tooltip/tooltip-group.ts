import { SKIP_DELAY_MS } from "./tooltip-core.ts"

/** Tooltips that take turns: one is open at a time, and after the first the next ones come without delay. */
export interface TooltipGroup {
  /** Whether one is open or was a moment ago. */
  readonly isWarm: (now: number) => boolean
  /** One has opened; it is told to close when the next one opens. */
  readonly open: (close: () => void) => void
  readonly close: (close: () => void, now: number) => void
}

export function tooltipGroup(skipDelayMs = SKIP_DELAY_MS): TooltipGroup {
  let closeOpen: (() => void) | null = null
  let closedAt = Number.NEGATIVE_INFINITY

  return {
    isWarm: (now) => closeOpen !== null || now - closedAt < skipDelayMs,
    open: (close) => {
      const before = closeOpen
      closeOpen = close
      if (before !== close) before?.()
    },
    close: (close, now) => {
      if (closeOpen !== close) return
      closeOpen = null
      closedAt = now
    },
  }
}
