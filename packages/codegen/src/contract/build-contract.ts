import { camelCase, upperFirst } from "../names.ts"
import { entriesOf, isObject, type Json, type JsonObject, listOf, stringOf, stringsOf } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { pointerTo } from "../schema/refs.ts"
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
import { eventsIn, followed, schemaFileOf, schemaPathOf } from "./contract-nodes.ts"
import { wireFormOf } from "./parameter-types.ts"

/** Header that names an order, so that however often it arrives it is carried out once. */
export const IDEMPOTENCY_KEY = "idempotency-key"

/** A contract that was found sound, as what is written from it needs it. */
export function buildContract(schemas: Schemas, file: ContractFile): Contract {
  const info = isObject(file.document.info) ? file.document.info : {}
  const operations = operationsIn(file).map((found) => buildOperation(schemas, file, found))
  return {
    service: file.service,
    path: file.path,
    title: stringOf(info.title) ?? upperFirst(file.service),
    description: stringOf(info.description) ?? "",
    apiKeyHeader: apiKeyHeaderOf(file),
    operations,
    problems: problemsIn(file),
  }
}

/** The header of the first key that the contract asks for. */
function apiKeyHeaderOf(file: ContractFile): string | null {
  const components = isObject(file.document.components) ? file.document.components : {}
  const keys = entriesOf(components.securitySchemes).filter(
    ([, scheme]) => isObject(scheme) && scheme.type === "apiKey",
  )
  const [first] = keys
  return first !== undefined && isObject(first[1]) ? (stringOf(first[1].name) ?? null) : null
}

export interface FoundOperation {
  readonly path: string
  readonly method: Method
  readonly pointer: string
  readonly operation: JsonObject
}

/** Every operation of a contract in the order of its paths. */
export function operationsIn({ document }: ContractFile): FoundOperation[] {
  return entriesOf(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = isObject(item) ? item[method.toLowerCase()] : undefined
      const pointer = pointerTo(pointerTo("/paths", path), method.toLowerCase())
      return isObject(operation) ? [{ path, method, pointer, operation }] : []
    }),
  )
}

function buildOperation(schemas: Schemas, file: ContractFile, found: FoundOperation): Operation {
  const { operation, method, path, pointer } = found
  const name = stringOf(operation.operationId) ?? ""
  const parameters = parametersOf(schemas, file, operation)
  const responses = entriesOf(operation.responses).map(
    ([status, part]) => [Number(status), followed(file, part)] as const,
  )
  const [status = 200, done] = responses.find(([status]) => status >= 200 && status < 300) ?? []
  const queryMethod = stringOf(operation["x-query-method"])
  return {
    ...{ name, pointer, method, path, parameters },
    summary: stringOf(operation.summary) ?? "",
    description: stringOf(operation.description) ?? "",
    body: schemaPathOf(schemas, file, followed(file, operation.requestBody).content),
    status,
    response: schemaPathOf(schemas, file, done?.content),
    maxBytes: typeof operation["x-max-bytes"] === "number" ? operation["x-max-bytes"] : null,
    stream: streamOf(schemas, file, done?.content),
    cache: cacheOf(operation["x-cache"]),
    needsSession: securityOf(file, operation).includes("session"),
    queryMethod: queryMethod === "GET" || queryMethod === "POST" ? queryMethod : null,
    repeatable: whyRepeatable(method, parameters) ?? stringOf(operation["x-repeatable"]) ?? null,
    mayBeNone: name.startsWith("find") && responses.some(([status]) => status === 404),
    limits: limitsOf(operation["x-limits"]),
    refusals: responses.filter(([status]) => status >= 400).map(([status, part]) => refusalOf(status, part)),
  }
}

/** Why HTTP itself says that calling twice does no harm; `null` when it does not. */
export function whyRepeatable(method: Method, parameters: readonly Parameter[]): string | null {
  if (method === "GET") return "GET changes nothing."
  if (method === "PUT" || method === "DELETE") return `${method} done twice is done once.`
  const hasKey = parameters.some(({ wire, isRequired }) => wire.toLowerCase() === IDEMPOTENCY_KEY && isRequired)
  return hasKey ? "Its key tells the same order from another." : null
}

export function parametersOf(schemas: Schemas, file: ContractFile, operation: JsonObject): Parameter[] {
  return listOf(operation.parameters).map((part) => {
    const parameter = followed(file, part)
    const schema = isObject(parameter.schema) ? parameter.schema : {}
    const wire = stringOf(parameter.name) ?? ""
    const { type, isList } = wireFormOf(schemas, file, schema)
    return {
      ...{ wire, schema, isList, name: camelCase(wire), type: type ?? "string" },
      in: parameter.in === "header" || parameter.in === "path" ? parameter.in : "query",
      isRequired: parameter.required === true,
      description: stringOf(parameter.description) ?? "",
    }
  })
}

/** Names of the schemes that all of an operation's callers must satisfy. */
export function securityOf({ document }: ContractFile, operation: JsonObject): string[] {
  const [requested] = listOf(operation.security ?? document.security)
  return isObject(requested) ? Object.keys(requested) : []
}

function limitsOf(value: Json | undefined): Operation["limits"] {
  if (!isObject(value)) return null
  return Object.fromEntries(Object.entries(value).map(([subject, most]) => [subject, Number(most)]))
}

function cacheOf(value: Json | undefined): Cache | null {
  if (!isObject(value)) return null
  const scope = value.public === undefined ? "private" : "public"
  return { scope, seconds: Number(value[scope]), tags: listOf(value.tags).flatMap((tag) => stringOf(tag) ?? []) }
}

function streamOf(schemas: Schemas, file: ContractFile, content: Json | undefined): Stream | null {
  const said = eventsIn(content)
  if (said === null) return null
  const events = entriesOf(said.events).flatMap(([name, schema]): [string, string][] => {
    const path = schemaFileOf(schemas, file, schema)
    return path === null ? [] : [[name, path]]
  })
  return {
    events: Object.fromEntries(events),
    last: stringsOf(said.last),
    heartbeatSeconds: Number(said.heartbeat),
  }
}

function refusalOf(status: number, part: JsonObject): Refusal {
  return { status, description: stringOf(part.description) ?? "", codes: examplesOf(part).map(([code]) => code) }
}

/** Named examples of a response: their names are the codes that programs tell refusals apart by. */
function examplesOf(response: JsonObject): [string, Json][] {
  const json = isObject(response.content) ? response.content["application/json"] : undefined
  return entriesOf(isObject(json) ? json.examples : undefined)
}

function problemsIn(file: ContractFile): Problem[] {
  const problems = new Map<string, Problem>()
  for (const { operation } of operationsIn(file))
    for (const [status, part] of entriesOf(operation.responses)) {
      if (Number(status) < 400) continue
      for (const [code, example] of examplesOf(followed(file, part)))
        problems.set(code, {
          code,
          status: Number(status),
          summary: stringOf(isObject(example) ? example.summary : undefined) ?? "",
        })
    }
  return [...problems.values()].sort((one, other) => one.status - other.status || (one.code < other.code ? -1 : 1))
}
