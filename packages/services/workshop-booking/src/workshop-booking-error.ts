import type { WorkshopBookingProblem } from "@forecourt/contracts/workshop-booking/calls"
import { ServiceError } from "@forecourt/service-kit/errors"

export class WorkshopBookingError extends ServiceError<WorkshopBookingProblem> {}
