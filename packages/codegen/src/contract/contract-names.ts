import type { Definition, Ir } from "../ir/ir.types.ts"
import { toConstantCase, toPascalCase, toUpperFirst } from "../names.ts"
import type { Contract, Operation } from "./contract.types.ts"
import { formatParametersName } from "./parameter-schemas.ts"

export interface TypedContract {
  readonly contract: Contract
  readonly ir: Ir
  readonly command: string
  readonly schemas: string
}

export function formatCallsName({ service }: Contract): string {
  return `${toPascalCase(service)}Calls`
}

export function formatCallNamesName({ service }: Contract): string {
  return `${toConstantCase(service)}_CALLS`
}

export function formatStreamNamesName({ service }: Contract): string {
  return `${toConstantCase(service)}_STREAMS`
}

export function formatProblemsName({ service }: Contract): string {
  return `${toConstantCase(service)}_PROBLEMS`
}

export function formatInputName({ name }: Operation): string {
  return `${toUpperFirst(name)}Input`
}

export function formatOutputType({ response, mayBeNone }: Operation, ir: Ir): string {
  const name = response === null ? "void" : (findDefinition(ir, response)?.name ?? "unknown")
  return mayBeNone ? `${name} | null` : name
}

export function formatEventName({ name }: Operation): string {
  return `${toUpperFirst(name)}Event`
}

export function formatResultType(operation: Operation, ir: Ir): string {
  return operation.stream === null
    ? `Promise<${formatOutputType(operation, ir)}>`
    : `AsyncIterable<${formatEventName(operation)}>`
}

export function listResultNames(operation: Operation, ir: Ir): string[] {
  if (operation.stream !== null) return [formatEventName(operation)]
  return [findDefinition(ir, operation.response)?.name ?? []].flat()
}

export function listEvents({ stream }: Operation, ir: Ir): (readonly [name: string, definition: Definition])[] {
  return Object.entries(stream?.events ?? {}).flatMap(([name, path]) => {
    const definition = findDefinition(ir, path)
    return definition === undefined ? [] : [[name, definition] as const]
  })
}

export function findDefinition(ir: Ir, path: string | null): Definition | undefined {
  return path === null ? undefined : ir.roots.get(path)
}

export function findParametersDefinition({ contract, ir }: TypedContract, { name }: Operation): Definition | undefined {
  const pointer = `/$defs/${formatParametersName(name)}`
  return ir.definitions.find((definition) => definition.path === contract.path && definition.pointer === pointer)
}
