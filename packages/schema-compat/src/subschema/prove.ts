import type { Json } from "../json.ts"
import { Branch, type Goal } from "./branch.ts"
import { ARRAY, BOOLEAN, FRACTION, NULL, OBJECT, type SchemaNode, STRING, WHOLE } from "./node.types.ts"
import { areEntriesImpossible } from "./prove-list.ts"
import { areFractionsImpossible, areWholeNumbersImpossible } from "./prove-number.ts"
import { areMembersImpossible } from "./prove-object.ts"
import { areTextsImpossible } from "./prove-text.ts"
import { addGoal } from "./unfold.ts"

/** The maximum number of steps in a proof. A proof that needs more is abandoned and counts as not proven. */
const MAX_STEPS = 40_000

/** Proves statements by the tableau method: goals are expanded and split until every branch contradicts itself. */
export class Prover {
  #steps = 0
  /** The answers to earlier questions, excluding answers that depend on an assumption. */
  readonly #known = new Map<string, boolean>()
  /** The questions that are still being answered, in order, each with its depth within the value. */
  readonly #open = new Map<string, { readonly depth: number; readonly position: number }>()
  /** The index of the earliest open question whose answer was assumed. */
  #leanedOn = Number.POSITIVE_INFINITY
  #depth = 0

  isWithin(inner: SchemaNode, outer: SchemaNode): boolean {
    return this.#start([
      { kind: "node", holds: true, node: inner },
      { kind: "node", holds: false, node: outer },
    ])
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

  /** Returns true only if it is certain that no part of the current value can meet all goals. */
  isImpossibleInside(goals: readonly Goal[]): boolean {
    this.#depth++
    try {
      return this.isImpossible(goals)
    } finally {
      this.#depth--
    }
  }

  /**
   * Returns true only if it is certain that no value meets all goals. When the same question recurs for a part of the
   * value, the answer is assumed to be yes, since values have a finite depth.
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
    const branch = new Branch()
    return !goals.every((goal) => addGoal(branch, goal, this.#areApart)) || this.#isClosed(branch)
  }

  readonly #areApart = (a: SchemaNode, b: SchemaNode): boolean =>
    this.isImpossible([
      { kind: "node", holds: true, node: a },
      { kind: "node", holds: true, node: b },
    ])

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
   * Splits the branch by the disjunction with the fewest alternatives that do not contradict the branch. Returns `null`
   * when there is no disjunction. All disjunctions are checked, since a disjunction without any possible alternative
   * closes the branch. Positive disjunctions are preferred, because they restrict the value more than negative ones.
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
      return goals.every((goal) => addGoal(next, goal, this.#areApart)) && next.bits !== 0 ? [next] : []
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

/** Returns a key for goals that does not depend on their order. Returns `null` for goals that have no key. */
function getKey(goals: readonly Goal[]): string | null {
  const parts = goals.map((goal) => (goal.kind === "node" ? `${goal.holds ? "+" : "-"}${goal.node.class}` : null))
  return parts.includes(null) ? null : [...new Set(parts)].sort().join()
}
