"use client"

import { useLayoutEffect } from "react"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { requestChange } from "../behaviour/request-change.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import type { ChangeDetails } from "../part/part.types.ts"
import type { Scale } from "../slider/slider-scale.ts"
import {
  createRangeNext,
  isSame,
  type Range,
  type RangeCommit,
  type RangeEvent,
  type RangeReason,
  type RangeState,
  toFilter,
  toWholeRange,
} from "./range-slider-core.ts"

interface Options {
  readonly ends: Pick<Scale, "min" | "max">
  readonly value: Range | null | undefined
  readonly defaultValue: Range | null
  readonly onValueChange: ((value: Range | null, details: ChangeDetails<RangeReason>) => void) | undefined
  readonly onValueCommit: ((value: Range | null) => void) | undefined
  readonly restMs: number | undefined
  readonly clock: Clock | undefined
}

export function useRange(options: Options): readonly [Range, Send<RangeEvent>] {
  const { ends, value, defaultValue, onValueChange, onValueCommit, restMs, clock } = options
  const first = toWholeRange(ends, value === undefined ? defaultValue : value)
  const [{ range }, send] = useTimedBehaviour<RangeState, RangeEvent, RangeCommit>({
    next: createRangeNext(ends, restMs),
    initial: { range: first, committed: first },
    clock,
    run: (effect) => onValueCommit?.(toFilter(ends, effect.range)),
    decide: (after, previous, event, cause) => {
      const reason = event.type === "move" ? event.reason : event.type === "reset" ? "reset" : null
      if (reason === null || isSame(after.range, previous.range)) return after
      return requestChange(onValueChange, toFilter(ends, after.range), reason, cause) ? after : previous
    },
  })

  // Limits that change, for example with other filters, clamp the range.
  const held = toWholeRange(ends, value === undefined ? range : value)
  useLayoutEffect(() => {
    if (!isSame(held, range)) send({ type: "set", range: held })
  })
  return [held, send]
}
