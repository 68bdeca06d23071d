/** A call as those need it who hand it on or answer it: what a request for it looks like, and what reads it. */
export interface Operation {
  /** Its `operationId` in the contract. */
  readonly name: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  readonly path: string
  /** With which method the body's fields may stand in the query string instead. */
  readonly queryMethod?: "GET" | "POST"
  readonly parameters: readonly OperationParameter[]
  /** `null` for what the contract does not know; the same of the other two. */
  readonly parseParameters?: (value: unknown) => object | null
  readonly parseBody?: (value: unknown) => object | null
  readonly parseResponse?: (value: unknown) => object | null
  /** Whether the visitor must be logged in. */
  readonly needsSession: boolean
  /** Whether calling twice does no harm. */
  readonly isRepeatable: boolean
  /** Whether 404 is an ordinary response: there is none. */
  readonly mayBeNone?: boolean
  /** What it may be refused with: codes by their status. */
  readonly refusals: Readonly<Record<number, readonly string[]>>
  /** How often a site hands it on in ten minutes, by the address, the session, or a field of the body. */
  readonly limits?: Readonly<Record<string, number>>
}

export interface OperationParameter {
  /** As code has it. */
  readonly name: string
  /** As the wire has it. */
  readonly wire: string
  readonly in: "query" | "header"
  readonly isList?: boolean
}
