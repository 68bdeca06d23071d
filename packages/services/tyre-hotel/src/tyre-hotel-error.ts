import type { TYRE_HOTEL_PROBLEMS } from "@forecourt/contracts/tyre-hotel/calls"
import { ServiceError } from "@forecourt/service-kit/errors"

export type TyreHotelErrorCode = keyof typeof TYRE_HOTEL_PROBLEMS

/**
 * The error for a failed call, with an error code of the contract. The message for visitors is looked up in `Texts` by
 * this code.
 */
export class TyreHotelError extends ServiceError<TyreHotelErrorCode> {}
