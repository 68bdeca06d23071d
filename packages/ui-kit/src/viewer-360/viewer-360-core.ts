import type { TimedNext, TimerEffect } from "../behaviour/behaviour.types.ts"

/** The time for which each frame is displayed during rotation, in milliseconds. Spec 2 §9. */
export const FRAME_MS = 150

/** The distance in pixels that the pointer must be dragged to rotate the view by one frame. Spec 2 §9. */
export const DRAG_STEP_PX = 5

/** The number of frames that are preloaded on each side of the displayed frame. Spec 2 §9. */
export const PRELOADED_FRAMES = 5

export const PAGE_FRAMES = 5

export type Viewer360Reason = "rotation" | "drag" | "key"

export interface Viewer360State {
  /** The index of the displayed frame, starting at 0. */
  readonly frame: number
  /** True while automatic rotation is on, even when it is paused because the view is out of the window. */
  readonly isRotating: boolean
  readonly isAway: boolean
  /** The index of the frame that was displayed when the current drag started. `null` when there is no drag. */
  readonly draggedFrom: number | null
}

export type Viewer360Event =
  /** The viewer was hydrated. If `isCalm` is true, the visitor prefers reduced motion and the view does not rotate. */
  | { readonly type: "begin"; readonly isCalm: boolean }
  /** The button that starts and stops the rotation was pressed. */
  | { readonly type: "toggle" }
  | { readonly type: "sight"; readonly isAway: boolean }
  /**
   * The slider received the keyboard focus, which stops the rotation. Otherwise, a screen reader would announce each
   * frame.
   */
  | { readonly type: "focus" }
  | { readonly type: "grab" }
  | { readonly type: "drag"; readonly px: number }
  | { readonly type: "drop" }
  | { readonly type: "step"; readonly by: number }
  | { readonly type: "go"; readonly frame: number }
  | { readonly type: "due" }
  | { readonly type: "set"; readonly frame: number }

export interface Viewer360Options {
  readonly count: number
  readonly frameMs: number
  readonly dragStepPx: number
}

type Effects = readonly TimerEffect<Viewer360Event>[]

export function createViewer360State(frame: number, count: number, isRotating: boolean): Viewer360State {
  return { frame: normalizeFrame(frame, count), isRotating: isRotating && count > 1, isAway: false, draggedFrom: null }
}

/**
 * Creates the reducer of the displayed frame. The view rotates, showing the next frame every 150 ms, until the visitor
 * drags it, rotates it with keys or stops it.
 */
export function createViewer360Next({
  count,
  frameMs,
  dragStepPx,
}: Viewer360Options): TimedNext<Viewer360State, Viewer360Event, never> {
  return (previous, event) => {
    const after = applyEvent(previous, event)
    return [after, getTimers(previous, after, event)]
  }

  function applyEvent(state: Viewer360State, event: Viewer360Event): Viewer360State {
    const { frame, draggedFrom } = state
    switch (event.type) {
      case "begin":
        return { ...state, isRotating: state.isRotating && !event.isCalm }
      case "toggle":
        return { ...state, isRotating: !state.isRotating && count > 1, draggedFrom: null }
      case "sight":
        return { ...state, isAway: event.isAway }
      case "focus":
        return { ...state, isRotating: false }
      case "grab":
        return { ...state, isRotating: false, draggedFrom: frame }
      case "drag":
        return draggedFrom === null
          ? state
          : { ...state, frame: normalizeFrame(draggedFrom + Math.trunc(event.px / dragStepPx), count) }
      case "drop":
        return { ...state, draggedFrom: null }
      case "step":
        return { ...state, isRotating: false, frame: normalizeFrame(frame + event.by, count) }
      case "go":
        return { ...state, isRotating: false, frame: normalizeFrame(event.frame, count) }
      case "due":
        return isRotatingAlone(state) ? { ...state, frame: normalizeFrame(frame + 1, count) } : state
      case "set":
        return { ...state, frame: normalizeFrame(event.frame, count) }
    }
  }

  function getTimers(previous: Viewer360State, after: Viewer360State, { type }: Viewer360Event): Effects {
    if (!isRotatingAlone(after)) return isRotatingAlone(previous) ? [{ type: "forget", name: "frame" }] : []
    const isFresh = ["begin", "due", "set"].includes(type) || !isRotatingAlone(previous)
    return isFresh ? [{ type: "wait", name: "frame", ms: frameMs, send: { type: "due" } }] : []
  }
}

export function getViewer360Reason({ type }: Viewer360Event): Viewer360Reason | null {
  if (type === "due") return "rotation"
  if (type === "drag") return "drag"
  return type === "step" || type === "go" ? "key" : null
}

/** Returns the indexes of the frames to preload: those on both sides of the displayed frame, the nearest first. */
export function listFramesAround(frame: number, count: number, ahead: number): readonly number[] {
  const ways = Array.from({ length: Math.min(ahead, count - 1) }, (_, index) => index + 1)
  return [...new Set(ways.flatMap((way) => [normalizeFrame(frame + way, count), normalizeFrame(frame - way, count)]))]
}

export function isRotatingAlone({ isRotating, isAway }: Viewer360State): boolean {
  return isRotating && !isAway
}

export function normalizeFrame(frame: number, count: number): number {
  return count > 0 ? ((frame % count) + count) % count : 0
}
