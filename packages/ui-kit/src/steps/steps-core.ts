/** The phase of a step: `open` renders its editor, `done` renders its summary, and `waiting` renders nothing. */
export type StepPhase = "open" | "done" | "waiting"

/**
 * Returns the phase of a step. The current step is open. Other steps are done if they have been reached, and waiting if
 * not. Spec 3 §2.1.
 */
export function getStepPhase(step: number, current: number, reached: number): StepPhase {
  if (step === current) return "open"
  return step <= reached ? "done" : "waiting"
}

/** Returns the furthest step that has been reached. It never decreases. Spec 3 §4.1. */
export function getReached(previous: number, current: number): number {
  return Math.max(previous, current)
}
