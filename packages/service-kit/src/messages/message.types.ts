/** A text message on its way to a phone. */
export interface Message {
  /** Phone number, E.164. */
  readonly to: string
  readonly text: string
  /** What the page of development shows beside it, for example the code that the text holds. */
  readonly about: Readonly<Record<string, string>>
}
