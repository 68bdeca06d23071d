import type { Json } from "./json.ts"
import type { Schemas } from "./read-schemas.ts"

export type Report = (pointer: string, rule: string, message: string, cure: string) => void

/** Where a lint stands, and what it needs to know about the place. */
export interface Site {
  readonly schemas: Schemas
  /** File below the schemas folder. */
  readonly path: string
  readonly pointer: string
  /**
   * Whether the schema adds to one that describes the value, as beside `$ref` and in `allOf`, `if`, `then` and
   * `else`; otherwise it describes the value by itself.
   */
  readonly isPart: boolean
  /** Whether the schema stands by itself, outside the schemas folder and its manners. */
  readonly isFullDialect: boolean
  readonly report: Report
}

export function quoteJson(value: Json | undefined): string {
  return value === undefined ? "missing" : JSON.stringify(value)
}
