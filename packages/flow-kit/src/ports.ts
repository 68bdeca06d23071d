import { fromPromise, type PromiseActorLogic } from "xstate"

/** The calls of a service as plain functions: `TyreHotelCalls` of its contract. */
type Calls<Of> = { readonly [Name in keyof Of]: (input: never, options?: { signal?: AbortSignal }) => Promise<unknown> }

type Output<Call> = Call extends (...given: never) => Promise<infer Result> ? Result : never
type Input<Call> = Call extends (input: infer Given, ...others: never) => unknown ? Given : never

/** What a machine asks of the world, by the names of the contract's calls. */
export type Ports<Of> = { readonly [Name in keyof Of]: PromiseActorLogic<Output<Of[Name]>, Input<Of[Name]>> }

/** The ports of a machine that is not wired yet. Only an incomplete wiring is ever heard of: the app provides every port. */
export function openPorts<Of extends Calls<Of>>(flow: string, names: readonly (keyof Of & string)[]): Ports<Of> {
  const ports = names.map((name) => [
    name,
    fromPromise(() => {
      throw new Error(`${flow}: port "${name}" is not provided. Pass it in machine.provide({ actors }).`)
    }),
  ])
  return Object.fromEntries(ports)
}

/** Plain functions as a machine's ports. A call whose state is left is called off. */
export function portsOf<Of extends Calls<Of>>(calls: Of): Ports<Of> {
  const ports = Object.entries<Calls<Of>[keyof Of]>(calls).map(([name, call]) => [
    name,
    fromPromise<unknown, never>(({ input, signal }) => call(input, { signal })),
  ])
  return Object.fromEntries(ports)
}
