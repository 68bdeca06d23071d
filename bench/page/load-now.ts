import type { Block, Page } from "@forecourt/renderer"
import { allBlocks, type PageBlocks } from "./page-blocks.ts"

type Loaded = ReadonlyMap<string, object>

export function getLoadedData(blocks: PageBlocks): Loaded {
  return new Map(allBlocks(blocks).flatMap(({ name, data }) => (data ? [[name, data] as const] : [])))
}

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
  const data = loaded.get(block.rendering.block)
  return block.state !== "ready" || data === undefined ? block : { ...block, data }
}
