/** A text message to a phone. */
export interface Message {
  /** The phone number in E.164 format. */
  readonly to: string
  readonly text: string
  /** The details that the development outbox page shows next to the message, for example the login code. */
  readonly about: Readonly<Record<string, string>>
}
