export interface ListPage<Entry> {
  readonly entries: readonly Entry[]
  /** The cursor for the next page, or `null` after the last page. */
  readonly next: string | null
}

/**
 * Reads all pages of a list. Stops when a cursor is returned for the second time, so that a faulty platform cannot
 * cause an endless loop.
 */
export async function readAllPages<Entry>(readPage: (after: string) => Promise<ListPage<Entry>>): Promise<Entry[]> {
  const all: Entry[] = []
  const seen = new Set<string>()
  let after: string | null = ""
  while (after !== null && !seen.has(after)) {
    seen.add(after)
    const page: ListPage<Entry> = await readPage(after)
    all.push(...page.entries)
    after = page.next
  }
  return all
}

/**
 * Returns the cursor of the next page, or `null` after the last page. `hasNext` is also checked, since platforms return
 * a cursor even for the last page.
 */
export function getNextCursor({ hasNext, endCursor }: { hasNext: boolean; endCursor?: string | null }): string | null {
  return hasNext && endCursor ? endCursor : null
}
