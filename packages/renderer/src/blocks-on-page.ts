import type { Page, Placeholders } from "./page.types.ts"

/** Returns the names of all blocks on a page, including nested blocks, without duplicates and in alphabetical order. */
export function listBlocks({ placeholders }: Page): readonly string[] {
  const names = new Set<string>()
  collect(placeholders, names)
  return [...names].sort()
}

function collect(placeholders: Placeholders, names: Set<string>): void {
  for (const name in placeholders) {
    for (const block of placeholders[name] ?? []) {
      if (block.state === "ready") names.add(block.entry.name)
      collect(block.placeholders, names)
    }
  }
}
