import type { Next } from "../behaviour/behaviour.types.ts"
<<<<<<< HEAD

/** Share of the way after which a row that is let go moves on to its other end. Spec 2 §9. */
export const SNAP_SHARE = 0.3

export type HandleRowReason = "drag" | "press"

export interface HandleRowState {
  readonly isOpen: boolean
  /** How far the handle has been taken from where it rests, in pixels; positive opens. `null` while nobody holds it. */
  readonly draggedPx: number | null
  /** From closed to open. */
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

/** Closed ↔ open: by a press, or by a drag of at least a share of the way. Anything less goes back. */
=======
import type { SetOpen } from "../behaviour/use-openable.ts"

/** Share of the way at which a handle that is let go goes on to the other end. Spec 2 §9. */
export const SNAP_SHARE = 0.3

export type HandleRowReason = "press" | "drag"

export interface HandleRowState {
  readonly isOpen: boolean
  /** How far it is open while it is dragged, from 0 to 1; `null` while it is not. */
  readonly draggedTo: number | null
}

export type HandleRowEvent =
  | SetOpen
  | { readonly type: "press" }
  /** The way from where the drag began, as a share of the way between closed and open; down is more. */
  | { readonly type: "drag"; readonly share: number }
  | { readonly type: "drop" }
  | { readonly type: "abandon" }

export function handleRowAt(isOpen: boolean): HandleRowState {
  return { isOpen, draggedTo: null }
}

/** Closed ↔ open, by a press, or by a drag that went far enough. */
>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
export function handleRowNext(snapShare = SNAP_SHARE): Next<HandleRowState, HandleRowEvent, never> {
  return (state, event) => {
    switch (event.type) {
      case "set":
<<<<<<< HEAD
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

/** How open it is, from 0 to 1, while it rests and while it is dragged. */
export function openness({ isOpen, draggedPx, travelPx }: HandleRowState): number {
  const rest = isOpen ? 1 : 0
  if (draggedPx === null || travelPx === 0) return rest
  return Math.min(Math.max(rest + draggedPx / travelPx, 0), 1)
}

/** Why an event opens or closes it. */
export function handleRowReason(event: HandleRowEvent): HandleRowReason | null {
  if (event.type === "press") return "press"
  return event.type === "drop" ? "drag" : null
=======
        return [event.isOpen === state.isOpen ? state : handleRowAt(event.isOpen), []]
      case "press":
        return [handleRowAt(!state.isOpen), []]
      case "drag":
        return [{ ...state, draggedTo: Math.min(Math.max((state.isOpen ? 1 : 0) + event.share, 0), 1) }, []]
      case "drop":
        return [handleRowAt(hasGoneFar(state, snapShare) ? !state.isOpen : state.isOpen), []]
      case "abandon":
        return [handleRowAt(state.isOpen), []]
    }
  }
}

export function handleRowReason({ type }: HandleRowEvent): HandleRowReason | null {
  if (type === "press") return "press"
  return type === "drop" ? "drag" : null
}

function hasGoneFar({ isOpen, draggedTo }: HandleRowState, snapShare: number): boolean {
  if (draggedTo === null) return false
  return (isOpen ? 1 - draggedTo : draggedTo) >= snapShare
>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
}
