import type { RedirectProblem, RedirectRule, RedirectTable } from "../table.types.ts"

/** A table that was read from elsewhere, and what of it could not be carried. */
export interface Imported extends RedirectTable {
  readonly problems: readonly RedirectProblem[]
}

/** Reads entries one by one: one that cannot be carried is named, and harms no other. */
export function importEach<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry, index: number) => string,
  read: (entry: Entry, id: string) => readonly RedirectRule[],
): Imported {
  const rules: RedirectRule[] = []
  const problems: RedirectProblem[] = []
  entries.forEach((entry, index) => {
    const id = nameOf(entry, index)
    try {
      rules.push(...read(entry, id))
    } catch (error) {
      problems.push({ rule: id, message: `${error instanceof Error ? error.message : error}.` })
    }
  })
  return { site: "", hosts: [], rules, problems }
}

/** A text that stands for itself in a source or a target. */
export function escapeSource(text: string): string {
  return text.replace(/[:*+?(){}\\]/g, "\\$&")
}
