import { fromPromise, type ObservableActorLogic, type PromiseActorLogic } from "xstate"

/** A call or a stream of events, as a plain function. */
export type Call = (input: never, options?: { signal?: AbortSignal }) => Promise<unknown> | AsyncIterable<unknown>

type Calls<Of> = { readonly [Name in keyof Of]: Call }

type Input<Call> = Call extends (input: infer Given, ...others: never) => unknown ? Given : never

/**
 * The XState actor that runs a call or a stream. A call is a promise actor. A stream is an actor whose snapshot has the
 * last event as its context.
 */
type Port<Call> = Call extends (...args: never) => Promise<infer Result>
  ? PromiseActorLogic<Result, Input<Call>>
  : Call extends (...args: never) => AsyncIterable<infer Event>
    ? ObservableActorLogic<Event, Extract<Input<Call>, object>>
    : never

/** The ports of a machine, by the name of the call in the contract. A port is the XState actor that runs a call. */
export type Ports<Of> = { readonly [Name in keyof Of]: Port<Of[Name]> }

/**
 * The functions that create the ports of a flow's streams, by the name of the stream. `createStreamPorts` in
 * `@forecourt/flow-kit/stream-ports` creates these functions.
 */
export type StreamPorts = Readonly<Record<string, (call: Call) => unknown>>

/**
 * Creates placeholders for the ports of a machine, which an app must replace. A placeholder throws an error when it is
 * used.
 */
export function openPorts<Of extends Calls<Of>>(
  flow: string,
  names: readonly (keyof Of & string)[],
  streams: StreamPorts = {},
): Ports<Of> {
  const open = names.map((name) => {
    const call = () => {
      throw new Error(`${flow}: port "${name}" is not provided. Pass it in machine.provide({ actors }).`)
    }
    return [name, (streams[name] ?? createCallPort)(call)]
  })
  return Object.fromEntries(open)
}

/**
 * Creates a machine's ports from plain functions. A running call or stream is cancelled when the machine leaves its
 * state.
 */
export function createPorts<Of extends Calls<Of>>(calls: Of, streams: StreamPorts = {}): Ports<Of> {
  const ports = Object.entries<Call>(calls).map(([name, call]) => [name, (streams[name] ?? createCallPort)(call)])
  return Object.fromEntries(ports)
}

function createCallPort(call: Call) {
  return fromPromise<unknown, never>(({ input, signal }) => call(input, { signal }) as Promise<unknown>)
}
