import type { ClassifyOptions } from "./change.types.ts"
import type { Json, JsonObject } from "./json.ts"
import { Candidates } from "./samples/candidates.ts"
import { Comparison } from "./subschema/comparison.ts"

export type JudgeOptions = Pick<ClassifyOptions, "schemas" | "oldSchemas" | "formats">

type Schema = JsonObject | boolean

/**
 * Returns true if `outer` is proven to accept every document that `inner` accepts. Returns false if this is untrue or
 * could not be decided.
 */
export function isSubschema(inner: Schema, outer: Schema, options: JudgeOptions = {}): boolean {
  const comparison = createComparison(inner, outer, options)
  const { old, new: later } = comparison
  return findInside(comparison) === undefined && comparison.isWithin(old.root, later.root)
}

/** Finds a document that `inner` accepts and `outer` rejects. Returns `undefined` when none is found. */
export function findCounterexample(inner: Schema, outer: Schema, options: JudgeOptions = {}): Json | undefined {
  return findInside(createComparison(inner, outer, options))
}

/** Returns true if a schema accepts a document, false if it rejects it, or `undefined` if this cannot be decided. */
export function isAccepted(schema: Schema, document: Json, options: JudgeOptions = {}): boolean | undefined {
  const comparison = createComparison(schema, schema, options)
  return comparison.accepts(comparison.new.root, document)
}

function createComparison(
  inner: Schema,
  outer: Schema,
  { schemas = {}, oldSchemas = schemas, formats = "annotation" }: JudgeOptions,
): Comparison {
  return new Comparison(inner, outer, { schemas, oldSchemas, assertFormats: formats === "assertion" })
}

function findInside(comparison: Comparison): Json | undefined {
  const { old, new: later } = comparison
  return new Candidates()
    .listForRoot([old.root, later.root])
    .find((value) => comparison.accepts(old.root, value) === true && comparison.accepts(later.root, value) === false)
}
