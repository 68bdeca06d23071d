"use client"

import { useLayoutEffect } from "react"
import type { Clock } from "../behaviour/behaviour.types.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import type { ChangeDetails } from "../part/part.types.ts"
import type { Scale } from "../slider/slider-scale.ts"
import {
  filterOf,
  isSame,
  type Range,
  type RangeCommit,
  type RangeEvent,
  type RangeReason,
  type RangeState,
  rangeNext,
  wholeRange,
} from "./range-slider-core.ts"

interface Options {
  readonly scale: Scale
  readonly value: Range | null | undefined
  readonly defaultValue: Range | null
  readonly onValueChange: ((value: Range | null, details: ChangeDetails<RangeReason>) => void) | undefined
  readonly onValueCommit: ((value: Range | null) => void) | undefined
  readonly restMs: number | undefined
  readonly clock: Clock | undefined
}

/** Runs the range. A caller who holds it is asked, and what comes back as a prop is what it is. */
export function useRange(options: Options): readonly [Range, Send<RangeEvent>] {
  const { scale, value, defaultValue, onValueChange, onValueCommit, restMs, clock } = options
  const first = wholeRange(scale, value === undefined ? defaultValue : value)
  const [{ range }, send] = useTimedBehaviour<RangeState, RangeEvent, RangeCommit>({
    next: rangeNext(scale, restMs),
    initial: { range: first, committed: first },
    clock,
    run: (effect) => onValueCommit?.(filterOf(scale, effect.range)),
    decide: (after, before, event, cause) => {
      const reason = event.type === "move" ? event.reason : event.type === "reset" ? "reset" : null
      if (reason === null || isSame(after.range, before.range)) return after
      let decided = after
      const cancel = () => {
        decided = before
      }
      onValueChange?.(filterOf(scale, after.range), { reason, event: cause, cancel })
      return decided
    },
  })

  // Ends that move, such as those of other filters, take the range with them.
  const held = wholeRange(scale, value === undefined ? range : value)
  useLayoutEffect(() => {
    if (!isSame(held, range)) send({ type: "set", range: held })
  })
  return [held, send]
}
