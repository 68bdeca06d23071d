import type { TYRE_HOTEL_PROBLEMS } from "@forecourt/contracts/tyre-hotel/calls"
import { ServiceError } from "@forecourt/service-kit/errors"

export type TyreHotelErrorCode = keyof typeof TYRE_HOTEL_PROBLEMS

/**
 * The error for a failed call, with one of the error codes in the contract. The code determines the visitor's message
 * in `Texts`.
 */
export class TyreHotelError extends ServiceError<TyreHotelErrorCode> {}
