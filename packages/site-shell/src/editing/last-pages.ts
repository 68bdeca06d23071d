import type { PageContent } from "../page/page-content.types.ts"

const MAX_PAGES = 50

export interface EditedRendering {
  readonly content: PageContent | null
  /**
   * True if the content of the page cannot be read at present, so that the page is rendered from an earlier response.
   */
  readonly isStale: boolean
}

/**
 * Creates a store for the last content of each edited page. During an outage of the content platform, this content is
 * shown, since an error page would lose unsaved input.
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
