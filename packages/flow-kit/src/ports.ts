import { fromPromise, type ObservableActorLogic, type PromiseActorLogic } from "xstate"

/** A plain function that makes a call or opens a stream of events. */
export type Call = (input: never, options?: { signal?: AbortSignal }) => Promise<unknown> | AsyncIterable<unknown>

type Calls<Of> = { readonly [Name in keyof Of]: Call }

type Input<Call> = Call extends (input: infer Given, ...others: never) => unknown ? Given : never

type Port<Call> = Call extends (...args: never) => Promise<infer Result>
  ? PromiseActorLogic<Result, Input<Call>>
  : Call extends (...args: never) => AsyncIterable<infer Event>
    ? ObservableActorLogic<Event, Extract<Input<Call>, object>>
    : never

/**
 * The ports of a state machine, by the name of the call in the contract. A port is the XState actor logic that runs the
 * call.
 */
export type Ports<Of> = { readonly [Name in keyof Of]: Port<Of[Name]> }

/**
 * The functions that create the ports for the streams of a flow, by the name of the stream. `createStreamPorts` in
 * `@forecourt/flow-kit/stream-ports` returns these functions.
 */
export type StreamPorts = Readonly<Record<string, (call: Call) => unknown>>

/**
 * Creates placeholders for the ports of a state machine. An app must replace each placeholder, since it throws an error
 * when it is used.
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
 * Creates the ports of a state machine from plain functions. If the machine leaves the state in which a call or stream
 * is running, the call or stream is cancelled.
 */
export function createPorts<Of extends Calls<Of>>(calls: Of, streams: StreamPorts = {}): Ports<Of> {
  const ports = Object.entries<Call>(calls).map(([name, call]) => [name, (streams[name] ?? createCallPort)(call)])
  return Object.fromEntries(ports)
}

function createCallPort(call: Call) {
  return fromPromise<unknown, never>(({ input, signal }) => call(input, { signal }) as Promise<unknown>)
}
