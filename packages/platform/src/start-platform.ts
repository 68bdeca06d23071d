import { join } from "node:path"
import { type AheadClock, aheadClock } from "./authoring/ahead-clock.ts"
import { authoringApi } from "./authoring/authoring-api.ts"
import type { AuthoringDesk } from "./authoring/authoring-desk.types.ts"
import { faultDesk } from "./faults/fault-desk.ts"
import { COMPONENT_PATH, GRAPH_PATHS, graphEndpoint } from "./graphql/endpoint.ts"
import { preflight, shared } from "./http/cors.ts"
import { type Answer, type Ask, json } from "./http/exchange.ts"
import { answerTo, type Handler, listen } from "./http/listen.ts"
import { MEDIA_PATH, mediaAnswer } from "./media/media-endpoint.ts"
import { mediaSources } from "./media/media-source.ts"
import { mediaStore } from "./media/media-store.ts"
import { pictureCache } from "./media/picture-cache.ts"
import { EVENTS_PATH, eventsAnswer } from "./personalisation/events-endpoint.ts"
import { pageViews } from "./personalisation/page-views.ts"
import type { PlatformConfig } from "./platform.config.ts"
import { notifyWebhooks } from "./publishing/webhooks.ts"
import { seedStorage } from "./seed/seed-storage.ts"
import { SITEMAP_PATH, sitemapAddresses, sitemapAnswer } from "./sitemap/sitemap-files.ts"
import { openStore, type Store } from "./storage/open-store.ts"
import type { Desk } from "./storage/write-documents.ts"
import type { Template } from "./templates/template.types.ts"
import { templateSet } from "./templates/template-set.ts"
import { CLOSED_TYRE_HOTEL, openTyreHotel, type TyreHotel } from "./tyre-hotel/tyre-hotel.ts"
import { upcastStorage } from "./upcasting/upcast-storage.ts"
import type { Library } from "./wire/library.types.ts"

export interface Platform {
  readonly url: string
  readonly port: number
  /** Ends running requests and notices, then closes the storage; once, however often it is told to. */
  readonly close: () => Promise<void>
}

type Say = (line: string) => void

/** Starts the platform: takes the port, seeds the storage, then answers. Throws what keeps it from starting. */
export async function startPlatform(
  config: PlatformConfig,
  templates: readonly Template[],
  say: Say,
): Promise<Platform> {
  let handle: Handler = async () => json(503, { status: "starting" }, { "retry-after": "1" })
  const listening = await listen(config.port, (ask) => handle(ask))
  try {
    const url = config.publicUrl ?? `http://localhost:${listening.port}`
    const store = openStore(join(config.dataFolder, "content.sqlite"), say)
    const library: Library = { store, templates: templateSet(templates), publicUrl: url }
    fillStorage({ ...library, now: Date.now }, config, say)
    const clock = aheadClock()
    const tyreHotel = await tyreHotelOf(config, clock, say)
    const notices = new Set<Promise<void>>()
    handle = handler({ library, tyreHotel, clock }, config, notices, say)
    const end = async () => {
      await listening.close()
      await Promise.all(notices)
      await tyreHotel.close()
      store.close()
    }
    let ending: Promise<void> | null = null
    return {
      url,
      port: listening.port,
      close() {
        ending ??= end()
        return ending
      },
    }
  } catch (error) {
    await listening.close()
    throw error
  }
}

/** Brings up what was stored before and seeds the storage: both, or nothing of it. */
function fillStorage(desk: Desk, { siteFolders, textKeys }: PlatformConfig, say: Say): void {
  const { blocks, left } = upcastStorage(desk, () => void seedStorage(desk, { folders: siteFolders, textKeys }, say))
  if (blocks > 0) say(`platform: ${blocks} stored uses of blocks were brought to the newest version of their schemas.`)
  for (const version of left) say(`platform: ${version}, is older than every migration, and stays as it was written.`)
}

function tyreHotelOf(
  { tyreHotel, apiKey, dataFolder, isDevelopment }: PlatformConfig,
  { now }: AheadClock,
  say: Say,
): Promise<TyreHotel> {
  // Without a gateway codes go to the outbox, which is for development alone.
  if (tyreHotel === null || (!isDevelopment && tyreHotel.gateway === null)) return Promise.resolve(CLOSED_TYRE_HOTEL)
  return openTyreHotel(tyreHotel, { apiKey, dataFolder, isDevelopment, say, now })
}

interface Services {
  readonly library: Library
  readonly tyreHotel: TyreHotel
  readonly clock: AheadClock
}

/** Who answers what. */
function handler(
  { library, tyreHotel, clock }: Services,
  config: PlatformConfig,
  notices: Set<Promise<void>>,
  say: Say,
): Handler {
  const { isDevelopment, dataFolder, pictureFolder, sitemapSize } = config
  const faults = faultDesk({ takesWishes: isDevelopment })
  const media = mediaStore(library.store, join(dataFolder, "media"))
  const cache = pictureCache(pictureFolder ?? join(dataFolder, "pictures"))
  const pictures = { find: mediaSources(media), cache, isDevelopment }
  const views = pageViews(library.store)
  const graph = graphEndpoint(library, config, (site) => sitemapAddresses(library, site, sitemapSize), say)
  const desk: AuthoringDesk = {
    ...library,
    media,
    views,
    faults,
    clock,
    isDevelopment,
    now: Date.now,
    publish(change) {
      const notice = notifyWebhooks(change, { urls: config.webhooks, secret: config.webhookSecret, onFailure: say })
      notices.add(notice)
      notice.finally(() => notices.delete(notice))
    },
  }

  async function content(ask: Ask, rateLimit: number | null): Promise<Answer> {
    const { pathname } = ask.url
    if (GRAPH_PATHS.includes(pathname)) return graph.answer(ask, rateLimit)
    if (pathname === COMPONENT_PATH) return graph.component(ask)
    if (pathname === EVENTS_PATH) return eventsAnswer(ask, { store: library.store, views }, config)
    if (pathname.startsWith(MEDIA_PATH)) return mediaAnswer(ask, pictures)
    if (pathname.startsWith(SITEMAP_PATH)) return sitemapAnswer(ask, library, sitemapSize)
    return json(404, { error: `There is nothing at ${pathname}.` })
  }

  return async (ask) => {
    const { pathname } = ask.url
    if (pathname === "/healthz") return health(library.store)
    if (pathname.startsWith("/authoring/")) return authoringApi(ask, desk, config.authoringToken)
    if (!SHARED_PATHS.includes(pathname)) return struck(ask)
    if (ask.method === "OPTIONS") return preflight(ask, config.origins)
    const answer = await struck(ask).catch(answerTo)
    return answer === "reset" ? answer : shared(ask, answer, config.origins)
  }

  async function struck(ask: Ask): Promise<Answer | "reset"> {
    const { answer, isAnswerLost, rateLimit } = await faults.strike(ask)
    const answered = await (answer ?? tyreHotel.answer(ask, rateLimit) ?? content(ask, rateLimit))
    return isAnswerLost ? "reset" : answered
  }
}

/** What apps also ask from browsers. */
const SHARED_PATHS: readonly string[] = [...GRAPH_PATHS, COMPONENT_PATH, EVENTS_PATH]

/** Well is who can read its storage. */
function health(store: Store): Answer {
  const sites = store.all("select name from sites order by name").map(({ name }) => name)
  return json(200, { status: "ok", sites }, { "cache-control": "no-store" })
}
