import type { TimedNext } from "../behaviour/behaviour.types.ts"

/** The number of items per request. Spec 1 §9. */
export const PAGE_SIZE = 4

/**
 * The maximum time until the first new item is rendered, in milliseconds. An item that is rendered later is not
 * focused.
 */
export const ARRIVAL_MS = 1000

export interface LoadMoreState {
  readonly phase: "idle" | "loading" | "failed"
  /** The number of items in the list when the pending request started. `null` if no request is pending. */
  readonly before: number | null
  readonly added: number
}

export type LoadMoreEvent =
  | { readonly type: "load"; readonly count: number }
  | { readonly type: "fetched" }
  | { readonly type: "failed" }
  | { readonly type: "rendered"; readonly count: number }
  | { readonly type: "late" }

export type LoadMoreEffect =
  | { readonly type: "fetch"; readonly offset: number }
  | { readonly type: "focus"; readonly index: number }

export const loadMoreRest: LoadMoreState = { phase: "idle", before: null, added: 0 }

/**
 * The reducer for loading more items. If the list becomes shorter, it is treated as a different list, and no item is
 * focused.
 */
export const loadMoreNext: TimedNext<LoadMoreState, LoadMoreEvent, LoadMoreEffect> = (state, event) => {
  const { phase, before: previousCount } = state
  switch (event.type) {
    case "load":
      if (phase === "loading") return [state, []]
      return [{ phase: "loading", before: event.count, added: 0 }, [forget, { type: "fetch", offset: event.count }]]
    case "fetched":
      return phase === "loading" ? [{ ...state, phase: "idle" }, previousCount === null ? [] : [wait]] : [state, []]
    case "failed":
      return phase === "loading" ? [{ ...state, phase: "failed", before: null }, []] : [state, []]
    case "rendered":
      if (previousCount === null || event.count === previousCount) return [state, []]
      if (event.count < previousCount) return [{ ...state, before: null }, [forget]]
      return [
        { ...state, before: null, added: event.count - previousCount },
        [forget, { type: "focus", index: previousCount }],
      ]
    case "late":
      return [{ ...state, before: null }, []]
  }
}

const forget = { type: "forget", name: "arrival" } as const
const wait = { type: "wait", name: "arrival", ms: ARRIVAL_MS, send: { type: "late" } } as const
