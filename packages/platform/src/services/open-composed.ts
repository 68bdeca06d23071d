import { setImmediate } from "node:timers/promises"
import { SITE_SERVICES, type SiteServiceName } from "@forecourt/contracts/site-services"
import { type OpenService, Problem } from "@forecourt/service-kit/http"
import type { ServiceConfig } from "@forecourt/service-kit/service"
import { DEFINITIONS, type PlatformSurroundings } from "./definitions.ts"

/** What a platform needs of a service that it composes. */
export interface ComposedService {
  readonly fetch: OpenService["app"]["fetch"]
  readonly close: () => Promise<void>
}

/**
 * Opens a service. A production waits for it, and does not start without.
 *
 * In development one that takes seconds, because it makes what it begins with, opens while the others answer already,
 * and whoever calls it meanwhile waits.
 */
export async function openComposed(
  name: SiteServiceName,
  config: ServiceConfig,
  surroundings: PlatformSurroundings,
): Promise<ComposedService | null> {
  const { open, mayOpen = () => true, opensSlowly = false } = DEFINITIONS[name]
  if (!mayOpen(config)) return null
  const isMeanwhile = opensSlowly && config.isDevelopment
  const opening = isMeanwhile
    ? openMeanwhile(() => open(config, surroundings), surroundings.say)
    : open(config, surroundings)
  if (!isMeanwhile) await opening
  return {
    async fetch(...args) {
      const { app } = await opening.catch(() => notOpen(name))
      return app.fetch(...args)
    },
    async close() {
      const service = await opening.catch(() => null)
      await service?.close()
    },
  }
}

async function openMeanwhile(open: () => Promise<OpenService>, say: (line: string) => void): Promise<OpenService> {
  await setImmediate()
  try {
    return await open()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    throw error
  }
}

function notOpen(name: SiteServiceName): never {
  throw new Problem(503, `The ${SITE_SERVICES[name].title} did not open; the log says why.`, { code: "NotOpen" })
}
