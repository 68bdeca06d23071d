import { readMessage } from "@forecourt/contracts/read-message"
import { SITE_SERVICES } from "@forecourt/contracts/site-services"
import type { OpenService } from "@forecourt/service-kit/http"
import { openRateLimits } from "@forecourt/service-kit/limits"
import {
  type Opened,
  openService,
  repeat,
  type ServiceTools,
  STANDARD_WORDS,
  type Surroundings,
  toSubject,
} from "@forecourt/service-kit/service"
import { followFeed } from "./feed/follow-feed.ts"
import { consumeSearch, formatRequestProblem, HANDLERS, type SearchTools } from "./http/calls.ts"
import { openBudget } from "./http/costly.ts"
import { openMetrics } from "./http/metrics.ts"
import { writeRoutes } from "./http/write-routes.ts"
import { openIntake } from "./import/open-intake.ts"
import { type Indexes, openIndexes } from "./indexes/open-indexes.ts"
import { openMemory } from "./indexes/open-memory.ts"
import { openOpenSearch } from "./indexes/open-opensearch.ts"
import { createCluster } from "./opensearch/cluster.ts"
import { openGeoNames } from "./places/open-geonames.ts"
import type { PlaceProvider } from "./places/place-provider.ts"
import type { SearchConfig } from "./search.config.ts"
import { type SeededIndex, seedStorage } from "./seed-storage.ts"
import { removeOldGenerations } from "./storage/generations.ts"
import { MIGRATIONS } from "./storage/migrations/migrations.ts"
import { openReader, SERVICE } from "./storage/open-storage.ts"

export type SearchService = OpenService

export interface SearchSurroundings extends Surroundings {
  /** Returns the sample indexes for development, with their documents. Indexes that already exist are skipped. */
  readonly seed?: () => Iterable<SeededIndex>
  /** The source of places. @default GeoNames */
  readonly places?: PlaceProvider
}

const LIMIT_SECONDS = 600
const FOLLOW_MS = 1000
const TIDY_MS = 60_000

export function openSearchService(config: SearchConfig, surroundings: SearchSurroundings): Promise<SearchService> {
  return openService({
    name: SERVICE,
    config,
    surroundings,
    migrations: MIGRATIONS,
    open: (tools) => openSearch(tools, config, surroundings),
    calls: {
      contract: SITE_SERVICES.search,
      handlers: HANDLERS,
      texts: STANDARD_WORDS,
      lookUpSession: toSubject,
      readers: { search: { explain: formatRequestProblem } },
      count: consumeSearch,
    },
  })
}

async function openSearch(
  { storage, now, log }: ServiceTools,
  config: SearchConfig,
  { seed, storage: ownStorage, places = openGeoNames() }: SearchSurroundings,
): Promise<Opened<SearchTools>> {
  if (config.isDevelopment && seed !== undefined) await seedStorage(storage, seed(), { log, now })
  await removeOldGenerations(storage, now())
  const metrics = openMetrics()
  const hasOwnStorage = ownStorage !== undefined
  const reader = hasOwnStorage ? storage : await openReader(config, storage)
  const cluster = config.nodes.length === 0 ? null : createCluster(config.nodes)
  const indexes = await openIndexes(reader, (row) =>
    cluster === null ? openMemory(reader, row, metrics.countRead) : openOpenSearch(storage, row, cluster),
  )
  const takeIn = openIntake(storage, hasOwnStorage ? null : config, now)
  const limits = await openRateLimits("memory")
  const max = config.maxSearches * config.budgetFactor
  const searches = await limits.limiter({ name: "search", max, perSeconds: LIMIT_SECONDS })

  const ending = new AbortController()
  const createFailureReport = (what: string) => (error: unknown) => log(`search: ${what} failed: ${readMessage(error)}`)
  const repeated = [
    repeat(FOLLOW_MS, indexes.follow, createFailureReport("following the storage")),
    repeat(TIDY_MS, () => removeOldGenerations(storage, now()), createFailureReport("tidying the storage")),
  ]
  const feeds = config.feeds.map((feed) =>
    followFeed({ ...feed, storage, takeIn, now, log, everyMs: config.feedSeconds * 1000, signal: ending.signal }),
  )

  return {
    tools: { storage, now, log, reader, indexes, places, metrics, searches, budget: openBudget(config.budgetMs) },
    routes: [writeRoutes({ storage, indexes, metrics, takeIn, writeKey: config.writeKey, now })],
    health: () => getHealth(indexes, now()),
    metrics: () => metrics.text(indexes),
    async close() {
      ending.abort()
      await Promise.all([...feeds, ...repeated.map((stop) => stop())])
      await indexes.close()
      await limits.close()
      if (reader !== storage) await reader.close()
    },
  }
}

async function getHealth(indexes: Indexes, now: number): Promise<object> {
  const states = await Promise.all(
    indexes.list().map(async ({ name, engine, position, changedAt }) => {
      const { documents } = await engine.stats()
      const ageSeconds = Math.max(0, Math.round((now - changedAt()) / 1000))
      return [name, { documents, ageSeconds, sequence: position()?.sequence ?? 0 }] as const
    }),
  )
  return { indexes: Object.fromEntries(states) }
}
