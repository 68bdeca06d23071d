import type { StockRequest, StockSearch } from "@forecourt/api-clients/search"
import type { PageEntity, SiteContext } from "@forecourt/renderer"
import { formatIndexTag } from "../content/cache-tags.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { getBase } from "./item-address.ts"
import { type FoundItem, ITEM_KINDS, type ItemKind } from "./item-kinds.ts"

export interface Entity extends FoundItem {
  readonly kind: ItemKind
  readonly path: string
  readonly known: PageEntity | null
}

export interface EntityOptions {
  readonly stock: StockSearch
  readonly text: SiteContext["text"]
  readonly signal: AbortSignal
}

export async function readEntity(
  { path, item }: { readonly path: string; readonly item: string | null },
  { searchIndexes }: SiteConfig,
  { stock, text, signal }: EntityOptions,
): Promise<Entity | null> {
  const base = getBase(path)
  const kind = ITEM_KINDS.find((item) => text(item.base) === base)
  if (kind === undefined || searchIndexes === undefined) return null
  if (item === null) return { kind, path: base, known: null, fields: null, hasFailed: false }
  await fetch("data:,", { next: { tags: [formatIndexTag(searchIndexes[kind.index], item)] } } as RequestInit)
  const result = await kind.find(createLimitedStock(stock, signal), item)
  const { fields } = result
  const slug = fields === null ? null : kind.getSlug(fields)
  const known = fields === null ? null : { kind: kind.name, id: item, fields }
  return { ...result, kind, known, path: `${base}/${item}${slug === null ? "" : `/${slug}`}` }
}

function createLimitedStock(stock: StockSearch, signal: AbortSignal): StockSearch {
  return {
    findCars: (request: StockRequest) => stock.findCars(request, { signal }),
    findDealerships: (request: StockRequest) => stock.findDealerships(request, { signal }),
    findPrices: (carId: string) => stock.findPrices(carId, { signal }),
  }
}
