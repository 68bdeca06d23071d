import type { Node } from "../ir/ir.types.ts"
import { isAccepted } from "../ir/is-accepted.ts"
import type { Json } from "../schema/json.ts"
import type { Amount, Manner } from "./amount.ts"
import { calculateHash } from "./hash-node.ts"
import { createRandom, type Random } from "./random.ts"
import { sampleNode } from "./sample-node.ts"
import { LANGUAGES } from "./words/words.types.ts"

export interface SampleOptions {
  /**
   * The number of samples. The first sample has as little content as possible, the second has typical content, and the
   * third has as much as possible.
   */
  readonly count: number
  /** The seed, which makes samples reproducible. @default the schema's hash */
  readonly seed?: string
}

/** The number of attempts to generate a valid value. An error is thrown if all of them fail. */
const PATIENCE = 60

/** Generates valid sample values. The result is the same for the same seed. */
export function sample(node: Node, { count, seed = calculateHash(node) }: SampleOptions): Json[] {
  const corners: readonly Amount[] = ["least", "everyday", "most"]
  return Array.from({ length: count }, (_, index) => {
    const language = LANGUAGES[index % LANGUAGES.length] ?? "sv"
    return sampleOne(node, { amount: corners[index] ?? "any", language }, createRandom(`${seed}/${index}`))
  })
}

export function sampleOne(node: Node, manner: Manner, random: Random = createRandom(calculateHash(node))): Json {
  for (let attempt = 0; attempt < PATIENCE; attempt++) {
    const isLate = attempt > PATIENCE / 2
    const value = sampleNode(node, isLate ? { ...manner, amount: "any" } : manner, random.fork(attempt))
    if (isAccepted(node, value)) return value
  }
  throw new Error(
    `sample: no value fits ${node.path}#${node.pointer} after ${PATIENCE} attempts. Give its texts an example in "examples", or loosen what contradicts itself.`,
  )
}
