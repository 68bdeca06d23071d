import type { Next } from "./behaviour.types.ts"

/** The minimum movement in pixels that turns a press into a drag. Spec 2 §9: a press moves less than 5 px. */
export const DRAG_THRESHOLD_PX = 5

/** The period at the end of a drag over which the speed of the drag is measured, in milliseconds. */
const SPEED_WINDOW_MS = 100

export interface DragPoint {
  readonly x: number
  readonly y: number
}

interface Timed extends DragPoint {
  readonly at: number
}

export interface DragState {
  /** The pressed pointer and the point at which it was pressed, or `null` if no pointer is pressed. */
  readonly pointer: { readonly id: number; readonly from: DragPoint } | null
  readonly isDragging: boolean
  readonly trail: readonly Timed[]
}

export type DragEvent =
  | { readonly type: "press"; readonly id: number; readonly point: DragPoint }
  | { readonly type: "move"; readonly id: number; readonly point: DragPoint }
  | { readonly type: "release"; readonly id: number }
  /**
   * Sent when a drag is interrupted, because the browser has taken over the pointer (`pointercancel`) or the pointer
   * was lost.
   */
  | { readonly type: "cancel"; readonly id: number }

export interface DragEffect {
  readonly type: "start" | "move" | "drop" | "tap" | "abandon"
  /** The distance in pixels that the pointer has moved since it was pressed. */
  readonly by: DragPoint
  /** The speed at the end of the drag, in pixels per millisecond. */
  readonly speed: DragPoint
}

export const dragIdle: DragState = { pointer: null, isDragging: false, trail: [] }

const NOWHERE: DragPoint = { x: 0, y: 0 }

export function createDragNext(
  axis: "x" | "y",
  thresholdPx = DRAG_THRESHOLD_PX,
): Next<DragState, DragEvent, DragEffect> {
  return (state, event, now) => {
    if (event.type === "press") {
      const { id, point } = event
      // The same pointer goes down again: its release was outside the page and not reported.
      if (state.pointer && state.pointer.id !== id) return [state, []]
      const pressed = { pointer: { id, from: point }, isDragging: false, trail: [{ ...point, at: now }] }
      return [pressed, state.isDragging ? [{ type: "abandon", by: NOWHERE, speed: NOWHERE }] : []]
    }
    if (state.pointer?.id !== event.id) return [state, []]
    const { from } = state.pointer

    if (event.type === "move") {
      const trail = [...state.trail.filter(({ at }) => now - at <= SPEED_WINDOW_MS), { ...event.point, at: now }]
      const by = getDifference(event.point, from)
      const isDragging = state.isDragging || Math.abs(by[axis]) >= thresholdPx
      const moved: DragEffect = { type: "move", by, speed: NOWHERE }
      if (!isDragging) return [{ ...state, trail }, []]
      return [{ ...state, trail, isDragging }, state.isDragging ? [moved] : [{ ...moved, type: "start" }, moved]]
    }

    const by = getDifference(state.trail.at(-1) ?? from, from)
    const isCancelled = event.type === "cancel"
    const type = state.isDragging ? (isCancelled ? "abandon" : "drop") : "tap"
    if (type === "tap" && isCancelled) return [dragIdle, []]
    return [dragIdle, [{ type, by, speed: calculateSpeed(state.trail, now) }]]
  }
}

function calculateSpeed(trail: readonly Timed[], now: number): DragPoint {
  const recent = trail.filter(({ at }) => now - at <= SPEED_WINDOW_MS)
  const first = recent[0]
  const last = recent.at(-1)
  if (!first || !last || now === first.at) return NOWHERE
  const way = getDifference(last, first)
  return { x: way.x / (now - first.at), y: way.y / (now - first.at) }
}

function getDifference(a: DragPoint, b: DragPoint): DragPoint {
  return { x: a.x - b.x, y: a.y - b.y }
}
