/** One page of a longer list. */
export interface ListPage<Entry> {
  readonly entries: readonly Entry[]
  /** Where the next page starts, or `null` after the last. */
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

/** The cursor of the next page: platforms give one after the last page too. */
export function getNextCursor({ hasNext, endCursor }: { hasNext: boolean; endCursor?: string | null }): string | null {
  return hasNext && endCursor ? endCursor : null
}
