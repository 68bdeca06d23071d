import { fromPromise, type ObservableActorLogic, type PromiseActorLogic } from "xstate"

/** A plain function that makes a call or opens an event stream. */
export type Call = (input: never, options?: { signal?: AbortSignal }) => Promise<unknown> | AsyncIterable<unknown>

type Calls<Of> = { readonly [Name in keyof Of]: Call }

type Input<Call> = Call extends (input: infer Given, ...others: never) => unknown ? Given : never

type Port<Call> = Call extends (...args: never) => Promise<infer Result>
  ? PromiseActorLogic<Result, Input<Call>>
  : Call extends (...args: never) => AsyncIterable<infer Event>
    ? ObservableActorLogic<Event, Extract<Input<Call>, object>>
    : never

/** The ports of a state machine: the XState actor logic for each call, by the name of the call in the contract. */
export type Ports<Of> = { readonly [Name in keyof Of]: Port<Of[Name]> }

/**
 * The functions that create the ports for a flow's event streams, by stream name. They are returned by
 * `createStreamPorts` in `@forecourt/flow-kit/stream-ports`.
 */
export type StreamPorts = Readonly<Record<string, (call: Call) => unknown>>

/**
 * Creates placeholders for the ports (XState actors) of a state machine. Each placeholder throws an error when it is
 * used, so an app must replace all of them.
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
 * Creates the ports (XState actors) of a state machine from plain functions. A call or stream is cancelled when the
 * machine leaves the state in which it runs.
 */
export function createPorts<Of extends Calls<Of>>(calls: Of, streams: StreamPorts = {}): Ports<Of> {
  const ports = Object.entries<Call>(calls).map(([name, call]) => [name, (streams[name] ?? createCallPort)(call)])
  return Object.fromEntries(ports)
}

function createCallPort(call: Call) {
  return fromPromise<unknown, never>(({ input, signal }) => call(input, { signal }) as Promise<unknown>)
}
