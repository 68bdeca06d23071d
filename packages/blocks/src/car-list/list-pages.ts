import { createContext } from "react"
import { type ListPage, readListPage } from "./list-page.ts"

const KEPT = 20

/** The time for which a list is cached, in milliseconds. It is the maximum age of stock data on a page. Spec 2 §7. */
const KEEP_MS = 60_000

export interface ListPages {
  /** Returns the list for a URL, from the cache or by fetching the page at that URL. */
  readonly find: (address: string, options?: { readonly signal?: AbortSignal }) => Promise<ListPage>
  /**
   * Adds a list to the cache. If it replaces a cached list for the same URL, for example a shorter one, the lifetime is
   * not extended.
   */
  readonly remember: (address: string, page: ListPage) => void
}

/** Creates a cache of lists. When the visitor goes back, the previous list is shown immediately. */
export function createListPages(block: string, fetchPage: FetchListPage = fetchListPage): ListPages {
  const kept = new Map<string, { readonly page: ListPage; readonly expiresAt: number }>()
  const remember: ListPages["remember"] = (address, page) => {
    const expiresAt = kept.get(address)?.expiresAt ?? Date.now() + KEEP_MS
    // Moves the entry to the end: the first entry of the map is the oldest.
    kept.delete(address)
    kept.set(address, { page, expiresAt })
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  }
  return {
    remember,
    find: async (address, options) => {
      const known = kept.get(address)
      if (known !== undefined && Date.now() < known.expiresAt) return known.page
      kept.delete(address)
      const page = await fetchPage(address, block, options)
      remember(address, page)
      return page
    },
  }
}

export type FetchListPage = (
  address: string,
  block: string,
  options?: { readonly signal?: AbortSignal },
) => Promise<ListPage>

const fetchListPage: FetchListPage = async (address, block, { signal } = {}) => {
  const response = await fetch(address, { headers: { accept: "text/html" }, ...(signal && { signal }) })
  if (!response.ok) throw new Error(`car-list: ${address} responded with ${response.status}. Try again.`)
  const list = readListPage(new DOMParser().parseFromString(await response.text(), "text/html"), block)
  if (list === null) throw new Error(`car-list: the page at ${address} contains no list. Try again.`)
  return list
}

export const FetchListPageContext = createContext(fetchListPage)
