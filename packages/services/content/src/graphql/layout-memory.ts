import { LRUCache } from "lru-cache"
import { findRawLayout } from "../storage/raw-layouts.ts"
import { findItemRoute } from "../storage/routes.ts"
import type { Library, PageState } from "../wire/library.types.ts"
import { renderLayout } from "../wire/render-layout.ts"
import type { GraphItem } from "./graph-context.types.ts"

const MAX_LAYOUTS = 1000

export interface Remembered {
  readonly layout: object | null
  /** The size of the layout data as JSON, in bytes. */
  readonly bytes: number
}

export function createLayoutCache(library: Library): (item: GraphItem, state: PageState) => Remembered {
  const layouts = new LRUCache<string, Remembered>({ max: MAX_LAYOUTS })
  let generation = -1

  return (item, state) => {
    if (item.rawLayout !== undefined) return createCachedLayout(item.rawLayout as object)
    if (generation !== library.store.generation()) {
      layouts.clear()
      generation = library.store.generation()
    }
    const key = `${item.id} ${item.language} ${item.current.version} ${state}`
    const known = layouts.get(key)
    if (known !== undefined) return known
    const path = findItemRoute(library.store, item.id, item.language)
    const raw = path === null ? null : findRawLayout(library.store, item.site, item.language, path)
    const rendered = createCachedLayout(raw ?? renderLayout(library, item, state))
    layouts.set(key, rendered)
    return rendered
  }
}

function createCachedLayout(layout: object | null): Remembered {
  return { layout, bytes: layout === null ? 0 : JSON.stringify(layout).length }
}
