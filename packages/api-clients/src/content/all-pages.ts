/** A page of a longer list. */
export interface ListPage<Entry> {
  readonly entries: readonly Entry[]
  /** The cursor for the next page, or `null` after the last page. */
  readonly next: string | null
}

/** Reads all pages of a list. Reading ends at a cursor that was already used. */
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

/** Returns the cursor for the next page, or `null` after the last page, where platforms return a cursor too. */
export function getNextCursor({ hasNext, endCursor }: { hasNext: boolean; endCursor?: string | null }): string | null {
  return hasNext && endCursor ? endCursor : null
}
