export interface Clock {
  readonly now: () => number
  readonly setTimeout: (run: () => void, ms: number) => number
  readonly clearTimeout: (id: number) => void
}

/**
 * An effect that sends an event after a delay in milliseconds. Starting another delay with the same name replaces this
 * one.
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
 * A reducer that maps a state and an event to the next state and its effects. A pure function, independent of the DOM,
 * React and the clock.
 */
export type Next<State, Event, Effect> = (
  state: State,
  event: Event,
  now: number,
) => readonly [State, readonly Effect[]]

export type TimedNext<State, Event, Effect> = Next<State, Event, Effect | TimerEffect<Event>>
