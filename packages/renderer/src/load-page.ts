import type { Load } from "./block.types.ts"
import { getFault } from "./get-fault.ts"
import type { Block, InvalidBlock, Page, Placeholders, ReadyBlock } from "./page.types.ts"
import { NO_PAGE, type PageItem } from "./page-item.ts"
import type { PageListing } from "./page-listing.ts"
import { repairFields } from "./repair-fields.ts"
import { reportOnce } from "./report-once.ts"
import type { SiteContext } from "./site-context.types.ts"

/** The default time limit for the loader of a block, in milliseconds. */
export const LOAD_DEADLINE_MS = 3000

export interface LoadPageOptions<Services> {
  readonly site: SiteContext
  readonly services: Services
  /** The data of the page that loaders can read. @default a page without fields */
  readonly item?: PageItem
  /** The time limit for the loader of a block, in milliseconds. @default 3000 */
  readonly deadlineMs?: number
  /**
   * The signal that is aborted when the loading of the whole page is cancelled. It cancels all loaders that are still
   * running.
   */
  readonly signal?: AbortSignal
  readonly onListing?: (listing: PageListing) => void
}

/**
 * Loads the data of all blocks in parallel, each with a separate time limit. Invalid blocks are repaired by removing
 * optional parts. If the data of a block fails to load, the block is replaced by an error box, and the other blocks are
 * not affected.
 */
export async function loadPage<Services>(page: Page, options: LoadPageOptions<Services>): Promise<Page> {
  const pending: Promise<void>[] = []
  const placeholders = loadPlaceholders(page.placeholders, options, pending)
  await Promise.all(pending)
  return { ...page, placeholders }
}

function loadPlaceholders<Services>(
  placeholders: Placeholders,
  options: LoadPageOptions<Services>,
  pending: Promise<void>[],
): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, blocks]) => [name, loadBlocks(blocks, options, pending)]),
  )
}

function loadBlocks<Services>(
  blocks: readonly Block[],
  options: LoadPageOptions<Services>,
  pending: Promise<void>[],
): readonly Block[] {
  const loaded = blocks.map((block) => ({
    ...block,
    placeholders: loadPlaceholders(block.placeholders, options, pending),
  }))
  loaded.forEach((block, at) => {
    if (block.state !== "invalid" && !(block.state === "ready" && block.entry.load)) return
    const loading = loadOwn(block, options).then((result) => {
      loaded[at] = { ...result, placeholders: block.placeholders }
    })
    pending.push(loading)
  })
  return loaded
}

async function loadOwn<Services>(block: Block, options: LoadPageOptions<Services>): Promise<Block> {
  const valid = block.state === "invalid" ? await explainBlock(block, options.site) : block
  return valid.state === "ready" && valid.entry.load
    ? loadData(valid, valid.entry.load as unknown as Load<object, Services, unknown>, options)
    : valid
}

async function loadData<Services>(
  block: ReadyBlock,
  load: Load<object, Services, unknown>,
  {
    site,
    services,
    item: page = NO_PAGE,
    deadlineMs = LOAD_DEADLINE_MS,
    signal: pageSignal,
    onListing,
  }: LoadPageOptions<Services>,
): Promise<Block> {
  const { rendering, fields } = block
  try {
    const timeout = AbortSignal.timeout(deadlineMs)
    const signal = pageSignal ? AbortSignal.any([timeout, pageSignal]) : timeout
    const { params, dataSource } = rendering
    const data = await waitBeforeAbort(
      signal,
      load({ fields, params, site, services, page, dataSource, deadlineMs, signal, ...(onListing && { onListing }) }),
    )
    return { ...block, data }
  } catch (cause) {
    site.report({
      kind: "failed-load",
      block: rendering.block,
      id: rendering.id,
      message: `loadPage: ${getErrorMessage(cause)}`,
      cause,
      fault: getFault(cause),
    })
    return { state: "failed", rendering, placeholders: block.placeholders }
  }
}

/**
 * Waits for a promise, but rejects as soon as the signal is aborted. A loader that ignores its signal therefore cannot
 * delay the page.
 */
function waitBeforeAbort<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener("abort", () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}

async function explainBlock(block: InvalidBlock, site: SiteContext): Promise<Block> {
  const { rendering, placeholders, entry, component } = block
  const explain = await entry.explain()
  const issues = explain(block.fields)
  const list = issues.map(({ pointer, message }) => `${message} (${pointer || "/"})`).join("; ")
  reportOnce(site, {
    kind: "invalid-block",
    block: rendering.block,
    id: rendering.id,
    message: `validatePage: the fields of "${rendering.block}" do not fit its schema: ${list}. Correct them in the content platform.`,
  })
  if (site.mode === "editing") return { ...block, issues: explain(block.fields, { language: site.language }) }

  const fields = repairFields(block.fields, issues, entry)
  return fields === null ? { ...block, issues } : { state: "ready", rendering, placeholders, entry, component, fields }
}

function getErrorMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
