import { posix } from "node:path"
import {
  comparePaths,
  formatConstant,
  formatDocComment,
  formatGroup,
  formatHeader,
  formatImport,
  indent,
  joinFile,
  toStringLiteral,
  WIDTH,
} from "../emit/source.ts"
import { hasDefaults } from "../ir/defaults.ts"
import type { Definition } from "../ir/ir.types.ts"
import { toPascalCase } from "../names.ts"
import type { Operation } from "./contract.types.ts"
import {
  findDefinition,
  findParametersDefinition,
  formatCallNamesName,
  formatCallsName,
  formatEventName,
  formatInputName,
  formatProblemsName,
  formatResultType,
  formatStreamNamesName,
  listEvents,
  type TypedContract,
} from "./contract-names.ts"

export function emitCalls(typed: TypedContract, getModule: (definition: Definition) => string): string {
  const { contract, schemas, command } = typed
  const { operations } = contract
  const byModule = Map.groupBy(listUsedTypes(typed), ({ definition }) => getModule(definition))
  const imports = [...byModule].map(([name, used]) =>
    formatImport(
      used.map(({ type }) => type),
      name.startsWith(`${contract.service}/`) ? `./${posix.basename(name)}.ts` : `../${name}.ts`,
      true,
    ),
  )
  const helpers = [
    ...(operations.some(({ stream }) => stream === null) ? ["CallOptions"] : []),
    ...(operations.some(({ stream }) => stream !== null) ? ["StreamEvent", "StreamOptions"] : []),
    ...(operations.some(({ needsSession }) => needsSession) ? ["Session"] : []),
    ...(operations.some((operation) => listParts(typed, operation).length === 0) ? ["Nothing"] : []),
  ]
  const head = [
    formatHeader(`${schemas}/${contract.path}`, command, "change the contract"),
    formatImport(helpers, "../../call.ts", true),
    ...imports.sort(comparePaths),
  ]
  return joinFile(
    head.join("\n"),
    ...operations.map((operation) => emitInput(typed, operation)),
    ...operations.filter(({ stream }) => stream !== null).map((operation) => emitEvents(typed, operation)),
    emitInterface(typed),
    `/** The names of the calls. */\n${formatConstantList(
      `export const ${formatCallNamesName(contract)} = `,
      operations.map(({ name }) => name),
    )} as const`,
    emitStreamNames(typed),
    emitProblems(typed),
  )
}

/** Emits one module that exports all code of a contract. Bundlers remove the exports that are not used. */
export function emitService(typed: TypedContract, getModule: (definition: Definition) => string): string {
  const { contract, schemas, command } = typed
  const modules = [`${contract.service}/calls`, ...listDefinitions(typed).map(getModule)]
  return joinFile(
    formatHeader(`${schemas}/${contract.path}`, command, "change the contract"),
    [...new Set(modules)].sort().map((name) => `export * from "./${name}.ts"`),
  )
}

function listDefinitions(typed: TypedContract): Definition[] {
  const { contract, ir } = typed
  const definitions = [...ir.roots.values()].filter(
    ({ path }) => path.startsWith(`services/${contract.service}/`) && path !== contract.path,
  )
  return [...definitions, ...listUsedTypes(typed).map(({ definition }) => definition)]
}

interface Used {
  readonly definition: Definition
  readonly type: string
}

function listUsedTypes(typed: TypedContract): Used[] {
  return typed.contract.operations.flatMap((operation) => {
    const response = findDefinition(typed.ir, operation.response)
    const events = listEvents(operation, typed.ir).map(([, definition]) => definition)
    const results = [...(response ? [response] : []), ...events]
    return [...listInputs(typed, operation), ...results.map((definition) => ({ definition, type: definition.name }))]
  })
}

/**
 * Lists the types of the parameters and the body for requests. Since developers write requests by hand, properties with
 * a default are optional in these types.
 */
function listInputs(typed: TypedContract, operation: Operation): Used[] {
  const parameters = findParametersDefinition(typed, operation)
  const body = findDefinition(typed.ir, operation.body)
  return [parameters, body].flatMap((definition) =>
    definition ? [{ definition, type: hasDefaults(definition) ? `${definition.name}Input` : definition.name }] : [],
  )
}

function listParts(typed: TypedContract, operation: Operation): string[] {
  return [...listInputs(typed, operation).map(({ type }) => type), ...(operation.needsSession ? ["Session"] : [])]
}

function emitInput(typed: TypedContract, operation: Operation): string {
  const parts = listParts(typed, operation)
  return `/** The input of \`${operation.name}\`. */\nexport type ${formatInputName(operation)} = ${parts.join(" & ") || "Nothing"}`
}

function emitEvents({ ir }: TypedContract, operation: Operation): string {
  const events = listEvents(operation, ir).map(
    ([name, { name: type }]) => `StreamEvent<${toStringLiteral(name)}, ${type}>`,
  )
  const start = `export type ${formatEventName(operation)} =`
  const flat = `${start} ${events.join(" | ")}`
  const lines = flat.length <= WIDTH ? flat : [start, ...events.map((event) => `  | ${event}`)].join("\n")
  return `/** The events of \`${operation.name}\`. */\n${lines}`
}

function emitStreamNames({ contract }: TypedContract): string {
  const names = contract.operations.filter(({ stream }) => stream !== null).map(({ name }) => name)
  if (names.length === 0) return ""
  const start = `export const ${formatStreamNamesName(contract)} = `
  return `/** The names of the calls that return a stream of events. */\n${formatConstantList(start, names)} as const`
}

function emitInterface(typed: TypedContract): string {
  const { contract, ir } = typed
  const lines = contract.operations.map((operation) => {
    const options = operation.stream === null ? "CallOptions" : "StreamOptions"
    const parameters = [`input: ${formatInputName(operation)}`, `options?: ${options}`]
    return `${formatComment(operation)}\n${formatMember(operation, parameters, formatResultType(operation, ir))}`
  })
  const doc = formatDocComment(
    `The calls of ${contract.service} as plain functions, for clients and for the machines of flows.`,
  )
  return `${doc}\nexport interface ${formatCallsName(contract)} {\n${lines.map((line) => indent(line)).join("\n")}\n}`
}

export function formatMember({ name }: Operation, parameters: readonly string[], result: string): string {
  return formatGroup(`readonly ${name}: (`, parameters, `) => ${result}`, WIDTH - 2)
}

export function formatComment({ summary, description }: Operation): string {
  return formatDocComment(...(description === "" ? [summary] : [summary, "", description]))
}

function emitProblems({ contract }: TypedContract): string {
  const { problems } = contract
  if (problems.length === 0) return ""
  const name = formatProblemsName(contract)
  const type = `${toPascalCase(contract.service)}Problem`
  const entries = problems.map(({ code, status }) => [code, status] as const)
  return [
    `/** The error codes of the calls, with their HTTP statuses. */`,
    `${formatConstant(`export const ${name} = `, Object.fromEntries(entries), " as const")}`,
    "",
    `/** An error code of a call. */`,
    `export type ${type} = keyof typeof ${name}`,
  ].join("\n")
}

function formatConstantList(start: string, names: readonly string[]): string {
  return start + formatGroup("[", names.map(toStringLiteral), "]", 120 - start.length - " as const".length)
}
