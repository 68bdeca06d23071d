import type { PageIssue, Step } from "./editing.types.ts"
import {
  applyOperations,
  type Conflict,
  type EditedPage,
  joinOperations,
  type Operation,
  touchedBy,
} from "./operations/operations.ts"

/** After which rest a change is saved. */
export const SAVE_DELAY_MS = 800

/** Within which typing in one field is one step back. */
export const STEP_MS = 500

/** After which a call that was not answered is made again; doubled with each, up to the longest. */
export const RETRY_DELAY_MS = 2000
export const MAX_RETRY_DELAY_MS = 60_000

/** How long to wait before the next attempt, counted from one. */
export function retryDelay(attempt: number): number {
  return Math.min(MAX_RETRY_DELAY_MS, RETRY_DELAY_MS * 2 ** (attempt - 1))
}

/** Steps with another one: typing in one field without a rest is one of them. */
export function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1)
  if (last === undefined || step.at - last.at > STEP_MS) return [...steps, step]
  const [operation, ...more] = joinOperations([last.operation], step.operation)
  if (more.length > 0) return [...steps, step]
  // Typed and taken back again.
  if (operation === undefined) return steps.slice(0, -1)
  const { inverse } = last
  if (operation.op !== "set" || inverse.op !== "set") return [...steps, step]
  const { base: _, ...others } = inverse
  const back = { ...others, ...(operation.value !== undefined && { base: operation.value }) }
  return [...steps.slice(0, -1), { operation, inverse: back, at: step.at }]
}

/** Whether what operations change may be saved. Faults that stood elsewhere before keep nobody from saving. */
export function maySave(issues: readonly PageIssue[], operations: readonly Operation[]): boolean {
  const touched = touchedBy(operations)
  return !issues.some(({ block, severity }) => severity === "draft" && touched.has(block))
}

/** Operations on a page that others may have changed: those that still change something, and those that cannot. */
export function rebase(
  page: EditedPage,
  operations: readonly Operation[],
): { readonly page: EditedPage; readonly operations: readonly Operation[]; readonly conflicts: readonly Conflict[] } {
  let now = page
  const left: Operation[] = []
  const conflicts: Conflict[] = []
  for (const operation of operations) {
    const outcome = applyOperations(now, [operation])
    conflicts.push(...outcome.conflicts)
    if (outcome.page !== now) left.push(operation)
    now = outcome.page
  }
  return { page: now, operations: left, conflicts }
}

/** What its editor wanted, said anew on what the others made. */
export function insist(conflict: Conflict): Operation | null {
  switch (conflict.kind) {
    case "field": {
      const { base: _, ...operation } = conflict.operation
      return { ...operation, ...(conflict.theirs !== undefined && { base: conflict.theirs }) }
    }
    case "changed":
      return { ...conflict.operation, block: conflict.theirs }
    default:
      return null
  }
}
