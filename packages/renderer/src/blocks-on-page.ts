import type { Page, Placeholders } from "./page.types.ts"

/** Names of the blocks that are rendered on a page, those inside others included: each once, in alphabetical order. */
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
