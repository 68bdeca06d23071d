import type { Next } from "../behaviour/behaviour.types.ts"

/** `found` is the focus or the browser's find-in-page reaching what was clipped. */
export type ClampReason = "trigger" | "found"

export interface ClampState {
  readonly isOpen: boolean
  /** Whether the content is taller than its clipped height. */
  readonly overflows: boolean
}

export type ClampEvent =
  | { readonly type: "measure"; readonly contentPx: number; readonly boxPx: number }
  | { readonly type: "toggle" }
  | { readonly type: "find" }
  | { readonly type: "set"; readonly isOpen: boolean }

/** Content that sticks out by less than this is only rounding. */
const ROUNDING_PX = 1

/** Open or clipped; what fits is neither. An open one is not measured: its box says nothing. */
export const clampNext: Next<ClampState, ClampEvent, never> = (state, event) => {
  const isOpen = nextOpen(state.isOpen, event)
  const overflows = event.type === "measure" && !isOpen ? event.contentPx - event.boxPx > ROUNDING_PX : state.overflows
  return [isOpen === state.isOpen && overflows === state.overflows ? state : { isOpen, overflows }, []]
}

function nextOpen(isOpen: boolean, event: ClampEvent): boolean {
  if (event.type === "toggle") return !isOpen
  return event.type === "set" ? event.isOpen : isOpen || event.type === "find"
}

export function clampReason({ type }: ClampEvent): ClampReason | null {
  return type === "toggle" ? "trigger" : type === "find" ? "found" : null
}
