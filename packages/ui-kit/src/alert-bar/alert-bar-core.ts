import type { TimedNext } from "../behaviour/behaviour.types.ts"

/** The default name of the cookie that stores the dismissal of the bar. Spec 1 §4. */
export const HIDE_ALERT_COOKIE = "hideAlert"

/** The lifetime of the cookie in days. Spec 1 §9. */
export const HIDE_ALERT_DAYS = 1

/** The time after which the bar disappears even if no `transitionend` event has occurred, in milliseconds. */
export const COLLAPSE_MS = 400

/** The state of the bar. The bar occupies space on the page until its state is `gone`. */
export type AlertState = "shown" | "collapsing" | "gone"

export type AlertEvent = { readonly type: "remembered" } | { readonly type: "dismiss" } | { readonly type: "collapsed" }

export type AlertEffect = { readonly type: "remember" } | { readonly type: "leave" }

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
