import type { Place } from "./operation.types.ts"
import type { Areas, EditedBlock, EditedPage } from "./page.types.ts"

/** A block and its place. */
export interface FoundBlock {
  readonly block: EditedBlock
  readonly place: Place
}

/** Every block of a page with its place, each before those inside it, from the top of the page to its end. */
export function* listBlocks({ layout }: Pick<EditedPage, "layout">): Generator<FoundBlock> {
  yield* listBlocksIn(layout, null)
}

function* listBlocksIn(areas: Areas, parent: string | null): Generator<FoundBlock> {
  for (const [slot, blocks] of Object.entries(areas))
    for (const [index, block] of blocks.entries()) {
      yield { block, place: { parent, slot, after: blocks[index - 1]?.id ?? null } }
      yield* listBlocksIn(block.slots ?? {}, block.id)
    }
}

/** A block by its identifier, or `null`. */
export function findBlock(page: Pick<EditedPage, "layout">, id: string): FoundBlock | null {
  for (const found of listBlocks(page)) if (found.block.id === id) return found
  return null
}

/** The page with one block as `change` makes it; all others are the same objects as before. */
export function changeBlock(page: EditedPage, id: string, change: (block: EditedBlock) => EditedBlock): EditedPage {
  return changeLists(page, (blocks) =>
    blocks.some((block) => block.id === id) ? blocks.map((block) => (block.id === id ? change(block) : block)) : blocks,
  )
}

/** The page without a block and those inside it. */
export function removeFromPage(page: EditedPage, id: string): EditedPage {
  return changeLists(page, (blocks) => {
    const left = blocks.filter((block) => block.id !== id)
    return left.length === blocks.length ? blocks : left
  })
}

/** The page with a block at a place; where the block that it should follow is gone, at the end. */
export function addBlock(page: EditedPage, block: EditedBlock, { parent, slot, after }: Place): EditedPage {
  if (parent === null) return { ...page, layout: addToAreas(page.layout, block, { slot, after }) }
  return changeBlock(page, parent, (around) => ({
    ...around,
    slots: addToAreas(around.slots ?? {}, block, { slot, after }),
  }))
}

function addToAreas(areas: Areas, block: EditedBlock, { slot, after }: Omit<Place, "parent">): Areas {
  const blocks = areas[slot] ?? []
  const before = blocks.findIndex(({ id }) => id === after)
  const index = after === null ? 0 : before < 0 ? blocks.length : before + 1
  return { ...areas, [slot]: blocks.toSpliced(index, 0, block) }
}

type ChangeList = (blocks: readonly EditedBlock[]) => readonly EditedBlock[]

/** Returns the same object when no list is changed. */
function changeLists(page: EditedPage, change: ChangeList): EditedPage {
  const layout = changeAreas(page.layout, change)
  return layout === page.layout ? page : { ...page, layout }
}

function changeAreas(areas: Areas, change: ChangeList): Areas {
  let isChanged = false
  const changed = Object.entries(areas).map(([slot, blocks]) => {
    const own = change(blocks)
    const list = sameOr(
      own,
      own.map((block) => changeSlots(block, change)),
    )
    isChanged ||= list !== blocks
    return [slot, list] as const
  })
  return isChanged ? Object.fromEntries(changed) : areas
}

function changeSlots(block: EditedBlock, change: ChangeList): EditedBlock {
  if (block.slots === undefined) return block
  const slots = changeAreas(block.slots, change)
  return slots === block.slots ? block : { ...block, slots }
}

/** The first of two lists when their entries are the same objects. */
function sameOr<Entry>(one: readonly Entry[], other: readonly Entry[]): readonly Entry[] {
  return one.every((entry, index) => entry === other[index]) ? one : other
}
