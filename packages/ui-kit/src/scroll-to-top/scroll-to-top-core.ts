import type { Next } from "../behaviour/behaviour.types.ts"

/** The scroll distance after which the button appears, in pixels. Spec 1 §9. */
export const SHOW_AFTER_PX = 528

export interface ScrollToTopState {
  readonly isShown: boolean
}

export type ScrollToTopEvent = { readonly type: "below" | "above" } | { readonly type: "press" }

export interface ScrollToTopEffect {
  readonly type: "go-to-top"
}

export const scrollToTopNext: Next<ScrollToTopState, ScrollToTopEvent, ScrollToTopEffect> = (state, { type }) => {
  if (type === "press") return [state, state.isShown ? [{ type: "go-to-top" }] : []]
  const isShown = type === "below"
  return [isShown === state.isShown ? state : { isShown }, []]
}
