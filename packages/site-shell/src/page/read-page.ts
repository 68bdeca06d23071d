import {
  type Ancestor,
  type CallOptions,
  type ComponentUpdate,
  fetchAncestors,
  fetchComponentLayout,
  fetchEditingLayout,
  fetchLanguages,
  fetchLayout,
  type ItemRequest,
  type LayoutData,
  type PageLanguage,
  type Services,
} from "@forecourt/api-clients/content"
import type { Http } from "@forecourt/api-clients/http"
import {
  faultOf,
  loadPage,
  type Mode,
  type PageItem,
  type PageListing,
  type Registry,
  type Report,
  readFields,
  readLayout,
  validatePage,
} from "@forecourt/renderer"
import { itemTags, routeTag, siteTag, storiesTag } from "../content/cache-tags.ts"
import { noteRefusal, noteServed } from "../content/content-health.ts"
import { contentSource } from "../content/content-source.ts"
import { readKnown } from "../content/read-known.ts"
import { readSharedContent, type SharedContent } from "../content/shared-content.ts"
import { readSiteRoot } from "../content/site-root.ts"
import type { EditingSession, LibraryBlock } from "../editing/editing-session.ts"
import { updateBlock } from "../editing/update-block.ts"
import type { Environment } from "../environment.ts"
import { parsePageFields } from "../generated/page-fields.parser.js"
import type { PageFields } from "../generated/page-fields.ts"
import { pageFieldsWire } from "../generated/page-fields.wire.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { baseOf } from "../items/item-address.ts"
import { readSubject, type Subject } from "../items/read-subject.ts"
import { reportBlock } from "../report/report-block.ts"
import { siteFinance } from "../stock/site-finance.ts"
import type { PageStock } from "../stock/site-stock.ts"
import { describeSafely } from "../structured-data/describe-safely.ts"
import { imageUrls } from "./image-url.ts"
import type { PageContent } from "./page-content.types.ts"
import { pageItem } from "./page-item.ts"
import { pageTexts } from "./page-texts.ts"
import { pageVariantId } from "./page-variant-id.ts"
import { keepRefusals } from "./refused-pages.ts"
import { localeOf, visitorPath } from "./site-paths.ts"

export interface PageSource {
  readonly config: SiteConfig
  readonly registry: Registry
  readonly environment: Environment
  readonly stock: PageStock
}

interface Address {
  readonly language: string
  readonly path: string
  /** What the visitor chose in the address; see `choices.ts`. */
  readonly choices?: PageItem["choices"]
  /** The item that the page is about, of a layout for many; `null` for its view of none. */
  readonly item?: string | null | undefined
}

export interface LiveOptions {
  /** @default the site's */
  readonly patienceMs?: number
  /** Whether it is rendered for one request, so that its stock may be missing. @default false */
  readonly isFresh?: boolean
}

/**
 * A page as visitors see it, or `null` when there is none at the address. What is returned here is kept: a page that
 * the content platform did not give whole is refused, whichever part of it was missing, and so is one whose stock could
 * not be searched. Where nothing is kept, or there is nothing better, blocks say themselves that their search failed.
 */
export async function readLivePage(
  source: PageSource,
  address: Address,
  { patienceMs = source.environment.content.patienceMs, isFresh = false }: LiveOptions = {},
): Promise<PageContent | null> {
  const page = `${source.config.name} ${JSON.stringify({ ...address, isFresh })}`
  const before = refusals.find(page)
  if (before !== null) throw refuse(before)
  try {
    return await readWholePage(source, address, { isFresh, signal: AbortSignal.timeout(patienceMs) })
  } catch (error) {
    if (!(error instanceof Error) || faultOf(error) === "block") throw error
    refusals.keep(page, error)
    throw refuse(error)
  }
}

function refuse(error: Error): Error {
  noteRefusal()
  return error
}

const refusals = keepRefusals()

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
  const tag = routeTag(site, language, path)
  const http = contentSource(environment, { tags: [siteTag(site), ...(tag === null ? [] : [tag])] })

  const began = performance.now()
  const missing: IncompletePageError[] = []
  const lacks = (what: string, cause: unknown, who?: string) =>
    new IncompletePageError(path, { what, who, cause, afterMs: performance.now() - began })
  const onMissing = (cause: unknown, what: string) => missing.push(lacks(what, cause))
  /** What no page can do without: a refusal of it is no better than silence. */
  const needed = <Data>(what: string, response: Promise<Data>) =>
    response.catch((cause: unknown) => {
      throw lacks(what, cause)
    })
  const [layout, languages, shared] = await Promise.all([
    needed("its layout", fetchLayout(http, { site, path, language }, { signal })),
    needed("the list of its languages", fetchLanguages(http, { site, path, language }, { signal })),
    readSharedContent(environment, { site, language }, { signal, onMissing }),
  ])
  if (layout === null) {
    await readSiteRoot(environment, site, { signal })
    await revalidateSoon()
    return null
  }
  await tagPage(layout, language)
  const report = (about: Report) => {
    if (about.kind === "failed-load" && about.fault === "service") missing.push(lacks(about.block, about.cause))
    reportBlock(about)
  }
  const onStockMissing = () => {
    if (!isFresh) missing.push(lacks("a search", undefined, "the search service"))
  }
  const { item } = address
  const text = pageTexts(language, shared.dictionary)
  const options = { stock: source.stock(ignore), text, signal }
  const subject = item === undefined ? undefined : await readSubject({ path, item }, config, options)
  if (subject?.hasFailed) throw lacks(`the ${subject.kind.name}`, undefined, "the search service")
  if (subject === null || (subject?.known === null && item !== null)) return null
  const content = await buildPage(source, {
    ...{ ...address, mode: "live", layout, shared, report, onStockMissing, signal },
    ...(subject && { subject }),
  })
  if (content === null) return null
  if (missing[0] !== undefined) throw missing[0]
  noteServed()
  return { ...content, languages: subject ? languagesOfItem(languages, path, subject) : languages }
}

/** Languages of the layout as those of the item, whose words are the same in all; the view of none has none. */
function languagesOfItem(languages: readonly PageLanguage[], layout: string, { path, known }: Subject): PageLanguage[] {
  if (known === null) return []
  const below = path.slice(baseOf(layout).length)
  return languages.map((one) => ({ ...one, path: `${baseOf(one.path)}${below}` }))
}

interface Missing {
  readonly what: string
  /** @default the content platform */
  readonly who?: string | undefined
  readonly cause: unknown
  readonly afterMs: number
}

class IncompletePageError extends Error {
  override readonly name = "IncompletePageError"
  readonly isOutage = true

  /** Far more time than pages may wait says that this machine had none to spare. */
  constructor(path: string, { what, who = "the content platform", cause, afterMs }: Missing) {
    const when = `${Math.round(afterMs)} ms`
    super(`readLivePage: ${who} did not give all of ${path}: ${what} was missing after ${when}.`, { cause })
  }
}

/**
 * A page as an editor sees it, or one block of it with what the editor changed of it just now; `null` when its item is
 * gone. Never kept.
 */
export async function readEditedPage(
  source: PageSource,
  session: EditingSession,
  update: ComponentUpdate | null = null,
): Promise<PageContent | null> {
  const { config, environment } = source
  const { language, path, block = null } = session
  const [layout, shared] = await Promise.all([
    readEditedLayout(source, session),
    readSharedContent(environment, { site: config.name, language }),
  ])
  if (layout === null) return null
  const mode: Mode = session.mode === "edit" ? "editing" : "preview"
  const current = update === null ? layout : updateBlock(layout, update)
  return buildPage(source, { language, path, mode, block, layout: current, shared, report: reportBlock })
}

function readEditedLayout({ config, environment }: PageSource, session: EditingSession): Promise<LayoutData | null> {
  const { block, ...item } = session
  const http = contentSource(environment)
  const site = config.name
  return block === undefined
    ? fetchEditingLayout(http, { ...item, site })
    : fetchComponentLayout(http, environment.content, { ...item, ...block, site, isEdited: session.mode === "edit" })
}

interface Ingredients extends Address {
  readonly mode: Mode
  /** The one block that is shown, and not a page. */
  readonly block?: LibraryBlock | null
  readonly layout: LayoutData
  readonly shared: SharedContent
  readonly report: (report: Report) => void
  readonly onStockMissing?: () => void
  readonly subject?: Subject
  readonly signal?: AbortSignal
}

/** Of the page's patience: a block that gives up in time leaves the rest of the page its own. */
const SHARE_OF_BLOCK = 0.6

async function buildPage(source: PageSource, ingredients: Ingredients): Promise<PageContent | null> {
  const { config, registry, environment } = source
  const {
    language,
    choices,
    mode,
    block = null,
    layout: data,
    shared,
    report,
    onStockMissing = ignore,
    subject,
    signal,
  } = ingredients
  const path = subject?.path ?? ingredients.path
  const call = signal ? { signal } : {}
  const layout = readLayout(data)
  const { route } = layout
  if (route === null) return null

  const site = {
    name: config.name,
    language,
    languages: config.languages,
    locale: localeOf(config.name, language),
    timeZone: config.timeZone,
    mode,
    path: visitorPath(path, language, config),
    homePath: visitorPath("/", language, config),
    pathToCarList: shared.settings.pathToCarList?.value.href ?? null,
    floatingNavigation: config.floatingNavigationOnHome,
    services: config.services,
    text: pageTexts(language, shared.dictionary),
    imageUrl: imageUrls({ contentUrl: environment.content.url, hosts: config.imageHosts ?? [] }),
    report,
  }
  const fields = {
    ...readKnown(readFields(route.fields, pageFieldsWire), parsePageFields),
    ...(subject && readHead(subject)),
  }
  const item = { ...pageItem(route, fields, choices), ...(subject && { subject: subject.known }) }
  const services: Services = {
    content: contentSource(environment),
    stories: contentSource(environment, { tags: [storiesTag(config.name, language)] }),
    stock: source.stock(onStockMissing),
    ...(config.services?.includes("finance-quote") && { financeQuote: siteFinance(environment, language) }),
    site: config.name,
    ...(environment.content.storyTemplate && { storyTemplate: environment.content.storyTemplate }),
  }
  const deadlineMs = Math.floor(environment.content.patienceMs * SHARE_OF_BLOCK)
  const listings: PageListing[] = []
  const onListing = (listing: PageListing) => void listings.push(listing)
  const [page, trail] = await Promise.all([
    loadPage(validatePage(layout, registry, site), { site, services, item, deadlineMs, onListing, ...call }),
    mode === "live" && path !== "/" ? readTrail(services.content, { item: route.itemId, language }, call) : [],
  ])
  const name = route.displayName || route.name
  return {
    page,
    site,
    settings: shared.settings,
    fields,
    item,
    languages: [],
    name,
    updated: route.updated || null,
    trail,
    view: { page: route.name || name, variantId: pageVariantId(layout, language), language },
    path,
    listing: listings[0] ?? null,
    block,
    editorScripts: mode === "editing" ? editorScripts(data) : [],
  }
}

/** Returns what the page of an item says in its head: nothing where that cannot be said. */
function readHead({ kind, fields }: Subject): Partial<PageFields> {
  return fields === null ? {} : describeSafely("head-failed", () => kind.head(fields), {})
}

function ignore(): void {}

/** A page is worth more than its way there. */
async function readTrail(http: Http, item: ItemRequest, call: CallOptions): Promise<readonly Ancestor[]> {
  return fetchAncestors(http, item, call).catch(() => [])
}

/** A page that does not exist yet carries no item that a notice could name: it is looked for again after a while. */
const MISSING_SECONDS = 10

async function revalidateSoon(): Promise<void> {
  // The framework renders a page again when the first of its responses is out of date.
  await fetch("data:,missing", { next: { revalidate: MISSING_SECONDS } } as RequestInit)
}

async function tagPage(layout: LayoutData, language: string): Promise<void> {
  // The framework collects tags where a page fetches; an address that holds its own answer costs no request.
  await fetch("data:,", { next: { tags: itemTags(layout, language) } } as RequestInit)
}

/** Scripts of the page editor itself, from its own site. */
function editorScripts(data: LayoutData): string[] {
  const context = (data as { sitecore?: { context?: { clientScripts?: unknown } } }).sitecore?.context
  const scripts = Array.isArray(context?.clientScripts) ? context.clientScripts : []
  return scripts.filter((script) => typeof script === "string" && /^(https:\/\/|\/(?!\/))/.test(script))
}
