export interface Clock {
  readonly now: () => number
  readonly setTimeout: (run: () => void, ms: number) => number
  readonly clearTimeout: (id: number) => void
}

/**
 * An effect that sends an event after `ms` milliseconds, unless another effect with the same name starts before then.
 */
export interface Wait<Event> {
  readonly type: "wait"
  readonly name: string
  readonly ms: number
  readonly send: Event
}

export interface Forget {
  readonly type: "forget"
  readonly name: string
}

export type TimerEffect<Event> = Wait<Event> | Forget

/**
 * A reducer that returns the next state and the effects to run. It is a pure function and does not depend on the DOM,
 * React or the clock.
 */
export type Next<State, Event, Effect> = (
  state: State,
  event: Event,
  now: number,
) => readonly [State, readonly Effect[]]

export type TimedNext<State, Event, Effect> = Next<State, Event, Effect | TimerEffect<Event>>
