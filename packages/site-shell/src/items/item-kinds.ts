import type { SearchIndexes, StockSearch } from "@forecourt/api-clients/search"
import type { TextKey } from "@forecourt/renderer"
import type { PageFields } from "../generated/page-fields.ts"
import type { Thing } from "../structured-data/graph.ts"
import { CARS } from "./cars.ts"
import { DEALERSHIPS } from "./dealerships.ts"

/** An item's fields as its service returns them. */
export type ItemFields = Readonly<Record<string, unknown>>

export interface FoundItem {
  /** The item's fields; `null` when it does not exist. */
  readonly fields: ItemFields | null
  /** True when the service did not respond, so that it is unknown whether the item exists. */
  readonly hasFailed: boolean
}

/** An item in the sitemap. */
export interface ListedItem {
  readonly id: string
  /** The slug; `null` when the address ends with the id. */
  readonly slug: string | null
  /** The time of the last change, in the service's format. */
  readonly changed: string | null
}

/**
 * A kind of item whose items each have a page, `{base}/{id}/{slug}` or `{base}/{id}`. All have the layout of a wildcard
 * item below the base path in the content platform.
 */
export interface ItemKind {
  readonly name: string
  /** The key of the dictionary text with the base path, which differs by site and language. */
  readonly base: TextKey
  /** The search index of the items. */
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
  /** Returns the absolute address of a file; `undefined` for an invalid one. */
  readonly toAbsolute: (src: string) => string | undefined
  readonly locale: string
}

/** All kinds of items. */
export const ITEM_KINDS: readonly ItemKind[] = [CARS, DEALERSHIPS]
