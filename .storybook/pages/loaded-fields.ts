import type { Block, Page } from "@forecourt/renderer"

type Placeholders = Page["placeholders"]
type Loaded = Readonly<Record<string, object>>

/** Returns the loaded fields of all blocks with a loader on a page, by block identifier. */
export function getLoadedFields({ placeholders }: Page): Loaded {
  return Object.fromEntries(blocksIn(placeholders).flatMap((block) => toEntries(block)))
}

function blocksIn(placeholders: Placeholders): Block[] {
  return Object.values(placeholders).flatMap((blocks) =>
    blocks.flatMap((block) => [block, ...blocksIn(block.placeholders)]),
  )
}

function toEntries(block: Block): [string, object][] {
  return block.state === "ready" && block.entry.load ? [[block.rendering.id, block.fields]] : []
}

/** Returns the page with the loaded fields of its blocks. */
export function addLoaded(page: Page, loaded: Loaded): Page {
  return { ...page, placeholders: fillPlaceholders(page.placeholders, loaded) }
}

function fillPlaceholders(placeholders: Placeholders, loaded: Loaded): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, blocks]) => [name, blocks.map((block) => fill(block, loaded))]),
  )
}

function fill(block: Block, loaded: Loaded): Block {
  const whole = { ...block, placeholders: fillPlaceholders(block.placeholders, loaded) }
  const fields = loaded[block.rendering.id]
  return whole.state === "ready" && fields ? { ...whole, fields } : whole
}
