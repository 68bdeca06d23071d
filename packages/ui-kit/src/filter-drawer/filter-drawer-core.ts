import type { Next } from "../behaviour/behaviour.types.ts"
import type { WindowReason } from "../behaviour/use-closing-by-window.ts"

/** Whether the filters go with the page or stay in sight. Spec 2 §2.1. */
export type FilterMode = "default" | "sticky"

/** What the filters are just now: over the page, beside the list, or beside it and always in sight. */
export type FilterPresentation = "drawer" | "panel" | "sticky"

/** Room of the window: for a drawer, for a panel, for one that stays in sight. */
export type FilterRoom = "narrow" | "wide" | "widest"

export type FilterDrawerReason = "trigger" | "close-button" | "escape" | "outside-press" | "submit" | WindowReason

export interface FilterDrawerState {
  readonly isOpen: boolean
  /** `null` on the server, which sees no window. */
  readonly room: FilterRoom | null
  /** The visitor closed the panel. */
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

/**
 * Closed ↔ open. A window that grows shows the panel, unless the visitor closed it; one that shrinks closes the drawer,
 * unless the visitor is in it just now.
 */
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

/** What the filters are in so much room. */
export function getPresentation(room: FilterRoom | null, mode: FilterMode): FilterPresentation | null {
  if (room === null) return null
  if (room === "narrow") return "drawer"
  return room === "widest" && mode === "sticky" ? "sticky" : "panel"
}

/** Why an event opens or closes it; nobody is asked for what is only found out. */
export function getFilterDrawerReason(event: FilterDrawerEvent): FilterDrawerReason | null {
  if (event.type === "toggle") return "trigger"
  if (event.type === "resized") return "breakpoint"
  return event.type === "close" ? event.reason : null
}
