/** The phase of a step, which determines whether its editor, its summary, or nothing yet is rendered. */
export type StepPhase = "open" | "done" | "waiting"

/**
 * Returns the phase of a step. The current step is open, other steps up to the reached step are done, and all further
 * steps are waiting. Spec 3 §2.1.
 */
export function getStepPhase(step: number, current: number, reached: number): StepPhase {
  if (step === current) return "open"
  return step <= reached ? "done" : "waiting"
}

/** Returns the furthest step reached, which never decreases. Spec 3 §4.1. */
export function getReached(previous: number, current: number): number {
  return Math.max(previous, current)
}
