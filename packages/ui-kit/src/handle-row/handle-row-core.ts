import type { Next } from "../behaviour/behaviour.types.ts"

/** The share of the distance that the row must be dragged to open or close on release. Spec 2 §9. */
export const SNAP_SHARE = 0.3

export type HandleRowReason = "drag" | "press"

export interface HandleRowState {
  readonly isOpen: boolean
  /**
   * The distance of the current drag in pixels. It is positive in the opening direction, and `null` while the row is
   * not being dragged.
   */
  readonly draggedPx: number | null
  readonly travelPx: number
}

export type HandleRowEvent =
  | { readonly type: "set"; readonly isOpen: boolean }
  | { readonly type: "measured"; readonly travelPx: number }
  | { readonly type: "press" }
  | { readonly type: "drag"; readonly byPx: number }
  | { readonly type: "drop"; readonly byPx: number }
  | { readonly type: "abandon" }

export const handleRowAt = (isOpen: boolean): HandleRowState => ({ isOpen, draggedPx: null, travelPx: 0 })

export function handleRowNext(snapShare = SNAP_SHARE): Next<HandleRowState, HandleRowEvent, never> {
  return (state, event) => {
    switch (event.type) {
      case "set":
        return [{ ...state, isOpen: event.isOpen, draggedPx: null }, []]
      case "measured":
        return [{ ...state, travelPx: Math.max(0, event.travelPx) }, []]
      case "press":
        return [{ ...state, isOpen: !state.isOpen, draggedPx: null }, []]
      case "drag":
        return [{ ...state, draggedPx: event.byPx }, []]
      case "drop":
        return [
          { ...state, isOpen: isFarEnough(state, event.byPx) ? !state.isOpen : state.isOpen, draggedPx: null },
          [],
        ]
      case "abandon":
        return [{ ...state, draggedPx: null }, []]
    }
  }

  function isFarEnough({ isOpen, travelPx }: HandleRowState, byPx: number): boolean {
    const wayPx = isOpen ? -byPx : byPx
    return travelPx > 0 && wayPx >= snapShare * travelPx
  }
}

/** Returns the open share of the row, from 0 (closed) to 1 (open), including during a drag. */
export function getOpenness({ isOpen, draggedPx, travelPx }: HandleRowState): number {
  const rest = isOpen ? 1 : 0
  if (draggedPx === null || travelPx === 0) return rest
  return Math.min(Math.max(rest + draggedPx / travelPx, 0), 1)
}

export function handleRowReason(event: HandleRowEvent): HandleRowReason | null {
  if (event.type === "press") return "press"
  return event.type === "drop" ? "drag" : null
}
