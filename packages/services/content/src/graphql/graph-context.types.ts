import type { SearchReader } from "../search/search-reader.ts"
import type { SearchMode } from "../search/where.ts"
import type { LocalItem } from "../storage/items.ts"
import type { Library, PageState } from "../wire/library.types.ts"
import type { Sliced } from "./guards/time-slices.ts"

/** An item on its way out. A raw layout put at an address travels with it and is answered as it is. */
export interface GraphItem extends LocalItem {
  readonly rawLayout?: unknown
}

/** The context of every resolver. */
export interface GraphContext extends Library, Sliced {
  /** The purpose of the request: for visitors, for a preview, or for editing. */
  readonly state: PageState
  readonly searchMode: SearchMode
  /** True when the caller may read the schema. */
  readonly mayIntrospect: boolean
  readonly reader: SearchReader
  /** Layout data of an item, remembered until content changes. */
  readonly render: (item: GraphItem) => object | null
  /** Addresses of the sitemap files of a site. */
  readonly sitemaps: (site: string) => readonly string[]
}
