import { getParserName } from "../emit/emit-parser.ts"
import {
  comparePaths,
  formatDocComment,
  formatGroup,
  formatHeader,
  formatImport,
  formatKey,
  formatMixedImport,
  indent,
  joinFile,
  toStringLiteral,
  WIDTH,
} from "../emit/source.ts"
import type { Definition } from "../ir/ir.types.ts"
import { toCamelCase, toPascalCase } from "../names.ts"
import type { Operation, Parameter } from "./contract.types.ts"
import {
  findDefinition,
  formatCallsName,
  formatInputName,
  formatResultType,
  listEvents,
  listResultNames,
  type TypedContract,
} from "./contract-names.ts"
import { formatComment } from "./emit-calls.ts"

/** Emits a function for each call, so that an app bundles only the calls that it uses. */
export function emitClient(
  typed: TypedContract,
  contracts: string,
  getModule: (definition: Definition) => string,
): string {
  const { contract, schemas, command } = typed
  const { operations, service } = contract
  const from = `${contracts}/${service}`
  const responses = new Set(
    operations.flatMap((operation) => [
      ...[findDefinition(typed.ir, operation.response) ?? []].flat(),
      ...listEvents(operation, typed.ir).map(([, definition]) => definition),
    ]),
  )
  const parsers = [...responses].map((response) =>
    formatImport([getParserName(response)], `${contracts}/${getModule(response)}`),
  )
  const calls = operations.filter(({ stream }) => stream === null)
  const senders = [...new Set(calls.map(getSender))]
  const isStreaming = calls.length < operations.length
  const head = [
    formatHeader(`${schemas}/${contract.path}`, command, "change the contract"),
    ...[
      formatImport(
        [...(calls.length > 0 ? ["CallOptions"] : []), ...(isStreaming ? ["StreamOptions"] : [])],
        `${contracts}/call`,
        true,
      ),
      formatImport(listTypes(typed), from, true),
      ...parsers,
    ].sort(comparePaths),
    ...(calls.length > 0 ? [formatMixedImport(senders, ["ServiceRequest"], "../http/call.ts")] : []),
    formatMixedImport(["createServiceHttp"], ["ServiceHttp", "ServiceHttpOptions"], "../http/service-http.ts"),
    ...(isStreaming ? [formatMixedImport(["streamEvents"], ["StreamRequest"], "../http/stream.ts")] : []),
  ]
  return joinFile(
    head.join("\n"),
    emitConnection(typed),
    ...operations.map((operation) => emitFunction(typed, operation)),
    emitAll(typed),
  )
}

function listTypes({ contract, ir }: TypedContract): string[] {
  return [
    formatCallsName(contract),
    ...contract.operations.flatMap((operation) => [formatInputName(operation), ...listResultNames(operation, ir)]),
  ]
}

function emitConnection({ contract }: TypedContract): string {
  const { service, apiKeyHeader } = contract
  const key = apiKeyHeader === null ? "" : `, { apiKeyHeader: ${toStringLiteral(apiKeyHeader)} }`
  return [
    formatDocComment(`Creates the connection from a browser to its site, or from a site to the service.`),
    `export function create${toPascalCase(service)}Http(options: ServiceHttpOptions): ServiceHttp {`,
    `  return createServiceHttp(${toStringLiteral(service)}, options${key})`,
    "}",
  ].join("\n")
}

function getSender({ response, mayBeNone, stream }: Operation): string {
  if (stream !== null) return "streamEvents"
  if (mayBeNone) return "fetchOrNull"
  return response === null ? "sendCall" : "fetchParsed"
}

function emitFunction(typed: TypedContract, operation: Operation): string {
  const { name, response } = operation
  const parser = findDefinition(typed.ir, response)
  const parameters = [
    "http: ServiceHttp",
    `${formatInputPattern(operation)}: ${formatInputName(operation)}`,
    `options?: ${operation.stream === null ? "CallOptions" : "StreamOptions"}`,
  ]
  const signature = formatGroup(`export function ${name}(`, parameters, `): ${formatResultType(operation, typed.ir)} {`)
  const request = listRequestEntries(operation)
  const type = operation.stream === null ? "ServiceRequest" : "StreamRequest"
  const flat = `  const request: ${type} = { ${request.join(", ")} }`
  const constant =
    flat.length <= WIDTH
      ? flat
      : `  const request: ${type} = {\n${request.map((entry) => `    ${entry},\n`).join("")}  }`
  const events = listEvents(operation, typed.ir).map(
    ([event, definition]) => `${formatKey(event)}: ${getParserName(definition)}`,
  )
  const parsers = operation.stream === null ? (parser ? [getParserName(parser)] : []) : [formatGroup("{", events, "}")]
  const sent = formatGroup(
    `return ${getSender(operation)}(`,
    ["http", "request", ...parsers, "options"],
    ")",
    WIDTH - 2,
  )
  return [formatComment(operation), signature, constant, indent(sent), "}"].join("\n")
}

function formatInputPattern({ parameters, needsSession, body }: Operation): string {
  const apart = [...parameters.map(({ name }) => name), ...(needsSession ? ["token"] : [])]
  if (apart.length === 0) return body === null ? "_" : "body"
  return formatGroup("{", [...apart, ...(body === null ? [] : ["...body"])], "}")
}

function listRequestEntries(operation: Operation): string[] {
  const { name, method, path, parameters, body, queryMethod, needsSession, status, repeatable, cache, stream } =
    operation
  const selectPlace = (place: Parameter["in"]) =>
    parameters.filter((parameter) => parameter.in === place).map(formatEntry)
  const [segments, query, headers] = [selectPlace("path"), selectPlace("query"), selectPlace("header")]
  return [
    `operation: ${toStringLiteral(name)}`,
    `method: ${toStringLiteral(method)}`,
    `path: ${toStringLiteral(path)}`,
    ...(segments.length > 0 ? [formatGroup("segments: {", segments, "}")] : []),
    ...(query.length > 0 ? [formatGroup("query: {", query, "}")] : []),
    ...(headers.length > 0 ? [formatGroup("headers: {", headers, "}")] : []),
    ...(body === null ? (method === "GET" ? [] : ["body: {}"]) : ["body"]),
    ...(queryMethod === null ? [] : [`queryMethod: ${toStringLiteral(queryMethod)}`]),
    ...(needsSession ? ["token"] : []),
    ...(status === 200 ? [] : [`status: ${status}`]),
    `isRepeatable: ${repeatable !== null}`,
    ...(cache === null ? [] : ["isCacheable: true"]),
    ...(stream === null
      ? []
      : [`heartbeatMs: ${stream.heartbeatSeconds * 1000}`, `last: [${stream.last.map(toStringLiteral).join(", ")}]`]),
  ]
}

function formatEntry({ name, wire, in: place }: Parameter): string {
  const written = place === "header" ? wire.toLowerCase() : wire
  if (written === name) return name
  return `${/^[A-Za-z_]\w*$/.test(written) ? written : toStringLiteral(written)}: ${name}`
}

function emitAll({ contract }: TypedContract): string {
  const lines = contract.operations.map(
    ({ name }) => `    ${name}: (input, options) => ${name}(http, input, options),\n`,
  )
  return [
    formatDocComment(`Creates all calls of the service for one connection.`),
    `export function ${toCamelCase(contract.service)}Client(http: ServiceHttp): ${formatCallsName(contract)} {`,
    `  return {\n${lines.join("")}  }`,
    "}",
  ].join("\n")
}
