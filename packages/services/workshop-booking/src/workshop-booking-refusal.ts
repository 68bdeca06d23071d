import type { WorkshopBookingProblem } from "@forecourt/contracts/workshop-booking/calls"
import { Refusal } from "@forecourt/service-kit/operations"

/** Ends a call with a refusal of the contract. The words are texts. */
export class WorkshopBookingRefusal extends Refusal<WorkshopBookingProblem> {}
