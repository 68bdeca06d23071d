import type { TimedNext, TimerEffect } from "../behaviour/behaviour.types.ts"

/** The autoplay interval in milliseconds. Spec 1 §9. */
export const INTERVAL_MS = 5000

export type CarouselReason = "next" | "previous" | "pick" | "press" | "key" | "scroll" | "interval" | "resize"

export interface CarouselState {
  /** The index of the selected slide. If several slides are in view, the first of them is the selected slide. */
  readonly index: number
  /** The index of the last selectable slide. 0 when all slides are in view. */
  readonly last: number
  /** True if autoplay is on. It may still be paused, for example while the pointer is over the carousel. */
  readonly isPlaying: boolean
  readonly isHovered: boolean
  /** True while the carousel is scrolled out of view or its tab is hidden. Autoplay is then paused. */
  readonly isAway: boolean
}

export type CarouselEvent =
  /** Sent after hydration. If the visitor prefers reduced motion (`isCalm`), autoplay does not start. */
  | { readonly type: "begin"; readonly isCalm: boolean }
  | { readonly type: "toggle" }
  | { readonly type: "hover"; readonly isHovered: boolean }
  | { readonly type: "focus" }
  | { readonly type: "sight"; readonly isAway: boolean }
  | { readonly type: "step"; readonly by: 1 | -1; readonly reason: CarouselReason }
  | { readonly type: "go"; readonly index: number; readonly by?: 1 | -1; readonly reason: CarouselReason }
  /**
   * Sent after the visitor has scrolled to a slide by touch, wheel or drag. The slide is already in view, so no
   * programmatic scroll follows.
   */
  | { readonly type: "scrolled"; readonly index: number }
  | { readonly type: "due" }
  | { readonly type: "measured"; readonly last: number }
  | { readonly type: "set"; readonly index: number }

export interface CarouselEffect {
  readonly type: "move"
  readonly index: number
  /** The scroll direction: 1 is forwards, -1 is backwards, and 0 is the direction with the shorter distance. */
  readonly by: 1 | -1 | 0
}

export interface CarouselOptions {
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

export function isRotating({ isPlaying, isHovered, isAway, last }: CarouselState): boolean {
  return isPlaying && !isHovered && !isAway && last > 0
}

export function getNeighbour({ index, last }: CarouselState, by: number, isLooping: boolean): number {
  const to = index + by
  if (isLooping) return (to + last + 1) % (last + 1)
  return Math.min(Math.max(to, 0), last)
}

export function createCarouselNext({
  isLooping,
  intervalMs,
}: CarouselOptions): TimedNext<CarouselState, CarouselEvent, CarouselEffect> {
  return (previous, event) => {
    const [after, moves] = applyEvent(previous, event)
    return [after, [...moves, ...getTimers(previous, after, event)]]
  }

  function applyEvent(state: CarouselState, event: CarouselEvent): Step {
    switch (event.type) {
      case "begin":
        return [{ ...state, isPlaying: state.isPlaying && !event.isCalm }, []]
      case "toggle":
        // The visitor who presses play expects it to run, although pointer and focus are still on the button.
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
        // Without a loop, autoplay continues with the first slide.
        return setIndex(state, getNeighbour(state, 1, true), isLooping ? 1 : 0)
      case "measured":
        return [{ ...state, last: event.last, index: clamp(state.index, event.last) }, []]
      case "set":
        return setIndex(state, clamp(event.index, state.last), 0)
    }
  }

  function getTimers(previous: CarouselState, after: CarouselState, { type }: CarouselEvent): Step[1] {
    if (!isRotating(after)) return isRotating(previous) ? [{ type: "forget", name: "turn" }] : []
    const isFresh = type === "begin" || type === "due" || !isRotating(previous) || previous.index !== after.index
    return isFresh ? [{ type: "wait", name: "turn", ms: intervalMs, send: { type: "due" } }] : []
  }
}

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
