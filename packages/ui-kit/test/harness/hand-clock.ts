import { act } from "@testing-library/react"
import type { Clock } from "../../src/behaviour/behaviour.types.ts"

export interface HandClock extends Clock {
  readonly pass: (ms: number) => void
}

export function createHandClock(): HandClock {
  const waits = new Map<number, { readonly at: number; readonly run: () => void }>()
  let now = 0
  let last = 0

  return {
    now: () => now,
    setTimeout: (run, ms) => {
      last += 1
      waits.set(last, { at: now + ms, run })
      return last
    },
    clearTimeout: (id) => waits.delete(id),
    pass: (ms) =>
      act(() => {
        const until = now + ms
        for (;;) {
          const due = [...waits].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0]
          if (!due) break
          const [id, { at, run }] = due
          now = at
          waits.delete(id)
          run()
        }
        now = until
      }),
  }
}
