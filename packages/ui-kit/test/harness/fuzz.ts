import fc from "fast-check"
import type { TimedNext } from "../../src/behaviour/behaviour.types.ts"
import { createHarness, type TestHarness } from "./create-harness.ts"

interface Fuzz<State, Event, Effect> {
  readonly next: TimedNext<State, Event, Effect>
  readonly initial: State
  /** Generates any event. */
  readonly events: fc.Arbitrary<Event>
  /** The longest jump of the clock, in milliseconds. @default 10000 */
  readonly longestMs?: number
  /** Makes the assertions that hold after every event and every jump in time. */
  readonly checkAlways?: (harness: TestHarness<State, Event, Effect>) => void
  /** Brings the behaviour to its resting state, for example by closing it, and makes the assertions that hold then. */
  readonly finally?: (harness: TestHarness<State, Event, Effect>) => void
  readonly runs?: number
}

/** Sends random events to a state machine, with random jumps of the clock between them. For tests. */
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
