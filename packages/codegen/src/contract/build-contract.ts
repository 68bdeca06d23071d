import { toCamelCase, toUpperFirst } from "../names.ts"
import {
  isObject,
  type Json,
  type JsonObject,
  toEntries,
  toList,
  toStringOrUndefined,
  toStrings,
} from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { formatPointer } from "../schema/refs.ts"
import type {
  Cache,
  Contract,
  ContractFile,
  Method,
  Operation,
  Parameter,
  Problem,
  Refusal,
  Stream,
} from "./contract.types.ts"
import { METHODS } from "./contract.types.ts"
import { findSchemaFile, findSchemaPath, getEvents, resolvePart } from "./contract-nodes.ts"
import { getWireForm } from "./parameter-types.ts"

export const IDEMPOTENCY_KEY = "idempotency-key"

export function buildContract(schemas: Schemas, file: ContractFile): Contract {
  const info = isObject(file.document.info) ? file.document.info : {}
  const operations = listOperations(file).map((entry) => buildOperation(schemas, file, entry))
  return {
    service: file.service,
    path: file.path,
    title: toStringOrUndefined(info.title) ?? toUpperFirst(file.service),
    description: toStringOrUndefined(info.description) ?? "",
    apiKeyHeader: getApiKeyHeader(file),
    operations,
    problems: listProblems(file),
  }
}

function getApiKeyHeader(file: ContractFile): string | null {
  const components = isObject(file.document.components) ? file.document.components : {}
  const keys = toEntries(components.securitySchemes).filter(
    ([, scheme]) => isObject(scheme) && scheme.type === "apiKey",
  )
  const [first] = keys
  return first !== undefined && isObject(first[1]) ? (toStringOrUndefined(first[1].name) ?? null) : null
}

export interface FoundOperation {
  readonly path: string
  readonly method: Method
  readonly pointer: string
  readonly operation: JsonObject
}

export function listOperations({ document }: ContractFile): FoundOperation[] {
  return toEntries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = isObject(item) ? item[method.toLowerCase()] : undefined
      const pointer = formatPointer(formatPointer("/paths", path), method.toLowerCase())
      return isObject(operation) ? [{ path, method, pointer, operation }] : []
    }),
  )
}

function buildOperation(schemas: Schemas, file: ContractFile, entry: FoundOperation): Operation {
  const { operation, method, path, pointer } = entry
  const name = toStringOrUndefined(operation.operationId) ?? ""
  const parameters = buildParameters(schemas, file, operation)
  const responses = toEntries(operation.responses).map(
    ([status, part]) => [Number(status), resolvePart(file, part)] as const,
  )
  const [status = 200, done] = responses.find(([status]) => status >= 200 && status < 300) ?? []
  const queryMethod = toStringOrUndefined(operation["x-query-method"])
  return {
    name,
    pointer,
    method,
    path,
    parameters,
    summary: toStringOrUndefined(operation.summary) ?? "",
    description: toStringOrUndefined(operation.description) ?? "",
    body: findSchemaPath(schemas, file, resolvePart(file, operation.requestBody).content),
    status,
    response: findSchemaPath(schemas, file, done?.content),
    maxBytes: typeof operation["x-max-bytes"] === "number" ? operation["x-max-bytes"] : null,
    stream: buildStream(schemas, file, done?.content),
    cache: buildCache(operation["x-cache"]),
    needsSession: getSecurity(file, operation).includes("session"),
    queryMethod: queryMethod === "GET" || queryMethod === "POST" ? queryMethod : null,
    repeatable: getRepeatableReason(method, parameters) ?? toStringOrUndefined(operation["x-repeatable"]) ?? null,
    mayBeNone: name.startsWith("find") && responses.some(([status]) => status === 404),
    limits: buildLimits(operation["x-limits"]),
    refusals: responses.filter(([status]) => status >= 400).map(([status, part]) => buildRefusal(status, part)),
  }
}

export function getRepeatableReason(method: Method, parameters: readonly Parameter[]): string | null {
  if (method === "GET") return "GET changes nothing."
  if (method === "PUT" || method === "DELETE") return `${method} has the same effect when it is repeated.`
  const hasKey = parameters.some(({ wire, isRequired }) => wire.toLowerCase() === IDEMPOTENCY_KEY && isRequired)
  return hasKey ? "The idempotency key identifies a repeated request." : null
}

export function buildParameters(schemas: Schemas, file: ContractFile, operation: JsonObject): Parameter[] {
  return toList(operation.parameters).map((part) => {
    const parameter = resolvePart(file, part)
    const schema = isObject(parameter.schema) ? parameter.schema : {}
    const wire = toStringOrUndefined(parameter.name) ?? ""
    const { type, isList } = getWireForm(schemas, file, schema)
    return {
      wire,
      schema,
      isList,
      name: toCamelCase(wire),
      type: type ?? "string",
      in: parameter.in === "header" || parameter.in === "path" ? parameter.in : "query",
      isRequired: parameter.required === true,
      description: toStringOrUndefined(parameter.description) ?? "",
    }
  })
}

export function getSecurity({ document }: ContractFile, operation: JsonObject): string[] {
  const [requested] = toList(operation.security ?? document.security)
  return isObject(requested) ? Object.keys(requested) : []
}

function buildLimits(value: Json | undefined): Operation["limits"] {
  if (!isObject(value)) return null
  return Object.fromEntries(Object.entries(value).map(([subject, most]) => [subject, Number(most)]))
}

function buildCache(value: Json | undefined): Cache | null {
  if (!isObject(value)) return null
  const scope = value.public === undefined ? "private" : "public"
  return {
    scope,
    seconds: Number(value[scope]),
    tags: toList(value.tags).flatMap((tag) => toStringOrUndefined(tag) ?? []),
  }
}

function buildStream(schemas: Schemas, file: ContractFile, content: Json | undefined): Stream | null {
  const said = getEvents(content)
  if (said === null) return null
  const events = toEntries(said.events).flatMap(([name, schema]): [string, string][] => {
    const path = findSchemaFile(schemas, file, schema)
    return path === null ? [] : [[name, path]]
  })
  return {
    events: Object.fromEntries(events),
    last: toStrings(said.last),
    heartbeatSeconds: Number(said.heartbeat),
  }
}

function buildRefusal(status: number, part: JsonObject): Refusal {
  return {
    status,
    description: toStringOrUndefined(part.description) ?? "",
    codes: listExamples(part).map(([code]) => code),
  }
}

function listExamples(response: JsonObject): [string, Json][] {
  const json = isObject(response.content) ? response.content["application/json"] : undefined
  return toEntries(isObject(json) ? json.examples : undefined)
}

function listProblems(file: ContractFile): Problem[] {
  const problems = new Map<string, Problem>()
  for (const { operation } of listOperations(file))
    for (const [status, part] of toEntries(operation.responses)) {
      if (Number(status) < 400) continue
      for (const [code, example] of listExamples(resolvePart(file, part)))
        problems.set(code, {
          code,
          status: Number(status),
          summary: toStringOrUndefined(isObject(example) ? example.summary : undefined) ?? "",
        })
    }
  return [...problems.values()].sort((item, other) => item.status - other.status || (item.code < other.code ? -1 : 1))
}
