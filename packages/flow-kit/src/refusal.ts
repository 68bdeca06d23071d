/**
 * The error for a call that the service has rejected and for which it has stated a reason. All other errors are treated
 * as failures without a message.
 */
export interface Refusal {
  /** The HTTP status. 401 means that the session has ended. */
  readonly status?: number
  readonly code?: string | null
  readonly userMessage?: string | null
}

/** Returns the service's message for the visitor, or `null` if the error contains none. */
export function getUserMessage(error: unknown): string | null {
  return (error as Refusal | null)?.userMessage ?? null
}

/**
 * Returns true if a failed call may nevertheless have been executed by the service. Returns false only if the service
 * has rejected the call.
 */
export function mayBeDone(error: unknown): boolean {
  const { status, code } = (error ?? {}) as Refusal
  const isRefused = status != null && status >= 400 && status < 500 && code !== "StillRunning"
  return !isRefused
}

/** Returns true if the service has refused a call for the given reason. */
export function hasCode<Code extends string>(error: unknown, code: Code): boolean {
  return (error as Refusal | null)?.code === code
}

/** Returns true if the error means that the session has expired. */
export function isSessionGone(error: unknown): boolean {
  return (error as Refusal | null)?.status === 401
}

/**
 * Describes a failed call by its HTTP status and error code, such as `409 Conflict`. The description contains no
 * personal data.
 */
export function describeFailure(error: unknown): string {
  const { status, code } = (error ?? {}) as Refusal
  return [status, code].filter((part) => part != null).join(" ") || "no response"
}
