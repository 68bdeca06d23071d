/** The phase of a step. `waiting` steps are not rendered. */
export type StepPhase = "open" | "done" | "waiting"

/** Returns the phase of a step. Spec 3 §2.1. */
export function getStepPhase(step: number, current: number, reached: number): StepPhase {
  if (step === current) return "open"
  return step <= reached ? "done" : "waiting"
}

/** Returns the furthest step that the visitor has reached. The result never decreases. Spec 3 §4.1. */
export function getReached(previous: number, current: number): number {
  return Math.max(previous, current)
}
