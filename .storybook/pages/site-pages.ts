import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Plugin } from "vite"
import { freePort, startPlatform } from "../../scripts/servers.ts"
import { startNodeServer } from "../node-server.ts"
import type { SentPage } from "./page.types.ts"
import { pageAddresses } from "./page-list.ts"
import type * as Reading from "./read-page.ts"

const PREFIX = "virtual:site-pages/"
const READING = "/.storybook/pages/read-page.ts"

/** Provides the pages of each site as the virtual module `virtual:site-pages/<site>`. */
export function sitePages(): Plugin {
  return {
    name: "forecourt-site-pages",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const site = id.slice(PREFIX.length + 1)
      const pages = (await readOnce()).filter((page) => page.site === site)
      if (pages.length === 0) throw new Error(`storybook: no page of ${site} is asked for. Add some to page-list.ts.`)
      return `export default ${JSON.stringify(Object.fromEntries(pages.map((page) => [page.path, page])))}`
    },
  }
}

let reading: Promise<readonly SentPage[]> | undefined
let texts: readonly string[] = []

export const readSoFar = (): readonly string[] => texts

/** Reads all pages once, so that the browser build and the server build use the same result. */
function readOnce(): Promise<readonly SentPage[]> {
  reading ??= readPages().then((pages) => {
    texts = pages.map((page) => JSON.stringify(page))
    return pages
  })
  return reading
}

async function readPages(): Promise<readonly SentPage[]> {
  const data = mkdtempSync(join(tmpdir(), "forecourt-storybook-"))
  const [platform, server] = await Promise.all([
    freePort().then((port) => startPlatform({ port, data, quiet: true, env: { FORECOURT_RATE_LIMIT: "0" } })),
    startNodeServer(),
  ])
  try {
    const { readPage } = (await server.ssrLoadModule(READING)) as typeof Reading
    return await Promise.all(pageAddresses.map((address) => readPage(`http://localhost:${platform.port}`, address)))
  } finally {
    await Promise.all([platform.stop(), server.close()])
    rmSync(data, { recursive: true, force: true })
  }
}
