/** Why a visitor did not get what was asked for, and the status that says so. The words are texts. */
export const REFUSAL_STATUS = {
  BadRequest: 400,
  SearchTooOld: 400,
  IdempotencyKeyMissing: 400,
  ApiKeyWrong: 401,
  CodeWrong: 401,
  CodeNotValid: 401,
  SessionOver: 401,
  NotYourVehicle: 403,
  NoAgreement: 404,
  BookingUnknown: 404,
  NothingHere: 404,
  MethodNotAllowed: 405,
  TimeslotNotAvailable: 409,
  AlreadyBooked: 409,
  BookingCancelled: 409,
  OrderDropped: 409,
  StillRunning: 409,
  TooLarge: 413,
  IdempotencyKeyReused: 422,
  TooManyRequests: 429,
  TooManyCodes: 429,
  Failed: 500,
} as const

export type RefusalCode = keyof typeof REFUSAL_STATUS

/** Ends a call with a refusal. */
export class TyreHotelRefusal extends Error {
  override name = "TyreHotelRefusal"
  readonly code: RefusalCode
  /** When it is worth trying again. */
  readonly retryAfterMs: number | null

  constructor(code: RefusalCode, retryAfterMs: number | null = null) {
    super(code)
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

export function isRefusalCode(text: string): text is RefusalCode {
  return text in REFUSAL_STATUS
}
