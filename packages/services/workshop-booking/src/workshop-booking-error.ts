import type { WorkshopBookingProblem } from "@forecourt/contracts/workshop-booking/calls"
import { ServiceError } from "@forecourt/service-kit/errors"

/** An error of the contract that ends a call. Its message is looked up in the texts. */
export class WorkshopBookingError extends ServiceError<WorkshopBookingProblem> {}
