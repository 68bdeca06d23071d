import type { TimedNext } from "../behaviour/behaviour.types.ts"

/** The delay before the busy state is announced, in milliseconds. Most responses arrive before this delay ends. */
export const SAY_AFTER_MS = 500

export type OverlayState = "resting" | "busy" | "saying"

export type OverlayEvent = { readonly type: "set"; readonly isBusy: boolean } | { readonly type: "due" }

export function createOverlayNext(sayAfterMs: number = SAY_AFTER_MS): TimedNext<OverlayState, OverlayEvent, never> {
  return (state, event) => {
    if (event.type === "due") return [state === "busy" ? "saying" : state, []]
    if (!event.isBusy) return ["resting", [{ type: "forget", name: "say" }]]
    if (state === "saying") return [state, []]
    return ["busy", [{ type: "wait", name: "say", ms: sayAfterMs, send: { type: "due" } }]]
  }
}
