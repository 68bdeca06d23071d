import {
  type Ancestor,
  type CallOptions,
  fetchAncestors,
  type ItemRequest,
  type LayoutData,
  type Services,
} from "@forecourt/api-clients/content"
import type { Http } from "@forecourt/api-clients/http"
import {
  loadPage,
  type Mode,
  type PageItem,
  type PageListing,
  type Registry,
  type Report,
  readFields,
  readLayout,
  type SiteContext,
  validatePage,
} from "@forecourt/renderer"
import { formatArticlesTag } from "../content/cache-tags.ts"
import { createContentSource } from "../content/content-source.ts"
import { readKnown } from "../content/read-known.ts"
import type { SharedContent } from "../content/shared-content.ts"
import type { LibraryBlock } from "../editing/editing-session.ts"
import type { Environment } from "../environment.ts"
import { parsePageFields } from "../generated/page-fields.parser.js"
import type { PageFields } from "../generated/page-fields.ts"
import { pageFieldsWire } from "../generated/page-fields.wire.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import type { Entity } from "../items/read-entity.ts"
import { createSiteFinance } from "../stock/site-finance.ts"
import { createSitePlaces } from "../stock/site-places.ts"
import type { PageStock } from "../stock/site-stock.ts"
import { describeSafely } from "../structured-data/describe-safely.ts"
import { createImageUrls } from "./image-url.ts"
import type { PageContent } from "./page-content.types.ts"
import { createPageItem } from "./page-item.ts"
import { createPageTexts } from "./page-texts.ts"
import { formatPageVariantId } from "./page-variant-id.ts"
import { getLocale, toVisitorPath } from "./site-paths.ts"

export interface PageSource {
  readonly config: SiteConfig
  readonly registry: Registry
  readonly environment: Environment
  readonly stock: PageStock
}

export interface Address {
  readonly language: string
  readonly path: string
  readonly choices?: PageItem["choices"]
  /** The ID of the item to show, if the page is the layout of many items. `null` shows the view for a missing item. */
  readonly item?: string | null | undefined
}

interface Ingredients extends Address {
  readonly mode: Mode
  readonly block?: LibraryBlock | null
  readonly layout: LayoutData
  readonly shared: SharedContent
  readonly report: (report: Report) => void
  readonly onStockMissing?: () => void
  readonly entity?: Entity
  readonly signal?: AbortSignal
}

/**
 * The fraction of the time budget that loading the data of a block may take. It leaves time for the other parts of the
 * page.
 */
const SHARE_OF_BLOCK = 0.6

export async function buildPage(source: PageSource, ingredients: Ingredients): Promise<PageContent | null> {
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
    entity,
    signal,
  } = ingredients
  const path = entity?.path ?? ingredients.path
  const call = signal ? { signal } : {}
  const layout = readLayout(data)
  const { route } = layout
  if (route === null) return null

  const site = {
    name: config.name,
    language,
    languages: config.languages,
    locale: getLocale(config.name, language),
    timeZone: config.timeZone,
    mode,
    path: toVisitorPath(path, language, config),
    homePath: toVisitorPath("/", language, config),
    pathToCarList: shared.settings.pathToCarList?.value.href ?? null,
    privacy: getPrivacy(shared.settings),
    floatingNavigation: config.floatingNavigationOnHome,
    services: config.services,
    text: createPageTexts(language, shared.dictionary),
    imageUrl: createImageUrls({ contentUrl: environment.content.url, hosts: config.imageHosts ?? [] }),
    report,
  }
  const fields = {
    ...readKnown(readFields(route.fields, pageFieldsWire), parsePageFields),
    ...(entity && readHead(entity)),
  }
  const item = { ...createPageItem(route, fields, choices), ...(entity && { entity: entity.known }) }
  const services: Services = {
    content: createContentSource(environment),
    articles: createContentSource(environment, { tags: [formatArticlesTag(config.name, language)] }),
    stock: source.stock(onStockMissing),
    ...(config.searchIndexes && { places: createSitePlaces(environment) }),
    ...(config.services?.includes("finance-quote") && { financeQuote: createSiteFinance(environment, language) }),
    site: config.name,
    ...(environment.content.articleTemplate && { articleTemplate: environment.content.articleTemplate }),
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
    view: { page: route.name || name, variantId: formatPageVariantId(layout, language), language },
    path,
    listing: listings[0] ?? null,
    block,
    editorScripts: mode === "editing" ? editorScripts(data) : [],
  }
}

function readHead({ kind, fields }: Entity): Partial<PageFields> {
  return fields === null ? {} : describeSafely("head-failed", () => kind.head(fields), {})
}

function ignore(): void {}

/** Reads the ancestors of a page. Returns an empty array if the request fails, so that the page is still rendered. */
async function readTrail(http: Http, item: ItemRequest, call: CallOptions): Promise<readonly Ancestor[]> {
  return fetchAncestors(http, item, call).catch(() => [])
}

function editorScripts(data: LayoutData): string[] {
  const context = (data as { sitecore?: { context?: { clientScripts?: unknown } } }).sitecore?.context
  const scripts = Array.isArray(context?.clientScripts) ? context.clientScripts : []
  return scripts.filter((script) => typeof script === "string" && /^(https:\/\/|\/(?!\/))/.test(script))
}

function getPrivacy({ legalName, privacyPage }: PageContent["settings"]): SiteContext["privacy"] {
  const company = legalName?.value
  return company && privacyPage ? { company, path: privacyPage.value.href } : undefined
}
