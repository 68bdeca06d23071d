// The process behind `npm run dev`, on the source of all packages: services, generator, watchers, the framework's server.

import { delimiter, join } from "node:path"
import { readMessage } from "@forecourt/contracts/read-message"
import { watchAndGenerate } from "../../packages/codegen/src/watch.ts"
import { buildFonts, hasFonts } from "../../packages/themes/src/fonts.ts"
import { fail, printStep } from "../print.ts"
import { assertFree, type RunningServer, SECRETS, startPlatform, startServer } from "../servers.ts"
import { chooseSites } from "../sites.ts"
import { type Change, type Events, openEvents } from "./events.ts"
import { follow } from "./follow.ts"
import { checkRedirects, compileRedirects, takeContent, takeTokens } from "./sources.ts"

const ROOT = join(import.meta.dirname, "../..")
const PLATFORM_PORT = Number(process.env.FORECOURT_PLATFORM_PORT ?? 4300)
const SITE_PORT = Number(process.env.FORECOURT_SITE_PORT ?? 3200)
const PLATFORM = `http://localhost:${PLATFORM_PORT}`
/** The data folder for development. It is separate from the data folder of `npm start`, which contains all sites. */
const DATA = join(ROOT, ".data/dev")
const SCHEMAS = "schemas"

interface Closing {
  readonly close: () => void
}

const servers: RunningServer[] = []
const watchers: Closing[] = []

await start(process.argv.slice(2)).catch(async (error: unknown) => {
  await stop()
  fail(readMessage(error))
})

async function start(names: readonly string[]): Promise<void> {
  if (names.length === 0) throw new Error("dev: which site? Name one: npm run dev -- se-automotive.")
  const sites = chooseSites(names)
  await assertFree(PLATFORM_PORT, "platform")
  for (const [index, site] of sites.entries()) await assertFree(SITE_PORT + index, site)
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(0))

  if (!hasFonts()) {
    printStep("Building the typefaces")
    await buildFonts()
  }
  const events = await openEvents()
  watchers.push(events)
  printStep("Starting the services")
  await run(startServices(sites, events))
  await watchAll(sites, events)

  printStep(`Starting ${sites.join(", ")}`)
  await Promise.all(sites.map((site, index) => run(startSite(site, SITE_PORT + index, events))))
  const rows = sites.map((site, index) => `  http://localhost:${SITE_PORT + index}  ${site}`)
  console.log(`\nReady: what you save is shown in open pages. Stop with Ctrl+C.\n\n${rows.join("\n")}\n`)
}

async function run(starting: Promise<RunningServer>): Promise<void> {
  const server = await starting
  servers.push(server)
  void server.exited.then(() => end(1))
}

/** Starts the services with only the given sites. With fewer sites, reloading after a schema change is faster. */
function startServices(sites: readonly string[], events: Events): Promise<RunningServer> {
  return startPlatform({
    port: PLATFORM_PORT,
    data: process.env.FORECOURT_DATA ?? DATA,
    env: {
      FORECOURT_SITES: sites.map((site) => join(ROOT, "sites", site)).join(delimiter),
      FORECOURT_WEBHOOKS: events.url,
      FORECOURT_SEARCH_SEED: process.env.FORECOURT_SEARCH_SEED ?? "1",
    },
  })
}

async function startSite(site: string, port: number, events: Events): Promise<RunningServer> {
  const server = await startServer({
    name: site,
    script: join(ROOT, "node_modules/.bin/next"),
    args: ["dev", "--port", String(port)],
    cwd: join(ROOT, "sites", site),
    port,
    env: {
      NODE_ENV: "development",
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --conditions=forecourt-source`.trim(),
      FORECOURT_CONTENT_URL: PLATFORM,
      ...SECRETS,
      FORECOURT_DEV_EVENTS: events.url,
      FORECOURT_DEV_REDIRECTS: join(ROOT, "redirects/generated", `${site}.json`),
      // While a changed schema migrates the content, the services respond later, and there are no visits.
      FORECOURT_PATIENCE_SECONDS: "60",
    },
    health: `http://localhost:${port}/healthz`,
  })
  // The first page is compiled now, before a developer opens it.
  await fetch(`http://localhost:${port}/`).catch(() => null)
  return server
}

async function watchAll(sites: readonly string[], events: Events): Promise<void> {
  const notify = (source: string, problems: readonly string[]) => {
    events.reportWrong(source, problems)
    for (const problem of problems) console.error(problem)
  }
  const content = async (how: Change) => {
    const { problems, hasChanged, since } = await takeContent(PLATFORM)
    notify("content", problems)
    if (hasChanged) events.changed(how, since)
  }
  const redirects = async () => notify("redirects", await checkRedirects(ROOT, sites))
  const tokens = async () => notify("tokens", takeTokens(ROOT, sites))

  watchers.push(
    follow(ROOT, {
      folders: sites.map((site) => `sites/${site}/content`),
      matters: () => true,
      async take() {
        await content("refresh")
        // A redirect leads to a page, which may be another one now. The open page need not wait for that.
        await redirects()
      },
    }),
    follow(ROOT, {
      folders: ["redirects"],
      matters: (file) => file.endsWith(".redirects.json"),
      async take() {
        if (await compileRedirects(ROOT, sites)) events.changed("reload")
        await redirects()
      },
    }),
    follow(ROOT, {
      folders: ["packages/themes", "packages/ui-kit/src", SCHEMAS, ...sites.map((site) => `sites/${site}/theme`)],
      matters: (file) => /tokens\.json$|\.resolver\.json$/.test(file),
      take: tokens,
    }),
    watchSchemas({ notify, content }),
  )
  await Promise.all([compileRedirects(ROOT, sites).then(redirects), tokens()])
}

interface SchemaWatch {
  readonly notify: (source: string, problems: readonly string[]) => void
  readonly content: (how: Change) => Promise<void>
}

/**
 * Runs `generate --watch` and reloads the content after schema changes, because templates and text keys may have
 * changed.
 */
function watchSchemas({ notify, content }: SchemaWatch): Closing {
  const stopping = new AbortController()
  let last = Promise.resolve()
  void watchAndGenerate(ROOT, {
    log: (line) => console.log(line),
    complain: (error) => notify(SCHEMAS, [readMessage(error)]),
    generated(files) {
      notify(SCHEMAS, [])
      if (files.length === 0) return
      // Mostly modules of the page have changed with it, and the framework updates the page automatically.
      last = last.then(() => content("check"))
    },
    signal: stopping.signal,
  })
  return { close: () => stopping.abort() }
}

async function end(code: number): Promise<void> {
  if (code === 0) console.log("\nStopping.")
  await stop()
  process.exit(code)
}

async function stop(): Promise<void> {
  for (const watcher of watchers) watcher.close()
  await Promise.all(servers.map((server) => server.stop()))
}
