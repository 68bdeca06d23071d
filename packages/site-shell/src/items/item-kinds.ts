import type { SearchIndexes, StockSearch } from "@forecourt/api-clients/search"
import type { TextKey } from "@forecourt/renderer"
import type { PageFields } from "../generated/page-fields.ts"
import type { Thing } from "../structured-data/graph.ts"
import { CARS } from "./cars.ts"
import { DEALERSHIPS } from "./dealerships.ts"

export type ItemFields = Readonly<Record<string, unknown>>

export interface FoundItem {
  readonly fields: ItemFields | null
  /** True when the service did not respond, so that it is unknown whether the item exists. */
  readonly hasFailed: boolean
}

export interface ListedItem {
  readonly id: string
  readonly slug: string | null
  readonly changed: string | null
}

/**
 * A kind of item whose items each have a page, `{base}/{id}/{slug}` or `{base}/{id}`. All these pages have the layout
 * of a wildcard item below the base path in the content platform.
 */
export interface ItemKind {
  readonly name: string
  /** The key of the dictionary text with the base path, which differs by site and language. */
  readonly base: TextKey
  readonly index: keyof SearchIndexes
  readonly isId: (segment: string) => boolean
  readonly find: (stock: StockSearch, id: string, fields?: readonly string[]) => Promise<FoundItem>
  readonly getSlug: (fields: ItemFields) => string | null
  /**
   * The response to a URL of a missing item: the layout's empty view, or the list at the base path. Pages that editors
   * have created below the base path take precedence.
   */
  readonly missing: "view" | "list"
  readonly addressFields: readonly string[]
  /** Returns whether the item is permanently gone without a replacement, which results in a 410 response. */
  readonly isGone: (fields: ItemFields, now: number) => boolean
  /** Returns the metadata of the page, which replaces the metadata of the layout. */
  readonly head: (fields: ItemFields) => Partial<PageFields>
  readonly describe: (fields: ItemFields, place: DescribedPlace) => Thing
  readonly list: (stock: StockSearch) => Promise<ListedItem[]>
}

export interface DescribedPlace {
  readonly toAbsolute: (src: string) => string | undefined
  readonly locale: string
}

export const ITEM_KINDS: readonly ItemKind[] = [CARS, DEALERSHIPS]
