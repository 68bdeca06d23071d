import type { JsonObject } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"

/** The description of a service as it stands on the disk: OpenAPI 3.1 in `services/<service>/<service>.openapi.json`. */
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
  /** Header that names whoever calls the service: a site's key. */
  readonly apiKeyHeader: string | null
  readonly operations: readonly Operation[]
  /** Reasons for which a call is refused. */
  readonly problems: readonly Problem[]
}

/** A call of a service. */
export interface Operation {
  /** Its `operationId`: what functions and handlers are called. */
  readonly name: string
  /** Where it stands in the contract. */
  readonly pointer: string
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  /** Schema file of what is sent as JSON. */
  readonly body: string | null
  /** What it answers with when it went well. */
  readonly status: number
  /** Schema file of what comes back; nothing is promised when `null`. */
  readonly response: string | null
  /** The largest body, in bytes; `null` for what is usual. */
  readonly maxBytes: number | null
  /** `null` when nobody may keep its response. */
  readonly cache: Cache | null
  /** What it tells, event by event; `null` for calls with one response. */
  readonly stream: Stream | null
  /** Whether the visitor must be logged in. */
  readonly needsSession: boolean
  /** With which method the body's fields may stand in the query string instead. */
  readonly queryMethod: "GET" | "POST" | null
  /** Why calling twice does no harm, in words for the reference page; `null` when it may. */
  readonly repeatable: string | null
  /** Whether 404 is an ordinary response: there is none. */
  readonly mayBeNone: boolean
  /** How often it may be called in ten minutes, by whom or what it is about; `null` for calls that no site hands on. */
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
  /** What it is, or its entries are. */
  readonly type: WireType
  readonly isList: boolean
  readonly description: string
  readonly schema: JsonObject
}

/** What a parameter is in code: on the wire all are texts. */
export type WireType = "string" | "number" | "boolean"

/** Who may keep a response, how long, and what makes it stale before. */
export interface Cache {
  readonly scope: "private" | "public"
  readonly seconds: number
  readonly tags: readonly string[]
}

/** A response that goes on. */
export interface Stream {
  /** Schema files of what each event carries, by the events' names. */
  readonly events: Readonly<Record<string, string>>
  /** Names of the events after which nothing comes. */
  readonly last: readonly string[]
  readonly heartbeatSeconds: number
}

/** A response that says no. */
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
