import { parserName } from "../emit/emit-parser.ts"
import { docComment, file, group, header, importLine, indent, key, quote, WIDTH } from "../emit/source.ts"
import type { Definition } from "../ir/ir.types.ts"
import { camelCase, pascalCase } from "../names.ts"
import type { Operation, Parameter } from "./contract.types.ts"
import {
  callsName,
  definitionOf,
  eventsOf,
  inputName,
  resultNames,
  resultType,
  type TypedContract,
} from "./contract-names.ts"
import { byPath, commentOf } from "./emit-calls.ts"

/** A function for each call of a service, each by itself, so that an app carries only those it makes. */
export function emitClient(
  typed: TypedContract,
  contracts: string,
  moduleOf: (definition: Definition) => string,
): string {
  const { contract, schemas, command } = typed
  const { operations, service } = contract
  const from = `${contracts}/${service}`
  const responses = new Set(
    operations.flatMap((operation) => [
      ...[definitionOf(typed.ir, operation.response) ?? []].flat(),
      ...eventsOf(operation, typed.ir).map(([, definition]) => definition),
    ]),
  )
  const parsers = [...responses].map((response) =>
    importLine([parserName(response)], `${contracts}/${moduleOf(response)}`),
  )
  const calls = operations.filter(({ stream }) => stream === null)
  const senders = [...new Set(calls.map(senderOf))]
  const isStreaming = calls.length < operations.length
  const head = [
    header(`${schemas}/${contract.path}`, command, "change the contract"),
    ...[
      importLine(
        [...(calls.length > 0 ? ["CallOptions"] : []), ...(isStreaming ? ["StreamOptions"] : [])],
        `${contracts}/call`,
        true,
      ),
      importLine(typesIn(typed), from, true),
      ...parsers,
    ].sort(byPath),
    ...(calls.length > 0 ? [mixedImport(senders, ["ServiceRequest"], "../http/call.ts")] : []),
    mixedImport(["createServiceHttp"], ["ServiceHttp", "ServiceHttpOptions"], "../http/service-http.ts"),
    ...(isStreaming ? [mixedImport(["stream"], ["StreamRequest"], "../http/stream.ts")] : []),
  ]
  return file(
    head.join("\n"),
    emitConnection(typed),
    ...operations.map((one) => emitFunction(typed, one)),
    emitAll(typed),
  )
}

function typesIn({ contract, ir }: TypedContract): string[] {
  return [
    callsName(contract),
    ...contract.operations.flatMap((operation) => [inputName(operation), ...resultNames(operation, ir)]),
  ]
}

/** Values and types from one module, in the order the formatter wants. */
function mixedImport(values: readonly string[], types: readonly string[], from: string): string {
  const names = [...new Set(values), ...[...new Set(types)].map((name) => `type ${name}`)]
  const bare = (name: string) => name.replace(/^type /, "")
  const sorted = names.sort((one, other) => compareNames(bare(one), bare(other)))
  return group("import {", sorted, `} from ${quote(from)}`)
}

/** As the formatter sorts: without regard to case, then capitals first. */
function compareNames(one: string, other: string): number {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()]
  return left === right ? (one < other ? -1 : 1) : left < right ? -1 : 1
}

function emitConnection({ contract }: TypedContract): string {
  const { service, apiKeyHeader } = contract
  const key = apiKeyHeader === null ? "" : `, { apiKeyHeader: ${quote(apiKeyHeader)} }`
  return [
    docComment(`The service, as a browser calls its site and as a site calls the service.`),
    `export function create${pascalCase(service)}Http(options: ServiceHttpOptions): ServiceHttp {`,
    `  return createServiceHttp(${quote(service)}, options${key})`,
    "}",
  ].join("\n")
}

function senderOf({ response, mayBeNone, stream }: Operation): string {
  if (stream !== null) return "stream"
  if (mayBeNone) return "find"
  return response === null ? "carryOut" : "call"
}

function emitFunction(typed: TypedContract, operation: Operation): string {
  const { name, response } = operation
  const parser = definitionOf(typed.ir, response)
  const parameters = [
    "http: ServiceHttp",
    `${inputPattern(operation)}: ${inputName(operation)}`,
    `options?: ${operation.stream === null ? "CallOptions" : "StreamOptions"}`,
  ]
  const signature = group(`export function ${name}(`, parameters, `): ${resultType(operation, typed.ir)} {`)
  const request = requestEntries(operation)
  const type = operation.stream === null ? "ServiceRequest" : "StreamRequest"
  const flat = `  const request: ${type} = { ${request.join(", ")} }`
  const constant =
    flat.length <= WIDTH
      ? flat
      : `  const request: ${type} = {\n${request.map((entry) => `    ${entry},\n`).join("")}  }`
  const events = eventsOf(operation, typed.ir).map(([event, definition]) => `${key(event)}: ${parserName(definition)}`)
  const parsers = operation.stream === null ? (parser ? [parserName(parser)] : []) : [group("{", events, "}")]
  const sent = group(`return ${senderOf(operation)}(`, ["http", "request", ...parsers, "options"], ")", WIDTH - 2)
  return [commentOf(operation), signature, constant, indent(sent), "}"].join("\n")
}

/** Takes apart what a function is given, as far as its parts travel by different ways. */
function inputPattern({ parameters, needsSession, body }: Operation): string {
  const apart = [...parameters.map(({ name }) => name), ...(needsSession ? ["token"] : [])]
  if (apart.length === 0) return body === null ? "_" : "body"
  return group("{", [...apart, ...(body === null ? [] : ["...body"])], "}")
}

function requestEntries(operation: Operation): string[] {
  const { name, method, path, parameters, body, queryMethod, needsSession, repeatable, cache, stream } = operation
  const inPlace = (place: Parameter["in"]) => parameters.filter((parameter) => parameter.in === place).map(entryOf)
  const [segments, query, headers] = [inPlace("path"), inPlace("query"), inPlace("header")]
  return [
    `operation: ${quote(name)}`,
    `method: ${quote(method)}`,
    `path: ${quote(path)}`,
    ...(segments.length > 0 ? [group("segments: {", segments, "}")] : []),
    ...(query.length > 0 ? [group("query: {", query, "}")] : []),
    ...(headers.length > 0 ? [group("headers: {", headers, "}")] : []),
    ...(body === null ? (method === "GET" ? [] : ["body: {}"]) : ["body"]),
    ...(queryMethod === null ? [] : [`queryMethod: ${quote(queryMethod)}`]),
    ...(needsSession ? ["token"] : []),
    `isRepeatable: ${repeatable !== null}`,
    ...(cache === null ? [] : ["isCacheable: true"]),
    ...(stream === null
      ? []
      : [`heartbeatMs: ${stream.heartbeatSeconds * 1000}`, `last: [${stream.last.map(quote).join(", ")}]`]),
  ]
}

function entryOf({ name, wire, in: place }: Parameter): string {
  const written = place === "header" ? wire.toLowerCase() : wire
  if (written === name) return name
  return `${/^[A-Za-z_]\w*$/.test(written) ? written : quote(written)}: ${name}`
}

function emitAll({ contract }: TypedContract): string {
  const lines = contract.operations.map(
    ({ name }) => `    ${name}: (input, options) => ${name}(http, input, options),\n`,
  )
  return [
    docComment(`Every call of the service over one connection.`),
    `export function ${camelCase(contract.service)}Client(http: ServiceHttp): ${callsName(contract)} {`,
    `  return {\n${lines.join("")}  }`,
    "}",
  ].join("\n")
}
