import { mkdirSync } from "node:fs"
import { resolve } from "node:path"
import { createSearchHttp } from "@forecourt/api-clients/search"
import { type CachedArtwork, cachedArtwork } from "@forecourt/artwork/cached"
import { readFilm } from "@forecourt/artwork/read-film"
import { checkToken, createPageCors, type Template } from "@forecourt/content-service"
import { SITE_SERVICES, type SiteServiceName } from "@forecourt/contracts/site-services"
import type { SeededIndex } from "@forecourt/search-service"
import { ServiceError } from "@forecourt/service-kit/errors"
import {
  createServiceApp,
  type OpenService,
  type RunningService,
  type ServiceEnv,
  startService,
} from "@forecourt/service-kit/http"
import type { StaffDesk } from "@forecourt/service-kit/staff"
import { openStaffPages, type StaffPages } from "@forecourt/staff"
import { DEMO_SEEDS } from "@forecourt/stock-demo/seeds"
import type { SeededMedia } from "@forecourt/vehicle-media-service"
import type { Handler } from "hono"
import { createAheadClock } from "./clock/ahead-clock.ts"
import { createClockRoute } from "./clock/clock-route.ts"
import { type Contents, openContent } from "./content/reopen-content.ts"
import { createSeedRoute } from "./content/seed-route.ts"
import { createFaultMiddleware } from "./faults/fault-middleware.ts"
import { createFaultSwitch } from "./faults/fault-switch.ts"
import { createFaultsRoute } from "./faults/faults-route.ts"
import { createBasemapRoute } from "./map/basemap-route.ts"
import { openPageViews } from "./personalisation/page-views.ts"
import { createEventsRoute, createPageViewsRoute, EVENTS_PATH } from "./personalisation/personalisation-routes.ts"
import type { PlatformConfig } from "./platform.config.ts"
import { DEFINITIONS, type PlatformSurroundings, SERVICE_NAMES } from "./services/definitions.ts"
import { type ComposedService, openComposed } from "./services/open-composed.ts"

export type Platform = RunningService

type Log = (line: string) => void

/** The maximum duration of a request in milliseconds. It allows for slow uploads. */
const REQUEST_MS = 120_000
const ARTWORK_FOLDER = resolve(import.meta.dirname, "../../../.cache/artwork")

export interface Development {
  readonly readAgain?: () => Promise<Contents>
  readonly seedSearch?: () => Iterable<SeededIndex>
  readonly seedMedia?: () => Iterable<SeededMedia>
}

/** Starts the platform with all of its services. Throws an error if one of the services cannot start. */
export function startPlatform(
  config: PlatformConfig,
  templates: readonly Template[],
  log: Log,
  development: Development = {},
): Promise<Platform> {
  return startService({ name: "platform", port: config.port, timeouts: { requestMs: REQUEST_MS } }, (url) =>
    openServices({ ...config, publicUrl: config.publicUrl ?? url }, { ...development, templates, log }),
  )
}

interface OpenOptions extends Development {
  readonly templates: readonly Template[]
  readonly log: Log
}

async function openServices(config: PlatformConfig, options: OpenOptions): Promise<OpenService> {
  const { templates, log, readAgain = async () => ({ ...config, templates }), seedSearch, seedMedia } = options
  const { dataFolder, isDevelopment } = config
  mkdirSync(dataFolder, { recursive: true })
  const clock = createAheadClock(config.startsAtMs)
  const faults = createFaultSwitch({ takesWishes: true })
  const drawings = createDrawings()
  const content = await openContent(config, {
    templates,
    url: config.publicUrl ?? "",
    log,
    findDrawing: drawings.find,
    ...(isDevelopment && { beforeRequest: createFaultMiddleware(faults) }),
  })
  const views = await openPageViews(dataFolder)
  const services = await openEmbeddedServices(config, {
    log,
    now: clock.now,
    ...(seedSearch && { seed: seedSearch }),
    ...(seedMedia && { seedMedia }),
  })

  const app = createServiceApp({
    name: "platform",
    health: async () => (await content.fetch(new Request("http://localhost/healthz"))).json(),
  })
  const authoring = checkToken(config.authoringToken)
  app.use(EVENTS_PATH, createPageCors(config))
  if (isDevelopment) {
    app.use("/authoring/:what{(faults|clock|page-views|seed)}", authoring)
    app.route("/authoring/faults", createFaultsRoute(faults))
    app.route("/authoring/clock", createClockRoute(clock))
    app.route("/authoring/seed", createSeedRoute(content, readAgain))
    app.route("/authoring/page-views", createPageViewsRoute(views))
    for (const path of [EVENTS_PATH, ...SERVICE_NAMES.flatMap((name) => listPaths(name, true))])
      app.use(path, createFaultMiddleware(faults))
  }
  app.route("/-/map", createBasemapRoute())
  app.route(EVENTS_PATH, createEventsRoute({ views, hasSite: content.hasSite, keys: config }))
  // A service that is not set up must not look as if there were no agreements, or no cars.
  for (const name of SERVICE_NAMES)
    for (const path of listPaths(name, services[name] !== null))
      app.all(path, createServiceHandler(name, services[name]))
  const staff = await openStaff(config, services, log)
  if (staff !== null) app.route("/staff", staff.app)
  app.all("*", (context) => content.fetch(context.req.raw, context.env))

  return {
    app,
    async close() {
      await staff?.close()
      await content.close()
      await views.close()
      for (const name of SERVICE_NAMES) await services[name]?.close()
      await drawings.close()
    },
  }
}

function listPaths(name: SiteServiceName, isThere: boolean): string[] {
  const { root } = SITE_SERVICES[name]
  return [root, `${root}/*`, ...((isThere && DEFINITIONS[name].furtherPaths) || [])]
}

function createServiceHandler(name: SiteServiceName, service: ComposedService | null): Handler<ServiceEnv> {
  if (service !== null) return (context) => service.fetch(context.req.raw, context.env)
  return () => {
    throw new ServiceError("NotSetUp", `The ${SITE_SERVICES[name].title} is not set up here.`, { status: 503 })
  }
}

function createDrawings() {
  let kept: CachedArtwork | null = null
  return {
    async find(path: string) {
      const webm = await readFilm(path)
      if (webm !== null) return { webm }
      kept ??= cachedArtwork(ARTWORK_FOLDER)
      return kept.find(path)
    },
    close: async () => kept?.close(),
  }
}

/** Opens the pages of staff over all services. The forms send the links, so that their outbox page has them. */
async function openStaff(config: PlatformConfig, services: Services, log: Log): Promise<StaffPages | null> {
  if (config.staff === null) return null
  const desks = SERVICE_NAMES.flatMap((name) => services[name]?.staff ?? [])
  const place = { dataFolder: config.dataFolder, database: null }
  const isLink = ({ service }: StaffDesk) => service === "forms"
  return desks.length === 0
    ? null
    : openStaffPages(config.staff, {
        desks: desks.toSorted((desk, other) => Number(isLink(other)) - Number(isLink(desk))),
        place,
        url: config.publicUrl ?? "",
        log,
      })
}

type Services = Readonly<Record<SiteServiceName, ComposedService | null>>

/**
 * Opens the services one after the other. The order is important, since the workshop booking service reads opening
 * hours from the search service.
 */
async function openEmbeddedServices(config: PlatformConfig, surroundings: PlatformSurroundings): Promise<Services> {
  const { dataFolder, isDevelopment } = config
  const opened: [SiteServiceName, ComposedService | null][] = []
  for (const name of SERVICE_NAMES) {
    const serviceConfig = config.services[name]
    const search = opened.find(([other]) => other === "search")?.[1]
    const options = {
      ...surroundings,
      seeds: DEMO_SEEDS,
      ...(config.publicUrl != null && { publicUrl: config.publicUrl }),
      ...(search && { search: createEmbeddedSearch(search, config) }),
    }
    opened.push([
      name,
      serviceConfig && (await openComposed(name, { ...serviceConfig, dataFolder, isDevelopment }, options)),
    ])
  }
  return Object.fromEntries(opened) as Services
}

/**
 * Creates a client for a search service in the same process. The client behaves as if it called the service over the
 * network.
 */
function createEmbeddedSearch(search: ComposedService, { services }: PlatformConfig) {
  return createSearchHttp({
    url: "http://localhost",
    apiKey: services.search?.apiKey ?? "",
    fetch: async (input, init) => search.fetch(new Request(input, init)),
  })
}
