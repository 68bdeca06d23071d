/** A code on its way to a phone. */
export interface Message {
  /** Phone number with the country's prefix. */
  readonly to: string
  readonly regNo: string
  readonly code: string
  readonly words: string
}

/** Brings codes to phones. */
export interface Sender {
  /** Takes a message and sends it meanwhile; never throws. */
  readonly send: (message: Message) => void
  /** Settles when everything that was taken has been sent or given up. */
  readonly settled: () => Promise<void>
}
