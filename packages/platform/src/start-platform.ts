import { join } from "node:path"
import { GRAPH_PATHS, type GraphEndpoint, graphEndpoint } from "./graphql/endpoint.ts"
import { json } from "./http/exchange.ts"
import { listen } from "./http/listen.ts"
import type { PlatformConfig } from "./platform.config.ts"
import { applySeed, type SeedReport } from "./seed/apply-seed.ts"
import { readSeeds } from "./seed/read-seed.ts"
import { openStore } from "./storage/open-store.ts"
import type { TemplateSet } from "./templates/template-set.ts"
import type { Library } from "./wire/library.types.ts"

export interface Platform {
  readonly url: string
  readonly port: number
  readonly seeds: readonly SeedReport[]
  readonly close: () => Promise<void>
}

/** Starts the platform: listens, seeds, then answers. */
export async function startPlatform(
  config: PlatformConfig,
  templates: TemplateSet,
  say: (line: string) => void,
): Promise<Platform> {
  let endpoint: GraphEndpoint | null = null
  const listening = await listen(config.port, async (ask) => {
    if (endpoint === null) return json(503, { status: "starting" }, { "retry-after": "1" })
    if (ask.url.pathname === "/healthz") return json(200, { status: "ok" })
    if (GRAPH_PATHS.includes(ask.url.pathname)) return endpoint.answer(ask)
    return json(404, { error: `There is nothing at ${ask.url.pathname}.` })
  })
  const url = config.publicUrl ?? `http://localhost:${listening.port}`
  const store = openStore(join(config.dataFolder, "content.sqlite"), say)
  const library: Library = { store, templates, publicUrl: url }
  const desk = { store, templates, now: Date.now }
  const seeds = config.siteFolders.flatMap(readSeeds).map((seed) => applySeed(desk, seed))
  endpoint = graphEndpoint(library, config, () => [])
  return {
    url,
    port: listening.port,
    seeds,
    async close() {
      await listening.close()
      store.close()
    },
  }
}
