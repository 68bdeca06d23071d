import type { JsonObject } from "../json.ts"

/** One schema of several that refer to one another. */
export interface SchemaFile {
  /** Path below the schemas folder, which is also the schema's `$id`. */
  readonly path: string
  readonly schema: JsonObject
}

export interface Schemas {
  /** Name of the folder from the root of the repository, for messages and header lines. */
  readonly folder: string
  readonly files: ReadonlyMap<string, SchemaFile>
}

/** A place that a `$ref` leads to. */
export interface Target {
  /** Path of the file below the schemas folder. */
  readonly path: string
  /** JSON pointer in it, empty for the whole schema. */
  readonly pointer: string
}

/** Something in a schema that cannot be vouched for, and how to put it right. */
export interface SchemaProblem {
  /** Path from the root of the repository. */
  readonly file: string
  /** JSON pointer into the file; empty for the file as a whole. */
  readonly pointer: string
  /** Name of the rule, for example `unknown-keyword`. */
  readonly rule: string
  readonly message: string
  readonly cure: string
}
