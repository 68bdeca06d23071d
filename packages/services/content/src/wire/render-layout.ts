import { sql } from "@forecourt/service-kit/storage"
import { toBracedGuid } from "../guid/guid.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import type { PlacedAreas, PlacedBlock } from "../storage/place-blocks.ts"
import { getPageAddress } from "../storage/routes.ts"
import { getDesignId } from "../storage/site-tree.ts"
import type { Library, PageState } from "./library.types.ts"
import { toIsoDate, toWireFields } from "./wire-field.ts"

const DEVICE_ID = "fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3" // the platform's default device
const LAYOUT_ID = "96e5f4ba-a2cf-4a4c-a4e7-64da88226362" // its headless layout

/** The placeholders of a page, in the order in which the platform returns them. */
const AREAS = ["header", "main", "footer"] as const

interface Rendering {
  readonly uid: string
  readonly componentName: string
  readonly dataSource: string
  readonly params: Readonly<Record<string, string>>
  readonly fields?: object
  readonly placeholders?: Readonly<Record<string, readonly Rendering[]>>
}

export function renderLayout(library: Library, item: LocalItem, state: PageState): object | null {
  if (!item.current.hasLayout) return null
  return {
    sitecore: {
      context: {
        pageEditing: state === "edit",
        site: { name: item.site },
        pageState: state,
        editMode: state === "normal" ? "chromes" : "metadata",
        language: item.language,
        itemPath: getPageAddress(library.store, item),
      },
      route: renderRoute(library, item, state),
    },
  }
}

function renderRoute(library: Library, item: LocalItem, state: PageState): object {
  const { current, templateId } = item
  return {
    name: item.name,
    displayName: current.displayName,
    fields: toWireFields(library, item, { state }),
    databaseName: "master",
    deviceId: DEVICE_ID,
    itemId: item.id,
    itemLanguage: item.language,
    itemVersion: current.version,
    layoutId: LAYOUT_ID,
    templateId,
    templateName: library.templates.byId(templateId)?.name ?? "",
    published: toIsoDate(current.updated),
    updated: toIsoDate(current.updated),
    placeholders: renderAreas(library, item, state),
  }
}

function renderAreas(library: Library, item: LocalItem, state: PageState): Record<string, readonly Rendering[]> {
  const { design, areas } = findLayout(library, item)
  const placeholders: Record<string, readonly Rendering[]> = {}
  for (const area of new Set([...AREAS, ...Object.keys(areas)])) {
    const shared = area === "main" ? null : renderDesign(library, item, design, area, state)
    const renderings = (areas[area] ?? []).map((block) => renderBlock(library, item, block, state))
    placeholders[`headless-${area}`] = shared === null ? renderings : [shared, ...renderings]
  }
  return placeholders
}

function renderDesign(
  library: Library,
  { site, language }: LocalItem,
  design: string,
  area: string,
  state: PageState,
): Rendering | null {
  const item = design === "" ? null : findItem(library.store, getDesignId(site, design, area), language)
  if (item === null) return null
  const signature = `sxa-${area}`
  const blocks = findLayout(library, item).areas[area] ?? []
  return {
    uid: item.id,
    componentName: "PartialDesignDynamicPlaceholder",
    dataSource: "",
    params: { sid: toBracedGuid(item.id), ph: `headless-${area}`, sig: signature },
    placeholders: { [signature]: blocks.map((block) => renderBlock(library, item, block, state)) },
  }
}

/** Renders a block with the fields of the version that has the same number as the version of the page. */
function renderBlock(library: Library, page: LocalItem, block: PlacedBlock, state: PageState): Rendering {
  const item = findItem(library.store, block.dataSource, page.language, page.current.version)
  const placeholders = Object.entries(block.placeholders)
  return {
    uid: block.uid,
    componentName: library.templates.byBlock(block.block)?.name ?? block.block,
    dataSource: item?.path ?? toBracedGuid(block.dataSource),
    params: toParams(block),
    ...(item !== null && { fields: toWireFields(library, item, { state }) }),
    ...(placeholders.length > 0 && {
      placeholders: Object.fromEntries(
        placeholders.map(([name, blocks]) => [name, blocks.map((block) => renderBlock(library, page, block, state))]),
      ),
    }),
  }
}

function toParams({ params, dynamicId }: PlacedBlock): Record<string, string> {
  const written: Record<string, string> = { FieldNames: "Default" }
  if (dynamicId !== undefined) written.DynamicPlaceholderId = String(dynamicId)
  for (const [name, value] of Object.entries(params)) if (value !== "") written[name] = value
  return written
}

export function findLayout(
  { store }: Library,
  { id, current }: LocalItem,
): { readonly design: string; readonly areas: PlacedAreas } {
  const row = sql`select design, areas from layouts where item_id = ${id} and language = ${current.language}
    and version = ${current.version}`.get(store)
  if (row === undefined) return { design: "", areas: {} }
  return { design: String(row.design), areas: JSON.parse(String(row.areas)) as PlacedAreas }
}
