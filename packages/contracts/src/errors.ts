/**
 * The error codes that any service may return, with their HTTP statuses. Sites that forward calls to a service may
 * return them too.
 */
export const STANDARD_ERRORS = {
  BadRequest: 400,
  IdempotencyKeyMissing: 400,
  ApiKeyWrong: 401,
  SessionMissing: 401,
  SessionOver: 401,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  NotAcceptable: 406,
  TooSlow: 408,
  Conflict: 409,
  StillRunning: 409,
  PreconditionFailed: 412,
  TooLarge: 413,
  UnsupportedMediaType: 415,
  IdempotencyKeyReused: 422,
  Unprocessable: 422,
  PreconditionRequired: 428,
  TooManyRequests: 429,
  ServerError: 500,
  Unavailable: 503,
} as const satisfies Readonly<Record<string, number>>

export type StandardError = keyof typeof STANDARD_ERRORS
