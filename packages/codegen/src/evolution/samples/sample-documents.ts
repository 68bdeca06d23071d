import type { Json } from "../../schema/json.ts"
import { canonicalText } from "../canonical.ts"
import { evaluate } from "../inclusion/evaluate.ts"
import type { SchemaNode } from "../inclusion/node.types.ts"
import { Candidates } from "./candidates.ts"
import { diceOf } from "./dice.ts"

/** Attempts for each sample that is wanted: some schemas are hard to hit. */
const ATTEMPTS = 12

/** Documents that fit a schema: those at its limits, then random ones; the same every time. */
export function sampleDocuments(node: SchemaNode, count: number): Json[] {
  const candidates = new Candidates()
  const found = new Map<string, Json>()
  const keep = (value: Json) => {
    if (found.size < count && evaluate(node, value) === true) found.set(canonicalText(value), value)
  }
  for (const value of candidates.ofRoot([node])) keep(value)
  const dice = diceOf(count)
  for (let attempt = 0; attempt < count * ATTEMPTS && found.size < count; attempt++)
    keep(candidates.random([node], dice))
  return [...found.values()]
}
