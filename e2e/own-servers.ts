import { rm } from "node:fs/promises"
import { freePort, type RunningServer, SECRETS, startPlatform, startSite } from "../scripts/servers.ts"
import { test as watched } from "./fixture.ts"
import { fetchSeededData } from "./seeded-data.ts"

export interface Pair {
  readonly platform: RunningServer
  readonly site: RunningServer
  readonly url: string
}

type Env = Readonly<Record<string, string>>

/**
 * Returns a test function that gives each test a separate platform and site. It is for tests that break or overload the
 * platform.
 */
export function testWithOwnServers(env: Env = {}, platformEnv: (siteUrl: string) => Env = () => ({})) {
  return watched.extend<{ readonly pair: Pair }>({
    pair: [
      async ({ page }, use) => {
        const data = await fetchSeededData()
        const sitePort = await freePort()
        const url = `http://localhost:${sitePort}`
        const platform = await startPlatform({ port: await freePort(), data, env: platformEnv(url), quiet: true })
        const site = await startSite({
          site: "se-automotive",
          port: sitePort,
          platform: `http://localhost:${platform.port}`,
          env,
          quiet: true,
        })
        await use({ platform, site, url })
        // Pictures that are still loading would fail when the server stops.
        await page.goto("about:blank")
        await site.stop()
        await platform.stop()
        await rm(data, { recursive: true, force: true })
      },
      // Two servers start, on a machine that may be busy with other tests.
      { timeout: 120_000 },
    ],
  })
}

export async function author({ platform }: Pair, path: string, body: object): Promise<void> {
  const response = await fetch(`http://localhost:${platform.port}/authoring/${path}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${SECRETS.FORECOURT_AUTHORING_TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`e2e: the platform took no ${path}: ${response.status} ${await response.text()}`)
}
