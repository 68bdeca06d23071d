import type { RedirectProblem, RedirectRule, RedirectTable } from "../table.types.ts"

/** An imported table, and the parts that could not be imported. */
export interface Imported extends RedirectTable {
  readonly problems: readonly RedirectProblem[]
}

/** Imports entries one by one. An invalid entry is reported and does not affect the other entries. */
export function importEach<Entry>(
  entries: readonly Entry[],
  toName: (entry: Entry, index: number) => string,
  read: (entry: Entry, id: string) => readonly RedirectRule[],
): Imported {
  const rules: RedirectRule[] = []
  const problems: RedirectProblem[] = []
  entries.forEach((entry, index) => {
    const id = toName(entry, index)
    try {
      rules.push(...read(entry, id))
    } catch (error) {
      problems.push({ rule: id, message: `${error instanceof Error ? error.message : error}.` })
    }
  })
  return { site: "", hosts: [], rules, problems }
}

export function escapeSource(text: string): string {
  return text.replace(/[:*+?(){}\\]/g, "\\$&")
}
