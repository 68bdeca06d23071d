import type { Next } from "../behaviour/behaviour.types.ts"

/** The reason for a change. `found` means that the browser opened a branch, for example with find-in-page. */
export type DrillDownReason = "trigger" | "arrow" | "back-button" | "escape" | "found"

export interface DrillDownState {
  /** The keys of the open branches, starting with the outermost. Empty at the top level. */
  readonly path: readonly string[]
  readonly direction: "forward" | "back" | null
}

export type DrillDownEvent =
  | { readonly type: "drill"; readonly path: readonly string[]; readonly reason: "trigger" | "arrow" | "found" }
  | { readonly type: "back"; readonly reason: "back-button" | "arrow" | "escape" }
  | { readonly type: "set"; readonly path: readonly string[] }

export interface DrillDownEffect {
  readonly type: "focus-heading" | "focus-trigger"
  readonly key: string
}

export const drillDownTop: DrillDownState = { path: [], direction: null }

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

export function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index])
}
