import type { Block, Page } from "@forecourt/renderer"
import { allBlocks, type PageBlocks } from "./page-blocks.ts"

type Loaded = ReadonlyMap<string, object>

/** Returns the results of the blocks' loaders for this page: the fields that the content platform does not store. */
export function getLoadedFields(blocks: PageBlocks): Loaded {
  const loaded = new Map<string, object>()
  for (const { name, entry, fields } of allBlocks(blocks)) {
    const stored = new Set(Object.values(entry.wire).map(({ prop }) => prop))
    const rest = Object.entries(fields).filter(([prop]) => !stored.has(prop))
    if (rest.length > 0) loaded.set(name, Object.fromEntries(rest))
  }
  return loaded
}

/**
 * Does the same as `loadPage` synchronously: merges the loaded data into the fields of the blocks and parses them
 * again.
 */
export function loadNow(page: Page, loaded: Loaded): Page {
  return { ...page, placeholders: loadPlaceholders(page.placeholders, loaded) }
}

function loadPlaceholders(placeholders: Page["placeholders"], loaded: Loaded): Page["placeholders"] {
  const all: Record<string, readonly Block[]> = {}
  for (const name in placeholders) all[name] = (placeholders[name] ?? []).map((block) => loadBlock(block, loaded))
  return all
}

function loadBlock(block: Block, loaded: Loaded): Block {
  if (block.state === "partialDesign") {
    return { ...block, placeholders: loadPlaceholders(block.placeholders, loaded) }
  }
  const loadedFields = block.state === "ready" ? loaded.get(block.rendering.block) : undefined
  if (block.state !== "ready" || loadedFields === undefined) return block
  const fields = block.entry.parse({ ...block.fields, ...loadedFields })
  if (fields === null) throw new Error(`bench: what is loaded for ${block.rendering.block} does not fit its schema.`)
  return { ...block, fields }
}
