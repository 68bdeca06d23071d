import type { Next } from "../behaviour/behaviour.types.ts"

/** `found` is the browser's find-in-page opening the region it found words in. */
export type DisclosureReason = "trigger" | "found"

export interface DisclosureState {
  readonly isOpen: boolean
}

export type DisclosureEvent =
  | { readonly type: "toggle" }
  | { readonly type: "find" }
  | { readonly type: "set"; readonly isOpen: boolean }

export const disclosureNext: Next<DisclosureState, DisclosureEvent, never> = (state, event) => {
  const isOpen = event.type === "toggle" ? !state.isOpen : event.type === "find" ? true : event.isOpen
  return [isOpen === state.isOpen ? state : { isOpen }, []]
}

export function disclosureReason({ type }: DisclosureEvent): DisclosureReason | null {
  return type === "set" ? null : type === "find" ? "found" : "trigger"
}
