import type { TYRE_HOTEL_PROBLEMS } from "@forecourt/contracts/tyre-hotel/calls"
import { Refusal } from "@forecourt/service-kit/operations"

export type RefusalCode = keyof typeof TYRE_HOTEL_PROBLEMS

/** Ends a call with a refusal of the contract. The words are texts. */
export class TyreHotelRefusal extends Refusal<RefusalCode> {}
