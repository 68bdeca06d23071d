export interface ApiErrorOptions {
  /** The service's folder name, for example `content`. */
  readonly service: string
  /** The name of the calling function, for example `fetchLayout`. */
  readonly operation: string
  /** The HTTP status, or `null` if there was no response. */
  readonly status: number | null
  /**
   * The description of a problem other than the status, which is added at the end of the error message `content:
   * fetchLayout …`.
   */
  readonly problem?: string
  /** The service's message, which is only for our logs. */
  readonly details?: unknown
  /** The service's message for the visitor. */
  readonly reason?: string
  readonly cause?: unknown
  /**
   * True when the service is known to be down, even if this cannot be seen from the status or from a missing response.
   */
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
   * status, such as 404 or a rejection, concerns only this request.
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
