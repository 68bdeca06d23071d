// `npm start`: builds what changed, starts the embedded platform and the sites, and ends by printing the addresses.
import { readdirSync } from "node:fs"
import { build } from "./build.mjs"
import { fail, say } from "./say.mjs"
import { assertFree, startPlatform, startSite } from "./servers.mjs"

const PLATFORM_PORT = Number(process.env.FORECOURT_PLATFORM_PORT ?? 4300)
const SITE_PORT = Number(process.env.FORECOURT_SITE_PORT ?? 3200)

/** @param names sites to start; all of them when none is named. */
export async function run(names) {
  const sites = chooseSites(names)
  try {
    await assertFree(PLATFORM_PORT, "platform")
    for (const [index, site] of sites.entries()) await assertFree(SITE_PORT + index, site)

    if (!build(sites.map((site) => `@forecourt/site-${site}`))) return 1
    await startAll(sites)
    return 0
  } catch (error) {
    fail(error.message)
  }
}

function chooseSites(names) {
  const all = readdirSync("sites")
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0) fail(`start: there is no site "${unknown[0]}". Choose from: ${all.join(", ")}.`)
  return names.length > 0 ? names : all
}

async function startAll(sites) {
  const platformUrl = `http://localhost:${PLATFORM_PORT}`
  say("Starting the embedded platform")
  const running = [await startPlatform({ port: PLATFORM_PORT })]
  stopTogether(running)

  const rows = [["platform", platformUrl]]
  for (const [index, site] of sites.entries()) {
    say(`Starting ${site}`)
    const port = SITE_PORT + index
    running.push(await startSite({ site, port, platform: platformUrl }))
    await fetch(`http://localhost:${port}/`).catch(() => null)
    rows.push([site, `http://localhost:${port}`])
  }
  printAddresses(rows)
}

function stopTogether(running) {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, async () => {
      console.log("\nStopping.")
      await Promise.all(running.map((server) => server.stop()))
      process.exit(0)
    })
  }
}

function printAddresses(rows) {
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(
    `\nReady. Stop with Ctrl+C.\n\n${rows.map(([name, url]) => `  ${name.padEnd(width)}  ${url}`).join("\n")}\n`,
  )
}
