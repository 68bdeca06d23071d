import { setImmediate } from "node:timers/promises"
import { openSearchService, type SearchConfig, type SearchSurroundings } from "@forecourt/search-service"
import { type OpenService, Problem } from "@forecourt/service-kit/http"

/** What a platform needs of a service that it composes. */
export interface ComposedService {
  readonly fetch: OpenService["app"]["fetch"]
  readonly close: () => Promise<void>
}

/**
 * Opens the search service. A production waits for it, and does not start without.
 *
 * In development the first start makes a stock, which takes seconds: it opens while the others answer already, and
 * whoever searches meanwhile waits.
 */
export async function openSearch(config: SearchConfig, surroundings: SearchSurroundings): Promise<ComposedService> {
  const opening = config.isDevelopment ? openMeanwhile(config, surroundings) : openSearchService(config, surroundings)
  if (!config.isDevelopment) await opening
  return {
    async fetch(...args) {
      const { app } = await opening.catch(notOpen)
      return app.fetch(...args)
    },
    async close() {
      const service = await opening.catch(() => null)
      await service?.close()
    },
  }
}

async function openMeanwhile(config: SearchConfig, surroundings: SearchSurroundings): Promise<OpenService> {
  await setImmediate()
  try {
    return await openSearchService(config, surroundings)
  } catch (error) {
    surroundings.say(error instanceof Error ? error.message : String(error))
    throw error
  }
}

function notOpen(): never {
  throw new Problem(503, "The search service did not open; the log says why.", { code: "NotOpen" })
}
