export interface RejectedRequestErrorOptions {
  readonly service: string
  readonly operation: string
  readonly status: number
  /** The error code, for example `TimeslotNotAvailable`. The contract of the service lists all codes. */
  readonly code: string | null
  readonly userMessage: string
  /**
   * The pause that the service requires before the next call, in milliseconds, or `null` when it does not require one.
   */
  readonly retryAfterMs: number | null
}

/**
 * The error for a call that a service rejected with a message for the visitor. The message is available only as
 * `userMessage`; neither the error's own message nor its printed form contains it, so it does not appear in logs.
 */
export class RejectedRequestError extends Error {
  override readonly name = "RejectedRequestError"
  readonly service: string
  readonly operation: string
  readonly status: number
  readonly code: string | null
  readonly retryAfterMs: number | null
  readonly #userMessage: string

  constructor({ service, operation, status, code, userMessage, retryAfterMs }: RejectedRequestErrorOptions) {
    super(`${service}: ${operation} was refused with ${status}`)
    this.service = service
    this.operation = operation
    this.status = status
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.#userMessage = userMessage
  }

  get userMessage(): string {
    return this.#userMessage
  }
}
