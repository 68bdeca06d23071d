import type { TYRE_HOTEL_PROBLEMS } from "@forecourt/contracts/tyre-hotel/calls"
import { ServiceError } from "@forecourt/service-kit/errors"

export type TyreHotelErrorCode = keyof typeof TYRE_HOTEL_PROBLEMS

export class TyreHotelError extends ServiceError<TyreHotelErrorCode> {}
