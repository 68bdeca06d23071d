import { isSame } from "@forecourt/flow-kit/is-same"
import { addBlock, changeBlock, findBlock, removeFromPage } from "./blocks.ts"
import { isSameContent } from "./is-same-content.ts"
import type { Conflict, InsertBlock, MoveBlock, Operation, RemoveBlock, SetField } from "./operation.types.ts"
import type { EditedPage, Fields } from "./page.types.ts"

/**
 * The result of applying operations: the changed page, and a conflict for each operation that could not be applied.
 */
export interface Outcome {
  readonly page: EditedPage
  readonly conflicts: readonly Conflict[]
}

/**
 * Applies operations in order to the page for which they were created, or to a newer version of it. Applying them twice
 * has the same result as applying them once.
 */
export function applyOperations(page: EditedPage, operations: readonly Operation[]): Outcome {
  let changed = page
  const conflicts: Conflict[] = []
  for (const operation of operations) {
    const result = applyOperation(changed, operation)
    if ("kind" in result) conflicts.push(result)
    else changed = result
  }
  return { page: changed, conflicts }
}

/** Applies an operation to a page. Returns the changed page, or a conflict if the operation cannot be applied. */
export function applyOperation(page: EditedPage, operation: Operation): EditedPage | Conflict {
  switch (operation.op) {
    case "set":
      return setField(page, operation)
    case "insert":
      return insertBlock(page, operation)
    case "move":
      return moveBlock(page, operation)
    case "remove":
      return removeBlock(page, operation)
  }
}

/**
 * Returns the operation that undoes the given operation, or `null` if the operation has no effect. `page` must be the
 * page before the operation.
 */
export function getInverse(page: EditedPage, operation: Operation): Operation | null {
  switch (operation.op) {
    case "set": {
      const { op, block, field, base, value } = operation
      return {
        op,
        block,
        field,
        ...(value !== undefined && { base: value }),
        ...(base !== undefined && { value: base }),
      }
    }
    case "insert":
      return { op: "remove", block: operation.block }
    case "move": {
      const block = findBlock(page, operation.block)
      return block === null ? null : { op: "move", block: operation.block, to: block.place }
    }
    case "remove": {
      const block = findBlock(page, operation.block.id)
      return block === null ? null : { op: "insert", block: block.block, to: block.place }
    }
  }
}

function setField(page: EditedPage, operation: SetField): EditedPage | Conflict {
  const { block: id, field, base, value } = operation
  const fields = id === null ? page.fields : (findBlock(page, id)?.block.fields ?? {})
  if (id !== null && findBlock(page, id) === null) return { kind: "gone", operation }
  const now = fields[field]
  if (isSame(now, value)) return page
  if (!isSameContent(now, base)) return { kind: "field", operation, theirs: now }
  const next = addField(fields, field, value)
  return id === null ? { ...page, fields: next } : changeBlock(page, id, (block) => ({ ...block, fields: next }))
}

function addField(fields: Fields, field: string, value: unknown): Fields {
  const { [field]: _, ...others } = fields
  return value === undefined ? others : { ...others, [field]: value }
}

function insertBlock(page: EditedPage, operation: InsertBlock): EditedPage | Conflict {
  const { block, to } = operation
  if (findBlock(page, block.id) !== null) return page
  if (to.parent !== null && findBlock(page, to.parent) === null) return { kind: "gone", operation }
  return addBlock(page, block, to)
}

function moveBlock(page: EditedPage, operation: MoveBlock): EditedPage | Conflict {
  const { block: id, to } = operation
  const block = findBlock(page, id)
  if (block === null || (to.parent !== null && findBlock(page, to.parent) === null)) return { kind: "gone", operation }
  const isInside =
    to.parent === id || (to.parent !== null && findBlock(getInnerLayout(block.block), to.parent) !== null)
  if (isInside) return { kind: "inside", operation }
  return isSame(block.place, to) ? page : addBlock(removeFromPage(page, id), block.block, to)
}

function removeBlock(page: EditedPage, operation: RemoveBlock): EditedPage | Conflict {
  const { block } = operation
  const match = findBlock(page, block.id)
  if (match === null) return page
  return isSameContent(match.block, block)
    ? removeFromPage(page, block.id)
    : { kind: "changed", operation, theirs: match.block }
}

function getInnerLayout({
  placeholders = {},
}: {
  readonly placeholders?: EditedPage["layout"]
}): Pick<EditedPage, "layout"> {
  return { layout: placeholders }
}
