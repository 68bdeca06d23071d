import type { JsonObject } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"

/** The file with the description of a service: OpenAPI 3.1 in `services/<service>/<service>.openapi.json`. */
export interface ContractFile {
  /** The name of the service and its folder. */
  readonly service: string
  /** The path below the schemas folder. */
  readonly path: string
  readonly document: JsonObject
  /** The parts that contracts share, those of `services/standard`, by path. */
  readonly parts?: Schemas["files"]
}

/** A validated contract of a service. */
export interface Contract {
  readonly service: string
  readonly path: string
  readonly title: string
  readonly description: string
  /** The header with the API key of a site. */
  readonly apiKeyHeader: string | null
  readonly operations: readonly Operation[]
  /** The errors of the calls. */
  readonly problems: readonly Problem[]
}

/** A call of a service. */
export interface Operation {
  /** The `operationId`, which names functions and handlers. */
  readonly name: string
  /** The operation's pointer in the contract. */
  readonly pointer: string
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  /** The schema file of the JSON body. */
  readonly body: string | null
  /** The status of a successful response. */
  readonly status: number
  /** The schema file of the response; `null` for a response without a body. */
  readonly response: string | null
  /** The maximum size of the body in bytes; `null` for the default. */
  readonly maxBytes: number | null
  /** The rules for caching its response, or `null` when it must not be cached. */
  readonly cache: Cache | null
  /** The events of its response, or `null` for calls with one response. */
  readonly stream: Stream | null
  /** True when the call requires a session. */
  readonly needsSession: boolean
  /** The method of the same call with the body's fields in the query string, if there is one. */
  readonly queryMethod: "GET" | "POST" | null
  /** The reason why the call is idempotent, as text for the reference page; `null` when it is not. */
  readonly repeatable: string | null
  /** True when 404 is an ordinary response and means `null`. */
  readonly mayBeNone: boolean
  /** The maximum number of calls in ten minutes, by caller or subject. `null` for calls that no site forwards. */
  readonly limits: Readonly<Record<string, number>> | null
  readonly refusals: readonly Refusal[]
}

export type Method = (typeof METHODS)[number]

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const

export interface Parameter {
  /** The name in code: `idempotencyKey`. */
  readonly name: string
  /** The name in requests: `Idempotency-Key`. */
  readonly wire: string
  readonly in: "query" | "header" | "path"
  readonly isRequired: boolean
  /** The type of the parameter, or of its entries. */
  readonly type: WireType
  readonly isList: boolean
  readonly description: string
  readonly schema: JsonObject
}

/** The type of a parameter in code. On the wire, all parameters are texts. */
export type WireType = "string" | "number" | "boolean"

/** The caches that may store a response, its lifetime, and the events that make it stale earlier. */
export interface Cache {
  readonly scope: "private" | "public"
  readonly seconds: number
  readonly tags: readonly string[]
}

/** A response that is a stream of events. */
export interface Stream {
  /** The schema files of the events' data, by event name. */
  readonly events: Readonly<Record<string, string>>
  /** The names of the events that end the stream. */
  readonly last: readonly string[]
  readonly heartbeatSeconds: number
}

/** An error response. */
export interface Refusal {
  readonly status: number
  readonly description: string
  readonly codes: readonly string[]
}

export interface Problem {
  readonly code: string
  readonly status: number
  readonly summary: string
}
