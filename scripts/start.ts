// `npm start`: builds what changed, starts the embedded platform and the sites, and ends by printing the addresses.
import { globSync } from "node:fs"
import { basename, dirname } from "node:path"
import { build } from "./build.ts"
import { fail, say } from "./say.ts"
import { assertFree, type RunningServer, startPlatform, startSite, warmUp } from "./servers.ts"

const PLATFORM_PORT = Number(process.env.FORECOURT_PLATFORM_PORT ?? 4300)
const SITE_PORT = Number(process.env.FORECOURT_SITE_PORT ?? 3200)

/** Starts the named sites, or all of them. */
export async function run(names: readonly string[]): Promise<number> {
  const sites = chooseSites(names)
  const running: RunningServer[] = []
  try {
    await assertFree(PLATFORM_PORT, "platform")
    for (const [index, site] of sites.entries()) await assertFree(SITE_PORT + index, site)

    if (!build(sites.map((site) => `@forecourt-sites/${site}`))) return 1
    await startAll(sites, running)
    return 0
  } catch (error) {
    await stopAll(running)
    fail(error instanceof Error ? error.message : String(error))
  }
}

function chooseSites(names: readonly string[]): readonly string[] {
  // A site without an app has only its theme so far.
  const all = globSync("sites/*/package.json").map((path) => basename(dirname(path)))
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0) fail(`start: there is no site "${unknown[0]}". Choose from: ${all.join(", ")}.`)
  return names.length > 0 ? names : all
}

async function startAll(sites: readonly string[], running: RunningServer[]): Promise<void> {
  const platformUrl = `http://localhost:${PLATFORM_PORT}`
  say("Starting the embedded platform")
  const webhooks = sites.map((_, index) => `http://localhost:${SITE_PORT + index}/api/revalidate`).join(",")
  running.push(await startPlatform({ port: PLATFORM_PORT, env: { FORECOURT_WEBHOOKS: webhooks } }))
  stopTogether(running)

  const rows: Row[] = [["platform", platformUrl]]
  for (const [index, site] of sites.entries()) {
    say(`Starting ${site}`)
    const port = SITE_PORT + index
    running.push(await startSite({ site, port, platform: platformUrl }))
    await warmUp(`http://localhost:${port}/`, { openingOnly: true })
    rows.push([site, `http://localhost:${port}`])
  }
  printAddresses(rows)
}

function stopTogether(running: readonly RunningServer[]): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      console.log("\nStopping.")
      await stopAll(running)
      process.exit(0)
    })
  }
}

async function stopAll(running: readonly RunningServer[]): Promise<void> {
  await Promise.all(running.map((server) => server.stop()))
}

type Row = readonly [name: string, url: string]

function printAddresses(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(
    `\nReady. Stop with Ctrl+C.\n\n${rows.map(([name, url]) => `  ${name.padEnd(width)}  ${url}`).join("\n")}\n`,
  )
}
