import type { WireType } from "./wire-values.ts"

/**
 * A call that a contract defines: the format of its request, and its parsers. Used by code that forwards or handles the
 * call.
 */
export interface Operation {
  /** The `operationId` in the contract. */
  readonly name: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** The path, with parameters in braces: `/cars/{id}`. */
  readonly path: string
  /**
   * The HTTP method with which the fields of the body can be sent in the query string instead. Absent if the call does
   * not allow this.
   */
  readonly queryMethod?: "GET" | "POST"
  readonly parameters: readonly OperationParameter[]
  /** Parses the parameters. Like the other parsers, it returns `null` when the input is invalid. */
  readonly parseParameters?: (value: unknown) => object | null
  readonly parseBody?: (value: unknown) => object | null
  readonly parseResponse?: (value: unknown) => object | null
  /** The maximum size of the body in bytes. @default 16 KiB */
  readonly maxBytes?: number
  /** The status of a successful response. @default 200 */
  readonly status?: number
  readonly needsSession: boolean
  readonly isRepeatable: boolean
  /** True when 404 is an expected response. The caller then receives `null`. */
  readonly mayBeNone?: boolean
  /** The rules for caching the response. Absent when it must not be cached. */
  readonly cache?: OperationCache
  /** The events that the call sends instead of a single response. */
  readonly stream?: OperationStream
  /** The codes of the errors that the call may return, by HTTP status. */
  readonly refusals: Readonly<Record<number, readonly string[]>>
  /**
   * The maximum numbers of calls that a site forwards in ten minutes. Each key is a criterion by which calls are
   * counted: the address, the session or a field of the input.
   */
  readonly limits?: Readonly<Record<string, number>>
}

export interface OperationStream {
  /** The parsers of the events' data, by event name. */
  readonly events: Readonly<Record<string, (value: unknown) => unknown>>
  /** The names of the events that end the stream. */
  readonly last: readonly string[]
  readonly heartbeatMs: number
}

export interface OperationParameter {
  /** The name of the parameter in code. */
  readonly name: string
  /** The name of the parameter in requests. */
  readonly wire: string
  readonly in: "query" | "header" | "path"
  /** The type of the value or of its entries. @default "string" */
  readonly type?: WireType
  /** True when the query string repeats the parameter for each entry. */
  readonly isList?: boolean
}

/** The rules for caching a response: which caches may store it, and for how many seconds. */
export interface OperationCache {
  readonly scope: "private" | "public"
  readonly seconds: number
  /**
   * The tags by which cached responses are invalidated. `{id}` is replaced by the value of the parameter with that
   * name.
   */
  readonly tags?: readonly string[]
}
