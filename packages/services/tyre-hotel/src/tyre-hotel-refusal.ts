import type { TYRE_HOTEL_PROBLEMS } from "@forecourt/contracts/tyre-hotel/calls"
import { ServiceError } from "@forecourt/service-kit/errors"

export type RefusalCode = keyof typeof TYRE_HOTEL_PROBLEMS

/** Ends a call with a refusal of the contract. The words are texts. */
export class TyreHotelRefusal extends ServiceError<RefusalCode> {}
