import { globSync } from "node:fs"
import { join } from "node:path"
import type { Plugin, ViteDevServer } from "vite"
import { startNodeServer } from "./node-server.ts"
import { sitePages } from "./pages/site-pages.ts"
import type * as Rendering from "./render-on-server.tsx"

const ROOT = join(import.meta.dirname, "..")
const RENDERING = "/.storybook/render-on-server.tsx"

export function serveAsSent(stories: readonly string[]): Plugin {
  return {
    name: "forecourt-as-sent",
    apply: "build",
    async generateBundle() {
      const server = await startNodeServer([sitePages()])
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
