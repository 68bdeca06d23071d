import type { PageContent } from "../page/page-content.types.ts"

/** The maximum number of pages. The least recently rendered pages are evicted first. */
const MAX_PAGES = 50

export interface EditedRendering {
  readonly content: PageContent | null
  /** True when the page is from an earlier response, because the current read failed. */
  readonly isStale: boolean
}

/**
 * Keeps the last state of each edited page. While the content platform restarts, pages are rendered from this state. An
 * error would replace the page, and the editor would lose unsaved input.
 */
export function createLastPages(maxPages = MAX_PAGES) {
  const pages = new Map<string, PageContent>()
  return {
    async readOrLast(
      key: string,
      read: () => Promise<PageContent | null>,
      onFailure: (error: unknown) => void = () => {},
    ): Promise<EditedRendering> {
      try {
        const content = await read()
        pages.delete(key)
        if (content !== null) pages.set(key, content)
        for (const oldest of pages.keys()) {
          if (pages.size <= maxPages) break
          pages.delete(oldest)
        }
        return { content, isStale: false }
      } catch (error) {
        onFailure(error)
        const content = pages.get(key)
        if (content === undefined) throw error
        return { content, isStale: true }
      }
    },
  }
}
