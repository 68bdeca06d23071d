export interface ServiceRefusalOptions {
  /** Name of the service, for example `tyre-hotel`. */
  readonly service: string
  /** Call that was refused, for example `createBooking`. */
  readonly operation: string
  readonly status: number
  /** The reason for programs, for example `TimeslotNotAvailable`: the contract has them all. */
  readonly code: string | null
  /** The service's message for the visitor. */
  readonly userMessage: string
  /** The time to wait before the next call, from the service. */
  readonly retryAfterMs: number | null
}

/**
 * The error of a service that refused a call and gave the visitor a reason.
 *
 * Its `words` are for the visitor alone: neither the error's message nor its printed form contains them.
 */
export class ServiceRefusal extends Error {
  override readonly name = "ServiceRefusal"
  readonly service: string
  readonly operation: string
  readonly status: number
  readonly code: string | null
  readonly retryAfterMs: number | null
  readonly #userMessage: string

  constructor({ service, operation, status, code, userMessage, retryAfterMs }: ServiceRefusalOptions) {
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
