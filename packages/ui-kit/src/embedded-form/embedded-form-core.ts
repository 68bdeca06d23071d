import type { TimedNext } from "../behaviour/behaviour.types.ts"

/** The time for which the confirmation is displayed before a new form replaces it, in milliseconds. Spec 2 §9. */
export const RECREATE_MS = 3000

/** The text that is rendered if the form has no identifier. Spec 3 §7. */
export const MISSING_FORM_ID = "Missing FormId"

export type FormPhase = "missing" | "requesting" | "loading" | "shown" | "submitted" | "failed"

export interface FormState {
  /** True if the visitor has given consent. Only then are requests sent to the provider. */
  readonly isAllowed: boolean
  readonly phase: FormPhase
  /** The sequential number of the current attempt to load a form. Events of earlier attempts are ignored. */
  readonly attempt: number
}

export type FormReason = "press"

export type FormEvent =
  /** Sent when the component is mounted. */
  | { readonly type: "arrive" }
  | { readonly type: "leave" }
  | { readonly type: "allow" }
  | { readonly type: "loaded"; readonly attempt: number }
  | { readonly type: "refused"; readonly attempt: number }
  | { readonly type: "submitted"; readonly attempt: number }
  | { readonly type: "expired" }
  | { readonly type: "retry" }
  | { readonly type: "set"; readonly isAllowed: boolean }

export type FormEffect = { readonly type: "load"; readonly attempt: number } | { readonly type: "remove" }

export function createFormState(formId: string | null | undefined, isAllowed: boolean): FormState {
  if (!formId) return { isAllowed: false, phase: "missing", attempt: 0 }
  return { isAllowed, phase: isAllowed ? "loading" : "requesting", attempt: 0 }
}

/**
 * Creates the reducer of the form. In the phase `requesting`, the form waits for the visitor's consent, and no request
 * has been sent to the provider.
 */
export function createFormNext({ recreateMs = RECREATE_MS } = {}): TimedNext<FormState, FormEvent, FormEffect> {
  return (state, event) => {
    const { phase, attempt } = state
    switch (event.type) {
      case "arrive":
        return phase === "loading" ? load(state) : [state, []]
      case "leave":
        return state.isAllowed ? [{ ...state, phase: "loading" }, stop] : [state, []]
      case "allow":
        return phase === "requesting" ? load(state) : [state, []]
      case "set":
        if (event.isAllowed) return phase === "requesting" ? load(state) : [state, []]
        return state.isAllowed ? [{ ...state, isAllowed: false, phase: "requesting" }, stop] : [state, []]
      case "loaded":
        return phase === "loading" && event.attempt === attempt ? [{ ...state, phase: "shown" }, []] : [state, []]
      case "refused":
        return phase === "loading" && event.attempt === attempt
          ? [{ ...state, phase: "failed" }, [remove]]
          : [state, []]
      case "submitted":
        return phase === "shown" && event.attempt === attempt
          ? [
              { ...state, phase: "submitted" },
              [{ type: "wait", name: "thanks", ms: recreateMs, send: { type: "expired" } }],
            ]
          : [state, []]
      case "expired":
        return phase === "submitted" ? load(state, remove) : [state, []]
      case "retry":
        return phase === "failed" ? load(state) : [state, []]
    }
  }
}

const remove = { type: "remove" } as const
const stop = [{ type: "forget", name: "thanks" }, remove] as const

function load(state: FormState, first?: FormEffect): readonly [FormState, readonly FormEffect[]] {
  const attempt = state.attempt + 1
  const effects: readonly FormEffect[] = [{ type: "load", attempt }]
  return [{ isAllowed: true, phase: "loading", attempt }, first ? [first, ...effects] : effects]
}
