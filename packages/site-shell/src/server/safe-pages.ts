import type { ErrorPage } from "./error-pages.ts"

/** How long a page that was drawn safely stands in for the one that failed. */
const KEEP_MS = 30_000
const MOST_PAGES = 100

type FetchPage = (path: string) => Promise<ErrorPage | null>

/** Draws a failed page again with every island on its own, and shows the result to everyone for a short while. */
export function keepSafePages(fetchPage: FetchPage, now: () => number = Date.now): FetchPage {
  const kept = new Map<string, { readonly page: Promise<ErrorPage | null>; readonly until: number }>()

  return (path) => {
    const found = kept.get(path)
    if (found !== undefined && found.until > now()) return found.page

    const page = fetchPage(path).catch(() => null)
    kept.delete(path)
    kept.set(path, { page, until: now() + KEEP_MS })
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_PAGES) break
      kept.delete(oldest)
    }
    return page
  }
}
