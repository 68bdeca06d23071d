import type { Next } from "../behaviour/behaviour.types.ts"

/** `focus-out`: the keyboard went on, and what was open would cover what it went to. */
export type ToggletipReason = "trigger" | "escape" | "outside-press" | "focus-out"

export interface ToggletipState {
  readonly isOpen: boolean
}

export type ToggletipEvent =
  | { readonly type: "toggle" }
  | { readonly type: "dismiss"; readonly reason: Exclude<ToggletipReason, "trigger"> }
  | { readonly type: "set"; readonly isOpen: boolean }

export interface ToggletipEffect {
  readonly type: "focus-trigger"
}

/** Shown by a press, until it is pressed again or sent away. Escape leaves the focus on the button. */
export const toggletipNext: Next<ToggletipState, ToggletipEvent, ToggletipEffect> = (state, event) => {
  const isOpen = event.type === "toggle" ? !state.isOpen : event.type === "set" ? event.isOpen : false
  if (isOpen === state.isOpen) return [state, []]
  return [{ isOpen }, event.type === "dismiss" && event.reason === "escape" ? [{ type: "focus-trigger" }] : []]
}

export function toggletipReason(event: ToggletipEvent): ToggletipReason | null {
  return event.type === "set" ? null : event.type === "toggle" ? "trigger" : event.reason
}
