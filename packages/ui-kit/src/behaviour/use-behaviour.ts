"use client"

import { useLayoutEffect, useRef, useState } from "react"
import type { Next } from "./behaviour.types.ts"

/** The browser's own event, which a behaviour's event may stem from. */
export type Cause = globalThis.Event

/** Sends an event to a behaviour. */
export type Send<Event> = (event: Event, cause?: Cause) => void

export interface BehaviourOptions<State, Event, Effect> {
  readonly next: Next<State, Event, Effect>
  readonly initial: State
  /** Carries out what the behaviour asks for. */
  readonly run?: (effect: Effect, state: State) => void
  /** Asked before every change: answers `after`, or the state to keep instead, and then the effects are dropped. */
  readonly decide?: (after: State, before: State, event: Event, cause: Cause | undefined) => State
  /** Milliseconds on a clock of its own. */
  readonly now?: () => number
}

/**
 * Runs a behaviour in React. `send` works at once on the latest state, not on that of the last render:
 * moving the focus in an effect sends the next event before this one has returned.
 */
export function useBehaviour<State, Event, Effect = never>(
  options: BehaviourOptions<State, Event, Effect>,
): readonly [State, Send<Event>] {
  const [rendered, render] = useState(options.initial)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

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
