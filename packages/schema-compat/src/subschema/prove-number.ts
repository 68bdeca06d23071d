import type { Branch } from "./branch.ts"
import { findCommonMultiple, findMultiple, isMultiple } from "./numbers.ts"
import { isBreakingStep } from "./unfold.ts"

const FEW = 64

export function areWholeNumbersImpossible(branch: Branch): boolean {
  const { step } = branch
  const whole = step === null ? 1 : step === undefined ? undefined : findCommonMultiple(step, 1)
  return areImpossible(branch, whole ?? 1, whole)
}

export function areFractionsImpossible(branch: Branch): boolean {
  const { low, high, step } = branch
  if (low.value > high.value) return true
  if (low.value === high.value) return Number.isInteger(low.value) || branch.refutes(low.value)
  if (typeof step !== "number") return false
  return isMultiple(step, 1) === true || areImpossible(branch, step, step)
}

/**
 * Returns true if it is proven that no number meets all requirements of the branch. Every number that could meet them
 * is a multiple of `step`. `exact` is the exact step, or `undefined` if it is unknown.
 */
function areImpossible(branch: Branch, step: number, exact: number | undefined): boolean {
  const { low, high } = branch
  if (branch.brokenSteps.some((broken) => !isBreakingStep(exact ?? step, broken))) return true
  if (low.value > high.value) return true
  if (!Number.isFinite(low.value) || !Number.isFinite(high.value)) return false
  const first = findMultiple(low.value, step, "min")
  const last = findMultiple(high.value, step, "max")
  if (first === undefined || last === undefined) return false
  if (first > last) return true
  if ((last - first) / step > FEW) return false
  for (let at: number | undefined = first; at !== undefined && at <= last; at = getNext(at, step))
    if (!branch.refutes(at)) return false
  return true
}

function getNext(at: number, step: number): number | undefined {
  const next = findMultiple(at + step, step, "min")
  const closer = findMultiple(at + step / 2, step, "min")
  const after = closer !== undefined && closer > at ? closer : next
  return after !== undefined && after > at ? after : undefined
}
