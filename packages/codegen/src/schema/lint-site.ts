import type { Json } from "./json.ts"
import type { Schemas } from "./read-schemas.ts"

export type Report = (pointer: string, rule: string, message: string, cure: string) => void

/** A place in a schema, with the data for lint rules. */
export interface Site {
  readonly schemas: Schemas
  /** The path below the schemas folder. */
  readonly path: string
  readonly pointer: string
  /**
   * True when the schema adds constraints to another schema, as next to `$ref` and in `allOf`, `if`, `then` and `else`.
   * Otherwise it describes a complete value.
   */
  readonly isPart: boolean
  /** True when the schema is outside a schemas folder. */
  readonly isFullDialect: boolean
  readonly report: Report
}

export function quoteJson(value: Json | undefined): string {
  return value === undefined ? "missing" : JSON.stringify(value)
}
