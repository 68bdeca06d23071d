import type { WorkshopBookingProblem } from "@forecourt/contracts/workshop-booking/calls"
import { ServiceError } from "@forecourt/service-kit/errors"

/** Ends a call with a refusal of the contract. The words are texts. */
export class WorkshopBookingRefusal extends ServiceError<WorkshopBookingProblem> {}
