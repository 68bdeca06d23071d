import type { Block, Page } from "@forecourt/renderer"

type Placeholders = Page["placeholders"]
type Loaded = Readonly<Record<string, unknown>>

export function getLoadedData({ placeholders }: Page): Loaded {
  return Object.fromEntries(blocksIn(placeholders).flatMap((block) => toEntries(block)))
}

function blocksIn(placeholders: Placeholders): Block[] {
  return Object.values(placeholders).flatMap((blocks) =>
    blocks.flatMap((block) => [block, ...blocksIn(block.placeholders)]),
  )
}

function toEntries(block: Block): [string, unknown][] {
  return block.state === "ready" && block.data !== undefined ? [[block.rendering.id, block.data]] : []
}

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
  return whole.state === "ready" ? { ...whole, data: loaded[block.rendering.id] } : whole
}
