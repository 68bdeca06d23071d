"use client"

import { useState } from "react"
import type { Next } from "./behaviour.types.ts"
import { useLatest } from "./use-latest.ts"

export type Cause = globalThis.Event

export type Send<Event> = (event: Event, cause?: Cause) => void

export interface BehaviourOptions<State, Event, Effect> {
  readonly next: Next<State, Event, Effect>
  readonly initial: State
  readonly run?: (effect: Effect, state: State) => void
  /**
   * Called before every change of state. Returns the state to adopt: `next` to accept the change, or another state, in
   * which case the effects of the event are not run.
   */
  readonly decide?: (next: State, previous: State, event: Event, cause: Cause | undefined) => State
  readonly now?: () => number
}

/**
 * Runs a behaviour in React. `send` is synchronous, because an effect that moves the focus can trigger another event
 * before the effect has returned.
 */
export function useBehaviour<State, Event, Effect = never>(
  options: BehaviourOptions<State, Event, Effect>,
): readonly [State, Send<Event>] {
  const [rendered, render] = useState(options.initial)
  const latest = useLatest(options)

  const [send] = useState(() => {
    let state = options.initial
    return (event: Event, cause?: Cause) => {
      const { next, run, decide, now } = latest.current
      const [after, effects] = next(state, event, now?.() ?? 0)
      const decided = decide && after !== state ? decide(after, state, event, cause) : after
      state = decided
      render(decided)
      if (decided === after) for (const effect of effects) run?.(effect, state)
    }
  })
  return [rendered, send]
}
