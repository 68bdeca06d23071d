import type { PageIssue, Step } from "./editing.types.ts"
import {
  applyOperation,
  type Conflict,
  type EditedPage,
  findBlock,
  findHeldBack,
  isSameContent,
  joinOperations,
  listOperationsBetween,
  type Operation,
  type SetField,
} from "./operations/operations.ts"

/** After which rest a change is saved. */
export const SAVE_DELAY_MS = 800

/** Within which typing in one field is one step back. */
export const STEP_MS = 500

/** After which a call that was not answered is made again; doubled with each, up to the longest. */
export const RETRY_DELAY_MS = 2000
export const MAX_RETRY_DELAY_MS = 60_000

/** Returns the delay before an attempt, counted from one. */
export function getRetryDelay(attempt: number): number {
  return Math.min(MAX_RETRY_DELAY_MS, RETRY_DELAY_MS * 2 ** (attempt - 1))
}

/** Steps with another one: typing in one field without a rest is one of them. */
export function addStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1)
  if (last?.at === undefined || step.at === undefined || step.at - last.at > STEP_MS) return [...steps, step]
  const joined = step.operations.reduce(joinOperations, last.operations)
  if (joined.length > 1) return [...steps, step]
  // Typed and taken back again.
  const [operation] = joined
  if (operation === undefined) return steps.slice(0, -1)
  const [inverse] = last.inverses
  if (operation.op !== "set" || inverse?.op !== "set") return [...steps, step]
  const { base: _, ...others } = inverse
  const back = { ...others, ...(operation.value !== undefined && { base: operation.value }) }
  return [...steps.slice(0, -1), { operations: joined, inverses: [back], at: step.at }]
}

/** Steps with the replacement of a whole page, which is one of them. */
export function addReplacement(steps: readonly Step[], before: EditedPage, after: EditedPage): readonly Step[] {
  const operations = listOperationsBetween(before, after)
  return operations.length === 0 ? steps : [...steps, { operations, inverses: listOperationsBetween(after, before) }]
}

/** Divides operations into those that can be saved and those that have to wait until they fit the schemas. */
export function divideSavable(
  issues: readonly PageIssue[],
  operations: readonly Operation[],
): { readonly savable: readonly Operation[]; readonly held: readonly Operation[] } {
  const heldBack = findHeldBack(issues, operations)
  return {
    savable: operations.filter((operation) => !heldBack.has(operation)),
    held: operations.filter((operation) => heldBack.has(operation)),
  }
}

/** Operations on a page that others may have changed: those that still change something, and those that cannot. */
export function rebase(
  page: EditedPage,
  operations: readonly Operation[],
): { readonly page: EditedPage; readonly operations: readonly Operation[]; readonly conflicts: readonly Conflict[] } {
  let now = page
  const left: Operation[] = []
  let conflicts: readonly Conflict[] = []
  for (const operation of operations) {
    const outcome = applyOperation(now, operation)
    if ("kind" in outcome) conflicts = [...conflicts.filter((one) => !isOfSameField(one, outcome)), outcome]
    else {
      if (outcome !== now) left.push(operation)
      now = outcome
    }
  }
  return { page: now, operations: left, conflicts }
}

/** A page as it was stored, but for what its editor wrote to the same effect: an entry that is empty yet stays in its list. */
export function toWritten(stored: EditedPage, sent: readonly Operation[]): EditedPage {
  return sent.reduce((page, operation) => {
    if (operation.op !== "set") return page
    const now = getField(page, operation)
    const isSameToStorage = now !== operation.value && isSameContent(now, operation.value)
    const written = isSameToStorage ? applyOperation(page, { ...operation, base: now }) : page
    return "kind" in written ? page : written
  }, stored)
}

function getField(page: EditedPage, { block, field }: SetField): unknown {
  return (block === null ? page : findBlock(page, block)?.block)?.fields?.[field]
}

/** Of a field that was set twice its editor is asked once, about the last value. */
function isOfSameField(one: Conflict, other: Conflict): boolean {
  if (one.kind !== "field" || other.kind !== "field") return false
  return one.operation.block === other.operation.block && one.operation.field === other.operation.field
}

/** Returns the editor's operation for the page as it is now; `null` when it no longer applies. */
export function insist(page: EditedPage, conflict: Conflict): Operation | null {
  switch (conflict.kind) {
    case "field": {
      const { base: _, ...operation } = conflict.operation
      const now = getField(page, conflict.operation)
      return { ...operation, ...(now !== undefined && { base: now }) }
    }
    case "changed": {
      const found = findBlock(page, conflict.operation.block.id)
      return found === null ? null : { ...conflict.operation, block: found.block }
    }
    default:
      return null
  }
}

/** Lists the editor's unsaved operations: being saved, pending or in conflict. */
export function listUnsaved({ sending, pending, conflicts }: Unsaved): readonly Operation[] {
  return [...sending, ...conflicts.map(({ operation }) => operation), ...pending]
}

interface Unsaved {
  readonly sending: readonly Operation[]
  readonly pending: readonly Operation[]
  readonly conflicts: readonly Conflict[]
}
