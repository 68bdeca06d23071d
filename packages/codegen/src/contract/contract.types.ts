import type { JsonObject } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"

/** The description of a service as a file: OpenAPI 3.1 in `services/<service>/<service>.openapi.json`. */
export interface ContractFile {
  /** Name of the service: that of its folder. */
  readonly service: string
  /** File below the schemas folder. */
  readonly path: string
  readonly document: JsonObject
  /** Parts that contracts share, those of `services/standard`, by their paths. */
  readonly parts?: Schemas["files"]
}

/** A service, read and found sound. */
export interface Contract {
  readonly service: string
  readonly path: string
  readonly title: string
  readonly description: string
  /** The header that identifies the caller of the service: a site's key. */
  readonly apiKeyHeader: string | null
  readonly operations: readonly Operation[]
  /** Reasons for which a call is refused. */
  readonly problems: readonly Problem[]
}

/** A call of a service. */
export interface Operation {
  /** Its `operationId`: what functions and handlers are called. */
  readonly name: string
  /** The operation's pointer in the contract. */
  readonly pointer: string
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  /** Schema file of what is sent as JSON. */
  readonly body: string | null
  /** The status of a successful response. */
  readonly status: number
  /** Schema file of what comes back; nothing is promised when `null`. */
  readonly response: string | null
  /** The largest body, in bytes; `null` for what is usual. */
  readonly maxBytes: number | null
  /** The rules for caching its response, or `null` when it must not be cached. */
  readonly cache: Cache | null
  /** The events of its response, or `null` for calls with one response. */
  readonly stream: Stream | null
  /** True when the visitor must be logged in. */
  readonly needsSession: boolean
  /** The method with which the body's fields may be in the query string instead. */
  readonly queryMethod: "GET" | "POST" | null
  /** The reason why the call is idempotent, in words for the reference page. `null` when it may not be. */
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
  /** As code has it: `idempotencyKey`. */
  readonly name: string
  /** As the wire has it: `Idempotency-Key`. */
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
  /** Schema files of what each event carries, by the events' names. */
  readonly events: Readonly<Record<string, string>>
  /** The names of the events that end the stream. */
  readonly last: readonly string[]
  readonly heartbeatSeconds: number
}

/** A response that refuses the request. */
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
