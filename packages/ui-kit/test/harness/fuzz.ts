import fc from "fast-check"
import type { TimedNext } from "../../src/behaviour/behaviour.types.ts"
import { createHarness, type TestHarness } from "./create-harness.ts"

interface Fuzz<State, Event, Effect> {
  readonly next: TimedNext<State, Event, Effect>
  readonly initial: State
  readonly events: fc.Arbitrary<Event>
  /** The maximum time by which the clock is advanced at once, in milliseconds. @default 10000 */
  readonly longestMs?: number
  /** Checks the conditions that must always be true. Called after every event, and whenever the clock has advanced. */
  readonly checkAlways?: (harness: TestHarness<State, Event, Effect>) => void
  /**
   * Brings the state machine to its resting state, for example by closing a dialog, and checks the conditions that must
   * be true in this state.
   */
  readonly finally?: (harness: TestHarness<State, Event, Effect>) => void
  readonly runs?: number
}

export function fuzz<State, Event, Effect extends { readonly type: string } = never>({
  next,
  initial,
  events,
  longestMs = 10_000,
  checkAlways,
  finally: rest,
  runs = 300,
}: Fuzz<State, Event, Effect>): void {
  const step = fc.oneof(
    { weight: 3, arbitrary: events.map((event) => ({ event })) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: longestMs }).map((ms) => ({ ms })) },
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const harness = createHarness<State, Event, Effect>(next, initial)
      for (const step of steps) {
        if ("ms" in step) harness.pass(step.ms)
        else harness.send(step.event)
        checkAlways?.(harness)
      }
      rest?.(harness)
    }),
    { numRuns: runs },
  )
}
