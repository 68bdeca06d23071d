import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort, startPlatform, startSite, warmUp } from "../scripts/servers.ts"

/** One platform and one site for all tests that leave them running; their addresses travel in the environment. */
export default async function startServers(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), "forecourt-e2e-"))
  const platform = await startPlatform({ port: await freePort(), data, quiet: true })
  const platformUrl = `http://localhost:${platform.port}`
  const site = await startSite({ site: "se-automotive", port: await freePort(), platform: platformUrl, quiet: true })
  process.env.PLATFORM_URL = platformUrl
  process.env.SITE_URL = `http://localhost:${site.port}`

  for (const path of ["/", "/en"]) await warmUp(process.env.SITE_URL + path)

  return async () => {
    await Promise.all([site.stop(), platform.stop()])
    await rm(data, { recursive: true, force: true })
  }
}
