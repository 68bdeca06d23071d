import type { TimedNext } from "../behaviour/behaviour.types.ts"

/**
 * The time before a message is removed, in milliseconds: long enough for it to be announced, and short enough that
 * visitors do not find it later while reading the page.
 */
export const CLEAR_MS = 7000

/** The urgency of a message: `polite` waits until the screen reader pauses; `assertive` interrupts it. */
export type StatusUrgency = "polite" | "assertive"

/** A message in a live region. Announcing the same text again creates a new message. */
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
 * Creates the reducer of messages, each of which temporarily has a separate node. Screen readers queue and announce
 * nodes that are added to a region; they skip a text that is unchanged or replaced immediately.
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
