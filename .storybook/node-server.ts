import { join } from "node:path"
import { createServer, type PluginOption, type ViteDevServer } from "vite"

const ROOT = join(import.meta.dirname, "..")

export function startNodeServer(plugins: readonly PluginOption[] = []): Promise<ViteDevServer> {
  const conditions = ["forecourt-source", "module", "node", "development|production"]
  return createServer({
    root: ROOT,
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    plugins: [...plugins],
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  })
}
