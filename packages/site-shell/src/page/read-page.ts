import { fetchLanguages, fetchLayout, type LayoutData, type PageLanguage } from "@forecourt/api-clients/content"
import { getFault, type Report } from "@forecourt/renderer"
import { formatRouteTag, formatSiteTag, listItemTags } from "../content/cache-tags.ts"
import { reportRefusal, reportServed } from "../content/content-health.ts"
import { createContentSource } from "../content/content-source.ts"
import { readSharedContent } from "../content/shared-content.ts"
import { readSiteRoot } from "../content/site-root.ts"
import { getBase } from "../items/item-address.ts"
import { type Entity, readEntity } from "../items/read-entity.ts"
import { reportBlock } from "../report/report-block.ts"
import { type Address, buildPage, type PageSource } from "./build-page.ts"
import { IncompletePageError } from "./incomplete-page-error.ts"
import type { PageContent } from "./page-content.types.ts"
import { createPageTexts } from "./page-texts.ts"
import { createRefusals } from "./refused-pages.ts"

export interface LiveOptions {
  /**
   * The time budget.
   * @default the site's
   */
  readonly patienceMs?: number
  /**
   * True if the page is rendered for a single request and not cached. Search results that its blocks fail to load may
   * then be missing from the page. @default false
   */
  readonly isFresh?: boolean
}

/**
 * Reads a page. Returns `null` if the page does not exist. Throws if a part of the page is missing, so that no
 * incomplete page is cached.
 */
export async function readLivePage(
  source: PageSource,
  address: Address,
  { patienceMs = source.environment.content.patienceMs, isFresh = false }: LiveOptions = {},
): Promise<PageContent | null> {
  const page = `${source.config.name} ${JSON.stringify({ ...address, isFresh })}`
  const previous = refusals.find(page)
  if (previous !== null) throw reportPageRefusal(previous)
  try {
    return await readWholePage(source, address, { isFresh, signal: AbortSignal.timeout(patienceMs) })
  } catch (error) {
    if (!(error instanceof Error) || getFault(error) === "block") throw error
    refusals.keep(page, error)
    throw reportPageRefusal(error)
  }
}

function reportPageRefusal(error: Error): Error {
  reportRefusal()
  return error
}

const refusals = createRefusals()

interface WholeOptions {
  readonly isFresh: boolean
  readonly signal: AbortSignal
}

async function readWholePage(
  source: PageSource,
  address: Address,
  { isFresh, signal }: WholeOptions,
): Promise<PageContent | null> {
  const { config, environment } = source
  const { language, path } = address
  const site = config.name
  const tag = formatRouteTag(site, language, path)
  const http = createContentSource(environment, { tags: [formatSiteTag(site), ...(tag === null ? [] : [tag])] })

  const began = performance.now()
  const missing: IncompletePageError[] = []
  const createIncompleteError = (what: string, cause: unknown, who?: string) =>
    new IncompletePageError(path, { what, who, cause, afterMs: performance.now() - began })
  const onMissing = (cause: unknown, what: string) => missing.push(createIncompleteError(what, cause))
  /**
   * Waits for a response without which the page is incomplete. Throws an `IncompletePageError` if the request fails.
   */
  const requireResponse = <Data>(what: string, response: Promise<Data>) =>
    response.catch((cause: unknown) => {
      throw createIncompleteError(what, cause)
    })
  const [layout, languages, shared] = await Promise.all([
    requireResponse("its layout", fetchLayout(http, { site, path, language }, { signal })),
    requireResponse("the list of its languages", fetchLanguages(http, { site, path, language }, { signal })),
    readSharedContent(environment, { site, language }, { signal, onMissing }),
  ])
  if (layout === null) {
    await readSiteRoot(environment, site, { signal })
    await revalidateSoon()
    return null
  }
  await tagPage(layout, language)
  const report = (about: Report) => {
    if (about.kind === "failed-load" && about.fault === "service")
      missing.push(createIncompleteError(about.block, about.cause))
    reportBlock(about)
  }
  const onStockMissing = () => {
    if (!isFresh) missing.push(createIncompleteError("a search", undefined, "the search service"))
  }
  const { item } = address
  const text = createPageTexts(language, shared.dictionary)
  const options = { stock: source.stock(() => {}), text, signal }
  const entity = item === undefined ? undefined : await readEntity({ path, item }, config, options)
  if (entity?.hasFailed) throw createIncompleteError(`the ${entity.kind.name}`, undefined, "the search service")
  if (entity === null || (entity?.known === null && item !== null)) return null
  const content = await buildPage(source, {
    ...address,
    mode: "live",
    layout,
    shared,
    report,
    onStockMissing,
    signal,
    ...(entity && { entity }),
  })
  if (content === null) return null
  if (missing[0] !== undefined) throw missing[0]
  reportServed()
  return { ...content, languages: entity ? toItemLanguages(languages, path, entity) : languages }
}

function toItemLanguages(languages: readonly PageLanguage[], layout: string, { path, known }: Entity): PageLanguage[] {
  if (known === null) return []
  const below = path.slice(getBase(layout).length)
  return languages.map((language) => ({ ...language, path: `${getBase(language.path)}${below}` }))
}

/**
 * The number of seconds after which a missing page is requested again. A missing page has no item, so publishing an
 * item does not refresh it.
 */
const MISSING_SECONDS = 10

async function revalidateSoon(): Promise<void> {
  // The framework renders a page again when the first of its responses expires.
  await fetch("data:,missing", { next: { revalidate: MISSING_SECONDS } } as RequestInit)
}

async function tagPage(layout: LayoutData, language: string): Promise<void> {
  // The framework collects tags from the `fetch` calls of a page; a `data:` URL costs no request.
  await fetch("data:,", { next: { tags: listItemTags(layout, language) } } as RequestInit)
}
