export interface TyreHotelRefusalOptions {
  /** Function that asked, for example `createBooking`. */
  readonly operation: string
  readonly status: number
  /** The reason for programs, for example `TimeslotNotAvailable`. */
  readonly code: string | null
  /** The service's message for the visitor. */
  readonly words: string
  /** How long the service asks us to wait. */
  readonly retryAfterMs: number | null
}

/**
 * The service did not do what it was asked, and told the visitor why.
 *
 * Its `words` are for the visitor alone: neither the error's message nor its printed form holds them.
 */
export class TyreHotelRefusal extends Error {
  override readonly name = "TyreHotelRefusal"
  readonly operation: string
  readonly status: number
  readonly code: string | null
  readonly retryAfterMs: number | null
  readonly #words: string

  constructor({ operation, status, code, words, retryAfterMs }: TyreHotelRefusalOptions) {
    super(`tyre-hotel: ${operation} was refused with ${status}`)
    this.operation = operation
    this.status = status
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.#words = words
  }

  get words(): string {
    return this.#words
  }
}
