import type { Json } from "../json.ts"
import { Branch, type Goal, toFailing, toHolding } from "./branch.ts"
import { ARRAY, BOOLEAN, FRACTION, NULL, OBJECT, type SchemaNode, STRING, WHOLE } from "./node.types.ts"
import { areEntriesImpossible } from "./prove-list.ts"
import { areFractionsImpossible, areWholeNumbersImpossible } from "./prove-number.ts"
import { areMembersImpossible } from "./prove-object.ts"
import { areTextsImpossible } from "./prove-text.ts"
import { addGoal } from "./unfold.ts"

/**
 * The maximum number of steps in a proof. After this number, the proof is abandoned and the statement counts as
 * unproven.
 */
const MAX_STEPS = 40_000

/** A prover that uses the tableau method: it splits branches until every branch contains a contradiction. */
export class Prover {
  #steps = 0
  /**
   * The cached results of `isImpossible`, by the key of the goals. Results that depend on an assumption are not cached.
   */
  readonly #known = new Map<string, boolean>()
  /**
   * The goals that are still being decided, by key and in the order in which they were started. `depth` is the level of
   * nesting, in the value, at which the goals must be met.
   */
  readonly #open = new Map<string, { readonly depth: number; readonly position: number }>()
  /**
   * The position in `#open` of the earliest goals that the current result assumes to be impossible, or infinity if the
   * result depends on no assumption.
   */
  #leanedOn = Number.POSITIVE_INFINITY
  #depth = 0

  isWithin(inner: SchemaNode, outer: SchemaNode): boolean {
    return this.#start([toHolding(inner), toFailing(outer)])
  }

  #start(goals: readonly Goal[]): boolean {
    this.#steps = 0
    this.#depth = 0
    this.#open.clear()
    this.#leanedOn = Number.POSITIVE_INFINITY
    try {
      return this.isImpossible(goals)
    } catch (error) {
      if (error instanceof BudgetExceededError) return false
      throw error
    }
  }

  /**
   * Returns true only if it is certain that no part of the current value, such as an entry or a property, can meet all
   * goals.
   */
  isImpossibleInside(goals: readonly Goal[]): boolean {
    this.#depth++
    try {
      return this.isImpossible(goals)
    } finally {
      this.#depth--
    }
  }

  /**
   * Returns true only if it is certain that no value meets all goals. If the same goals recur for a part of the value,
   * they are assumed to be impossible, since a value that meets them would have to be nested infinitely deep.
   */
  isImpossible(goals: readonly Goal[]): boolean {
    const key = getKey(goals)
    if (key === null) return this.#close(goals)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const open = this.#open.get(key)
    if (open === undefined) return this.#decide(key, goals)
    if (open.depth >= this.#depth) return false
    this.#leanedOn = Math.min(this.#leanedOn, open.position)
    return true
  }

  #decide(key: string, goals: readonly Goal[]): boolean {
    const previous = this.#leanedOn
    const position = this.#open.size
    this.#leanedOn = Number.POSITIVE_INFINITY
    this.#open.set(key, { depth: this.#depth, position })
    const verdict = this.#close(goals)
    this.#open.delete(key)
    const standsAlone = this.#leanedOn >= position
    if (standsAlone) this.#known.set(key, verdict)
    this.#leanedOn = standsAlone ? previous : Math.min(previous, this.#leanedOn)
    return verdict
  }

  #close(goals: readonly Goal[]): boolean {
    const branch = new Branch((a, b) => this.isImpossible([toHolding(a), toHolding(b)]))
    return !goals.every((goal) => addGoal(branch, goal)) || this.#isClosed(branch)
  }

  #isClosed(branch: Branch): boolean {
    if (branch.choices !== null) return branch.choices.every((value) => branch.refutes(value))
    if (this.#narrow(branch) === 0) return true
    const split = this.#chooseSplit(branch)
    return split?.every((next) => this.#isClosed(next)) ?? false
  }

  #narrow(branch: Branch): number {
    if (++this.#steps > MAX_STEPS) throw new BudgetExceededError()
    const impossible: [number, () => boolean][] = [
      [NULL, () => branch.refutes(null)],
      [BOOLEAN, () => [true, false].every((value: Json) => branch.refutes(value))],
      [WHOLE, () => areWholeNumbersImpossible(branch)],
      [FRACTION, () => areFractionsImpossible(branch)],
      [STRING, () => areTextsImpossible(branch)],
      [ARRAY, () => areEntriesImpossible(branch, this)],
      [OBJECT, () => areMembersImpossible(branch, this)],
    ]
    for (const [bit, isImpossible] of impossible) if (branch.bits & bit && isImpossible()) branch.bits &= ~bit
    return branch.bits
  }

  /**
   * Splits the branch at the disjunction with the fewest alternatives that are still possible. Positive disjunctions
   * are preferred, since they restrict the value more. Returns `null` if there is no disjunction, and an empty list if
   * a disjunction has no possible alternative.
   */
  #chooseSplit(branch: Branch): Branch[] | null {
    const splits: Split[] = []
    for (const [index, alternatives] of branch.pending.entries()) {
      const open = this.#openAlternatives(branch, index, alternatives)
      if (open.length === 0) return open
      splits.push({ open, saysMore: alternatives.every(([goal]) => goal?.kind === "node" && goal.holds) })
    }
    let best: Split | null = null
    for (const split of splits.sort((a, b) => a.open.length - b.open.length)) {
      const open = splits.length === 1 ? split.open : split.open.filter((next) => this.#narrow(next) !== 0)
      if (open.length === 0) return open
      if (best === null || getRank({ ...split, open }) < getRank(best)) best = { ...split, open }
    }
    return best?.open ?? null
  }

  #openAlternatives(branch: Branch, index: number, alternatives: readonly Goal[][]): Branch[] {
    return alternatives.flatMap((goals) => {
      const next = branch.copy()
      next.pending.splice(index, 1)
      return goals.every((goal) => addGoal(next, goal)) && next.bits !== 0 ? [next] : []
    })
  }
}

class BudgetExceededError extends Error {}

interface Split {
  readonly open: Branch[]
  readonly saysMore: boolean
}

function getRank({ open, saysMore }: Split): number {
  return open.length === 1 ? 0 : saysMore ? open.length : open.length + 1000
}

/** Returns a key for a set of goals that does not depend on their order, or `null` if any goal has no key. */
function getKey(goals: readonly Goal[]): string | null {
  const parts = goals.map((goal) => (goal.kind === "node" ? `${goal.holds ? "+" : "-"}${goal.node.class}` : null))
  return parts.includes(null) ? null : [...new Set(parts)].sort().join()
}
