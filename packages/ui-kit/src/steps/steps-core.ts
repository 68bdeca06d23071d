/**
 * The phase of a step. An `open` step displays its editor, a `done` step displays its summary, and a `waiting` step is
 * not rendered.
 */
export type StepPhase = "open" | "done" | "waiting"

/**
 * Returns the phase of a step. The current step is `open`. Any other step is `done` if the visitor has reached it, and
 * `waiting` otherwise. Spec 3 §2.1.
 */
export function getStepPhase(step: number, current: number, reached: number): StepPhase {
  if (step === current) return "open"
  return step <= reached ? "done" : "waiting"
}

/**
 * Returns the number of the furthest step that has been reached. It never decreases, even when the visitor goes back.
 * Spec 3 §4.1.
 */
export function getReached(previous: number, current: number): number {
  return Math.max(previous, current)
}
