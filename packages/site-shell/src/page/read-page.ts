import {
  type Ancestor,
  fetchAncestors,
  fetchEditingLayout,
  fetchLanguages,
  fetchLayout,
  type LayoutData,
  type Services,
} from "@forecourt/api-clients/content"
import type { Http } from "@forecourt/api-clients/http"
import {
  loadPage,
  type Mode,
  type PageItem,
  type Registry,
  type Report,
  readFields,
  readLayout,
  validatePage,
} from "@forecourt/renderer"
import { itemTags, routeTag, siteTag, storiesTag } from "../content/cache-tags.ts"
import { contentHealth, noteServed } from "../content/content-health.ts"
import { contentSource } from "../content/content-source.ts"
import { readKnown } from "../content/read-known.ts"
import { readSharedContent, type SharedContent } from "../content/shared-content.ts"
import type { EditingSession } from "../editing/editing-session.ts"
import type { Environment } from "../environment.ts"
import { parsePageFields } from "../generated/page-fields.parser.js"
import { pageFieldsWire } from "../generated/page-fields.wire.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { reportBlock } from "../report/report-block.ts"
import { imageUrls } from "./image-url.ts"
import type { PageContent } from "./page-content.types.ts"
import { pageItem } from "./page-item.ts"
import { pageTexts } from "./page-texts.ts"
import { pageVariantId } from "./page-variant-id.ts"
import { localeOf, visitorPath } from "./site-paths.ts"

export interface PageSource {
  readonly config: SiteConfig
  readonly registry: Registry
  readonly environment: Environment
}

interface Address {
  readonly language: string
  readonly path: string
  /** What the visitor chose in the address; see `choices.ts`. */
  readonly choices?: PageItem["choices"]
}

/** A page as visitors see it, or `null` when there is none at the address. */
export async function readLivePage(source: PageSource, address: Address): Promise<PageContent | null> {
  const { config, environment } = source
  const { language, path } = address
  const site = config.name
  const tag = routeTag(site, language, path)
  const http = contentSource(environment, { tags: [siteTag(site), ...(tag === null ? [] : [tag])] })

  const [layout, languages, shared] = await Promise.all([
    fetchLayout(http, { site, path, language }),
    fetchLanguages(http, { site, path, language }),
    readSharedContent(environment, site, language),
  ])
  if (layout === null) {
    await askAgainSoon()
    return null
  }
  await tagPage(layout, language)
  let hasHoles = false
  const report = (about: Report) => {
    hasHoles ||= about.kind === "failed-load"
    reportBlock(about)
  }
  const content = await buildPage(source, { ...address, mode: "live", layout, shared, report })
  if (content === null) return null
  if (hasHoles) refuseHoles(path)
  noteServed()
  return { ...content, languages }
}

/** A page as an editor sees it, or `null` when its item is gone. Never kept. */
export async function readEditedPage(source: PageSource, session: EditingSession): Promise<PageContent | null> {
  const { config, environment } = source
  const { language, path } = session
  const [layout, shared] = await Promise.all([
    fetchEditingLayout(contentSource(environment), { ...session, site: config.name }),
    readSharedContent(environment, config.name, language),
  ])
  if (layout === null) return null
  const mode: Mode = session.mode === "edit" ? "editing" : "preview"
  return buildPage(source, { language, path, mode, layout, shared, report: reportBlock })
}

interface Ingredients extends Address {
  readonly mode: Mode
  readonly layout: LayoutData
  readonly shared: SharedContent
  readonly report: (report: Report) => void
}

async function buildPage(source: PageSource, ingredients: Ingredients): Promise<PageContent | null> {
  const { config, registry, environment } = source
  const { language, path, choices, mode, layout: data, shared, report } = ingredients
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
    staticBlocks: config.staticBlocks,
    text: pageTexts(language, shared.dictionary),
    imageUrl: imageUrls({ contentUrl: environment.content.url, hosts: config.imageHosts ?? [] }),
    report,
  }
  const fields = readKnown(readFields(route.fields, pageFieldsWire), parsePageFields)
  const item = pageItem(route, fields, choices)
  const services: Services = {
    content: contentSource(environment),
    stories: contentSource(environment, { tags: [storiesTag(config.name, language)] }),
    site: config.name,
    ...(environment.content.storyTemplate && { storyTemplate: environment.content.storyTemplate }),
  }
  const [page, trail] = await Promise.all([
    loadPage(validatePage(layout, registry, site), { site, services, item }),
    mode === "live" && path !== "/" ? readTrail(services.content, route.itemId, language) : [],
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
    editorScripts: mode === "editing" ? editorScripts(data) : [],
  }
}

/** A page is worth more than its way there. */
async function readTrail(http: Http, item: string, language: string): Promise<readonly Ancestor[]> {
  return fetchAncestors(http, { item, language }).catch(() => [])
}

/** A page that does not exist yet carries no item that a notice could name: it is looked for again after a while. */
const MISSING_SECONDS = 10

async function askAgainSoon(): Promise<void> {
  // The framework draws a page again when the first of its answers is out of date.
  await fetch("data:,missing", { next: { revalidate: MISSING_SECONDS } } as RequestInit)
}

async function tagPage(layout: LayoutData, language: string): Promise<void> {
  // The framework collects tags where a page fetches; an address that holds its own answer costs no request.
  await fetch("data:,", { next: { tags: itemTags(layout, language) } } as RequestInit)
}

/** While the platform is silent, the last good page is better than a fresh one in which something could not load. */
function refuseHoles(path: string): void {
  if (contentHealth().silentSince === null) return
  throw new Error(`readLivePage: parts of ${path} could not load while the content platform is silent.`)
}

/** Scripts of the page editor itself, from its own site. */
function editorScripts(data: LayoutData): string[] {
  const context = (data as { sitecore?: { context?: { clientScripts?: unknown } } }).sitecore?.context
  const scripts = Array.isArray(context?.clientScripts) ? context.clientScripts : []
  return scripts.filter((script) => typeof script === "string" && /^(https:\/\/|\/(?!\/))/.test(script))
}
