import { DEFAULT_ORDER, findItem, type LocalItem } from "../storage/items.ts"
import type { PlacedAreas, PlacedBlock } from "../storage/place-blocks.ts"
import { readCanonicalFields } from "../storage/read-fields.ts"
import { getDesignId } from "../storage/site-tree.ts"
import { DEFAULT_DESIGN, PAGE_TEMPLATE } from "../storage/write-documents.ts"
import type { KnownTemplate } from "../templates/template-set.ts"
import type { Library } from "../wire/library.types.ts"
import { findLayout } from "../wire/render-layout.ts"
import type { AreaDocument, BlockDocument, PageDocument } from "./document.types.ts"

export function readPage(library: Library, item: LocalItem): PageDocument {
  const template = library.templates.byId(item.templateId)
  const { design, areas } = findLayout(library, item)
  const { displayName, slug } = item.current
  return {
    ...(displayName !== item.name && { name: displayName }),
    ...(slug !== null && { slug }),
    ...(item.sortOrder !== DEFAULT_ORDER && { order: item.sortOrder }),
    ...(template !== undefined && template.name !== PAGE_TEMPLATE && { template: template.name }),
    fields: template === undefined ? {} : readFields(library, item, template),
    ...(design !== DEFAULT_DESIGN && design !== "" && { design }),
    layout: readAreas(library, item, areas),
  }
}

export const DESIGN_AREAS = ["header", "main", "footer"] as const

export function readDesign(
  library: Library,
  site: string,
  design: string,
  language: string,
): { readonly document: AreaDocument; readonly revision: string } | null {
  const items = DESIGN_AREAS.flatMap((area) => {
    const item = findItem(library.store, getDesignId(site, design, area), language)
    return item === null ? [] : [item]
  })
  if (items.length === 0) return null
  const document: AreaDocument = Object.assign(
    {},
    ...items.map((item) => readAreas(library, item, findLayout(library, item).areas)),
  )
  return { document, revision: items.map(({ current }) => current.revision).join(" ") }
}

function readAreas(library: Library, item: LocalItem, areas: PlacedAreas): AreaDocument {
  return Object.fromEntries(
    Object.entries(areas).map(([area, blocks]) => [area, blocks.map((block) => readBlock(library, item, block))]),
  )
}

function readBlock(library: Library, page: LocalItem, block: PlacedBlock): BlockDocument {
  const item = findItem(library.store, block.dataSource, page.language, page.current.version)
  const template = item === null ? undefined : library.templates.byId(item.templateId)
  const hasParams = Object.keys(block.params).length > 0
  const hasPlaceholders = Object.keys(block.placeholders).length > 0
  return {
    block: block.block,
    id: block.id,
    fields: item === null || template === undefined ? {} : readFields(library, item, template),
    ...(hasParams && { params: block.params }),
    ...(hasPlaceholders && { placeholders: readAreas(library, page, block.placeholders) }),
  }
}

function readFields(library: Library, item: LocalItem, template: KnownTemplate): Record<string, unknown> {
  return readCanonicalFields(library.store, item, template, (id) => {
    const entry = findItem(library.store, id, item.language, item.current.version)
    const known = entry === null ? undefined : library.templates.byId(entry.templateId)
    return entry === null || known === undefined ? null : { item: entry, template: known }
  })
}
