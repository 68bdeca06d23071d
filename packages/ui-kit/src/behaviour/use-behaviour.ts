"use client"

import { useEffect, useLayoutEffect, useRef, useState } from "react"
import type { Clock, Forget, Next, TimerEffect } from "./behaviour.types.ts"

/** The browser's own event, which a behaviour's event may stem from. */
export type Cause = globalThis.Event

/** Sends an event to a behaviour. */
export type Send<Event> = (event: Event, cause?: Cause) => void

export const browserClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => window.clearTimeout(id),
}

interface Options<State, Event, Effect> {
  readonly next: Next<State, Event, Effect>
  readonly initial: State
  /** Carries out what the behaviour asks for. */
  readonly run?: (effect: Effect, state: State) => void
  /** Asked before every change: answers `after`, or the state to keep instead, and then the effects are dropped. */
  readonly decide?: (after: State, before: State, event: Event, cause: Cause | undefined) => State
  readonly clock?: Clock | undefined
}

/**
 * Runs a behaviour in React. `send` works at once on the latest state, not on that of the last render:
 * moving the focus in an effect sends the next event before this one has returned.
 */
export function useBehaviour<State, Event, Effect extends { readonly type: string } = never>(
  options: Options<State, Event, Effect>,
): readonly [State, Send<Event>] {
  const [state, setState] = useState(options.initial)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const [machine] = useState(() => start(options.initial, () => latest.current, setState))
  useEffect(() => machine.stop, [machine])
  return [state, machine.send]
}

function start<State, Event, Effect extends { readonly type: string }>(
  initial: State,
  options: () => Options<State, Event, Effect>,
  commit: (state: State) => void,
) {
  const waits = new Map<string, number>()
  let state = initial

  function send(event: Event, cause?: Cause): void {
    const { next, decide, run, clock = browserClock } = options()
    const [after, effects] = next(state, event, clock.now())
    const decided = after === state || !decide ? after : decide(after, state, event, cause)
    if (decided !== state) {
      state = decided
      commit(decided)
    }
    if (decided !== after) return
    for (const effect of effects) {
      if (isTimer<Event>(effect)) runTimer(effect, clock)
      else run?.(effect, state)
    }
  }

  function runTimer(effect: TimerEffect<Event>, clock: Clock): void {
    const running = waits.get(effect.name)
    if (running !== undefined) clock.clearTimeout(running)
    waits.delete(effect.name)
    if (effect.type === "forget") return
    const { name, ms, send: later } = effect
    const id = clock.setTimeout(() => {
      waits.delete(name)
      send(later)
    }, ms)
    waits.set(name, id)
  }

  function stop(): void {
    const { clock = browserClock } = options()
    for (const id of waits.values()) clock.clearTimeout(id)
    waits.clear()
  }

  return { send, stop }
}

function isTimer<Event>(effect: { readonly type: string } | Forget): effect is TimerEffect<Event> {
  return effect.type === "wait" || effect.type === "forget"
}
