import type { Next } from "../behaviour/behaviour.types.ts"

/**
 * The reason for a change. `focus-out` means that the focus moved to an element outside, which the open content could
 * cover.
 */
export type DismissibleReason = "trigger" | "escape" | "outside-press" | "focus-out"

export interface DismissibleState {
  readonly isOpen: boolean
}

export type DismissibleEvent =
  | { readonly type: "toggle" }
  | { readonly type: "dismiss"; readonly reason: Exclude<DismissibleReason, "trigger"> }
  | { readonly type: "set"; readonly isOpen: boolean }

export interface DismissibleEffect {
  readonly type: "focus-trigger"
}

/** The reducer for content that the visitor can dismiss. Escape also moves the focus back to the button. */
export const dismissibleNext: Next<DismissibleState, DismissibleEvent, DismissibleEffect> = (state, event) => {
  const isOpen = event.type === "toggle" ? !state.isOpen : event.type === "set" ? event.isOpen : false
  if (isOpen === state.isOpen) return [state, []]
  return [{ isOpen }, event.type === "dismiss" && event.reason === "escape" ? [{ type: "focus-trigger" }] : []]
}

export function getDismissibleReason(event: DismissibleEvent): DismissibleReason | null {
  return event.type === "set" ? null : event.type === "toggle" ? "trigger" : event.reason
}
