import type { Block, Page } from "@forecourt/renderer"

type Placeholders = Page["placeholders"]
type Loaded = Readonly<Record<string, object>>

/** Returns the fields that the loaders of a page's blocks have loaded, by block identifier. */
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

/** Adds the loaded fields to the blocks of a page and returns the page. */
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
