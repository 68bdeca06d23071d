import { fromObservable, type Observer, toObserver } from "xstate"
import type { Call, StreamPorts } from "./ports.ts"

/**
 * Creates the ports for the event streams of a flow, which are passed to `openPorts` and `createPorts`. The function is
 * in a separate module, so that flows without streams do not load it.
 */
export function createStreamPorts(names: readonly string[]): StreamPorts {
  return Object.fromEntries(names.map((name) => [name, createStreamPort]))
}

function createStreamPort(call: Call) {
  return fromObservable<unknown, never>(({ input }) => ({
    subscribe(listener: Observer<unknown> | ((event: unknown) => void)) {
      const observer = toObserver(listener)
      const left = new AbortController()
      try {
        pass(call(input, { signal: left.signal }) as AsyncIterable<unknown>, observer, left.signal)
      } catch (error) {
        observer.error?.(error)
      }
      return { unsubscribe: () => left.abort() }
    },
  }))
}

/**
 * Passes the events of a stream to an observer. After the observer has unsubscribed, nothing is passed, not even the
 * end of the stream.
 */
async function pass(events: AsyncIterable<unknown>, observer: Observer<unknown>, left: AbortSignal): Promise<void> {
  try {
    for await (const event of events) {
      if (left.aborted) return
      observer.next?.(event)
    }
    if (!left.aborted) observer.complete?.()
  } catch (error) {
    if (!left.aborted) observer.error?.(error)
  }
}
