/** A text message to a phone. */
export interface Message {
  /** The phone number in E.164 format. */
  readonly to: string
  readonly text: string
  /** The details that the development outbox page shows with the message, for example the login code in its text. */
  readonly about: Readonly<Record<string, string>>
}
