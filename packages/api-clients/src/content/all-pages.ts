/** One page of a longer list. */
export interface ListPage<Entry> {
  readonly entries: readonly Entry[]
  /** The cursor of the next page, or `null` after the last. */
  readonly next: string | null
}

/** Reads a list to its end. A cursor that leads back to a page already read ends it too. */
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

/** Returns the cursor of the next page, or `null` after the last page, for which platforms give a cursor too. */
export function getNextCursor({ hasNext, endCursor }: { hasNext: boolean; endCursor?: string | null }): string | null {
  return hasNext && endCursor ? endCursor : null
}
