import type { SearchIndexes, StockSearch } from "@forecourt/api-clients/search"
import type { TextKey } from "@forecourt/renderer"
import type { PageFields } from "../generated/page-fields.ts"
import type { Thing } from "../structured-data/graph.ts"
import { CARS } from "./cars.ts"
import { DEALERSHIPS } from "./dealerships.ts"

export type ItemFields = Readonly<Record<string, unknown>>

export interface FoundItem {
  readonly fields: ItemFields | null
  /** True if the search service did not respond. It is then unknown whether the item exists. */
  readonly hasFailed: boolean
}

export interface ListedItem {
  readonly id: string
  readonly slug: string | null
  readonly changed: string | null
}

/**
 * A kind of item whose pages are at `{base}/{id}/{slug}`. The wildcard item below the base path renders all of these
 * pages.
 */
export interface ItemKind {
  readonly name: string
  /** The dictionary key for the base path of the items' URLs. The base path can differ between sites and languages. */
  readonly base: TextKey
  readonly index: keyof SearchIndexes
  readonly isId: (segment: string) => boolean
  readonly find: (stock: StockSearch, id: string, fields?: readonly string[]) => Promise<FoundItem>
  readonly getSlug: (fields: ItemFields) => string | null
  /**
   * The page that is shown if the item of a URL does not exist. `view` shows the layout of the item pages without an
   * item, and `list` shows the list at the base path. If editors have created a page at this URL, that page is shown
   * instead.
   */
  readonly missing: "view" | "list"
  readonly addressFields: readonly string[]
  /** Returns true if the item is permanently gone and has no replacement. The response then has status 410. */
  readonly isGone: (fields: ItemFields, now: number) => boolean
  /** Returns the metadata of an item page. It replaces the metadata of the layout. */
  readonly head: (fields: ItemFields) => Partial<PageFields>
  readonly describe: (fields: ItemFields, place: DescribedPlace) => Thing
  readonly list: (stock: StockSearch) => Promise<ListedItem[]>
}

export interface DescribedPlace {
  readonly toAbsolute: (src: string) => string | undefined
  readonly locale: string
}

export const ITEM_KINDS: readonly ItemKind[] = [CARS, DEALERSHIPS]
