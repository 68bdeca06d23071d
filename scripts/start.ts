// `npm start`: builds what changed, starts the embedded platform and the sites, and ends by printing the addresses.
import { build } from "./build.ts"
import { fail, printStep } from "./print.ts"
import { assertFree, type RunningServer, startPlatform, startSite, warmUp } from "./servers.ts"
import { chooseSites, readSite } from "./sites.ts"

const PLATFORM_PORT = Number(process.env.FORECOURT_PLATFORM_PORT ?? 4300)
const SITE_PORT = Number(process.env.FORECOURT_SITE_PORT ?? 3200)

const OUTBOXES = {
  "tyre-hotel": "text messages of the tyre hotel, with their codes",
  forms: "what visitors wrote",
  "workshop-booking": "confirmations and reminders of workshop bookings, with their links",
  "search-alerts": "e-mails about new cars, with their links",
}

export async function run(names: readonly string[]): Promise<number> {
  const running: RunningServer[] = []
  try {
    const sites = chooseSites(names)
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

async function startAll(sites: readonly string[], running: RunningServer[]): Promise<void> {
  const platformUrl = `http://localhost:${PLATFORM_PORT}`
  printStep("Starting the embedded platform")
  const webhooks = sites.map((_, index) => `http://localhost:${SITE_PORT + index}/api/revalidate`).join(",")
  running.push(await startPlatform({ port: PLATFORM_PORT, env: { FORECOURT_WEBHOOKS: webhooks } }))
  stopTogether(running)

  printStep(`Starting ${sites.join(", ")}`)
  // One after the other: each renders its home pages before it is healthy, which six at once wait for too long.
  const rows: Row[] = []
  for (const [index, site] of sites.entries()) rows.push(await startOne(site, SITE_PORT + index, platformUrl, running))
  for (const [, url] of rows) await warmUp(`${url}/`, { openingOnly: true })
  const configs = await Promise.all(sites.map(readSite))
  const outboxes = Object.entries(OUTBOXES).flatMap(([name, what]): Row[] =>
    configs.some(({ services }) => services?.some((service) => service === name))
      ? [["outbox", `${platformUrl}/${name}/outbox`, what]]
      : [],
  )
  printAddresses([
    ["platform", platformUrl, "content, pictures"],
    ["staff", `${platformUrl}/staff`, "messages, visits, and the log of staff"],
    ...outboxes,
    ...rows,
  ])
}

async function startOne(site: string, port: number, platform: string, running: RunningServer[]): Promise<Row> {
  const { languages } = await readSite(site)
  running.push(await startSite({ site, port, platform }))
  return [site, `http://localhost:${port}`, languages.join(", ")]
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

type Row = readonly [name: string, url: string, about: string]

function printAddresses(rows: readonly Row[]): void {
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length))
  const lines = rows.map(([name, url, about]) => `  ${name.padEnd(width(0))}  ${url.padEnd(width(1))}  ${about}`)
  console.log(`\nReady. Stop with Ctrl+C.\n\n${lines.join("\n")}\n`)
}
