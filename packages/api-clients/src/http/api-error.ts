export interface ApiErrorOptions {
  /** The service's folder name, for example `content`. */
  readonly service: string
  /** The calling function, for example `fetchLayout`. */
  readonly operation: string
  /** The HTTP status, or `null` without a response. */
  readonly status: number | null
  /** The problem, when it was not the status: the end of the message `content: fetchLayout …`. */
  readonly problem?: string
  /** The service's message, for our logs only. */
  readonly details?: unknown
  /** The service's message for the visitor. */
  readonly reason?: string
  readonly cause?: unknown
  /** True for an outage of the service that neither the status nor a missing response shows. */
  readonly isOutage?: boolean
}

const TOO_MANY = 429

/**
 * The error of a failed or unexpected response. The message is safe to log: it contains no address, header or
 * body.
 */
export class ApiError extends Error {
  override readonly name = "ApiError"
  readonly service: string
  readonly operation: string
  readonly status: number | null
  readonly details: unknown
  readonly reason: string | null
  /**
   * True for an outage of the service: it gave no response, was too busy, failed, or its response could not be parsed.
   * Any other status, such as 404 or a rejection, is the response to this one request.
   */
  readonly isOutage: boolean

  constructor({ service, operation, status, problem, details, reason, cause, isOutage }: ApiErrorOptions) {
    const happened = problem ?? (status === null ? "got no response" : `answered ${status}`)
    super(`${service}: ${operation} ${happened}`, cause === undefined ? {} : { cause })
    this.service = service
    this.operation = operation
    this.status = status
    this.details = details
    this.reason = reason ?? null
    this.isOutage = isOutage ?? (status === null || status === TOO_MANY || status >= 500)
  }
}
