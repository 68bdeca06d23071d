import type { Definition, Ir } from "../ir/ir.types.ts"
import { constantCase, pascalCase, upperFirst } from "../names.ts"
import type { Contract, Operation } from "./contract.types.ts"
import { parametersName } from "./parameter-schemas.ts"

/** A contract with the types of what it refers to. */
export interface TypedContract {
  readonly contract: Contract
  readonly ir: Ir
  /** What people run to generate. */
  readonly command: string
  /** Folder of the schemas. */
  readonly schemas: string
}

/** `TyreHotelCalls` */
export function callsName({ service }: Contract): string {
  return `${pascalCase(service)}Calls`
}

/** `TYRE_HOTEL_CALLS` */
export function callNamesName({ service }: Contract): string {
  return `${constantCase(service)}_CALLS`
}

/** `TYRE_HOTEL_STREAMS` */
export function streamNamesName({ service }: Contract): string {
  return `${constantCase(service)}_STREAMS`
}

/** `TYRE_HOTEL_PROBLEMS` */
export function problemsName({ service }: Contract): string {
  return `${constantCase(service)}_PROBLEMS`
}

/** `FindCustomerInput` */
export function inputName({ name }: Operation): string {
  return `${upperFirst(name)}Input`
}

/** What a call comes back with: `TyreHotelCustomer | null`, `void`. */
export function outputType({ response, mayBeNone }: Operation, ir: Ir): string {
  const name = response === null ? "void" : (definitionOf(ir, response)?.name ?? "unknown")
  return mayBeNone ? `${name} | null` : name
}

/** `WatchOrderEvent` */
export function eventName({ name }: Operation): string {
  return `${upperFirst(name)}Event`
}

/** What an operation comes back with: a promise of its output, or its events one by one. */
export function resultType(operation: Operation, ir: Ir): string {
  return operation.stream === null ? `Promise<${outputType(operation, ir)}>` : `AsyncIterable<${eventName(operation)}>`
}

/** Names of the types that come back from an operation. */
export function resultNames(operation: Operation, ir: Ir): string[] {
  if (operation.stream !== null) return [eventName(operation)]
  return [definitionOf(ir, operation.response)?.name ?? []].flat()
}

/** The definitions of what an operation's events carry, by the events' names. */
export function eventsOf({ stream }: Operation, ir: Ir): (readonly [name: string, definition: Definition])[] {
  return Object.entries(stream?.events ?? {}).flatMap(([name, path]) => {
    const definition = definitionOf(ir, path)
    return definition === undefined ? [] : [[name, definition] as const]
  })
}

export function definitionOf(ir: Ir, path: string | null): Definition | undefined {
  return path === null ? undefined : ir.roots.get(path)
}

/** The definition of an operation's parameters, where it has any. */
export function parametersDefinition({ contract, ir }: TypedContract, { name }: Operation): Definition | undefined {
  const pointer = `/$defs/${parametersName(name)}`
  return ir.definitions.find((definition) => definition.path === contract.path && definition.pointer === pointer)
}
