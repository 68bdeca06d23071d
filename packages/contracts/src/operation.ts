import type { WireType } from "./wire-values.ts"

/** A call with its request format and its parsers, for code that forwards or handles it. */
export interface Operation {
  /** Its `operationId` in the contract. */
  readonly name: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** The path, with its parameters in braces: `/cars/{id}`. */
  readonly path: string
  /** The method of the same call with the body's fields in the query string, if there is one. */
  readonly queryMethod?: "GET" | "POST"
  readonly parameters: readonly OperationParameter[]
  /** Parses the parameters, or returns `null` for invalid ones; so do the other two parsers. */
  readonly parseParameters?: (value: unknown) => object | null
  readonly parseBody?: (value: unknown) => object | null
  readonly parseResponse?: (value: unknown) => object | null
  /** The maximum size of the body. @default 16 KiB */
  readonly maxBytes?: number
  /** The status of a successful response. @default 200 */
  readonly status?: number
  /** True when the visitor must be logged in. */
  readonly needsSession: boolean
  /** True when the call is idempotent. */
  readonly isRepeatable: boolean
  /** True when 404 is an ordinary response and means `null`. */
  readonly mayBeNone?: boolean
  /** The rules for caching the response; left out when no cache may store it. */
  readonly cache?: OperationCache
  /** The events that the call sends in place of one response. */
  readonly stream?: OperationStream
  /** The error codes, by status. */
  readonly refusals: Readonly<Record<number, readonly string[]>>
  /** The number of calls that a site forwards in ten minutes, by the address, the session, or a field of the input. */
  readonly limits?: Readonly<Record<string, number>>
}

export interface OperationStream {
  /** The parsers of the events' data, by the events' names. */
  readonly events: Readonly<Record<string, (value: unknown) => unknown>>
  /** The names of the events that end the stream. */
  readonly last: readonly string[]
  readonly heartbeatMs: number
}

export interface OperationParameter {
  /** The name in code. */
  readonly name: string
  /** The name on the wire. */
  readonly wire: string
  readonly in: "query" | "header" | "path"
  /** The type of its value, or of its entries. @default "string" */
  readonly type?: WireType
  /** True when the query string repeats it for each of its entries. */
  readonly isList?: boolean
}

/** The rules for caching a response: by the visitor's browser alone, or by any cache, and for how long. */
export interface OperationCache {
  readonly scope: "private" | "public"
  readonly seconds: number
  /** The tags by which cached responses are invalidated; `{id}` stands for the parameter of that name. */
  readonly tags?: readonly string[]
}
