import type { SearchReader } from "../search/search-reader.ts"
import type { SearchMode } from "../search/where.ts"
import type { LocalItem } from "../storage/items.ts"
import type { Library, PageState } from "../wire/library.types.ts"
import type { Sliced } from "./guards/time-slices.ts"

/** An item in a response. If a raw layout is stored at its path, the item includes it. */
export interface GraphItem extends LocalItem {
  readonly rawLayout?: unknown
}

export interface GraphContext extends Library, Sliced {
  readonly state: PageState
  readonly searchMode: SearchMode
  readonly mayIntrospect: boolean
  readonly reader: SearchReader
  /** Renders the layout data of an item. The result is cached until content changes. */
  readonly render: (item: GraphItem) => object | null
  readonly sitemaps: (site: string) => readonly string[]
}
