import { createElement, Fragment, type ReactNode } from "react"
import type { BlockProps, RegistryEntry } from "../block.types.ts"
import { parseWithEmpty } from "../empty-fields.ts"
import type { Block, Page, Placeholders, ReadyBlock } from "../page.types.ts"
import type { SiteContext } from "../site-context.types.ts"
import { renderBlockChromes, renderPlaceholderChromes } from "./chromes.tsx"
import { DroppedNote, EditorNote } from "./editor-note.tsx"
import { SectionFailed } from "./section-failed.tsx"

/** Renders the blocks of a top-level placeholder of the page, such as `headless-main`. */
export function renderArea(page: Page, placeholder: string, site: SiteContext): ReactNode {
  return renderPlaceholder(page.placeholders, placeholder, null, site)
}

/** Renders a single block for stories, tests and previews. The fields must have the format of the block's schema. */
export function renderSingleBlock(
  entry: RegistryEntry,
  fields: unknown,
  site: SiteContext,
  { params = {}, id = entry.name, data }: SingleBlockOptions = {},
): ReactNode {
  const parsed = site.mode === "editing" ? parseWithEmpty(fields, entry.parse) : entry.parse(fields)
  if (parsed === null) return <SectionFailed site={site} />
  const rendering = { id, block: entry.name, dataSource: "", hasContent: true, params, fields, placeholders: {} }
  return renderReady(
    { state: "ready", rendering, placeholders: {}, entry, component: entry.component, fields: parsed, data },
    site,
  )
}

interface SingleBlockOptions {
  readonly params?: Readonly<Record<string, string>>
  /** @default the name of the block's folder */
  readonly id?: string
  readonly data?: unknown
}

function renderPlaceholder(
  placeholders: Placeholders,
  name: string,
  parentId: string | null,
  site: SiteContext,
): ReactNode {
  const key = Object.hasOwn(placeholders, name) ? name : findDynamic(placeholders, name)
  const blocks = (key === undefined ? undefined : placeholders[key]) ?? []
  if (site.mode !== "editing") return renderBlocks(blocks, site)

  const marked = renderPlaceholderChromes(key ?? name, parentId, renderBlocks(blocks, site))
  return blocks.length > 0 ? marked : <div className="sc-jss-empty-placeholder">{marked}</div>
}

function findDynamic(placeholders: Placeholders, name: string): string | undefined {
  return Object.keys(placeholders).find((key) => isDynamicMatch(key, name) || isDynamicMatch(name, key))
}

function isDynamicMatch(pattern: string, name: string): boolean {
  const at = pattern.indexOf("{*}")
  if (at < 0) return false
  const [prefix, suffix] = [pattern.slice(0, at), pattern.slice(at + 3)]
  return (
    name.startsWith(prefix) &&
    name.endsWith(suffix) &&
    /^\d+$/.test(name.slice(prefix.length, name.length - suffix.length))
  )
}

/** Renders blocks as static children of a fragment, which need no keys. */
function renderBlocks(blocks: readonly Block[], site: SiteContext): ReactNode {
  if (blocks.length === 0) return null
  const rendered: ReactNode[] = []
  for (const block of blocks) rendered.push(renderMarked(block, site))
  return createElement(Fragment, null, ...rendered)
}

function renderMarked(block: Block, site: SiteContext): ReactNode {
  const rendered = renderAny(block, site)
  if (site.mode !== "editing") return rendered
  const dropped = block.state === "ready" ? block.dropped : undefined
  return renderBlockChromes(
    block.rendering.id,
    "entry" in block && block.entry.render === "client" ? "client" : "server",
    dropped ? (
      <>
        <DroppedNote dropped={dropped} site={site} />
        {rendered}
      </>
    ) : (
      rendered
    ),
  )
}

function renderAny(block: Block, site: SiteContext): ReactNode {
  switch (block.state) {
    case "ready":
      return renderReady(block, site)
    case "partialDesign":
      return renderPlaceholder(block.placeholders, block.rendering.params.sig ?? "", block.rendering.id, site)
    case "failed":
      return <SectionFailed site={site} />
    case "invalid":
      return site.mode === "editing" ? <EditorNote block={block} site={site} /> : <SectionFailed site={site} />
    default:
      return site.mode === "editing" ? <EditorNote block={block} site={site} /> : null
  }
}

type AwaitedNode = Awaited<ReactNode>

const NO_PLACEHOLDER = () => null

/**
 * Calls the block's component directly, as a function. If the component throws or its promise rejects, the error box is
 * rendered instead. This also works during rendering on the server.
 */
function renderReady(block: ReadyBlock, site: SiteContext): ReactNode {
  const { rendering, placeholders, fields, data } = block
  const props: BlockProps<object, unknown> = {
    fields,
    data,
    params: rendering.params,
    site,
    id: rendering.id,
    renderPlaceholder:
      site.mode === "editing" || hasAny(placeholders)
        ? (name) => renderPlaceholder(placeholders, name, rendering.id, site)
        : NO_PLACEHOLDER,
  }
  try {
    const rendered = block.component(props as BlockProps<never, never>)
    return rendered instanceof Promise
      ? (rendered.catch((cause) => renderFailed(block, site, cause)) as Promise<AwaitedNode>)
      : rendered
  } catch (cause) {
    return renderFailed(block, site, cause)
  }
}

function hasAny(placeholders: Placeholders): boolean {
  for (const _ in placeholders) return true
  return false
}

function renderFailed({ rendering }: ReadyBlock, site: SiteContext, cause: unknown): ReactNode {
  const reason = cause instanceof Error ? cause.message : String(cause)
  site.report({
    kind: "failed-block",
    block: rendering.block,
    id: rendering.id,
    message: `renderArea: ${rendering.block} threw: ${reason}`,
    cause,
  })
  return <SectionFailed site={site} />
}
