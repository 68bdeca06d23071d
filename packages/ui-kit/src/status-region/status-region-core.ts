import type { TimedNext } from "../behaviour/behaviour.types.ts"

/**
 * The time after which a message is removed, in milliseconds. It is long enough to announce the message, and short
 * enough that screen reader users do not find an outdated message later.
 */
export const CLEAR_MS = 7000

export type StatusUrgency = "polite" | "assertive"

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
 * Creates the reducer of messages. Each message is a separate node, because screen readers may ignore text that is
 * replaced.
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
