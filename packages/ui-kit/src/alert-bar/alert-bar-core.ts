import type { TimedNext } from "../behaviour/behaviour.types.ts"

/** Cookie that remembers that the visitor put the alert away. Spec 1 §4. */
export const HIDE_ALERT_COOKIE = "hideAlert"

/** How long it remembers. Spec 1 §9. */
export const HIDE_ALERT_DAYS = 1

/** Longest time the bar may take to collapse; after it the bar goes even when no transition has ended. */
export const COLLAPSE_MS = 400

/** `collapsing` still takes room, `gone` does not. */
export type AlertState = "shown" | "collapsing" | "gone"

export type AlertEvent = { readonly type: "remembered" } | { readonly type: "dismiss" } | { readonly type: "collapsed" }

export type AlertEffect = { readonly type: "remember" } | { readonly type: "leave" }

/** Shown → collapsing → gone. An alert that cannot be dismissed ignores both the button and the cookie. */
export function createAlertNext(isDismissible: boolean): TimedNext<AlertState, AlertEvent, AlertEffect> {
  return (state, event) => {
    if (!isDismissible) return [state, []]
    switch (event.type) {
      case "remembered":
        return state === "shown" ? ["gone", []] : [state, []]
      case "dismiss":
        return state === "shown"
          ? ["collapsing", [{ type: "remember" }, { type: "leave" }, collapseAfter]]
          : [state, []]
      case "collapsed":
        return state === "collapsing" ? ["gone", [{ type: "forget", name: "collapse" }]] : [state, []]
    }
  }
}

const collapseAfter = { type: "wait", name: "collapse", ms: COLLAPSE_MS, send: { type: "collapsed" } } as const
