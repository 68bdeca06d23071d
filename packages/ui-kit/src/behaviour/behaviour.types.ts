export interface Clock {
  readonly now: () => number
  readonly setTimeout: (run: () => void, ms: number) => number
  readonly clearTimeout: (id: number) => void
}

/**
 * An effect that sends an event after a delay of `ms` milliseconds. If another delay with the same name starts first,
 * this event is not sent.
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
 * A reducer: a function that maps a state and an event to the next state and its effects. It is pure and does not
 * depend on the DOM, React or the clock.
 */
export type Next<State, Event, Effect> = (
  state: State,
  event: Event,
  now: number,
) => readonly [State, readonly Effect[]]

export type TimedNext<State, Event, Effect> = Next<State, Event, Effect | TimerEffect<Event>>
