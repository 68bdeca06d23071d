import { mkdirSync } from "node:fs"
import { resolve } from "node:path"
import { createSearchHttp } from "@forecourt/api-clients/search"
import { type CachedArtwork, cachedArtwork } from "@forecourt/artwork/cached"
import { allowPages, requireToken, type Template } from "@forecourt/content-service"
import { SITE_SERVICES, type SiteServiceName } from "@forecourt/contracts/site-services"
import type { SeededIndex } from "@forecourt/search-service"
import { ServiceError } from "@forecourt/service-kit/errors"
import {
  type OpenService,
  type RunningService,
  type ServiceEnv,
  serviceApp,
  startService,
} from "@forecourt/service-kit/http"
import { DEMO_SEEDS } from "@forecourt/stock-demo/seeds"
import type { SeededMedia } from "@forecourt/vehicle-media-service"
import type { Handler } from "hono"
import { aheadClock } from "./clock/ahead-clock.ts"
import { clockRoute } from "./clock/clock-route.ts"
import { type Contents, openContent } from "./content/reopen-content.ts"
import { seedRoute } from "./content/seed-route.ts"
import { faultMiddleware } from "./faults/fault-middleware.ts"
import { faultSwitch } from "./faults/fault-switch.ts"
import { faultsRoute } from "./faults/faults-route.ts"
import { basemapRoute } from "./map/basemap-route.ts"
import { openPageViews } from "./personalisation/page-views.ts"
import { EVENTS_PATH, eventsRoute, pageViewsRoute } from "./personalisation/personalisation-routes.ts"
import type { PlatformConfig } from "./platform.config.ts"
import { DEFINITIONS, type PlatformSurroundings, SERVICE_NAMES } from "./services/definitions.ts"
import { type ComposedService, openComposed } from "./services/open-composed.ts"

export type Platform = RunningService

type Say = (line: string) => void

/** Uploads may take their time, as long as they keep coming. */
const REQUEST_MS = 120_000
const ARTWORK_FOLDER = resolve(import.meta.dirname, "../../../.cache/artwork")

/** What a platform in development begins with and comes back to. */
export interface Development {
  /** What the services take up when they are asked to, `POST /authoring/seed`. */
  readonly readAgain?: () => Promise<Contents>
  /** What search indexes begin with that are not there. */
  readonly seedSearch?: () => Iterable<SeededIndex>
  /** What there is of cars beside pictures. */
  readonly seedMedia?: () => Iterable<SeededMedia>
}

/** Starts all services in one process and on one port. Throws what keeps them from starting. */
export function startPlatform(
  config: PlatformConfig,
  templates: readonly Template[],
  say: Say,
  development: Development = {},
): Promise<Platform> {
  return startService({ name: "platform", port: config.port, timeouts: { requestMs: REQUEST_MS } }, (url) =>
    openServices({ ...config, publicUrl: config.publicUrl ?? url }, { ...development, templates, say }),
  )
}

interface OpenOptions extends Development {
  readonly templates: readonly Template[]
  readonly say: Say
}

async function openServices(config: PlatformConfig, options: OpenOptions): Promise<OpenService> {
  const { templates, say, readAgain = async () => ({ ...config, templates }), seedSearch, seedMedia } = options
  const { dataFolder, isDevelopment } = config
  mkdirSync(dataFolder, { recursive: true })
  const clock = aheadClock(config.startsAtMs)
  const faults = faultSwitch({ takesWishes: true })
  const drawings = drawingsOf()
  const content = await openContent(config, {
    templates,
    url: config.publicUrl ?? "",
    say,
    findDrawing: drawings.find,
    ...(isDevelopment && { before: faultMiddleware(faults) }),
  })
  const views = await openPageViews(dataFolder)
  const services = await openServicesOf(config, {
    say,
    now: clock.now,
    ...(seedSearch && { seed: seedSearch }),
    ...(seedMedia && { seedMedia }),
  })

  const app = serviceApp({
    name: "platform",
    health: async () => (await content.fetch(new Request("http://localhost/healthz"))).json(),
  })
  const authoring = requireToken(config.authoringToken)
  app.use(EVENTS_PATH, allowPages(config))
  if (isDevelopment) {
    app.use("/authoring/:what{(faults|clock|page-views|seed)}", authoring)
    app.route("/authoring/faults", faultsRoute(faults))
    app.route("/authoring/clock", clockRoute(clock))
    app.route("/authoring/seed", seedRoute(content, readAgain))
    app.route("/authoring/page-views", pageViewsRoute(views))
    for (const path of [EVENTS_PATH, ...SERVICE_NAMES.flatMap((name) => pathsOf(name, true))])
      app.use(path, faultMiddleware(faults))
  }
  app.route("/-/map", basemapRoute())
  app.route(EVENTS_PATH, eventsRoute({ views, hasSite: content.hasSite, keys: config }))
  // Where it is not set up, a search must not look as if nobody had an agreement, or there were no cars.
  for (const name of SERVICE_NAMES)
    for (const path of pathsOf(name, services[name] !== null)) app.all(path, handOn(name, services[name]))
  app.all("*", (context) => content.fetch(context.req.raw, context.env))

  return {
    app,
    async close() {
      await content.close()
      await views.close()
      for (const name of SERVICE_NAMES) await services[name]?.close()
      await drawings.close()
    },
  }
}

function pathsOf(name: SiteServiceName, isThere: boolean): string[] {
  const { root } = SITE_SERVICES[name]
  return [root, `${root}/*`, ...((isThere && DEFINITIONS[name].furtherPaths) || [])]
}

/** What a service answers, or that there is none. */
function handOn(name: SiteServiceName, service: ComposedService | null): Handler<ServiceEnv> {
  if (service !== null) return (context) => service.fetch(context.req.raw, context.env)
  return () => {
    throw new ServiceError("NotSetUp", `The ${SITE_SERVICES[name].title} is not set up here.`, { status: 503 })
  }
}

/** The thread that renders starts with the first picture. */
function drawingsOf(): CachedArtwork {
  let kept: CachedArtwork | null = null
  return {
    find(path) {
      kept ??= cachedArtwork(ARTWORK_FOLDER)
      return kept.find(path)
    },
    close: async () => kept?.close(),
  }
}

type Services = Readonly<Record<SiteServiceName, ComposedService | null>>

/** A service is given those that are open by then: workshop booking the search, which knows when workshops are open. */
async function openServicesOf(config: PlatformConfig, surroundings: PlatformSurroundings): Promise<Services> {
  const { dataFolder, isDevelopment } = config
  const opened: [SiteServiceName, ComposedService | null][] = []
  for (const name of SERVICE_NAMES) {
    const own = config.services[name]
    const search = opened.find(([other]) => other === "search")?.[1]
    const given = { ...surroundings, seeds: DEMO_SEEDS, ...(search && { search: searchIn(search, config) }) }
    opened.push([name, own && (await openComposed(name, { ...own, dataFolder, isDevelopment }, given))])
  }
  return Object.fromEntries(opened) as Services
}

/** The search service in this process, as one calls it over the network. */
function searchIn(search: ComposedService, { services }: PlatformConfig) {
  return createSearchHttp({
    url: "http://localhost",
    apiKey: services.search?.apiKey ?? "",
    fetch: async (input, init) => search.fetch(new Request(input, init)),
  })
}
