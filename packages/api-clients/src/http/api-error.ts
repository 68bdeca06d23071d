export interface ApiErrorOptions {
  /** The name of the service's folder, for example `content`. */
  readonly service: string
  /** The name of the calling function, for example `fetchLayout`. */
  readonly operation: string
  /** The HTTP status, or `null` if there was no response. */
  readonly status: number | null
  /**
   * The description of a problem that is not an HTTP status. The error message contains it after the service and the
   * operation: `content: fetchLayout got no response in time`.
   */
  readonly problem?: string
  /** Details from the service's error response. They may be logged, but must not be shown to visitors. */
  readonly details?: unknown
  /** The message from the service that may be shown to the visitor. */
  readonly reason?: string
  readonly cause?: unknown
  /** True if the service is known to be down, although its response and HTTP status do not indicate an outage. */
  readonly isOutage?: boolean
}

const TOO_MANY = 429

/** The error for a failed or unexpected response. Its message contains no URL, headers or body and is safe to log. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  readonly service: string
  readonly operation: string
  readonly status: number | null
  readonly details: unknown
  readonly reason: string | null
  /**
   * True for an outage: the service did not respond, was too busy, failed or sent an unparsable response. Any other
   * error, such as a 404 or a rejection, concerns only this request.
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
