import type { AreaDocument, BlockDocument } from "../documents/document.types.ts"
import { createGuid, parseGuid } from "../guid/guid.ts"
import type { KnownTemplate, TemplateSet } from "../templates/template-set.ts"
import { writeStoredItem } from "./items.ts"
import type { Store } from "./open-store.ts"
import { createPageData } from "./site-tree.ts"

/** A block in the layout of an item. Its fields are in a separate item, the data source. */
export interface PlacedBlock {
  readonly id: string
  readonly uid: string
  readonly block: string
  /** The identifier of the item that contains the fields of the block. */
  readonly dataSource: string
  readonly params: Readonly<Record<string, string>>
  readonly placeholders: PlacedAreas
  /**
   * A number that distinguishes the placeholders of this block from placeholders with the same name in other blocks.
   */
  readonly dynamicId?: number
}
export type PlacedAreas = Readonly<Record<string, readonly PlacedBlock[]>>

export interface Placement {
  readonly store: Store
  readonly templates: TemplateSet
  readonly site: string
  readonly itemId: string
  readonly write: (dataSource: string, name: string, template: KnownTemplate, fields: object) => void
}

export function placeAreas(placement: Placement, areas: AreaDocument): PlacedAreas {
  const folder = createPageData(placement.store, placement.site, placement.itemId)
  const counts = new Map<string, number>()
  const documentIds = new Set(listGivenIds(areas))
  const createPlacedBlocks = (blocks: readonly BlockDocument[]): PlacedBlock[] =>
    blocks.map((block) =>
      createPlacedBlock(placement, { folder, counts, documentIds, place: createPlacedBlocks }, block),
    )
  return mapAreas(areas, createPlacedBlocks)
}

function listGivenIds(areas: AreaDocument): string[] {
  const blocks = Object.values(areas).flat()
  return blocks.flatMap(({ id, placeholders = {} }) => [
    ...(id === undefined ? [] : [id]),
    ...listGivenIds(placeholders),
  ])
}

interface Plot {
  readonly folder: string
  readonly counts: Map<string, number>
  /** The block identifiers that are stated in the document. They must not be generated for other blocks. */
  readonly documentIds: ReadonlySet<string>
  readonly place: (blocks: readonly BlockDocument[]) => PlacedBlock[]
}

function createPlacedBlock(placement: Placement, plot: Plot, document: BlockDocument): PlacedBlock {
  const { folder, counts, place } = plot
  const { block, params = {}, placeholders } = document
  const template = placement.templates.byBlock(block)
  if (template === undefined) {
    throw new Error(`storage: there is no block ${block}. Check the document before it is written.`)
  }
  const id = getId(document, plot)
  const dataSource = createGuid(`${folder}/${block}/${id}`)
  const name = getItemName(template.name, block, id)
  writeStoredItem(placement.store, {
    id: dataSource,
    site: placement.site,
    parentId: folder,
    name,
    templateId: template.id,
    ownerId: placement.itemId,
  })
  placement.write(dataSource, name, template, document.fields ?? {})
  return {
    id,
    uid: parseGuid(id) ?? createGuid(`${placement.itemId}/rendering/${id}`),
    block,
    dataSource,
    params,
    placeholders: mapAreas(placeholders ?? {}, place),
    ...(placeholders !== undefined && { dynamicId: getNextNumber(counts, "{*}") }),
  }
}

function getId({ block, id }: BlockDocument, { counts, documentIds }: Plot): string {
  let next = `${block}-${getNextNumber(counts, block)}`
  if (id !== undefined) return id
  while (documentIds.has(next)) next = `${block}-${getNextNumber(counts, block)}`
  return next
}

/**
 * Returns the name of the item for a block. The name does not depend on the position of the block, since all versions
 * of the page use the same item.
 */
function getItemName(template: string, block: string, id: string): string {
  const [, number] = /-(\d+)$/.exec(id) ?? []
  const label = id === `${block}-${number}` ? number : id
  return `${template} ${label}`.replace(/[^\p{L}\p{N} _-]+/gu, "-")
}

function getNextNumber(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count
}

function mapAreas(
  areas: AreaDocument,
  place: (blocks: readonly BlockDocument[]) => readonly PlacedBlock[],
): PlacedAreas {
  return Object.fromEntries(Object.entries(areas).map(([area, blocks]) => [area, place(blocks)]))
}
