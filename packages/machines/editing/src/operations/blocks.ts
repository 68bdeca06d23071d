import type { Place } from "./operation.types.ts"
import type { Areas, EditedBlock, EditedPage } from "./page.types.ts"

/** A block and its place on the page. */
export interface FoundBlock {
  readonly block: EditedBlock
  readonly place: Place
}

/** Yields all blocks of a page and their places in page order. A parent block precedes its child blocks. */
export function* listBlocks({ layout }: Pick<EditedPage, "layout">): Generator<FoundBlock> {
  yield* listBlocksIn(layout, null)
}

function* listBlocksIn(areas: Areas, parent: string | null): Generator<FoundBlock> {
  for (const [placeholder, blocks] of Object.entries(areas))
    for (const [index, block] of blocks.entries()) {
      yield { block, place: { parent, placeholder, after: blocks[index - 1]?.id ?? null } }
      yield* listBlocksIn(block.placeholders ?? {}, block.id)
    }
}

/** Finds a block by identifier. Returns `null` when there is none. */
export function findBlock(page: Pick<EditedPage, "layout">, id: string): FoundBlock | null {
  for (const item of listBlocks(page)) if (item.block.id === id) return item
  return null
}

/** Changes a block of a page. Blocks that do not contain the changed block remain the same objects. */
export function changeBlock(page: EditedPage, id: string, change: (block: EditedBlock) => EditedBlock): EditedPage {
  return changeLists(page, (blocks) =>
    blocks.some((block) => block.id === id) ? blocks.map((block) => (block.id === id ? change(block) : block)) : blocks,
  )
}

export function removeFromPage(page: EditedPage, id: string): EditedPage {
  return changeLists(page, (blocks) => {
    const left = blocks.filter((block) => block.id !== id)
    return left.length === blocks.length ? blocks : left
  })
}

/** Inserts a block into a page. If the preceding block no longer exists, the block is added at the end of the list. */
export function addBlock(page: EditedPage, block: EditedBlock, { parent, placeholder, after }: Place): EditedPage {
  if (parent === null) return { ...page, layout: addToAreas(page.layout, block, { placeholder, after }) }
  return changeBlock(page, parent, (around) => ({
    ...around,
    placeholders: addToAreas(around.placeholders ?? {}, block, { placeholder, after }),
  }))
}

function addToAreas(areas: Areas, block: EditedBlock, { placeholder, after }: Omit<Place, "parent">): Areas {
  const blocks = areas[placeholder] ?? []
  const previous = blocks.findIndex(({ id }) => id === after)
  const index = after === null ? 0 : previous < 0 ? blocks.length : previous + 1
  return { ...areas, [placeholder]: blocks.toSpliced(index, 0, block) }
}

type ChangeList = (blocks: readonly EditedBlock[]) => readonly EditedBlock[]

function changeLists(page: EditedPage, change: ChangeList): EditedPage {
  const layout = changeAreas(page.layout, change)
  return layout === page.layout ? page : { ...page, layout }
}

function changeAreas(areas: Areas, change: ChangeList): Areas {
  let isChanged = false
  const changed = Object.entries(areas).map(([placeholder, blocks]) => {
    const nextBlocks = change(blocks)
    const list = sameOr(
      nextBlocks,
      nextBlocks.map((block) => changePlaceholders(block, change)),
    )
    isChanged ||= list !== blocks
    return [placeholder, list] as const
  })
  return isChanged ? Object.fromEntries(changed) : areas
}

function changePlaceholders(block: EditedBlock, change: ChangeList): EditedBlock {
  if (block.placeholders === undefined) return block
  const placeholders = changeAreas(block.placeholders, change)
  return placeholders === block.placeholders ? block : { ...block, placeholders }
}

function sameOr<Entry>(list: readonly Entry[], other: readonly Entry[]): readonly Entry[] {
  return list.every((entry, index) => entry === other[index]) ? list : other
}
