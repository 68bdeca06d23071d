import type { JsonObject } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"

/** The file that describes a service: OpenAPI 3.1 in `services/<service>/<service>.openapi.json`. */
export interface ContractFile {
  /** The name of the service, which is also the name of its folder. */
  readonly service: string
  /** The path of the file, relative to the schemas folder. */
  readonly path: string
  readonly document: JsonObject
  /** The parts that contracts share, from `services/standard`, by path. */
  readonly parts?: Schemas["files"]
}

export interface Contract {
  readonly service: string
  readonly path: string
  readonly title: string
  readonly description: string
  /** The header for the API key of a site, or `null` when the contract does not define an API key. */
  readonly apiKeyHeader: string | null
  readonly operations: readonly Operation[]
  readonly problems: readonly Problem[]
}

export interface Operation {
  /** The `operationId`, which names the generated functions and handlers. */
  readonly name: string
  readonly pointer: string
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  /** The path of the schema file of the JSON body, or `null` without a body. */
  readonly body: string | null
  readonly status: number
  /** The path of the schema file of the response, or `null` for a response without a body. */
  readonly response: string | null
  /** The maximum size of the body in bytes, or `null` for the default. */
  readonly maxBytes: number | null
  /** The rules for caching the response, or `null` when it must not be cached. */
  readonly cache: Cache | null
  /** The events in the response, or `null` for calls with a single response. */
  readonly stream: Stream | null
  readonly needsSession: boolean
  /**
   * The HTTP method of a variant of the call that takes the fields of the body in the query string, or `null` when
   * there is none.
   */
  readonly queryMethod: "GET" | "POST" | null
  /**
   * The reason why the call is idempotent, which is shown on the reference page, or `null` when the call is not
   * idempotent.
   */
  readonly repeatable: string | null
  /** True when a 404 is an expected response, which is returned as `null`. */
  readonly mayBeNone: boolean
  /**
   * The maximum number of calls in ten minutes for each counted unit: the caller's address, the session or a field of
   * the request. It is `null` for calls that sites do not forward.
   */
  readonly limits: Readonly<Record<string, number>> | null
  readonly refusals: readonly Refusal[]
}

export type Method = (typeof METHODS)[number]

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const

export interface Parameter {
  /** The name of the parameter in code, such as `idempotencyKey`. */
  readonly name: string
  /** The name of the parameter in requests, such as `Idempotency-Key`. */
  readonly wire: string
  readonly in: "query" | "header" | "path"
  readonly isRequired: boolean
  readonly type: WireType
  readonly isList: boolean
  readonly description: string
  readonly schema: JsonObject
}

/** The type of a parameter in code. In requests, all parameters are strings. */
export type WireType = "string" | "number" | "boolean"

/**
 * The caching rules of a response: the caches that may store it, the time in seconds for which they store it, and the
 * tags of the events that invalidate it.
 */
export interface Cache {
  readonly scope: "private" | "public"
  readonly seconds: number
  readonly tags: readonly string[]
}

export interface Stream {
  readonly events: Readonly<Record<string, string>>
  /** The names of the events after which the stream ends. */
  readonly last: readonly string[]
  readonly heartbeatSeconds: number
}

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
