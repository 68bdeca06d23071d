import type { TimedNext, TimerEffect } from "../behaviour/behaviour.types.ts"

/** How long a slide stays when the slides change by themselves. Spec 1 §9. */
export const INTERVAL_MS = 5000

export type CarouselReason = "next" | "previous" | "pick" | "press" | "key" | "scroll" | "interval" | "resize"

export interface CarouselState {
  /** The slide that is shown, or the first of those that are. */
  readonly index: number
  /** The last slide that it can stop at: 0 when everything is in sight. */
  readonly last: number
  /** The slides change by themselves, as soon as nothing holds them. */
  readonly isPlaying: boolean
  /** The pointer rests on it. */
  readonly isHovered: boolean
  /** Out of sight: scrolled away, or in a tab behind another. */
  readonly isAway: boolean
}

export type CarouselEvent =
  /** It has come to life; where less motion is wanted, nothing changes by itself. */
  | { readonly type: "begin"; readonly isCalm: boolean }
  /** The button that plays and pauses. */
  | { readonly type: "toggle" }
  | { readonly type: "hover"; readonly isHovered: boolean }
  | { readonly type: "focus" }
  | { readonly type: "sight"; readonly isAway: boolean }
  | { readonly type: "step"; readonly by: 1 | -1; readonly reason: CarouselReason }
  | { readonly type: "go"; readonly index: number; readonly by?: 1 | -1; readonly reason: CarouselReason }
  /** A finger, wheel or drag has gone there; nothing needs to be moved. */
  | { readonly type: "scrolled"; readonly index: number }
  | { readonly type: "due" }
  | { readonly type: "measured"; readonly last: number }
  | { readonly type: "set"; readonly index: number }

export interface CarouselEffect {
  readonly type: "move"
  readonly index: number
  /** Which way round, when it matters. */
  readonly by: 1 | -1 | 0
}

export interface CarouselOptions {
  /** Goes on with the first after the last. */
  readonly isLooping: boolean
  readonly intervalMs: number
}

type Step = readonly [CarouselState, readonly (CarouselEffect | TimerEffect<CarouselEvent>)[]]

export function createCarouselState(index: number, count: number, isPlaying: boolean): CarouselState {
  const last = Math.max(0, count - 1)
  return {
    index: Math.min(index, last),
    last,
    isPlaying: isPlaying && last > 0,
    isHovered: false,
    isAway: false,
  }
}

/** Whether the next change will come by itself. */
export function isRotating({ isPlaying, isHovered, isAway, last }: CarouselState): boolean {
  return isPlaying && !isHovered && !isAway && last > 0
}

/** Where the step leads: round, or not beyond the ends. */
export function getNeighbour({ index, last }: CarouselState, by: number, isLooping: boolean): number {
  const to = index + by
  if (isLooping) return (to + last + 1) % (last + 1)
  return Math.min(Math.max(to, 0), last)
}

/** Which slide is shown, and whether the next one comes by itself. Whatever the visitor chooses ends that for good. */
export function createCarouselNext({
  isLooping,
  intervalMs,
}: CarouselOptions): TimedNext<CarouselState, CarouselEvent, CarouselEffect> {
  return (before, event) => {
    const [after, moves] = applyEvent(before, event)
    return [after, [...moves, ...getTimers(before, after, event)]]
  }

  function applyEvent(state: CarouselState, event: CarouselEvent): Step {
    switch (event.type) {
      case "begin":
        return [{ ...state, isPlaying: state.isPlaying && !event.isCalm }, []]
      case "toggle":
        // Who presses play wants to see it, though pointer and focus are still on the button.
        return [{ ...state, isPlaying: !state.isPlaying && state.last > 0, isHovered: false }, []]
      case "hover":
        return [{ ...state, isHovered: event.isHovered }, []]
      case "focus":
        return [toStopped(state), []]
      case "sight":
        return [{ ...state, isAway: event.isAway }, []]
      case "step":
        return setIndex(toStopped(state), getNeighbour(state, event.by, isLooping), event.by)
      case "go":
        return setIndex(toStopped(state), clamp(event.index, state.last), event.by ?? 0)
      case "scrolled":
        return event.index === state.index
          ? [state, []]
          : [{ ...toStopped(state), index: clamp(event.index, state.last) }, []]
      case "due":
        if (!isRotating(state)) return [state, []]
        // Without a way round it begins again at the first.
        return setIndex(state, getNeighbour(state, 1, true), isLooping ? 1 : 0)
      case "measured":
        return [{ ...state, last: event.last, index: clamp(state.index, event.last) }, []]
      case "set":
        return setIndex(state, clamp(event.index, state.last), 0)
    }
  }

  function getTimers(before: CarouselState, after: CarouselState, { type }: CarouselEvent): Step[1] {
    if (!isRotating(after)) return isRotating(before) ? [{ type: "forget", name: "turn" }] : []
    const isFresh = type === "begin" || type === "due" || !isRotating(before) || before.index !== after.index
    return isFresh ? [{ type: "wait", name: "turn", ms: intervalMs, send: { type: "due" } }] : []
  }
}

/** Why an event changes the slide; `null` when nobody is to be asked. */
export function getCarouselReason(event: CarouselEvent): CarouselReason | null {
  if ("reason" in event) return event.reason
  if (event.type === "scrolled") return "scroll"
  if (event.type === "measured") return "resize"
  return event.type === "due" ? "interval" : null
}

function setIndex(state: CarouselState, index: number, by: 1 | -1 | 0): Step {
  return index === state.index ? [state, []] : [{ ...state, index }, [{ type: "move", index, by }]]
}

function toStopped(state: CarouselState): CarouselState {
  return state.isPlaying ? { ...state, isPlaying: false } : state
}

function clamp(index: number, last: number): number {
  return Math.min(Math.max(index, 0), last)
}
