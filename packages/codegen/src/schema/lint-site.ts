import type { Json } from "./json.ts"
import type { Schemas } from "./read-schemas.ts"

export type Report = (pointer: string, rule: string, message: string, cure: string) => void

export interface Site {
  readonly schemas: Schemas
  readonly path: string
  readonly pointer: string
  /**
   * True if the schema only adds constraints to another schema, for example next to a `$ref` or in `then`. False if it
   * describes a complete value.
   */
  readonly isPart: boolean
  /** True for a single schema outside a schemas folder, to which fewer lint rules apply. */
  readonly isFullDialect: boolean
  readonly report: Report
}

export function quoteJson(value: Json | undefined): string {
  return value === undefined ? "missing" : JSON.stringify(value)
}
