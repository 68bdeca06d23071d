import type { TimedNext } from "../behaviour/behaviour.types.ts"

/** How long typing rests before a source is asked. Spec 3 §5.1. */
export const DEBOUNCE_MS = 300

export interface ComboboxOption {
  /** What a form sends. */
  readonly value: string
  /** What stands in the field once it is chosen. */
  readonly label: string
  /** A second line, such as a region. */
  readonly hint?: string
}

/** `waiting` is typing that has not come to rest; what was found before is still there. */
export type QueryPhase = "idle" | "waiting" | "loading" | "ready" | "empty" | "failed"

export interface QueryState {
  readonly phase: QueryPhase
  readonly query: string
  /** Number of the latest question: answers to others come too late. */
  readonly id: number
  readonly options: readonly ComboboxOption[]
}

export type QueryEvent =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "rest" }
  /** Asks at once for what stands in the field already. */
  | { readonly type: "ask"; readonly text: string }
  | { readonly type: "found"; readonly id: number; readonly options: readonly ComboboxOption[] }
  | { readonly type: "fail"; readonly id: number }
  /** The field is left: what is on its way is not wanted any more. */
  | { readonly type: "leave" }
  /** One is chosen, or all of it is sent away. */
  | { readonly type: "stop" }

export type QueryEffect =
  | { readonly type: "search"; readonly query: string; readonly id: number }
  | { readonly type: "abort" }

export const queryIdle: QueryState = { phase: "idle", query: "", id: 0, options: [] }

const FORGET = { type: "forget", name: "rest" } as const

/** Asks a source for what was typed, once it rests, and minds only the answer to the latest question. */
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
