import type { Next } from "../behaviour/behaviour.types.ts"
import type { DialogReason } from "../dialog/dialog-scope.tsx"

export type DrawerReason = Exclude<DialogReason, "action">

export interface DrawerState {
  readonly isOpen: boolean
}

export type DrawerEvent =
  | { readonly type: "set"; readonly isOpen: boolean }
  | { readonly type: "open"; readonly reason: DrawerReason }
  | { readonly type: "close"; readonly reason: DrawerReason }
  /**
   * Sent when the browser has opened or closed the native dialog, for example through an invoker command before
   * hydration or a back gesture.
   */
  | { readonly type: "synchronise"; readonly isOpen: boolean }

export type DrawerEffect = { readonly type: "show" } | { readonly type: "hide" }

export const drawerNext: Next<DrawerState, DrawerEvent, DrawerEffect> = (state, event) => {
  const isOpen = "isOpen" in event ? event.isOpen : event.type === "open"
  if (isOpen === state.isOpen) return [state, []]
  return [{ isOpen }, event.type === "synchronise" ? [] : [{ type: isOpen ? "show" : "hide" }]]
}
