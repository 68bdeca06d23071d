import type { TimedNext, TimerEffect } from "../../src/behaviour/behaviour.types.ts"

export interface TestHarness<State, Event, Effect> {
  readonly state: () => State
  readonly effects: readonly Effect[]
  readonly send: (event: Event) => void
  readonly pass: (ms: number) => void
  readonly waiting: () => readonly string[]
}

export function createHarness<State, Event, Effect extends { readonly type: string } = never>(
  next: TimedNext<State, Event, Effect>,
  initial: State,
): TestHarness<State, Event, Effect> {
  const waits = new Map<string, { readonly at: number; readonly event: Event }>()
  const effects: Effect[] = []
  let now = 0
  let state = initial

  function send(event: Event): void {
    const [after, commands] = next(state, event, now)
    state = after
    for (const effect of commands) {
      if (!isTimer<Event>(effect)) effects.push(effect)
      else if (effect.type === "forget") waits.delete(effect.name)
      else waits.set(effect.name, { at: now + effect.ms, event: effect.send })
    }
  }

  function pass(ms: number): void {
    const until = now + ms
    for (;;) {
      const due = [...waits].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0]
      if (!due) break
      const [name, { at, event }] = due
      now = at
      waits.delete(name)
      send(event)
    }
    now = until
  }

  return { state: () => state, effects, send, pass, waiting: () => [...waits.keys()] }
}

function isTimer<Event>(effect: { readonly type: string }): effect is TimerEffect<Event> {
  return effect.type === "wait" || effect.type === "forget"
}
