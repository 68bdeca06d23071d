import type { TimedNext } from "../behaviour/behaviour.types.ts"

/**
 * The time after which a message is removed, in milliseconds. It is long enough for the message to be announced, and
 * short enough that visitors who read the page later do not find an old message.
 */
export const CLEAR_MS = 7000

/**
 * The urgency of a message. Screen readers announce a `polite` message at the next pause, and an `assertive` message
 * immediately.
 */
export type StatusUrgency = "polite" | "assertive"

/** A message in a live region. If the same text is announced twice, there are two messages with different ids. */
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
 * Creates the reducer of messages. Each message is a separate node that is removed after a while. Screen readers
 * announce every node that is added to a live region, but may ignore text that is unchanged or replaced immediately.
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
