import type { JsonObject } from "../json.ts"

/** One schema of several that refer to one another. */
export interface SchemaFile {
  /** The path below the schemas folder, which is also the schema's `$id`. */
  readonly path: string
  readonly schema: JsonObject
}

export interface Schemas {
  /** The name of the folder from the root of the repository, for messages and header lines. */
  readonly folder: string
  readonly files: ReadonlyMap<string, SchemaFile>
}

/** A place that a `$ref` refers to. */
export interface Target {
  /** The path of the file below the schemas folder. */
  readonly path: string
  /** The JSON pointer in it, empty for the whole schema. */
  readonly pointer: string
}

/** A problem in a schema, and how to fix it. */
export interface SchemaProblem {
  /** The path from the root of the repository. */
  readonly file: string
  /** The JSON pointer into the file; empty for the file as a whole. */
  readonly pointer: string
  /** The name of the rule, for example `unknown-keyword`. */
  readonly rule: string
  readonly message: string
  readonly cure: string
}
