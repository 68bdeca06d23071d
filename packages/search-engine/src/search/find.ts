import { andBits, andNotBits, type Bits, countBits, createEmptyBits, listRows } from "../columns/bits.ts"
import type { State } from "../columns/state.ts"
import type { Condition } from "./conditions.ts"
import { findBits, isPassing } from "./passing.ts"

export interface Rows {
  readonly base: Uint32Array
  readonly added: readonly number[]
}

/**
 * The documents that match all conditions. The conditions of each facet in the request form a group. `near` contains
 * the documents that fail exactly one group, by the index of this group.
 */
export interface Found {
  readonly bits: Bits
  readonly hits: number
  readonly added: readonly number[]
  readonly near: ReadonlyMap<number, Rows>
  /**
   * The documents whose values are counted. If more than half of the documents match, these are the documents that do
   * not match, and `isComplement` is true. Otherwise, they are the matching documents.
   */
  readonly counted: Rows & { readonly isComplement: boolean }
}

export function findDocuments(state: State, fixed: readonly Condition[], groups: readonly (Condition | null)[]): Found {
  const conditions = groups.flatMap((condition, group) => (condition === null ? [] : [{ group, condition }]))
  const bits = state.alive.slice()
  for (const condition of fixed) andBits(bits, findBits(state, condition))
  const sets = conditions.map(({ condition }) => findBits(state, condition))
  const once = applyGroups(bits, sets)
  const added = sortAdded(state, fixed, conditions)
  const near = conditions.map(({ group }, at): [number, Rows] => {
    const missed = once.slice()
    andNotBits(missed, sets[at] ?? missed)
    return [group, { base: listRows(missed, countBits(missed)), added: added.near.get(group) ?? [] }]
  })
  const hits = countBits(bits)
  return {
    bits,
    hits,
    added: added.all,
    near: new Map(near),
    counted: listCountedRows(state, bits, hits, added.all),
  }
}

/**
 * Removes from `bits` all rows that are missing from at least one of the `sets`. Returns the rows that are missing from
 * exactly one set.
 */
function applyGroups(bits: Bits, sets: readonly Bits[]): Bits {
  const once = createEmptyBits(bits.length * 32)
  if (sets.length === 0) return once
  for (let at = 0; at < bits.length; at++) {
    let passed = bits[at] ?? 0
    if (passed === 0) continue
    let missedOnce = 0
    for (let group = 0; group < sets.length; group++) {
      const groupBits = sets[group]?.[at] ?? 0
      missedOnce = (missedOnce & groupBits) | (passed & ~groupBits)
      passed &= groupBits
    }
    bits[at] = passed
    once[at] = missedOnce
  }
  return once
}

interface GroupCondition {
  readonly group: number
  readonly condition: Condition
}

function sortAdded({ delta }: State, fixed: readonly Condition[], conditions: readonly GroupCondition[]) {
  const all: number[] = []
  const near = new Map<number, number[]>()
  for (const row of delta.rowOf.values()) {
    if (!fixed.every((condition) => isPassing(condition, row))) continue
    const missed = conditions.filter(({ condition }) => !isPassing(condition, row))
    const [first] = missed
    if (first === undefined) all.push(row)
    else if (missed.length === 1) near.set(first.group, [...(near.get(first.group) ?? []), row])
  }
  return { all, near }
}

function listCountedRows({ alive, delta, keys, removed }: State, bits: Bits, hits: number, added: readonly number[]) {
  const isComplement = hits * 2 > keys.length - removed
  if (!isComplement) return { base: listRows(bits, hits), added, isComplement }
  const others = alive.slice()
  andNotBits(others, bits)
  const addedRows = new Set(added)
  const base = listRows(others, keys.length - removed - hits)
  return { base, added: [...delta.rowOf.values()].filter((row) => !addedRows.has(row)), isComplement }
}
