import type { Definition, Ir } from "../ir/ir.types.ts"
import { toConstantCase, toPascalCase, toUpperFirst } from "../names.ts"
import type { Contract, Operation } from "./contract.types.ts"
import { formatParametersName } from "./parameter-schemas.ts"

/** A contract with the types to which it refers. */
export interface TypedContract {
  readonly contract: Contract
  readonly ir: Ir
  /** The command that generates the files. */
  readonly command: string
  /** The folder of the schemas. */
  readonly schemas: string
}

/** Formats the name of a service's call interface: `TyreHotelCalls`. */
export function formatCallsName({ service }: Contract): string {
  return `${toPascalCase(service)}Calls`
}

/** Formats the name of the constant that lists the names of a service's calls: `TYRE_HOTEL_CALLS`. */
export function formatCallNamesName({ service }: Contract): string {
  return `${toConstantCase(service)}_CALLS`
}

/** Formats the name of the constant that lists the names of a service's streams: `TYRE_HOTEL_STREAMS`. */
export function formatStreamNamesName({ service }: Contract): string {
  return `${toConstantCase(service)}_STREAMS`
}

/** Formats the name of the constant with a service's errors: `TYRE_HOTEL_PROBLEMS`. */
export function formatProblemsName({ service }: Contract): string {
  return `${toConstantCase(service)}_PROBLEMS`
}

/** Formats the input type of a call: `FindCustomerInput`. */
export function formatInputName({ name }: Operation): string {
  return `${toUpperFirst(name)}Input`
}

/** Formats the output type of a call: `TyreHotelCustomer | null`, `void`. */
export function formatOutputType({ response, mayBeNone }: Operation, ir: Ir): string {
  const name = response === null ? "void" : (findDefinition(ir, response)?.name ?? "unknown")
  return mayBeNone ? `${name} | null` : name
}

/** Formats the event type of a call: `WatchOrderEvent`. */
export function formatEventName({ name }: Operation): string {
  return `${toUpperFirst(name)}Event`
}

/** Formats the return type of an operation: a promise of its output, or a stream of its events. */
export function formatResultType(operation: Operation, ir: Ir): string {
  return operation.stream === null
    ? `Promise<${formatOutputType(operation, ir)}>`
    : `AsyncIterable<${formatEventName(operation)}>`
}

/** Lists the names of an operation's output types. */
export function listResultNames(operation: Operation, ir: Ir): string[] {
  if (operation.stream !== null) return [formatEventName(operation)]
  return [findDefinition(ir, operation.response)?.name ?? []].flat()
}

/** Returns the definition of each event's data in an operation's stream, by event name. */
export function listEvents({ stream }: Operation, ir: Ir): (readonly [name: string, definition: Definition])[] {
  return Object.entries(stream?.events ?? {}).flatMap(([name, path]) => {
    const definition = findDefinition(ir, path)
    return definition === undefined ? [] : [[name, definition] as const]
  })
}

export function findDefinition(ir: Ir, path: string | null): Definition | undefined {
  return path === null ? undefined : ir.roots.get(path)
}

/** Finds the definition of an operation's parameters, if it has parameters. */
export function findParametersDefinition({ contract, ir }: TypedContract, { name }: Operation): Definition | undefined {
  const pointer = `/$defs/${formatParametersName(name)}`
  return ir.definitions.find((definition) => definition.path === contract.path && definition.pointer === pointer)
}
