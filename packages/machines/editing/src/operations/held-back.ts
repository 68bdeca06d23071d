import type { PageIssue } from "../editing.types.ts"
import type { Operation } from "./operation.types.ts"
import type { EditedBlock } from "./page.types.ts"

/** The keywords whose issues are about the place of a block and not about its fields. */
const PLACE_KEYWORDS = new Set(["x-area", "x-allow", "x-max"])

/**
 * Returns the operations that cannot be saved yet. These are the operations that would make the draft invalid, and
 * those that need a block which one of these operations adds.
 */
export function findHeldBack(issues: readonly PageIssue[], operations: readonly Operation[]): ReadonlySet<Operation> {
  const flaws = issues.filter(({ severity }) => severity === "draft")
  const held = new Set<Operation>()
  const heldBlocks = new Set<string>()
  for (const operation of operations) {
    const isHeld = flaws.some((flaw) => isCausedBy(flaw, operation)) || isNeedingAny(heldBlocks, operation)
    if (!isHeld) continue
    held.add(operation)
    if (operation.op === "insert") for (const id of listIds(operation.block)) heldBlocks.add(id)
  }
  return held
}

/**
 * Returns true if the issue is in the part of the page that the operation changes. Other issues do not prevent the
 * operation from being saved.
 */
export function isCausedBy({ block, pointer, property, keyword }: PageIssue, operation: Operation): boolean {
  switch (operation.op) {
    case "set": {
      if (operation.block !== block || PLACE_KEYWORDS.has(keyword)) return false
      const field = pointer.split("/")[1]?.replaceAll("~1", "/").replaceAll("~0", "~") ?? property
      return field === undefined || field === operation.field
    }
    case "insert":
      return block !== null && listIds(operation.block).includes(block)
    case "move":
      return operation.block === block && PLACE_KEYWORDS.has(keyword)
    case "remove":
      return false
  }
}

function isNeedingAny(blocks: ReadonlySet<string>, operation: Operation): boolean {
  const has = (id: string | null) => id !== null && blocks.has(id)
  switch (operation.op) {
    case "set":
      return has(operation.block)
    case "insert":
      return has(operation.to.parent) || has(operation.to.after)
    case "move":
      return has(operation.block) || has(operation.to.parent) || has(operation.to.after)
    case "remove":
      return has(operation.block.id)
  }
}

function listIds({ id, placeholders = {} }: EditedBlock): readonly string[] {
  return [id, ...Object.values(placeholders).flatMap((blocks) => blocks.flatMap(listIds))]
}
