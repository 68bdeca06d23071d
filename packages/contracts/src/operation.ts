import type { WireType } from "./wire-values.ts"

/** A call as those need it who hand it on or answer it: what a request for it looks like, and what reads it. */
export interface Operation {
  /** Its `operationId` in the contract. */
  readonly name: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** With its parameters in braces: `/cars/{id}`. */
  readonly path: string
  /** With which method the body's fields may stand in the query string instead. */
  readonly queryMethod?: "GET" | "POST"
  readonly parameters: readonly OperationParameter[]
  /** `null` for what the contract does not know; the same of the other two. */
  readonly parseParameters?: (value: unknown) => object | null
  readonly parseBody?: (value: unknown) => object | null
  readonly parseResponse?: (value: unknown) => object | null
  /** The largest body. @default 16 KiB */
  readonly maxBytes?: number
  /** What it answers with when it went well. @default 200 */
  readonly status?: number
  /** Whether the visitor must be logged in. */
  readonly needsSession: boolean
  /** Whether calling twice does no harm. */
  readonly isRepeatable: boolean
  /** Whether 404 is an ordinary response: there is none. */
  readonly mayBeNone?: boolean
  /** Who may keep its response, and for how long; left out, nobody may. */
  readonly cache?: OperationCache
  /** What it tells, event by event, in place of one response. */
  readonly stream?: OperationStream
  /** What it may be refused with: codes by their status. */
  readonly refusals: Readonly<Record<number, readonly string[]>>
  /** How often a site hands it on in ten minutes, by the address, the session, or a field of what is sent. */
  readonly limits?: Readonly<Record<string, number>>
}

export interface OperationStream {
  /** What reads the data of each event, by the events' names. */
  readonly events: Readonly<Record<string, (value: unknown) => unknown>>
  /** Names of the events after which nothing comes. */
  readonly last: readonly string[]
  readonly heartbeatMs: number
}

export interface OperationParameter {
  /** As code has it. */
  readonly name: string
  /** As the wire has it. */
  readonly wire: string
  readonly in: "query" | "header" | "path"
  /** What it is, or its entries are. @default "string" */
  readonly type?: WireType
  /** Whether it stands in the query string once for each of its entries. */
  readonly isList?: boolean
}

/** For the visitor's browser alone, or for everyone. */
export interface OperationCache {
  readonly scope: "private" | "public"
  readonly seconds: number
  /** What makes it stale before its time; `{id}` stands for the parameter of that name. */
  readonly tags?: readonly string[]
}
