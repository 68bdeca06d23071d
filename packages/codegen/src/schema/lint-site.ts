import type { Json } from "./json.ts"
import type { Schemas } from "./read-schemas.ts"

export type Report = (pointer: string, rule: string, message: string, cure: string) => void

/** The place that a lint checks, and the data it needs about the place. */
export interface Site {
  readonly schemas: Schemas
  /** File below the schemas folder. */
  readonly path: string
  readonly pointer: string
  /**
   * True when the schema adds to one that describes the value, as next to `$ref` and in `allOf`, `if`, `then` and
   * `else`. Otherwise it describes the whole value.
   */
  readonly isPart: boolean
  /** True when the schema is outside the schemas folder and its rules. */
  readonly isFullDialect: boolean
  readonly report: Report
}

export function quoteJson(value: Json | undefined): string {
  return value === undefined ? "missing" : JSON.stringify(value)
}
