import { globSync } from "node:fs"
import { join } from "node:path"
import { createServer, type Plugin, type ViteDevServer } from "vite"
import type * as Rendering from "./render-on-server.tsx"

const ROOT = join(import.meta.dirname, "..")
const RENDERING = "/.storybook/render-on-server.tsx"

/** Every story as a server would send it, beside the workshop: `as-sent/<id>.json`. */
export function asSent(stories: readonly string[]): Plugin {
  return {
    name: "forecourt-as-sent",
    apply: "build",
    async generateBundle() {
      const server = await startServer()
      try {
        const files = stories.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
        for (const file of files) {
          for (const [id, sent] of await render(server, file)) {
            this.emitFile({ type: "asset", fileName: `as-sent/${id}.json`, source: JSON.stringify(sent) })
          }
        }
      } finally {
        await server.close()
      }
    },
  }
}

async function render(server: ViteDevServer, file: string): ReturnType<typeof Rendering.renderOnServer> {
  const { renderOnServer } = (await server.ssrLoadModule(RENDERING)) as typeof Rendering
  return renderOnServer((await server.ssrLoadModule(`/${file}`)) as Parameters<typeof renderOnServer>[0])
}

/** Node with the workshop's sources: no document, no window, no styles. */
function startServer(): Promise<ViteDevServer> {
  const conditions = ["forecourt-source", "module", "node", "development|production"]
  return createServer({
    root: ROOT,
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  })
}
