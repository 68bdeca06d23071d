/** The clock that a behaviour runs on. Tests pass a fake one. */
export interface Clock {
  readonly now: () => number
  readonly setTimeout: (run: () => void, ms: number) => number
  readonly clearTimeout: (id: number) => void
}

/** Sends an event after a delay. A second wait with the same name replaces the first. */
export interface Wait<Event> {
  readonly type: "wait"
  readonly name: string
  readonly ms: number
  readonly send: Event
}

/** Cancels a delay. Does nothing when there is none. */
export interface Forget {
  readonly type: "forget"
  readonly name: string
}

export type TimerEffect<Event> = Wait<Event> | Forget

/**
 * A reducer: takes state and event, returns state and effects. A pure function, independent of the DOM, React and the
 * clock.
 */
export type Next<State, Event, Effect> = (
  state: State,
  event: Event,
  now: number,
) => readonly [State, readonly Effect[]]

/** A reducer that can also start and cancel timers. */
export type TimedNext<State, Event, Effect> = Next<State, Event, Effect | TimerEffect<Event>>
