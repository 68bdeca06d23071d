import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort, type RunningServer, startPlatform, startSite, warmUp } from "../scripts/servers.ts"
import { sitesUnderTest } from "./sites-under-test.ts"

/** One platform and every site for all tests that leave them running; their addresses travel in the environment. */
export default async function startServers(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), "forecourt-e2e-"))
  const platform = await startPlatform({ port: await freePort(), data, quiet: true })
  const platformUrl = `http://localhost:${platform.port}`
  process.env.PLATFORM_URL = platformUrl

  const sites = new Map<string, RunningServer>()
  for (const site of sitesUnderTest())
    sites.set(site, await startSite({ site, port: await freePort(), platform: platformUrl, quiet: true }))
  const urls = Object.fromEntries([...sites].map(([site, { port }]) => [site, `http://localhost:${port}`]))
  process.env.SITE_URLS = JSON.stringify(urls)

  // Most tests visit this one; the others are warm enough after one visit.
  if (urls["se-automotive"])
    for (const path of ["/", "/en"]) await warmUp(urls["se-automotive"] + path, { openingOnly: true })

  return async () => {
    await Promise.all([...sites.values(), platform].map((server) => server.stop()))
    await rm(data, { recursive: true, force: true })
  }
}
