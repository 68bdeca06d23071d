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

/** The debounce delay before changes are saved, in milliseconds. */
export const SAVE_DELAY_MS = 800

/** The shortest pause in typing after which a new undo step starts, in milliseconds. */
export const STEP_MS = 500

/**
 * The delay before the first retry in milliseconds. The delay is doubled after each failure, up to
 * `MAX_RETRY_DELAY_MS`.
 */
export const RETRY_DELAY_MS = 2000
export const MAX_RETRY_DELAY_MS = 60_000

export function getRetryDelay(attempt: number): number {
  return Math.min(MAX_RETRY_DELAY_MS, RETRY_DELAY_MS * 2 ** (attempt - 1))
}

/** Adds a step to the undo history. Text that is typed in one field without a pause becomes a single step. */
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

export function addReplacement(steps: readonly Step[], previous: EditedPage, after: EditedPage): readonly Step[] {
  const operations = listOperationsBetween(previous, after)
  return operations.length === 0 ? steps : [...steps, { operations, inverses: listOperationsBetween(after, previous) }]
}

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

export function rebase(
  page: EditedPage,
  operations: readonly Operation[],
): { readonly page: EditedPage; readonly operations: readonly Operation[]; readonly conflicts: readonly Conflict[] } {
  let now = page
  const left: Operation[] = []
  let conflicts: readonly Conflict[] = []
  for (const operation of operations) {
    const outcome = applyOperation(now, operation)
    if ("kind" in outcome) conflicts = [...conflicts.filter((conflict) => !isOfSameField(conflict, outcome)), outcome]
    else {
      if (outcome !== now) left.push(operation)
      now = outcome
    }
  }
  return { page: now, operations: left, conflicts }
}

/**
 * Replaces stored values with the values that the editor has entered if the two are equivalent. For example, an empty
 * list entry is kept although the storage has removed it.
 */
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

/** True if two conflicts are about the same field. The editor then resolves only the later conflict. */
function isOfSameField(conflict: Conflict, other: Conflict): boolean {
  if (conflict.kind !== "field" || other.kind !== "field") return false
  return conflict.operation.block === other.operation.block && conflict.operation.field === other.operation.field
}

/** Returns the operation that keeps the editor's value in a conflict. Returns `null` if this is no longer possible. */
export function insist(page: EditedPage, conflict: Conflict): Operation | null {
  switch (conflict.kind) {
    case "field": {
      const { base: _, ...operation } = conflict.operation
      const now = getField(page, conflict.operation)
      return { ...operation, ...(now !== undefined && { base: now }) }
    }
    case "changed": {
      const block = findBlock(page, conflict.operation.block.id)
      return block === null ? null : { ...conflict.operation, block: block.block }
    }
    default:
      return null
  }
}

/** Lists all unsaved operations: those that are being saved, those in conflict, and those that are pending. */
export function listUnsaved({ sending, pending, conflicts }: Unsaved): readonly Operation[] {
  return [...sending, ...conflicts.map(({ operation }) => operation), ...pending]
}

interface Unsaved {
  readonly sending: readonly Operation[]
  readonly pending: readonly Operation[]
  readonly conflicts: readonly Conflict[]
}
