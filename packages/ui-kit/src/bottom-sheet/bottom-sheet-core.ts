import type { Next } from "../behaviour/behaviour.types.ts"
import type { WindowReason } from "../behaviour/use-closing-by-window.ts"

/** The visible height of a closed sheet in pixels. Spec 3 §9.1. */
export const PEEK_PX = 72

/** The distance of a downward drag in pixels that closes the sheet. Spec 3 §9.1. */
export const CLOSE_PX = 200

/** The height of an open sheet as a share of the window. Spec 3 §2.1 states about 80 %. */
export const OPEN_SHARE = 0.8

export type BottomSheetReason = "press" | "drag" | "close-button" | "escape" | "outside-press" | WindowReason

export interface BottomSheetState {
  readonly isOpen: boolean
  /**
   * The distance in pixels by which the sheet has been dragged, negative if upwards. `null` if the sheet is not being
   * dragged.
   */
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
  /** The minimum distance in pixels that the sheet must be dragged upwards to open. */
  readonly openPx: number
  /**
   * The distance in pixels that a downward drag must exceed to close the sheet. After a shorter drag, the sheet stays
   * open.
   */
  readonly closePx: number
}

export const createBottomSheetState = (isOpen: boolean): BottomSheetState => ({ isOpen, draggedPx: null })

export function createBottomSheetNext({
  openPx,
  closePx,
}: BottomSheetDistances): Next<BottomSheetState, BottomSheetEvent, never> {
  return (state, event) => {
    const { isOpen } = state
    switch (event.type) {
      case "set":
        // A controlled sheet reports a drag only when it ends.
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

export function getBottomSheetReason(event: BottomSheetEvent): BottomSheetReason | null {
  if (event.type === "press") return "press"
  if (event.type === "close") return event.reason
  return event.type === "drop" ? "drag" : null
}
