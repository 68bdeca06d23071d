import type {
  BookingState,
  Step,
  StepName,
  WorkshopBookingContext,
  WorkshopBookingSession,
} from "./workshop-booking.types.ts"

/** The steps before the confirmation, in order. Spec 3 §2.1. */
export const STEP_NAMES: readonly StepName[] = ["vehicle", "services", "addons", "workshop"]

/** Returns the number of a step. It is used for display, analytics and storage. Spec 3 §2.1, §3.1. */
export function getStepNumber(name: StepName | "booked"): Step {
  return name === "booked" ? 5 : ((STEP_NAMES.indexOf(name) + 1) as Step)
}

/**
 * Returns the later of two steps. A booking that has reached a step never falls back to an earlier one. Spec 3 §4.1.
 */
export function getFurthest(a: StepName, b: StepName): StepName {
  return getStepNumber(a) < getStepNumber(b) ? b : a
}

/**
 * Converts the step numbers in a stored session to names: the furthest step (`reached`) and the step that was open
 * (`arrivedAt`). Spec 3 §3.1.
 */
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
