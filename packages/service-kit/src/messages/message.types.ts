/** A text message on its way to a phone. */
export interface Message {
  /** Phone number, E.164. */
  readonly to: string
  readonly text: string
  /** The details that the page of development shows next to it, for example the code that the text holds. */
  readonly about: Readonly<Record<string, string>>
}
