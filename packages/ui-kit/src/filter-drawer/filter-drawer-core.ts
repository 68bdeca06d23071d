import type { Next } from "../behaviour/behaviour.types.ts"
import type { WindowReason } from "../behaviour/use-closing-by-window.ts"

/** The position of the panel. A `sticky` panel remains in view. Spec 2 §2.1. */
export type FilterMode = "default" | "sticky"

export type FilterPresentation = "drawer" | "panel" | "sticky"

/**
 * The size class of the window. The filters are a drawer in a `narrow` window and a panel in a `wide` one. In the
 * `widest` windows, the panel can be pinned.
 */
export type FilterRoom = "narrow" | "wide" | "widest"

export type FilterDrawerReason = "trigger" | "close-button" | "escape" | "outside-press" | "submit" | WindowReason

export interface FilterDrawerState {
  readonly isOpen: boolean
  /** The size class of the window. `null` on the server, where the window width is unknown. */
  readonly room: FilterRoom | null
  readonly isPanelShut: boolean
}

export type FilterDrawerEvent =
  | { readonly type: "set"; readonly isOpen: boolean }
  /** @param hasFocus whether the focus is in the filters. */
  | { readonly type: "resized"; readonly room: FilterRoom; readonly hasFocus: boolean }
  | { readonly type: "toggle" }
  | { readonly type: "close"; readonly reason: Exclude<FilterDrawerReason, "trigger" | "breakpoint"> }

export const createFilterDrawerState = (isOpen: boolean): FilterDrawerState => ({
  isOpen,
  room: null,
  isPanelShut: false,
})

/** The reducer of the filters. When the window becomes narrow, the drawer closes unless it contains the focus. */
export const filterDrawerNext: Next<FilterDrawerState, FilterDrawerEvent, never> = (state, event) => {
  switch (event.type) {
    case "set":
      return [event.isOpen === state.isOpen ? state : { ...state, isOpen: event.isOpen }, []]
    case "close":
      return [{ ...state, isOpen: false }, []]
    case "toggle":
      return [toToggled(state), []]
    case "resized":
      return [event.room === state.room ? state : toResized(state, event.room, event.hasFocus), []]
  }
}

function toToggled(state: FilterDrawerState): FilterDrawerState {
  const isOpen = !state.isOpen
  return { ...state, isOpen, isPanelShut: state.room === "narrow" ? state.isPanelShut : !isOpen }
}

function toResized(state: FilterDrawerState, room: FilterRoom, hasFocus: boolean): FilterDrawerState {
  const wasNarrow = state.room === "narrow"
  if (room === "narrow") return { ...state, room, isOpen: state.isOpen && (state.room === null || hasFocus) }
  if (state.room !== null && !wasNarrow) return { ...state, room }
  const isPanelShut = state.isPanelShut && !(wasNarrow && state.isOpen)
  return { room, isPanelShut, isOpen: !isPanelShut }
}

export function getPresentation(room: FilterRoom | null, mode: FilterMode): FilterPresentation | null {
  if (room === null) return null
  if (room === "narrow") return "drawer"
  return room === "widest" && mode === "sticky" ? "sticky" : "panel"
}

export function getFilterDrawerReason(event: FilterDrawerEvent): FilterDrawerReason | null {
  if (event.type === "toggle") return "trigger"
  if (event.type === "resized") return "breakpoint"
  return event.type === "close" ? event.reason : null
}
