import type { StockRequest, StockSearch } from "@forecourt/api-clients/search"
import type { PageEntity, SiteContext } from "@forecourt/renderer"
import { formatIndexTag } from "../content/cache-tags.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { getBase } from "./item-address.ts"
import { type FoundItem, ITEM_KINDS, type ItemKind } from "./item-kinds.ts"

/** The item of a page whose layout is shared by many. */
export interface Entity extends FoundItem {
  readonly kind: ItemKind
  /** Path of its page, without language. */
  readonly path: string
  /** As blocks know it; `null` in the view for an item that there is not. */
  readonly known: PageEntity | null
}

export interface EntityOptions {
  readonly stock: StockSearch
  readonly text: SiteContext["text"]
  readonly signal: AbortSignal
}

/** The item of a page, which is rendered again when a notice names it; `null` for a layout that is no kind's. */
export async function readEntity(
  { path, item }: { readonly path: string; readonly item: string | null },
  { searchIndexes }: SiteConfig,
  { stock, text, signal }: EntityOptions,
): Promise<Entity | null> {
  const base = getBase(path)
  const kind = ITEM_KINDS.find((one) => text(one.base) === base)
  if (kind === undefined || searchIndexes === undefined) return null
  if (item === null) return { kind, path: base, known: null, fields: null, hasFailed: false }
  await fetch("data:,", { next: { tags: [formatIndexTag(searchIndexes[kind.index], item)] } } as RequestInit)
  const found = await kind.find(createLimitedStock(stock, signal), item)
  const { fields } = found
  const slug = fields === null ? null : kind.getSlug(fields)
  const known = fields === null ? null : { kind: kind.name, id: item, fields }
  return { ...found, kind, known, path: `${base}/${item}${slug === null ? "" : `/${slug}`}` }
}

/** The stock as long as the page waits. */
function createLimitedStock(stock: StockSearch, signal: AbortSignal): StockSearch {
  return {
    findCars: (request: StockRequest) => stock.findCars(request, { signal }),
    findDealerships: (request: StockRequest) => stock.findDealerships(request, { signal }),
    findPrices: (carId: string) => stock.findPrices(carId, { signal }),
  }
}
