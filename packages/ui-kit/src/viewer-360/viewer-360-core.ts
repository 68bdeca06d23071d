import type { TimedNext, TimerEffect } from "../behaviour/behaviour.types.ts"

/** The time for which each frame is displayed during rotation, in milliseconds. Spec 2 §9. */
export const FRAME_MS = 150

/** The distance that the pointer must be dragged to rotate the view by one frame, in pixels. Spec 2 §9. */
export const DRAG_STEP_PX = 5

/** The number of frames that are preloaded on each side of the displayed frame. Spec 2 §9. */
export const PRELOADED_FRAMES = 5

export const PAGE_FRAMES = 5

export type Viewer360Reason = "rotation" | "drag" | "key"

export interface Viewer360State {
  /** The index of the displayed frame. The first frame has the index 0. */
  readonly frame: number
  /** True if automatic rotation is on. It may still be paused because the view is scrolled out of sight. */
  readonly isRotating: boolean
  readonly isAway: boolean
  /**
   * The index of the frame that was displayed when the current drag started, or `null` if the visitor is not dragging.
   */
  readonly draggedFrom: number | null
}

export type Viewer360Event =
  /**
   * Sent after hydration. If `isCalm` is true, the visitor prefers reduced motion, and the view does not rotate
   * automatically.
   */
  | { readonly type: "begin"; readonly isCalm: boolean }
  /** Sent when the visitor presses the button that starts and stops the rotation. */
  | { readonly type: "toggle" }
  | { readonly type: "sight"; readonly isAway: boolean }
  /**
   * Sent when the slider receives the keyboard focus. The rotation then stops, since a screen reader would otherwise
   * announce every frame.
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
