import {
  fromObservable,
  fromPromise,
  type ObservableActorLogic,
  type Observer,
  type PromiseActorLogic,
  toObserver,
} from "xstate"

/** A call, or a stream of events, as a plain function. */
type Call = (input: never, options?: { signal?: AbortSignal }) => Promise<unknown> | AsyncIterable<unknown>

/** The calls of a service as plain functions: `TyreHotelCalls` of its contract. */
type Calls<Of> = { readonly [Name in keyof Of]: Call }

type Input<Call> = Call extends (input: infer Given, ...others: never) => unknown ? Given : never

/** A call is invoked until it is done; a stream's last event is its snapshot's context, and `onSnapshot` gets each. */
type Port<Call> = Call extends (...given: never) => Promise<infer Result>
  ? PromiseActorLogic<Result, Input<Call>>
  : Call extends (...given: never) => AsyncIterable<infer Event>
    ? ObservableActorLogic<Event, Extract<Input<Call>, object>>
    : never

/** What a machine asks of the world, by the names of the contract's calls. */
export type Ports<Of> = { readonly [Name in keyof Of]: Port<Of[Name]> }

/** The ports of a machine that is not wired yet. Only an incomplete wiring is ever heard of: the app provides every port. */
export function openPorts<Of extends Calls<Of>>(
  flow: string,
  names: readonly (keyof Of & string)[],
  streams: readonly (keyof Of & string)[] = [],
): Ports<Of> {
  const open = names.map((name) => {
    const call = () => {
      throw new Error(`${flow}: port "${name}" is not provided. Pass it in machine.provide({ actors }).`)
    }
    return [name, streams.includes(name) ? fromObservable(call) : fromPromise(call)]
  })
  return Object.fromEntries(open)
}

/** Plain functions as a machine's ports. A call, or a stream, whose state is left is called off. */
export function portsOf<Of extends Calls<Of>>(calls: Of, streams: readonly (keyof Of & string)[] = []): Ports<Of> {
  const ports = Object.entries<Call>(calls).map(([name, call]) => [
    name,
    (streams as readonly string[]).includes(name) ? portOfStream(call) : portOfCall(call),
  ])
  return Object.fromEntries(ports)
}

function portOfCall(call: Call) {
  return fromPromise<unknown, never>(({ input, signal }) => call(input, { signal }) as Promise<unknown>)
}

function portOfStream(call: Call) {
  return fromObservable<unknown, never>(({ input }) => ({
    subscribe(listener: Observer<unknown> | ((event: unknown) => void)) {
      const left = new AbortController()
      pass(call(input, { signal: left.signal }) as AsyncIterable<unknown>, toObserver(listener), left.signal)
      return { unsubscribe: () => left.abort() }
    },
  }))
}

/** Who no longer listens is told nothing more, not even that it ended. */
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
