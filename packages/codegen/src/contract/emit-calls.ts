import { posix } from "node:path"
import { constant, docComment, file, group, header, importLine, indent, quote } from "../emit/source.ts"
import { hasDefaults } from "../ir/defaults.ts"
import type { Definition } from "../ir/ir.types.ts"
import { pascalCase } from "../names.ts"
import type { Operation } from "./contract.types.ts"
import {
  callNamesName,
  callsName,
  definitionOf,
  inputName,
  outputType,
  parametersDefinition,
  problemsName,
  type TypedContract,
} from "./contract-names.ts"

/** What a service's calls take and give, for whoever makes, hands on or answers them. */
export function emitCalls(typed: TypedContract, moduleOf: (definition: Definition) => string): string {
  const { contract, schemas, command } = typed
  const { operations } = contract
  const byModule = Map.groupBy(usedIn(typed), ({ definition }) => moduleOf(definition))
  const imports = [...byModule].map(([name, used]) =>
    importLine(
      used.map(({ type }) => type),
      `./${posix.basename(name)}.ts`,
      true,
    ),
  )
  const helpers = [
    "CallOptions",
    ...(operations.some(({ needsSession }) => needsSession) ? ["Session"] : []),
    ...(operations.some((operation) => partsOf(typed, operation).length === 0) ? ["Nothing"] : []),
  ]
  const head = [
    header(`${schemas}/${contract.path}`, command, "change the contract"),
    importLine(helpers, "../../call.ts", true),
    ...imports.sort(byPath),
  ]
  return file(
    head.join("\n"),
    ...operations.map((operation) => emitInput(typed, operation)),
    emitInterface(typed),
    `/** Names of the calls. */\n${constantList(
      `export const ${callNamesName(contract)} = `,
      operations.map(({ name }) => name),
    )} as const`,
    emitProblems(typed),
  )
}

/** Everything that a service's contract says, in one place; browsers take it from where it stands, piece by piece. */
export function emitService(typed: TypedContract, moduleOf: (definition: Definition) => string): string {
  const { contract, schemas, command } = typed
  const modules = [`${contract.service}/calls`, ...definitionsOf(typed).map(moduleOf)]
  return file(
    header(`${schemas}/${contract.path}`, command, "change the contract"),
    [...new Set(modules)].sort().map((name) => `export * from "./${name}.ts"`),
  )
}

/** Every definition that the contract's own folder has, and the parameters of its operations. */
function definitionsOf(typed: TypedContract): Definition[] {
  const { contract, ir } = typed
  const own = [...ir.roots.values()].filter(
    ({ path }) => path.startsWith(`services/${contract.service}/`) && path !== contract.path,
  )
  return [...own, ...contract.operations.flatMap((operation) => parametersDefinition(typed, operation) ?? [])]
}

interface Used {
  readonly definition: Definition
  readonly type: string
}

/** Types that stand in a signature. */
function usedIn(typed: TypedContract): Used[] {
  return typed.contract.operations.flatMap((operation) => {
    const response = definitionOf(typed.ir, operation.response)
    return [...inputsOf(typed, operation), ...(response ? [{ definition: response, type: response.name }] : [])]
  })
}

/** Parameters and body of an operation. Requests are written by people: what has a default may be left out of them. */
function inputsOf(typed: TypedContract, operation: Operation): Used[] {
  const parameters = parametersDefinition(typed, operation)
  const body = definitionOf(typed.ir, operation.body)
  return [parameters, body].flatMap((definition) =>
    definition ? [{ definition, type: hasDefaults(definition) ? `${definition.name}Input` : definition.name }] : [],
  )
}

function partsOf(typed: TypedContract, operation: Operation): string[] {
  return [...inputsOf(typed, operation).map(({ type }) => type), ...(operation.needsSession ? ["Session"] : [])]
}

function emitInput(typed: TypedContract, operation: Operation): string {
  const parts = partsOf(typed, operation)
  return `/** What \`${operation.name}\` is called with. */\nexport type ${inputName(operation)} = ${parts.join(" & ") || "Nothing"}`
}

function emitInterface(typed: TypedContract): string {
  const { contract, ir } = typed
  const lines = contract.operations.map((operation) => {
    const start = `readonly ${operation.name}: `
    const output = `Promise<${outputType(operation, ir)}>`
    const flat = `${start}(input: ${inputName(operation)}, options?: CallOptions) => ${output}`
    return `${commentOf(operation)}\n${flat}`
  })
  const doc = docComment(
    `The calls of ${contract.service} as plain functions: what a client makes, and what a flow's machine needs of the world.`,
  )
  return `${doc}\nexport interface ${callsName(contract)} {\n${lines.map((line) => indent(line)).join("\n")}\n}`
}

/** What an operation does, as its doc comment. */
export function commentOf({ summary, description }: Operation): string {
  return docComment(...(description === "" ? [summary] : [summary, "", description]))
}

function emitProblems({ contract }: TypedContract): string {
  const { problems } = contract
  if (problems.length === 0) return ""
  const name = problemsName(contract)
  const type = `${pascalCase(contract.service)}Problem`
  const entries = problems.map(({ code, status }) => [code, status] as const)
  return [
    `/** Why a call is refused, and the status that says so. */`,
    `${constant(`export const ${name} = `, Object.fromEntries(entries), " as const")}`,
    "",
    `/** Why a call is refused, for programs. */`,
    `export type ${type} = keyof typeof ${name}`,
  ].join("\n")
}

function constantList(start: string, names: readonly string[]): string {
  return start + group("[", names.map(quote), "]", 120 - start.length - " as const".length)
}

/** Import lines in the order the formatter wants: by path. */
export function byPath(one: string, other: string): number {
  const [left = "", right = ""] = [one, other].map((line) => /from "(.*)"/.exec(line)?.[1])
  return left < right ? -1 : 1
}
