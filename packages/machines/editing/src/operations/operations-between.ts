import { isSame } from "@forecourt/flow-kit/is-same"
import { applyOperation } from "./apply-operations.ts"
import { findBlock, listBlocks } from "./blocks.ts"
import type { Operation, Place } from "./operation.types.ts"
import type { EditedBlock, EditedPage, Fields } from "./page.types.ts"

/**
 * Lists the operations that change one version of a page into another. They can also be applied to a third version that
 * another editor has created from the first one.
 */
export function listOperationsBetween(previous: EditedPage, after: EditedPage): readonly Operation[] {
  const operations: Operation[] = []
  let now = previous
  const run = (operation: Operation) => {
    const next = applyOperation(now, operation)
    if ("kind" in next) throw new Error(`editing: "${operation.op}" leads from no page to the other.`)
    if (next === now) return
    operations.push(operation)
    now = next
  }

  for (const operation of listChangedFields(null, previous.fields, after.fields)) run(operation)
  // From the top: the parent and the previous sibling of a block are in place by then.
  for (const { block, place } of listBlocks(after)) {
    const other = findBlock(now, block.id)
    // No operation sets these: the block is put there again, and those inside follow.
    if (other !== null && !isOfSameKind(other.block, block)) run({ op: "remove", block: other.block })
    const current = findBlock(now, block.id)
    if (current === null) run({ op: "insert", block: removeInnerBlocks(block), to: place })
    else if (!isSame(findPlaceAmongStaying(now, block.id, after), place))
      run({ op: "move", block: block.id, to: place })
    const fields = findBlock(now, block.id)?.block.fields ?? {}
    for (const operation of listChangedFields(block.id, fields, block.fields ?? {})) run(operation)
  }
  for (const { block } of listBlocks(previous)) {
    const left = findBlock(after, block.id) === null ? findBlock(now, block.id) : null
    if (left !== null) run({ op: "remove", block: left.block })
  }
  return operations
}

function isOfSameKind(editedBlock: EditedBlock, other: EditedBlock): boolean {
  return editedBlock.block === other.block && isSame(editedBlock.params, other.params)
}

function findPlaceAmongStaying(now: EditedPage, id: string, after: EditedPage): Place | null {
  const staying = new Set([...listBlocks(after)].map(({ block }) => block.id))
  const current = findBlock(now, id)
  if (current === null) return null
  const { parent, placeholder } = current.place
  const siblings = [...listBlocks(now)].filter(
    ({ block, place }) => place.parent === parent && place.placeholder === placeholder && staying.has(block.id),
  )
  const index = siblings.findIndex(({ block }) => block.id === id)
  return { parent, placeholder, after: siblings[index - 1]?.block.id ?? null }
}

function* listChangedFields(block: string | null, previous: Fields, after: Fields): Generator<Operation> {
  for (const field of new Set([...Object.keys(previous), ...Object.keys(after)])) {
    const [base, value] = [previous[field], after[field]]
    if (isSame(base, value)) continue
    yield { op: "set", block, field, ...(base !== undefined && { base }), ...(value !== undefined && { value }) }
  }
}

/** Returns a block without its child blocks, which are inserted by separate operations. */
function removeInnerBlocks({ placeholders: _, ...block }: EditedBlock): EditedBlock {
  return block
}
