import type { TimedNext } from "../behaviour/behaviour.types.ts"

/** The delay between typing and a query, in milliseconds. Spec 3 §5.1. */
export const DEBOUNCE_MS = 300

export interface ComboboxOption {
  /** The value that a form submits. */
  readonly value: string
  /** The text of the field when the option is selected. */
  readonly label: string
  /** The text of a second line, such as the region of a place. */
  readonly hint?: string
}

/** The phase of a query. While `waiting`, the previous options remain visible. */
export type QueryPhase = "idle" | "waiting" | "loading" | "ready" | "empty" | "failed"

export interface QueryState {
  readonly phase: QueryPhase
  readonly query: string
  /** The sequential number of the latest query. The results of queries with a lower number are ignored. */
  readonly id: number
  readonly options: readonly ComboboxOption[]
}

export type QueryEvent =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "rest" }
  | { readonly type: "ask"; readonly text: string }
  | { readonly type: "found"; readonly id: number; readonly options: readonly ComboboxOption[] }
  | { readonly type: "fail"; readonly id: number }
  /** Sent when the field loses the focus. If a query is pending, it is then aborted. */
  | { readonly type: "leave" }
  | { readonly type: "stop" }

export type QueryEffect =
  | { readonly type: "search"; readonly query: string; readonly id: number }
  | { readonly type: "abort" }

export const queryIdle: QueryState = { phase: "idle", query: "", id: 0, options: [] }

const FORGET = { type: "forget", name: "rest" } as const

export function createQueryNext(debounceMs = DEBOUNCE_MS): TimedNext<QueryState, QueryEvent, QueryEffect> {
  return (state, event) => {
    switch (event.type) {
      case "text": {
        const query = event.text.trim()
        if (query === "") return stopQuery(state)
        if (query === state.query && state.phase !== "failed") return [state, []]
        const wait = { type: "wait", name: "rest", ms: debounceMs, send: { type: "rest" } } as const
        return [{ ...state, phase: "waiting", query, id: state.id + 1 }, [{ type: "abort" }, wait]]
      }
      case "ask": {
        const query = event.text.trim()
        if (query === "" || (query === state.query && state.phase !== "failed")) return [state, []]
        const id = state.id + 1
        return [{ phase: "loading", query, id, options: [] }, [FORGET, { type: "search", query, id }]]
      }
      case "rest":
        return [{ ...state, phase: "loading" }, [{ type: "search", query: state.query, id: state.id }]]
      case "found": {
        if (event.id !== state.id || state.phase !== "loading") return [state, []]
        const { options } = event
        return [{ ...state, phase: options.length > 0 ? "ready" : "empty", options }, []]
      }
      case "fail":
        if (event.id !== state.id || state.phase !== "loading") return [state, []]
        return [{ ...state, phase: "failed", options: [] }, []]
      case "leave":
        return state.phase === "ready" ? [state, []] : stopQuery(state)
      default:
        return stopQuery(state)
    }
  }
}

function stopQuery(state: QueryState): ReturnType<ReturnType<typeof createQueryNext>> {
  return [{ ...queryIdle, id: state.id + 1 }, [FORGET, { type: "abort" }]]
}
