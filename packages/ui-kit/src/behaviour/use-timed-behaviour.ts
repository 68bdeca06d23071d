"use client"

import { useEffect, useState } from "react"
import type { Clock, TimerEffect } from "./behaviour.types.ts"
import { browserClock } from "./browser-clock.ts"
import { type BehaviourOptions, type Send, useBehaviour } from "./use-behaviour.ts"

type Timed<State, Event, Effect> = BehaviourOptions<State, Event, Effect | TimerEffect<Event>>

export interface TimedOptions<State, Event, Effect> extends Omit<Timed<State, Event, Effect>, "now" | "run"> {
  readonly run?: (effect: Effect, state: State) => void
  readonly clock?: Clock | undefined
}

export function useTimedBehaviour<State, Event, Effect extends { readonly type: string } = never>({
  clock = browserClock,
  run,
  ...options
}: TimedOptions<State, Event, Effect>): readonly [State, Send<Event>] {
  const [waits] = useState(() => new Map<string, () => void>())
  const [state, send] = useBehaviour<State, Event, Effect | TimerEffect<Event>>({
    ...options,
    now: clock.now,
    run: (effect, after) => {
      if (!isTimer<Event>(effect)) return run?.(effect, after)
      waits.get(effect.name)?.()
      waits.delete(effect.name)
      if (effect.type === "wait") startTimer(effect.name, effect.ms, effect.send)
    },
  })

  function startTimer(name: string, ms: number, event: Event): void {
    const id = clock.setTimeout(() => {
      waits.delete(name)
      send(event)
    }, ms)
    waits.set(name, () => clock.clearTimeout(id))
  }

  useEffect(
    () => () => {
      for (const stop of waits.values()) stop()
      waits.clear()
    },
    [waits],
  )
  return [state, send]
}

function isTimer<Event>(effect: { readonly type: string }): effect is TimerEffect<Event> {
  return effect.type === "wait" || effect.type === "forget"
}
