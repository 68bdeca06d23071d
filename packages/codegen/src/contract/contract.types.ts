import type { JsonObject } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"

/** The OpenAPI 3.1 document that describes a service, in `services/<service>/<service>.openapi.json`. */
export interface ContractFile {
  /** The name of the service, which is also the name of its folder. */
  readonly service: string
  /** The path of the file, relative to the schemas folder. */
  readonly path: string
  readonly document: JsonObject
  /** The shared schemas to which contracts can refer, by path. They are stored in `services/standard`. */
  readonly parts?: Schemas["files"]
}

export interface Contract {
  readonly service: string
  readonly path: string
  readonly title: string
  readonly description: string
  /**
   * The name of the request header that contains a site's API key, or `null` if the contract does not use API keys.
   */
  readonly apiKeyHeader: string | null
  readonly operations: readonly Operation[]
  readonly problems: readonly Problem[]
}

export interface Operation {
  /**
   * The `operationId` of the call in the contract. The names of the generated functions and handlers are derived from
   * it.
   */
  readonly name: string
  readonly pointer: string
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  /** The path of the schema file for the JSON request body, or `null` if the request has no body. */
  readonly body: string | null
  readonly status: number
  /** The path of the schema file for the response body, or `null` if the response has no body. */
  readonly response: string | null
  /** The maximum size of the request body in bytes, or `null` if the default limit applies. */
  readonly maxBytes: number | null
  /** The caching rules of the response, or `null` if the response must not be cached. */
  readonly cache: Cache | null
  /** The event stream that the call returns, or `null` for a call with a single response. */
  readonly stream: Stream | null
  readonly needsSession: boolean
  /**
   * The HTTP method for requests that send the fields of the body in the query string. It is `null` if the contract
   * does not allow such requests.
   */
  readonly queryMethod: "GET" | "POST" | null
  /**
   * The reason why the call can safely be repeated, which is shown on the reference page. It is `null` if the call must
   * not be repeated automatically.
   */
  readonly repeatable: string | null
  /** True if a 404 response is not an error. The call then returns `null`. */
  readonly mayBeNone: boolean
  /**
   * The maximum number of calls in ten minutes for each criterion, such as `{ address: 40 }`. The criteria are the IP
   * address, the session and fields of the request. The value is `null` for calls that sites do not forward.
   */
  readonly limits: Readonly<Record<string, number>> | null
  readonly refusals: readonly Refusal[]
}

export type Method = (typeof METHODS)[number]

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const

export interface Parameter {
  /** The name of the parameter in code, such as `idempotencyKey`. */
  readonly name: string
  /** The name of the parameter in HTTP requests, such as `Idempotency-Key`. */
  readonly wire: string
  readonly in: "query" | "header" | "path"
  readonly isRequired: boolean
  readonly type: WireType
  readonly isList: boolean
  readonly description: string
  readonly schema: JsonObject
}

/** The type of a parameter's value. In an HTTP request, the value is sent as a string. */
export type WireType = "string" | "number" | "boolean"

/** The caching rules of a response, with the maximum caching time in seconds and the tags for invalidation. */
export interface Cache {
  readonly scope: "private" | "public"
  readonly seconds: number
  readonly tags: readonly string[]
}

export interface Stream {
  readonly events: Readonly<Record<string, string>>
  /** The names of the events that end the stream. */
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
