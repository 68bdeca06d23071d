import type { TimedNext } from "../behaviour/behaviour.types.ts"

/** How long a message stays in the region: read out by then, and not found by those who read on. */
export const CLEAR_MS = 7000

/** `polite` waits until the reader pauses; `assertive` interrupts, for what cannot wait. */
export type StatusUrgency = "polite" | "assertive"

export interface StatusState {
  readonly urgency: StatusUrgency
  readonly message: string
  /**
   * Which of the two places of an urgency the message stands in. The same words again are no change to a live region,
   * so every message goes to the place that the one before it did not have.
   */
  readonly place: 0 | 1
}

export type StatusEvent =
  | { readonly type: "announce"; readonly message: string; readonly urgency: StatusUrgency }
  | { readonly type: "clear" }

export const statusSilent: StatusState = { urgency: "polite", message: "", place: 0 }

/** Silent → a message → silent. What is newer replaces what is said, but nothing polite takes the word from an alarm. */
export function statusNext(clearMs = CLEAR_MS): TimedNext<StatusState, StatusEvent, never> {
  return (state, event) => {
    if (event.type === "clear") return [{ ...state, message: "" }, [{ type: "forget", name: "clear" }]]
    const { message, urgency } = event
    const isInterruption = state.message !== "" && state.urgency === "assertive" && urgency === "polite"
    if (message.trim() === "" || isInterruption) return [state, []]
    return [
      { urgency, message, place: state.place === 0 ? 1 : 0 },
      [{ type: "wait", name: "clear", ms: clearMs, send: { type: "clear" } }],
    ]
  }
}
