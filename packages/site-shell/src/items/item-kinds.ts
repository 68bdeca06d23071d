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
  /** The service did not respond, so it is unknown whether there is such an item. */
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
  /** Returns whether a segment can be an id. */
  readonly isId: (segment: string) => boolean
  readonly find: (stock: StockSearch, id: string, fields?: readonly string[]) => Promise<FoundItem>
  /** Returns the slug after the id in the URL; `null` for none. */
  readonly getSlug: (fields: ItemFields) => string | null
  /**
   * The response to a URL of a missing item: the layout's empty view, or the list at the base path. Editors may have
   * their own pages below it, which take precedence.
   */
  readonly missing: "view" | "list"
  /** The fields that are needed for an item's URL and for `isGone`. */
  readonly addressFields: readonly string[]
  /** Returns whether the item is gone for good without a replacement: 410. */
  readonly isGone: (fields: ItemFields, now: number) => boolean
  /** Returns the page's metadata, which replaces the layout's. */
  readonly head: (fields: ItemFields) => Partial<PageFields>
  /** Returns the structured data of the item, in addition to its URL. */
  readonly describe: (fields: ItemFields, place: DescribedPlace) => Thing
  readonly list: (stock: StockSearch) => Promise<ListedItem[]>
}

/** The context of an item's description. */
export interface DescribedPlace {
  /** Makes the address of a file whole; `undefined` for one that is none. */
  readonly toAbsolute: (src: string) => string | undefined
  readonly locale: string
}

/** The kinds there are. */
export const ITEM_KINDS: readonly ItemKind[] = [CARS, DEALERSHIPS]
