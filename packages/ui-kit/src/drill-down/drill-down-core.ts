import type { Next } from "../behaviour/behaviour.types.ts"

/** `found`: the browser opened a branch itself, for example because find-in-page found words there. */
export type DrillDownReason = "trigger" | "arrow" | "back-button" | "escape" | "found"

export interface DrillDownState {
  /** Keys of the branches that were drilled into, the outermost first. Empty at the top. */
  readonly path: readonly string[]
  /** The way of the last step, for what moves. */
  readonly direction: "forward" | "back" | null
}

export type DrillDownEvent =
  | { readonly type: "drill"; readonly path: readonly string[]; readonly reason: "trigger" | "arrow" | "found" }
  | { readonly type: "back"; readonly reason: "back-button" | "arrow" | "escape" }
  | { readonly type: "set"; readonly path: readonly string[] }

/** Where the focus goes: to the heading of the panel that came, or to the trigger of the one that went. */
export interface DrillDownEffect {
  readonly type: "focus-heading" | "focus-trigger"
  readonly key: string
}

export const drillDownTop: DrillDownState = { path: [], direction: null }

/** A stack of panels: drilling puts one on, going back takes one off. */
export const drillDownNext: Next<DrillDownState, DrillDownEvent, DrillDownEffect> = (state, event) => {
  const left = state.path.at(-1)
  if (event.type === "back") {
    if (left === undefined) return [state, []]
    return [{ path: state.path.slice(0, -1), direction: "back" }, [{ type: "focus-trigger", key: left }]]
  }

  const { path } = event
  const entered = path.at(-1)
  if (isSame(path, state.path)) return [state, []]
  const direction = path.length < state.path.length ? "back" : "forward"
  if (event.type === "set" || event.reason === "found" || entered === undefined) return [{ path, direction }, []]
  return [{ path, direction }, [{ type: "focus-heading", key: entered }]]
}

export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index])
}
