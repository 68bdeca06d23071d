import type { Json } from "./json.ts"
import { Candidates } from "./samples/candidates.ts"
import type { Comparison } from "./subschema/comparison.ts"
import type { SchemaNode } from "./subschema/node.types.ts"

export interface Verdicts {
  readonly backward: boolean
  readonly forward: boolean
  readonly examples: { readonly refusedNow?: Json; readonly refusedBefore?: Json }
}

/**
 * Compares the documents that the old and the new schema accept. A verdict is `true` only if it is proven and no sample
 * contradicts it. A `false` verdict has a counterexample if one was found.
 */
export function compareDocuments(comparison: Comparison): Verdicts {
  const { old, new: later } = comparison
  const tried = new Candidates().listForRoot([old.root, later.root])
  const findDocument = (inner: SchemaNode, outer: SchemaNode) =>
    tried.find((value) => comparison.accepts(inner, value) === true && comparison.accepts(outer, value) === false)
  const refusedNow = findDocument(old.root, later.root)
  const refusedBefore = findDocument(later.root, old.root)
  return {
    backward: refusedNow === undefined && comparison.isWithin(old.root, later.root),
    forward: refusedBefore === undefined && comparison.isWithin(later.root, old.root),
    examples: {
      ...(refusedNow === undefined ? {} : { refusedNow }),
      ...(refusedBefore === undefined ? {} : { refusedBefore }),
    },
  }
}
