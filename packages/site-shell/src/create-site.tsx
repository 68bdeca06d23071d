import { type BlockStyles, type ChoiceForms, listBlocks, type Registry } from "@forecourt/renderer"
import type { Metadata } from "next"
import { cookies, headers } from "next/headers"
import { notFound, redirect } from "next/navigation"
import { cache, type ReactNode } from "react"
import { createAuthoringStore, type EditStore } from "./editing/authoring-store.ts"
import { createEditingRoutes } from "./editing/editing-routes.ts"
import { EDITING_COOKIE } from "./editing/editing-session.ts"
import { buildRefusedAddress, LOGIN_PATH } from "./editing/editor-login.ts"
import { createEditorRoutes } from "./editing/editor-routes.ts"
import { EDITOR_COOKIE, isEditor } from "./editing/editor-session.ts"
import { createLastPages } from "./editing/last-pages.ts"
import { isRefused, readDraftPage, readSession } from "./editing/read-session.ts"
import { getSchemaRevision } from "./editing/schema-revision.ts"
import { getSharedSecretLimit } from "./editing/secret-limit.ts"
import { type Environment, readEnvironment } from "./environment.ts"
import type { SiteConfig } from "./generated/site-config.ts"
import { createPageHead } from "./head/page-head.ts"
import { parseItemPath } from "./items/item-address.ts"
import type { PageSource } from "./page/build-page.ts"
import { parseChoices, readChoices } from "./page/choices.ts"
import { decodePath } from "./page/decode-path.ts"
import { Document } from "./page/document.tsx"
import { injectFaults } from "./page/inject-faults.ts"
import type { PageContent } from "./page/page-content.types.ts"
import { type LiveOptions, readLivePage } from "./page/read-page.ts"
import { renderBlockPage } from "./page/render-block-page.tsx"
import { renderPage } from "./page/render-page.tsx"
import { toVisitorPath } from "./page/site-paths.ts"
import { UPDATE_HEADER } from "./proxy/proxy-headers.ts"
import { readConfig, type SiteConfigInput } from "./read-config.ts"
import { formatError, reportLine } from "./report/report-line.ts"
import { createFaviconRoute } from "./routes/favicon-route.ts"
import { createFeedRoute } from "./routes/feed-route.ts"
import { createHealthRoute } from "./routes/health-route.ts"
import { createLlmsRoute } from "./routes/llms-route.ts"
import { createRevalidateRoute } from "./routes/revalidate-route.ts"
import { robotsRoute } from "./routes/robots-route.ts"
import { createSecurityRoute } from "./routes/security-route.ts"
import { createServicesRoute, type ServiceMethods } from "./routes/services-route.ts"
import { createSiteRoutes, type EveryMethod } from "./routes/site-routes.ts"
import { createSitemapRoute } from "./routes/sitemap-route.ts"
import { createStylesRoute } from "./routes/styles-route.ts"
import { createSiteStock } from "./stock/site-stock.ts"
import { createPageStyles, type PageStyles } from "./styles/page-styles.ts"
import { DRAFT_COOKIE, readDraft } from "./visitor/draft-cookie.ts"

export interface RouteParams {
  readonly params: Promise<{ readonly lang: string; readonly path?: readonly string[] }>
}

interface LayoutProps extends RouteParams {
  readonly children: ReactNode
  readonly className?: string
}

/**
 * The layout, page and metadata of a route that renders pages. Export them from the route's `layout.tsx` and
 * `page.tsx`.
 */
export interface PageView {
  readonly Layout: (props: LayoutProps) => Promise<ReactNode>
  readonly Page: (props: RouteParams) => Promise<ReactNode>
  readonly head: (props: RouteParams) => Promise<Metadata>
}

export interface EditorOfPage {
  readonly place: { readonly language: string; readonly path: string }
  readonly schemaRevision: string
  readonly language: string
  readonly timeZone: string
  readonly leaveAt: string
  readonly logInAt: string
  /** True if the platform does not respond, so that the page is rendered from an earlier response. */
  readonly isStale: boolean
}

export type MakeEditApi = (options: {
  readonly store: EditStore
  readonly schemaRevision: string
}) => (request: Request) => Promise<Response>

/** The parts of a site, for re-export from the files in its `app/` folder. */
export interface Site {
  readonly config: SiteConfig
  /** The view for visitors. Its pages are cached, and rendered again in the background. */
  readonly live: PageView
  /**
   * The view for visitors in which each page is rendered for every request instead of being cached. See `./fresh-view`.
   */
  readonly fresh: PageView
  /** The view for editors with a session. Its pages are never cached. */
  readonly edit: PageView & {
    /**
     * Returns the data that the site's own editor needs for a page. Returns `null` if the page is opened in the
     * platform's editor.
     */
    readonly editor: (props: RouteParams) => Promise<EditorOfPage | null>
  }
  /** The handlers for requests other than pages: files such as `/robots.txt`, and calls below `/api/`. */
  readonly routes: EveryMethod
  /**
   * The handlers for requests from the site's own editor. They reject every request whose sender is not logged in as an
   * editor.
   */
  readonly editorRoutes: (make: MakeEditApi) => ServiceMethods
}

/**
 * The blocks of a site: their registry, their style sheets, and the choices (such as filters) that they read from URLs.
 */
export interface SiteBlocks {
  readonly registry: Registry
  readonly styles: BlockStyles
  readonly choices: ChoiceForms
}

/**
 * Creates a site from its configuration and blocks. The environment is read from the environment variables by default.
 */
export function createSite(
  switches: SiteConfigInput,
  blocks: SiteBlocks,
  environment: Environment = readEnvironment(process.env),
): Site {
  const config = readConfig(switches)
  const { registry } = blocks
  const styles = createPageStyles(blocks.styles)
  const source: PageSource = {
    config,
    environment,
    registry: injectFaults(registry, environment.faultyBlocks),
    stock: createSiteStock(config, environment),
  }
  const readWith = (options?: LiveOptions) =>
    cache((language: string, path: string, choices: string) =>
      readLivePage(
        source,
        { language, ...parseItemPath(path), choices: readChoices(choices, blocks.choices) },
        options,
      ),
    )
  const readFresh = readWith({ isFresh: true })
  const readWithDraft = cache(async (language: string, path: string, choices: string) => {
    const content = await readFresh(language, path, choices)
    const draft = readDraft((await cookies()).get(DRAFT_COOKIE)?.value)
    return content && draft ? { ...content, site: { ...content.site, draft } } : content
  })
  const store = createAuthoringStore(config, environment)
  const schemaRevision = getSchemaRevision(registry)
  const editedPages = createLastPages()
  const readEdited = cache(async (language: string, path: string) => {
    const sent = await cookies()
    const update = (await headers()).get(UPDATE_HEADER)
    const session = { cookie: sent.get(EDITING_COOKIE)?.value, update }
    const framed = await readSession(source, session, { language, path })
    if (framed !== null) return { content: framed, isOurs: false, isStale: false }
    if (!isEditor(sent.get(EDITOR_COOKIE)?.value, environment.editing)) return null
    const readDraftPageOnce = () => readDraftPage(source, store, { language, path })
    const rendering = await editedPages.readOrLast(`${language} ${path}`, readDraftPageOnce, (error) => {
      if (!isRefused(error)) return reportLine({ event: "edited-page-failed", message: formatError(error) })
      const message = `${formatError(error)}. Set FORECOURT_AUTHORING_TOKEN to the content platform's.`
      reportLine({ event: "authoring-refused", message })
      return redirect(buildRefusedAddress(toVisitorPath(path, language, config)))
    })
    return { ...rendering, isOurs: true }
  })
  const limit = getSharedSecretLimit()
  const editing = createEditingRoutes({ site: config, environment, blocks: registry, limit })

  return {
    config,
    live: createPageView(source, styles, readWith()),
    fresh: createPageView(source, styles, readWithDraft),
    edit: {
      // An editor sees a page without the choices of its URL: it is read once for all parts that need it.
      ...createPageView(source, styles, async (language, path) => (await readEdited(language, path))?.content ?? null),
      async editor(props) {
        const { language, path } = await readRouteParams(props)
        const place = { language, path }
        const edited = await readEdited(language, path)
        if (!edited?.isOurs || edited.content === null) return null
        const here = encodeURIComponent(edited.content.site.path)
        return {
          place,
          schemaRevision,
          timeZone: config.timeZone,
          isStale: edited.isStale,
          language: (await headers()).get("accept-language")?.split(",")[0] ?? language,
          leaveAt: `${LOGIN_PATH}?leave&to=${here}`,
          logInAt: `${LOGIN_PATH}?to=${here}`,
        }
      },
    },
    routes: createSiteRoutes({
      site: config,
      files: {
        health: { GET: createHealthRoute(config, environment) },
        robots: { GET: robotsRoute(config, environment) },
        sitemap: {
          GET: createSitemapRoute(config, {
            environment,
            stock: source.stock,
            readPage: (address) => readLivePage(source, address),
          }),
        },
        llms: { GET: createLlmsRoute(config, environment) },
        security: { GET: createSecurityRoute(config) },
        favicon: { GET: createFaviconRoute(config, environment) },
        feed: { GET: createFeedRoute(config, environment) },
        styles: { GET: createStylesRoute(styles) },
        editing: editing.render,
      },
      calls: {
        "/api/revalidate": { POST: createRevalidateRoute(config, environment) },
        "/api/editing/config": editing.config,
        "/api/editing/render": editing.render,
      },
      services: createServicesRoute(config, environment),
    }),
    editorRoutes: (make) => createEditorRoutes({ config, environment, limit, api: make({ store, schemaRevision }) }),
  }
}

type ReadPage = (language: string, path: string, choices: string) => Promise<PageContent | null>

function createPageView({ config, environment }: PageSource, styles: PageStyles, read: ReadPage): PageView {
  async function readFrom(props: RouteParams): Promise<PageContent | null> {
    const { language, path, choices } = await readRouteParams(props)
    return config.languages.includes(language) ? read(language, path, choices) : null
  }

  return {
    async Layout({ params, className, children }) {
      const { lang } = await params
      const renderedAt = Date.now()
      const content = await readFrom({ params })
      return (
        <Document
          language={lang}
          site={config.name}
          brand={content?.fields.brandDesign?.value.trim().toLowerCase() || null}
          isEdited={process.env.NODE_ENV === "development" || content?.site.mode === "editing"}
          {...(className !== undefined && { className })}
        >
          {children}
          {await renderDevNotes(environment, renderedAt)}
        </Document>
      )
    },
    async Page(props) {
      const content = await readFrom(props)
      if (content === null) return notFound()
      const { page, site } = content
      const sheet = site.mode === "editing" ? styles.addressOfAll() : styles.getAddress(listBlocks(page))
      if (content.block !== null) return renderBlockPage(content, { sheet, editors: environment.editing.origins })
      return renderPage(content, { site: config, areas: config.areas, sheet, contentUrl: environment.content.url })
    },
    async head(props) {
      const content = await readFrom(props)
      if (content === null) return {}
      const { language, mode } = content.site
      return createPageHead({ ...content, site: config, language, mode, contentUrl: environment.content.url })
    },
  }
}

async function readRouteParams({ params }: RouteParams) {
  const { lang, path = [] } = await params
  const { segments, choices } = parseChoices(path.map((segment) => decodePath(segment) ?? segment))
  return { language: lang, path: `/${segments.join("/")}`, choices }
}

/** Renders notes for developers. Their code is not part of a production build. */
async function renderDevNotes({ devEvents }: Environment, renderedAt: number): Promise<ReactNode> {
  if (process.env.NODE_ENV !== "development" || devEvents === null) return null
  const { DevNotes } = await import("./dev/dev-notes.client.tsx")
  return <DevNotes events={devEvents} renderedAt={renderedAt} />
}
