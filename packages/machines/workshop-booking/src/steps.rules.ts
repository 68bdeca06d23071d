import type {
  BookingState,
  Step,
  StepName,
  WorkshopBookingContext,
  WorkshopBookingSession,
} from "./workshop-booking.types.ts"

/** Steps before the confirmation, in their order. Spec 3 §2.1. */
export const STEP_NAMES: readonly StepName[] = ["vehicle", "services", "addons", "workshop"]

/** The number under which a step is shown, reported and stored. Spec 3 §2.1, §3.1. */
export function getStepNumber(name: StepName | "booked"): Step {
  return name === "booked" ? 5 : ((STEP_NAMES.indexOf(name) + 1) as Step)
}

/** Returns the step that is further on: a booking never goes back. Spec 3 §4.1. */
export function getFurthest(a: StepName, b: StepName): StepName {
  return getStepNumber(a) < getStepNumber(b) ? b : a
}

/** Reads the numbers of a stored session: how far the booking came, and which step was open. Spec 3 §3.1. */
export function readSteps({
  bookingState = 0,
  displayState = bookingState || 1,
}: WorkshopBookingSession): Pick<WorkshopBookingContext, "reached" | "arrivedAt"> {
  const reached = getStepName(bookingState)
  return { reached, arrivedAt: bookingState === 5 ? "booked" : getStepName(displayState) }
}

function getStepName(step: BookingState): StepName {
  return STEP_NAMES[Math.min(step, STEP_NAMES.length) - 1] ?? "vehicle"
}
