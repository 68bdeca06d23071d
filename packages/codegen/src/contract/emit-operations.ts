import { parserName } from "../emit/emit-parser.ts"
import { file, group, header, importLine, indent, key, quote } from "../emit/source.ts"
import type { Definition } from "../ir/ir.types.ts"
import { constantCase, pascalCase } from "../names.ts"
import type { Cache, Operation, Parameter, Stream } from "./contract.types.ts"
import {
  definitionOf,
  eventsOf,
  inputName,
  parametersDefinition,
  resultNames,
  resultType,
  type TypedContract,
} from "./contract-names.ts"
import { byPath, commentOf, memberOf } from "./emit-calls.ts"

/** A service's calls as data, with the parsers of what comes and goes: what sites and services route by. */
export function emitOperations(typed: TypedContract, moduleOf: (definition: Definition) => string): string {
  const { contract, schemas, command } = typed
  const { operations, service } = contract
  const parsed = new Set(
    operations.flatMap((operation) => [
      ...Object.values(definitionsOf(typed, operation)),
      ...eventsOf(operation, typed.ir).map(([, definition]) => definition),
    ]),
  )
  const parsers = Map.groupBy(parsed, moduleOf)
  const head = [
    header(`${schemas}/${contract.path}`, command, "change the contract"),
    ...[
      ...(operations.some(({ stream }) => stream !== null) ? [importLine(["StreamOpening"], "../call.ts", true)] : []),
      importLine(["Operation"], "../operation.ts", true),
      ...[...parsers].map(([name, used]) => importLine(used.map(parserName), `./${name}.parser.js`)),
      importLine(typesIn(typed), `./${service}.ts`, true),
    ].sort(byPath),
  ]
  const entries = operations.map((operation) => emitOperation(typed, operation))
  const handlers = operations.map((operation) => {
    const opening = operation.stream === null ? [] : ["opening: StreamOpening"]
    const parameters = [`input: ${inputName(operation)}`, "context: Context", ...opening]
    return `${commentOf(operation)}\n${memberOf(operation, parameters, handled(operation, typed))}`
  })
  return file(
    head.join("\n"),
    `/** The calls by what a request for them looks like. */\nexport const ${constantCase(service)}_OPERATIONS: readonly Operation[] = [\n${entries.map((entry) => `${indent(entry)},\n`).join("")}]`,
    `/** What the service does for each call. */\nexport interface ${pascalCase(service)}Handlers<Context> {\n${handlers.map((line) => indent(line)).join("\n")}\n}`,
  )
}

/** A stream may be refused before it begins, so that it is promised first. */
function handled(operation: Operation, { ir }: TypedContract): string {
  const result = resultType(operation, ir)
  return operation.stream === null ? result : `Promise<${result}>`
}

function typesIn({ contract, ir }: TypedContract): string[] {
  return contract.operations.flatMap((operation) => [inputName(operation), ...resultNames(operation, ir)])
}

function definitionsOf(typed: TypedContract, operation: Operation): Readonly<Record<string, Definition>> {
  const found = {
    parseParameters: parametersDefinition(typed, operation),
    parseBody: definitionOf(typed.ir, operation.body),
    parseResponse: definitionOf(typed.ir, operation.response),
  }
  return Object.fromEntries(Object.entries(found).flatMap(([name, one]) => (one ? [[name, one]] : [])))
}

function emitOperation(typed: TypedContract, operation: Operation): string {
  const { name, method, path, parameters, queryMethod, status, needsSession, repeatable, mayBeNone } = operation
  const { refusals, limits, maxBytes, cache, stream } = operation
  const lines = [
    `name: ${quote(name)}`,
    `method: ${quote(method)}`,
    `path: ${quote(path)}`,
    ...(queryMethod === null ? [] : [`queryMethod: ${quote(queryMethod)}`]),
    // The formatter gives each of several objects a line.
    group("parameters: [", parameters.map(emitParameter), "]", parameters.length > 1 ? 0 : 116),
    ...Object.entries(definitionsOf(typed, operation)).map(([what, used]) => `${what}: ${parserName(used)}`),
    ...(maxBytes === null ? [] : [`maxBytes: ${maxBytes}`]),
    ...(status === 200 ? [] : [`status: ${status}`]),
    `needsSession: ${needsSession}`,
    `isRepeatable: ${repeatable !== null}`,
    ...(mayBeNone ? ["mayBeNone: true"] : []),
    ...(cache === null ? [] : [emitCache(cache)]),
    ...(stream === null ? [] : [emitStream(stream, eventsOf(operation, typed.ir))]),
    group(
      "refusals: {",
      refusals.map(({ status, codes }) => `${status}: [${codes.map(quote).join(", ")}]`),
      "}",
      116,
    ),
    ...(limits === null
      ? []
      : [
          group(
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
  const entries = events.map(([name, definition]) => `${key(name)}: ${parserName(definition)}`)
  const parts = [
    group("events: {", entries, "}", 116),
    `last: [${last.map(quote).join(", ")}]`,
    `heartbeatMs: ${heartbeatSeconds * 1000}`,
  ]
  return group("stream: {", parts, "}", 116)
}

function emitCache({ scope, seconds, tags }: Cache): string {
  const entries = [`scope: ${quote(scope)}`, `seconds: ${seconds}`]
  return group(
    "cache: {",
    [...entries, ...(tags.length === 0 ? [] : [`tags: [${tags.map(quote).join(", ")}]`])],
    "}",
    116,
  )
}

function emitParameter({ name, wire, in: place, type, isList }: Parameter): string {
  const entries = [
    `name: ${quote(name)}`,
    `wire: ${quote(wire)}`,
    `in: ${quote(place)}`,
    ...(type === "string" ? [] : [`type: ${quote(type)}`]),
    ...(isList ? ["isList: true"] : []),
  ]
  return group("{", entries, "}")
}
