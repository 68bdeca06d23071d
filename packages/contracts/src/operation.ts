import type { WireType } from "./wire-values.ts"

/**
 * The description of a call in a contract: the format of its request, and its parsers. The code that forwards or
 * handles the call uses it.
 */
export interface Operation {
  /** The `operationId` of the call in the contract. */
  readonly name: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** The path of the call, with parameters in braces, such as `/cars/{id}`. */
  readonly path: string
  /**
   * The HTTP method for requests that send the fields of the body in the query string. It is absent if the call does
   * not allow such requests.
   */
  readonly queryMethod?: "GET" | "POST"
  readonly parameters: readonly OperationParameter[]
  /** Parses the parameters of a request. Like the other parsers, it returns `null` for invalid input. */
  readonly parseParameters?: (value: unknown) => object | null
  readonly parseBody?: (value: unknown) => object | null
  readonly parseResponse?: (value: unknown) => object | null
  /** The maximum size of the body in bytes. @default 16 KiB */
  readonly maxBytes?: number
  /** The status of a successful response. @default 200 */
  readonly status?: number
  readonly needsSession: boolean
  readonly isRepeatable: boolean
  /** True if a 404 response is not an error. The caller then receives `null`. */
  readonly mayBeNone?: boolean
  /** The caching rules of the response. If they are absent, the response must not be cached. */
  readonly cache?: OperationCache
  /** The event stream that the call returns instead of a single response. */
  readonly stream?: OperationStream
  /** The error codes that the call may return, by HTTP status. */
  readonly refusals: Readonly<Record<number, readonly string[]>>
  /**
   * The maximum number of calls in ten minutes that a site forwards for each criterion, such as `{ address: 40 }`. The
   * criteria are the IP address, the session and fields of the input.
   */
  readonly limits?: Readonly<Record<string, number>>
}

export interface OperationStream {
  /** The parsers for the data of events, by event name. */
  readonly events: Readonly<Record<string, (value: unknown) => unknown>>
  /** The names of the events that end the stream. */
  readonly last: readonly string[]
  readonly heartbeatMs: number
}

export interface OperationParameter {
  /** The name of the parameter in code, such as `idempotencyKey`. */
  readonly name: string
  /** The name of the parameter in HTTP requests, such as `Idempotency-Key`. */
  readonly wire: string
  readonly in: "query" | "header" | "path"
  /** The type of the value or of its entries. @default "string" */
  readonly type?: WireType
  /** True if the parameter is a list. In the query string, the parameter is then repeated for each entry. */
  readonly isList?: boolean
}

/**
 * The caching rules of a response. `scope` is the kind of cache that may store the response, and `seconds` is the
 * maximum time for which it may be stored.
 */
export interface OperationCache {
  readonly scope: "private" | "public"
  readonly seconds: number
  /**
   * The tags by which cached responses are invalidated. A placeholder such as `{id}` is replaced by the parameter value
   * with that name.
   */
  readonly tags?: readonly string[]
}
