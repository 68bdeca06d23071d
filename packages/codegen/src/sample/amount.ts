import type { ArrayNode, Node, ObjectNode, Property } from "../ir/ir.types.ts"
import { EVERYDAY } from "./fixtures.ts"
import type { Random } from "./random.ts"
import type { Language } from "./words/words.types.ts"

/** The amount of content in a sample. `any` also includes edge cases. */
export type Amount = "least" | "everyday" | "most" | "any"

export interface Manner {
  readonly amount: Amount
  readonly language: Language
  /** True to use the longest texts that occur in practice, regardless of `amount`. */
  readonly isLong?: boolean
}

export interface Corner {
  readonly random: Random
  /** The type of the field that contains the value, such as `image`, or `undefined` if the value is outside any field. */
  readonly field: string | undefined
  readonly depth: number
  /**
   * The ids of the references that led to this value. They are used to limit how deeply a recursive schema is repeated.
   */
  readonly trail: readonly string[]
}

/** The depth beyond which optional values are left out, so that samples of recursive schemas are finite. */
const DEEP = 7
const SOME = 3

export function getListLength(
  { minItems = 0, maxItems, items }: ArrayNode,
  { amount }: Manner,
  { random, depth, trail }: Corner,
): number {
  const highest = maxItems ?? minItems + SOME
  if (depth > DEEP) return minItems
  switch (amount) {
    case "least":
      return minItems
    case "everyday": {
      const around = items.kind === "ref" ? trail.filter((id) => id === items.target.id).length : 0
      return Math.max(minItems, Math.min(highest, SOME - around))
    }
    case "most":
      return depth > 3 ? Math.max(minItems, Math.min(highest, SOME)) : highest
    case "any": {
      const few = Math.min(highest, minItems + SOME)
      const isRoomy = depth < 2 && highest <= 20
      return random.pick([
        minItems,
        Math.min(highest, Math.max(minItems, 1)),
        random.between(minItems, few),
        isRoomy ? highest : few,
      ])
    }
  }
}

/**
 * Returns the number of additional properties to generate. Properties for which there is no schema are generated only
 * if they are required or if `amount` is `any`.
 */
export function getRestCount(
  { rest, minProperties = 0, maxProperties }: ObjectNode,
  named: number,
  { amount }: Manner,
  { random }: Corner,
): number {
  const missing = Math.max(0, minProperties - named)
  const room = Math.max(missing, maxProperties === undefined ? SOME : maxProperties - named)
  if (amount === "any") return random.between(missing, Math.min(room, missing + SOME))
  return typeof rest !== "string" && amount !== "least" ? Math.min(room, SOME) : missing
}

export function isIncluded(
  { name, required, node }: Property,
  manner: Manner,
  { random, field, depth }: Corner,
): boolean {
  if (required) return true
  if (depth > DEEP) return false
  const everyday = field === undefined ? undefined : EVERYDAY[field]
  switch (manner.amount) {
    case "least":
      return false
    case "any":
      return random.chance(everyday?.includes(name) === false ? 0.15 : 0.6)
    default:
      return everyday?.includes(name) ?? isUsual(node)
  }
}

function isUsual({ meta: { annotations } }: Node): boolean {
  return annotations["x-fixture"] !== "rare"
}
