export interface ApiErrorOptions {
  /** Folder name of the service, for example `content`. */
  readonly service: string
  /** Function that asked, for example `fetchLayout`. */
  readonly operation: string
  /** HTTP status, or `null` when there was no response at all. */
  readonly status: number | null
  /** What happened, when it was not the status: ends the sentence `content: fetchLayout …`. */
  readonly problem?: string
  /** What the service said, for our logs only. */
  readonly details?: unknown
  /** What the service meant for the visitor to read. */
  readonly reason?: string
  readonly cause?: unknown
  /** Whether the service is in trouble as a whole, when neither its status nor its silence tells. */
  readonly isOutage?: boolean
}

const TOO_MANY = 429

/** A service did not answer as it should. The message is safe to log: it holds no address, header or body. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  readonly service: string
  readonly operation: string
  readonly status: number | null
  readonly details: unknown
  readonly reason: string | null
  /**
   * Whether the service is in trouble as a whole: it gave no response, was too busy, broken, or could not be read.
   * Anything else, such as 404 or a refusal, is its answer to this one question.
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
