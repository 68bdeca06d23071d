import type { Next } from "../behaviour/behaviour.types.ts"

export type DialogReason =
  | "trigger"
  | "close-button"
  | "escape"
  | "outside-press"
  | "link"
  | "navigation"
  | "breakpoint"

export interface DialogState {
  readonly isOpen: boolean
}

export type DialogEvent =
  | { readonly type: "set"; readonly isOpen: boolean }
  | { readonly type: "open"; readonly reason: DialogReason }
  | { readonly type: "close"; readonly reason: DialogReason }
  /** The browser did it on its own: a command before hydration, or its own back gesture. */
  | { readonly type: "synchronise"; readonly isOpen: boolean }

export type DialogEffect = { readonly type: "show" } | { readonly type: "hide" }

/** Closed ↔ open; the native dialog follows. */
export const dialogNext: Next<DialogState, DialogEvent, DialogEffect> = (state, event) => {
  const isOpen = "isOpen" in event ? event.isOpen : event.type === "open"
  if (isOpen === state.isOpen) return [state, []]
  return [{ isOpen }, event.type === "synchronise" ? [] : [{ type: isOpen ? "show" : "hide" }]]
}
