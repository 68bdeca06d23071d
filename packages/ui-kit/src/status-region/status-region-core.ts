import type { TimedNext } from "../behaviour/behaviour.types.ts"

/**
 * The time in milliseconds after which a message is removed. It is long enough for the announcement, and short enough
 * that visitors do not find the message later while reading the page.
 */
export const CLEAR_MS = 7000

/**
 * The urgency of a message. A `polite` message waits until the screen reader pauses. An `assertive` message interrupts
 * the screen reader.
 */
export type StatusUrgency = "polite" | "assertive"

/** A message in a live region. Announcing the same text again creates another message. */
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
 * Creates the reducer of messages. Each message has a separate node, which is removed after a while. Screen readers
 * announce every node that is added to a live region, but may skip a text that is unchanged or replaced immediately.
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
