import { type Branch, type Count, type Goal, toFailing, toHolding } from "./branch.ts"
import type { SchemaNode } from "./node.types.ts"
import type { Prover } from "./prove.ts"

const MAX_PLACES = 40

export function areEntriesImpossible(branch: Branch, prover: Prover): boolean {
  const { entries, duties, atLeast, atMost } = branch
  const places = new Places(branch, prover)
  const max = Math.min(entries.max, places.firstImpossible())
  const least = atLeast.reduce((least, { limit }) => Math.max(least, limit), entries.min)
  const min = branch.isUnique === false ? Math.max(least, 2) : least
  if (min > max) return true
  if (max === 0) return branch.refutes([])
  for (const duty of duties) {
    if (duty.kind === "entry" && (duty.index >= max || places.isImpossibleAt(duty.index, [toFailing(duty.fails)])))
      return true
    if (duty.kind === "someEntry" && !places.canBeFrom(duty.from, max, [toFailing(duty.fails)])) return true
  }
  return (
    atLeast.some((count) => places.countMost(count.node, max) < count.limit) ||
    atMost.some((count) => places.countLeast(count.node, min) > count.limit) ||
    atLeast.some((few) => atMost.some((many) => few.limit > many.limit && places.areAll(few, many, max)))
  )
}

/**
 * The possible entries of an array at each index. All indexes after the longest tuple are treated as a single index.
 */
class Places {
  readonly #branch: Branch
  readonly #prover: Prover
  readonly #tail: number

  constructor(branch: Branch, prover: Prover) {
    this.#branch = branch
    this.#prover = prover
    const lengths = branch.items.map(({ prefix }) => prefix.length)
    const duties = branch.duties.map((duty) => (duty.kind === "someEntry" ? duty.from : 0))
    this.#tail = Math.min(Math.max(0, ...lengths, ...duties), MAX_PLACES)
  }

  isImpossibleAt(index: number, goals: readonly Goal[]): boolean {
    return this.#prover.isImpossibleInside([...this.#goalsAt(index), ...goals])
  }

  #goalsAt(index: number): Goal[] {
    const { items, atMost } = this.#branch
    const nodes = items.flatMap(({ prefix, rest }) => {
      if (index < this.#tail) return [prefix[index] ?? rest]
      return prefix.length <= this.#tail ? [prefix[index] ?? rest] : []
    })
    const none = atMost.filter(({ limit }) => limit === 0).map(({ node }) => toFailing(node))
    return [...nodes.filter(({ assertions }) => assertions.length > 0).map(toHolding), ...none]
  }

  firstImpossible(): number {
    for (let index = 0; index <= this.#tail; index++) if (this.isImpossibleAt(index, [])) return index
    return Number.POSITIVE_INFINITY
  }

  canBeFrom(from: number, max: number, goals: readonly Goal[]): boolean {
    for (let index = from; index < Math.min(max, this.#tail); index++)
      if (!this.isImpossibleAt(index, goals)) return true
    const tail = Math.max(from, this.#tail)
    return max > tail && !this.isImpossibleAt(tail, goals)
  }

  countMost(node: SchemaNode, max: number): number {
    return this.#countEntries(toHolding(node), max, false)
  }

  countLeast(node: SchemaNode, min: number): number {
    return this.#countEntries(toFailing(node), min, true)
  }

  #countEntries(goal: Goal, length: number, isImpossible: boolean): number {
    let count = 0
    for (let index = 0; index < Math.min(length, this.#tail); index++)
      if (this.isImpossibleAt(index, [goal]) === isImpossible) count++
    if (length > this.#tail && this.isImpossibleAt(this.#tail, [goal]) === isImpossible) count += length - this.#tail
    return count
  }

  /** Returns true if every possible array entry that matches the schema of `few` also matches the schema of `many`. */
  areAll(few: Count, many: Count, max: number): boolean {
    return !this.canBeFrom(0, max, [toHolding(few.node), toFailing(many.node)])
  }
}
