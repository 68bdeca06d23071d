import { type NumberWords, readNumber } from "@forecourt/contracts/read-number"
import type { TimedNext } from "../behaviour/behaviour.types.ts"
import { clampTo, type Scale } from "../slider/slider-scale.ts"

/** The time without a change after which a range is committed, in milliseconds. Spec 2 §9. */
export const REST_MS = 1500

export interface Range {
  readonly from: number
  readonly to: number
}

export type RangeEnd = keyof Range

export const RANGE_ENDS: readonly RangeEnd[] = ["from", "to"]

/**
 * The reason for a change. `typed` means that the visitor typed in a field, and `early` that the range was changed
 * before hydration.
 */
export type RangeReason = "drag" | "key" | "input" | "typed" | "early" | "reset"

export interface RangeState {
  readonly range: Range
  readonly committed: Range
}

export type RangeEvent =
  | { readonly type: "move"; readonly end: RangeEnd; readonly value: number; readonly reason: RangeReason }
  /** Sent when a thumb is released or a field loses the focus. The change is then complete. */
  | { readonly type: "drop" }
  | { readonly type: "rest" }
  | { readonly type: "reset"; readonly range: Range }
  | { readonly type: "set"; readonly range: Range }

export interface RangeCommit {
  readonly type: "commit"
  readonly range: Range
}

/** Creates a scale. Its step is a hundredth of the range, but at least 1. Spec 2 §9. */
export function createScale(min: number, max: number): Scale {
  return { min, max, step: Math.max((max - min) / 100, 1), decimals: 0 }
}

export function toWholeRange(ends: Pick<Scale, "min" | "max">, range: Range | null): Range {
  const from = clampTo(ends, Math.round(range?.from ?? ends.min))
  return { from, to: Math.max(from, clampTo(ends, Math.round(range?.to ?? ends.max))) }
}

export function toFilter({ min, max }: Pick<Scale, "min" | "max">, { from, to }: Range): Range | null {
  return from <= min && to >= max ? null : { from, to }
}

/**
 * Parses a number in the number format of the language and cuts off its decimals. `15,000` is fifteen thousand in
 * British English, and `15,5` is fifteen in Swedish. Returns `null` if the text is not a number.
 */
export function readTyped(text: string, locale: string, words: NumberWords = {}): number | null {
  const number = readNumber(text, locale, words)
  return number === null ? null : Math.trunc(number)
}

/**
 * Returns the thumb that is rendered above the other one. This is `from` if both thumbs are at the same position in the
 * upper half of the scale, because only `from` can move when both are at the maximum. Otherwise, it is `to`.
 */
export function getUpperThumb({ min, max }: Pick<Scale, "min" | "max">, { from, to }: Range): RangeEnd {
  return from === to && from - min > max - to ? "from" : "to"
}

export function createRangeNext(
  ends: Pick<Scale, "min" | "max">,
  restMs = REST_MS,
): TimedNext<RangeState, RangeEvent, RangeCommit> {
  const next: TimedNext<RangeState, RangeEvent, RangeCommit> = (state, event) => {
    switch (event.type) {
      case "move": {
        const range = moveEnd(ends, state.range, event.end, event.value)
        if (isSame(range, state.range)) return [state, []]
        // While a thumb is held nothing is committed.
        if (event.reason === "drag") return [{ ...state, range }, [{ type: "forget", name: "rest" }]]
        return [{ ...state, range }, [{ type: "wait", name: "rest", ms: restMs, send: { type: "rest" } }]]
      }
      case "drop":
      case "rest":
        return commit(state)
      case "reset":
        return commit({ ...state, range: toWholeRange(ends, event.range) })
      default:
        return isSame(event.range, state.range) ? [state, []] : [{ range: event.range, committed: event.range }, []]
    }
  }
  return next
}

function commit(state: RangeState): ReturnType<ReturnType<typeof createRangeNext>> {
  const { range, committed } = state
  const forget = { type: "forget", name: "rest" } as const
  if (isSame(range, committed)) return [state, [forget]]
  return [{ range, committed: range }, [forget, { type: "commit", range }]]
}

function moveEnd(ends: Pick<Scale, "min" | "max">, range: Range, end: RangeEnd, value: number): Range {
  const whole = clampTo(ends, Math.round(value))
  return end === "from" ? { ...range, from: Math.min(whole, range.to) } : { ...range, to: Math.max(whole, range.from) }
}

export function isSame(range: Range, other: Range): boolean {
  return range.from === other.from && range.to === other.to
}
