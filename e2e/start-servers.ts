import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort, type RunningServer, startPlatform, startSite, warmUp } from "../scripts/servers.ts"
import { TEST_MOMENT_MS } from "../scripts/vitest/test-moment.ts"
import { keepAsSeeded } from "./seeded-data.ts"
import { sitesUnderTest } from "./sites-under-test.ts"

export default async function startServers(): Promise<() => Promise<void>> {
  // Every platform that a test starts has the tests' fixed time. Sites keep the machine's time.
  process.env.FORECOURT_NOW = new Date(TEST_MOMENT_MS).toISOString()
  const data = await mkdtemp(join(tmpdir(), "forecourt-e2e-"))
  const platform = await startPlatform({
    port: await freePort(),
    data,
    // All sites and all tests send their searches and bookings from one IP address.
    env: {
      FORECOURT_SEARCH_SEED: "1",
      FORECOURT_SEARCH_LIMIT: "1000000",
      FORECOURT_WORKSHOP_BOOKING_BUDGET_FACTOR: "1000",
    },
    quiet: true,
  })
  const platformUrl = `http://localhost:${platform.port}`
  process.env.PLATFORM_URL = platformUrl
  const seeded = await keepAsSeeded(data)

  const sites = new Map<string, RunningServer>()
  const env = { FORECOURT_SEARCH_BUDGET_FACTOR: "9999" }
  for (const site of sitesUnderTest())
    sites.set(site, await startSite({ site, port: await freePort(), platform: platformUrl, quiet: true, env }))
  const urls = Object.fromEntries([...sites].map(([site, { port }]) => [site, `http://localhost:${port}`]))
  process.env.SITE_URLS = JSON.stringify(urls)

  const plain = urls["se-automotive"] && (await startPlain("se-automotive", platformUrl))
  if (plain) process.env.PLAIN_URLS = JSON.stringify({ "se-automotive": `http://localhost:${plain.port}` })

  // Most tests visit this site; the others are warm enough after one visit.
  if (urls["se-automotive"])
    for (const path of ["/", "/en"]) await warmUp(urls["se-automotive"] + path, { openingOnly: true })

  return async () => {
    const servers = [...sites.values(), ...(plain ? [plain] : []), platform]
    await Promise.all(servers.map((server) => server.stop()))
    for (const folder of [data, seeded]) await rm(folder, { recursive: true, force: true })
  }
}

async function startPlain(site: string, platform: string): Promise<RunningServer> {
  return startSite({ site, form: "plain", port: await freePort(), platform, quiet: true })
}
