import type { JsonObject } from "../json.ts"

/** A schema file that other schemas can reference. */
export interface SchemaFile {
  /** The path relative to the schemas folder. It is equal to the `$id` of the schema. */
  readonly path: string
  readonly schema: JsonObject
}

export interface Schemas {
  /**
   * The path of the schemas folder relative to the root of the repository. It is used in messages and header lines.
   */
  readonly folder: string
  readonly files: ReadonlyMap<string, SchemaFile>
}

/** The target of a `$ref`. */
export interface Target {
  readonly path: string
  /** The JSON pointer in the file. Empty for the whole schema. */
  readonly pointer: string
}

/** A problem in a schema, including how to fix it. */
export interface SchemaProblem {
  /** The path relative to the root of the repository. */
  readonly file: string
  /** The JSON pointer into the file. Empty for the whole file. */
  readonly pointer: string
  readonly rule: string
  readonly message: string
  readonly cure: string
}
