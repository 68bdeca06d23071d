/** The clock a behaviour runs on; tests give their own. */
export interface Clock {
  readonly now: () => number
  readonly setTimeout: (run: () => void, ms: number) => number
  readonly clearTimeout: (id: number) => void
}

/** Sends an event after a while; a second one with the same name replaces the first. */
export interface Wait<Event> {
  readonly type: "wait"
  readonly name: string
  readonly ms: number
  readonly send: Event
}

/** Forgets a wait; nothing happens when there is none. */
export interface Forget {
  readonly type: "forget"
  readonly name: string
}

export type TimerEffect<Event> = Wait<Event> | Forget

/** State and event in, state and effects out. No DOM, no React, no clock of its own. */
export type Next<State, Event, Effect> = (
  state: State,
  event: Event,
  now: number,
) => readonly [State, readonly Effect[]]

/** A behaviour that also waits. */
export type TimedNext<State, Event, Effect> = Next<State, Event, Effect | TimerEffect<Event>>
