import type { TimedNext } from "../behaviour/behaviour.types.ts"

/** How long a message stays in the region: read out by then, and not found by those who read on. */
export const CLEAR_MS = 7000

/** `polite` waits until the reader pauses; `assertive` interrupts, for what cannot wait. */
export type StatusUrgency = "polite" | "assertive"

/** A message as it stands in its region. The same words said again are another message. */
export interface StatusMessage {
  readonly id: number
  readonly message: string
  readonly urgency: StatusUrgency
}

export interface StatusState {
  readonly messages: readonly StatusMessage[]
  readonly lastId: number
}

export type StatusEvent =
  | { readonly type: "announce"; readonly message: string; readonly urgency: StatusUrgency }
  | { readonly type: "clear"; readonly id: number }

export const statusSilent: StatusState = { messages: [], lastId: 0 }

/**
 * Every message is a node of its own for a while. Screen readers queue and say what is added to a region; words that
 * are the same as before, or that others replace at once, they pass over.
 */
export function createStatusNext(clearMs = CLEAR_MS): TimedNext<StatusState, StatusEvent, never> {
  return (state, event) => {
    if (event.type === "clear") return [{ ...state, messages: state.messages.filter(({ id }) => id !== event.id) }, []]
    const { message, urgency } = event
    if (message.trim() === "") return [state, []]
    const id = state.lastId + 1
    return [
      { messages: [...state.messages, { id, message, urgency }], lastId: id },
      [{ type: "wait", name: `message-${id}`, ms: clearMs, send: { type: "clear", id } }],
    ]
  }
}
