import { join } from "node:path"
import { createCorsHandler, type OpenService, type ServiceEnv } from "@forecourt/service-kit/http"
import { type Opened, openService, type ServiceTools, type Surroundings } from "@forecourt/service-kit/service"
import { sql } from "@forecourt/service-kit/storage"
import { Hono, type MiddlewareHandler } from "hono"
import { createAuthoringApi } from "./authoring/authoring-api.ts"
import type { ContentConfig } from "./content.config.ts"
import { COMPONENT_PATH, createGraphEndpoint, GRAPH_PATHS } from "./graphql/endpoint.ts"
import { createMediaResponse, MEDIA_PATH } from "./media/media-endpoint.ts"
import { createMediaSources, type FindDrawing } from "./media/media-source.ts"
import { createMediaStore } from "./media/media-store.ts"
import { createPictureCache } from "./media/picture-cache.ts"
import { sendWebhooks } from "./publishing/webhooks.ts"
import { createSearchReader } from "./search/search-reader.ts"
import { type SeedVoices, seedStorage } from "./seed/seed-storage.ts"
import { createSitemapResponse, listSitemapAddresses, SITEMAP_PATH } from "./sitemap/sitemap-files.ts"
import { getMigrations, openStoredContent, SERVICE } from "./storage/content-storage.ts"
import type { Store } from "./storage/open-store.ts"
import type { WriteContext } from "./storage/write-version.ts"
import type { Template } from "./templates/template.types.ts"
import { createTemplateSet } from "./templates/template-set.ts"
import { updateStorage } from "./upcasting/upcast-storage.ts"
import type { Library } from "./wire/library.types.ts"

interface Contents {
  readonly hasSite: (name: string) => boolean
  /** True if stored content was changed while the service was opening, for example because it was seeded. */
  readonly hasWritten: boolean
}

/** An open content service. Closing it waits for pending notifications and then closes the storage. */
export interface ContentService extends OpenService, Contents {}

export interface ContentSurroundings extends Omit<Surroundings, "storage"> {
  readonly templates: readonly Template[]
  readonly url: string
  /** Called with a line about each site whose folder was rejected. @default `log` */
  readonly warn?: (line: string) => void
  /** A middleware that runs before each content request. It does not run for CORS preflight requests. */
  readonly beforeRequest?: MiddlewareHandler<ServiceEnv>
  /** Renders the drawings below `/-/media/artwork/`. @default there are no drawings */
  readonly findDrawing?: FindDrawing
}

/**
 * The time limit for receiving a request, in milliseconds. An upload may exceed the limit as long as it keeps sending
 * data.
 */
export const REQUEST_MS = 120_000

/** The headers that browser scripts on other origins may send. */
const TAKEN_HEADERS = [
  "content-type",
  "sc_apikey",
  "x-sitecore-contextid",
  "sc_editmode",
  "sc_previewmode",
  "sc_layoutkind",
  "sc_site",
  "sc_variant",
]
const SHOWN_HEADERS = ["retry-after", "x-rate-limit-limit", "x-rate-limit-remaining", "x-rate-limit-reset"]

/** Creates middleware that lets pages of the configured origins read responses in a browser. */
export function createPageCors({ origins }: Pick<ContentConfig, "origins">): ReturnType<typeof createCorsHandler> {
  return createCorsHandler({ origins, methods: ["GET", "POST"], takes: TAKEN_HEADERS, shows: SHOWN_HEADERS })
}

/** Opens the content service: migrates its storage, fills it with the initial content, and creates the routes. */
export async function openContentService(
  config: ContentConfig,
  surroundings: ContentSurroundings,
): Promise<ContentService> {
  const { tools, ...service } = await openService({
    name: SERVICE,
    config,
    surroundings,
    migrations: getMigrations(config),
    open: (tools) => openContent(tools, config, surroundings),
  })
  return { ...service, ...tools }
}

async function openContent(
  { storage, now, log }: ServiceTools,
  config: ContentConfig,
  surroundings: ContentSurroundings,
): Promise<Opened<Contents>> {
  const { url, warn = log } = surroundings
  const { isDevelopment, dataFolder, pictureFolder, sitemapSize } = config
  const { store, files, file } = await openStoredContent(storage, { dataFolder, log })
  const templates = createTemplateSet(surroundings.templates)
  const library: Library = { store, templates, publicUrl: config.publicUrl ?? url }
  let hasWritten: boolean
  try {
    hasWritten = await fillStorage({ store, templates, now }, config, { log, warn })
  } catch (error) {
    await store.close()
    throw error
  }

  const notices = new Set<Promise<void>>()
  const media = createMediaStore(store, files)
  const measuring = media.measure().catch((error: unknown) => log(`content: pictures were not measured: ${error}`))
  const pictures = {
    find: createMediaSources(media, surroundings.findDrawing),
    cache: createPictureCache(pictureFolder ?? join(dataFolder, "pictures")),
    isDevelopment,
  }
  const reader = createSearchReader(file)
  const graph = await createGraphEndpoint(library, config, {
    sitemaps: (site) => listSitemapAddresses(library, site, sitemapSize),
    log,
    reader,
  })
  const authoring = createAuthoringApi(
    {
      ...library,
      media,
      isDevelopment,
      now,
      publish(change) {
        const notice = sendWebhooks(change, { urls: config.webhooks, secret: config.webhookSecret, onFailure: log })
        notices.add(notice)
        notice.finally(() => notices.delete(notice))
      },
    },
    config.authoringToken,
  )

  const app = new Hono<ServiceEnv>()
  for (const path of [...GRAPH_PATHS, COMPONENT_PATH]) app.use(path, createPageCors(config))
  app.route("/", authoring)
  if (surroundings.beforeRequest !== undefined) app.use(surroundings.beforeRequest)
  for (const path of GRAPH_PATHS) app.all(path, graph.respond)
  app.all(COMPONENT_PATH, graph.component)
  app.all(`${MEDIA_PATH}*`, (context) => createMediaResponse(context, pictures))
  app.all(`${SITEMAP_PATH}*`, (context) => createSitemapResponse(context, library, sitemapSize))

  return {
    tools: {
      hasWritten,
      hasSite: (name) => sql`select 1 from sites where name = ${name}`.get(store) !== undefined,
    },
    routes: [app],
    health: () => ({ sites: listSiteNames(store) }),
    outlivesStorage: true,
    async close() {
      await Promise.all(notices)
      await measuring
      await reader.close()
      await store.close()
    },
  }
}

async function fillStorage(
  write: WriteContext,
  { siteFolders, textKeys }: ContentConfig,
  { log, warn }: SeedVoices,
): Promise<boolean> {
  let files = 0
  const { blocks, left } = await write.store.publish(() =>
    updateStorage(write, () => {
      const reports = seedStorage(write, { folders: siteFolders, textKeys }, { log, warn })
      files = reports.reduce((sum, { written, removed }) => sum + written + removed, 0)
    }),
  )
  if (blocks > 0) log(`content: ${blocks} stored uses of blocks were brought to the newest version of their schemas.`)
  for (const version of left) log(`content: ${version}, is older than every migration, and stays as it was written.`)
  return blocks + files > 0
}

function listSiteNames(store: Store): string[] {
  return store.all("select name from sites order by name").map(({ name }) => String(name))
}
