import type { Next } from "../behaviour/behaviour.types.ts"
import type { WindowReason } from "../behaviour/use-closing-by-window.ts"

/** What shows of a closed sheet, in pixels. Spec 3 §9.1. */
export const PEEK_PX = 72

/** A drag down further than this closes it. Spec 3 §9.1. */
export const CLOSE_PX = 200

/** How much of the window it takes. Spec 3 §2.1: about 80 %. */
export const OPEN_SHARE = 0.8

export type BottomSheetReason = "press" | "drag" | "close-button" | "escape" | "outside-press" | WindowReason

export interface BottomSheetState {
  readonly isOpen: boolean
  /** How far it has been taken down from where it rests, in pixels; negative is up. `null` while nobody holds it. */
  readonly draggedPx: number | null
}

export type BottomSheetEvent =
  | { readonly type: "set"; readonly isOpen: boolean }
  | { readonly type: "press" }
  | { readonly type: "close"; readonly reason: Exclude<BottomSheetReason, "press" | "drag"> }
  | { readonly type: "drag"; readonly byPx: number }
  | { readonly type: "drop"; readonly byPx: number }
  | { readonly type: "abandon" }

export interface BottomSheetDistances {
  /** A drag up of at least this opens it. */
  readonly openPx: number
  /** A drag down of more than this closes it. */
  readonly closePx: number
}

export const createBottomSheetState = (isOpen: boolean): BottomSheetState => ({ isOpen, draggedPx: null })

/** Closed ↔ open: by a press, or by a drag that is long enough. Anything shorter goes back. */
export function createBottomSheetNext({
  openPx,
  closePx,
}: BottomSheetDistances): Next<BottomSheetState, BottomSheetEvent, never> {
  return (state, event) => {
    const { isOpen } = state
    switch (event.type) {
      case "set":
        // One who holds it open, or closed, is told of a drag only when it ends.
        return [event.isOpen === isOpen ? state : createBottomSheetState(event.isOpen), []]
      case "press":
        return [createBottomSheetState(!isOpen), []]
      case "close":
        return [createBottomSheetState(false), []]
      case "drag":
        return [{ isOpen, draggedPx: event.byPx }, []]
      case "drop":
        return [createBottomSheetState(isOpen ? event.byPx <= closePx : -event.byPx >= openPx), []]
      case "abandon":
        return [createBottomSheetState(isOpen), []]
    }
  }
}

/** Why an event opens or closes it. */
export function getBottomSheetReason(event: BottomSheetEvent): BottomSheetReason | null {
  if (event.type === "press") return "press"
  if (event.type === "close") return event.reason
  return event.type === "drop" ? "drag" : null
}
