import type { SearchIndexes, StockSearch } from "@forecourt/api-clients/search"
import type { TextKey } from "@forecourt/renderer"
import type { PageFields } from "../generated/page-fields.ts"
import type { Thing } from "../structured-data/graph.ts"
import { CARS } from "./cars.ts"
import { DEALERSHIPS } from "./dealerships.ts"

/** An item as its service has it. */
export type ItemFields = Readonly<Record<string, unknown>>

export interface FoundItem {
  /** `null` when there is none. */
  readonly fields: ItemFields | null
  /** Whether its service gave no response, so that nobody knows. */
  readonly hasFailed: boolean
}

/** An address of the sitemap. */
export interface ListedItem {
  readonly id: string
  /** `null` where the id is the whole address. */
  readonly slug: string | null
  /** When it last changed, as its service writes it. */
  readonly changed: string | null
}

/**
 * A kind of items each of which has a page, `{base}/{id}/{slug}` or `{base}/{id}`, all by one layout: that of a wildcard
 * item below the base path in the content platform.
 */
export interface ItemKind {
  readonly name: string
  /** The text of the dictionary that is its base path, for each site and language. */
  readonly base: TextKey
  /** The index that its items are in. */
  readonly index: keyof SearchIndexes
  /** Whether a segment can be an id. */
  readonly isId: (segment: string) => boolean
  readonly find: (stock: StockSearch, id: string, fields?: readonly string[]) => Promise<FoundItem>
  /** What stands behind the id in the address; `null` for nothing. */
  readonly slugOf: (fields: ItemFields) => string | null
  /**
   * What an address leads to that is no item's: the layout's view of none, or the list at the base path. Below that
   * editors may have pages of their own, which go before it.
   */
  readonly missing: "view" | "list"
  /** What it takes to know an item's address, and whether it is gone. */
  readonly addressFields: readonly string[]
  /** Whether it will not come back, and nothing took its place: 410. */
  readonly isGone: (fields: ItemFields, now: number) => boolean
  /** What the page says of itself in its head, in place of the layout's words. */
  readonly head: (fields: ItemFields) => Partial<PageFields>
  /** What search engines are told beside its address. */
  readonly describe: (fields: ItemFields, place: DescribedPlace) => Thing
  readonly list: (stock: StockSearch) => Promise<ListedItem[]>
}

/** Where an item is described. */
export interface DescribedPlace {
  /** Makes the address of a file whole; `undefined` for one that is none. */
  readonly absolute: (src: string) => string | undefined
  readonly locale: string
}

/** The kinds there are. */
export const ITEM_KINDS: readonly ItemKind[] = [CARS, DEALERSHIPS]
