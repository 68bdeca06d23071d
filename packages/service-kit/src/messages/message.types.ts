/** A text message to a phone. */
export interface Message {
  /** The phone number in E.164. */
  readonly to: string
  readonly text: string
  /** The details that the development outbox page shows with the message, for example the code in the text. */
  readonly about: Readonly<Record<string, string>>
}
