import { getParserName } from "../emit/emit-parser.ts"
import {
  comparePaths,
  formatGroup,
  formatHeader,
  formatImport,
  formatKey,
  indent,
  joinFile,
  toStringLiteral,
} from "../emit/source.ts"
import type { Definition } from "../ir/ir.types.ts"
import { toConstantCase, toPascalCase } from "../names.ts"
import type { Cache, Operation, Parameter, Stream } from "./contract.types.ts"
import {
  findDefinition,
  findParametersDefinition,
  formatInputName,
  formatResultType,
  listEvents,
  listResultNames,
  type TypedContract,
} from "./contract-names.ts"
import { formatComment, formatMember } from "./emit-calls.ts"

export function emitOperations(typed: TypedContract, getModule: (definition: Definition) => string): string {
  const { contract, schemas, command } = typed
  const { operations, service } = contract
  const parsed = new Set(
    operations.flatMap((operation) => [
      ...Object.values(listDefinitions(typed, operation)),
      ...listEvents(operation, typed.ir).map(([, definition]) => definition),
    ]),
  )
  const parsers = Map.groupBy(parsed, getModule)
  const head = [
    formatHeader(`${schemas}/${contract.path}`, command, "change the contract"),
    ...[
      ...(operations.some(({ stream }) => stream !== null)
        ? [formatImport(["StreamOpening"], "../call.ts", true)]
        : []),
      formatImport(["Operation"], "../operation.ts", true),
      ...[...parsers].map(([name, used]) => formatImport(used.map(getParserName), `./${name}.parser.js`)),
      formatImport(listTypes(typed), `./${service}.ts`, true),
    ].sort(comparePaths),
  ]
  const entries = operations.map((operation) => emitOperation(typed, operation))
  const handlers = operations.map((operation) => {
    const opening = operation.stream === null ? [] : ["opening: StreamOpening"]
    const parameters = [`input: ${formatInputName(operation)}`, "context: Context", ...opening]
    return `${formatComment(operation)}\n${formatMember(operation, parameters, formatHandled(operation, typed))}`
  })
  return joinFile(
    head.join("\n"),
    `/** The operations of the service, with the format of their requests. */\nexport const ${toConstantCase(service)}_OPERATIONS: readonly Operation[] = [\n${entries.map((entry) => `${indent(entry)},\n`).join("")}]`,
    `/** The handlers of the service's calls. */\nexport interface ${toPascalCase(service)}Handlers<Context> {\n${handlers.map((line) => indent(line)).join("\n")}\n}`,
  )
}

/**
 * Returns the type of a handler's result. For a stream it is a promise, so that the handler can reject the call before
 * the stream starts.
 */
function formatHandled(operation: Operation, { ir }: TypedContract): string {
  const result = formatResultType(operation, ir)
  return operation.stream === null ? result : `Promise<${result}>`
}

function listTypes({ contract, ir }: TypedContract): string[] {
  return contract.operations.flatMap((operation) => [formatInputName(operation), ...listResultNames(operation, ir)])
}

function listDefinitions(typed: TypedContract, operation: Operation): Readonly<Record<string, Definition>> {
  const definitions = {
    parseParameters: findParametersDefinition(typed, operation),
    parseBody: findDefinition(typed.ir, operation.body),
    parseResponse: findDefinition(typed.ir, operation.response),
  }
  return Object.fromEntries(
    Object.entries(definitions).flatMap(([name, definition]) => (definition ? [[name, definition]] : [])),
  )
}

function emitOperation(typed: TypedContract, operation: Operation): string {
  const { name, method, path, parameters, queryMethod, status, needsSession, repeatable, mayBeNone } = operation
  const { refusals, limits, maxBytes, cache, stream } = operation
  const lines = [
    `name: ${toStringLiteral(name)}`,
    `method: ${toStringLiteral(method)}`,
    `path: ${toStringLiteral(path)}`,
    ...(queryMethod === null ? [] : [`queryMethod: ${toStringLiteral(queryMethod)}`]),
    // The formatter gives each of several objects a line.
    formatGroup("parameters: [", parameters.map(emitParameter), "]", parameters.length > 1 ? 0 : 116),
    ...Object.entries(listDefinitions(typed, operation)).map(([what, used]) => `${what}: ${getParserName(used)}`),
    ...(maxBytes === null ? [] : [`maxBytes: ${maxBytes}`]),
    ...(status === 200 ? [] : [`status: ${status}`]),
    `needsSession: ${needsSession}`,
    `isRepeatable: ${repeatable !== null}`,
    ...(mayBeNone ? ["mayBeNone: true"] : []),
    ...(cache === null ? [] : [emitCache(cache)]),
    ...(stream === null ? [] : [emitStream(stream, listEvents(operation, typed.ir))]),
    formatGroup(
      "refusals: {",
      refusals.map(({ status, codes }) => `${status}: [${codes.map(toStringLiteral).join(", ")}]`),
      "}",
      116,
    ),
    ...(limits === null
      ? []
      : [
          formatGroup(
            "limits: {",
            Object.entries(limits).map(([of, most]) => `${of}: ${most}`),
            "}",
          ),
        ]),
  ]
  return `{\n${lines.map((line) => `${indent(line)},\n`).join("")}}`
}

function emitStream(
  { last, heartbeatSeconds }: Stream,
  events: readonly (readonly [name: string, definition: Definition])[],
): string {
  const entries = events.map(([name, definition]) => `${formatKey(name)}: ${getParserName(definition)}`)
  const parts = [
    formatGroup("events: {", entries, "}", 116),
    `last: [${last.map(toStringLiteral).join(", ")}]`,
    `heartbeatMs: ${heartbeatSeconds * 1000}`,
  ]
  return formatGroup("stream: {", parts, "}", 116)
}

function emitCache({ scope, seconds, tags }: Cache): string {
  const entries = [`scope: ${toStringLiteral(scope)}`, `seconds: ${seconds}`]
  return formatGroup(
    "cache: {",
    [...entries, ...(tags.length === 0 ? [] : [`tags: [${tags.map(toStringLiteral).join(", ")}]`])],
    "}",
    116,
  )
}

function emitParameter({ name, wire, in: place, type, isList }: Parameter): string {
  const entries = [
    `name: ${toStringLiteral(name)}`,
    `wire: ${toStringLiteral(wire)}`,
    `in: ${toStringLiteral(place)}`,
    ...(type === "string" ? [] : [`type: ${toStringLiteral(type)}`]),
    ...(isList ? ["isList: true"] : []),
  ]
  return formatGroup("{", entries, "}")
}
