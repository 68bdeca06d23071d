/** A text message on its way to a phone. */
export interface Message {
  /** Phone number, E.164. */
  readonly to: string
  readonly text: string
  /** What the outbox of development shows beside it, for example the code that the text holds. */
  readonly about: Readonly<Record<string, string>>
}

/** Brings messages to phones. */
export interface Sender {
  /** Takes a message and sends it meanwhile; never throws. */
  readonly send: (message: Message) => void
  /** Settles when everything that was taken has been sent or given up. */
  readonly settled: () => Promise<void>
}

/** Who sends, and where lines for people go. */
export interface SenderOptions {
  /** Begins each line. */
  readonly service: string
  readonly say: (line: string) => void
}
