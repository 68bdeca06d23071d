import { mkdtempSync, rmSync } from "node:fs"
import { Agent, get } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { SECRETS, startPlatform, startSite } from "../scripts/servers.ts"
import { cssOfPage } from "./css-of-page.ts"
import { openBrowser } from "./first-load.ts"
import { goal } from "./goal.ts"
import { quantile } from "./interleave.ts"
import { startNextApp } from "./next-app.ts"
import { type LayoutJson, layoutJson } from "./page/layout-json.ts"
import { type PageBlocks, pageBlocks } from "./page/page-blocks.ts"

// Measures what visitors of a real site load, compared with an empty page of a bare Next app, and the throughput of a
// cached page.

const SITE = "se-automotive"
const PORTS = Number(process.env.FORECOURT_BENCH_PORT ?? 3280)
const ROUNDS = 9
const SLICE_MS = 1500
const CONNECTIONS = 8

const data = mkdtempSync(join(tmpdir(), "forecourt-bench-"))
const app = await startNextApp()
const platform = await startPlatform({ port: PORTS + 1, data, quiet: true })
const platformUrl = `http://localhost:${platform.port}`
const site = await startSite({ site: SITE, port: PORTS + 2, platform: platformUrl, quiet: true })
const siteUrl = `http://localhost:${site.port}`
try {
  const blocks = pageBlocks(30)
  await putLayout("/bench-30", layoutJson(blocks))
  await putLayout("/bench-server", layoutJson(serverBlocks(blocks)))
  await measureLoads()
  await measureThroughput()
} finally {
  await Promise.all([site.stop(), platform.stop()])
  app.stop()
  rmSync(data, { recursive: true, force: true })
}

function serverBlocks({ main }: PageBlocks): PageBlocks {
  return { header: [], main: main.filter(({ name }) => name === "CarModelCard"), footer: [] }
}

async function putLayout(path: string, layout: LayoutJson): Promise<void> {
  const query = new URLSearchParams({ site: SITE, path, language: "sv" })
  const response = await fetch(`${platformUrl}/authoring/raw-layout?${query}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${SECRETS.FORECOURT_AUTHORING_TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify(layout),
  })
  if (!response.ok)
    throw new Error(`site: the platform took no raw layout: ${response.status} ${await response.text()}`)
}

async function measureLoads(): Promise<void> {
  const story = await findStory()
  const pages = [
    { name: "without client blocks", path: "/bench-server", limit: 1 },
    { name: "home", path: "/", limit: 15 },
    ...(story === null ? [] : [{ name: "story", path: story, limit: 6 }]),
  ]
  const visitor = await openBrowser()
  const empty = await visitor.load(`${app.origin}/empty`)
  const loads = []
  for (const page of pages) loads.push({ ...page, load: await visitor.load(siteUrl + page.path) })
  await visitor.leave()

  console.log(`\nFirst scripts over the empty page (${kilobytes(empty.script)}), lazy ones included, and style sheets`)
  for (const { name, load } of loads) {
    const css = cssOfPage(load.css, load.html)
    console.log(
      `  ${name.padEnd(22)} ${kilobytes(load.script - empty.script).padStart(9)}   ${kilobytes(css.total).padStart(9)} CSS, ${kilobytes(css.strange)} of it about ${css.about.join(", ") || "nothing else"}`,
    )
  }

  console.log("\nGoals")
  for (const { name, limit, load } of loads) {
    const { total, strange } = cssOfPage(load.css, load.html)
    goal(`first scripts, ${name}, over the empty page`, (load.script - empty.script) / 1000, limit, " KB")
    goal(`style sheets, ${name}, times those of its blocks`, total / (total - strange), 1.15)
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} KB`
}

async function findStory(): Promise<string | null> {
  for (const list of ["/livet-med-bil", "/news-and-events", "/artiklar"]) {
    const html = await (await fetch(siteUrl + list)).text()
    const path = [...html.matchAll(/href="(\/[^"?#]+)"/g)]
      .map(([, href = ""]) => href)
      .find((href) => href.startsWith(`${list}/`))
    if (path !== undefined) return path
  }
  return null
}

async function measureThroughput(): Promise<void> {
  const ours = `${siteUrl}/bench-30`
  const bare = `${app.origin}/kept`
  const policy = (await fetch(ours)).headers.get("content-security-policy") ?? ""
  if (!/script-src[^;]*'sha256-/.test(policy) || policy.includes("unsafe"))
    throw new Error(`site: this is no strict policy: ${policy}`)

  console.log("\nRequests a second for a cached page, times those of a bare Next app")
  for (const encoding of ["identity", "gzip"]) {
    for (const url of [bare, ours]) await requestsPerSecond(url, encoding, SLICE_MS)
    const ratios: number[] = []
    const rates: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const previous = await requestsPerSecond(bare, encoding, SLICE_MS / 2)
      const between = await requestsPerSecond(ours, encoding, SLICE_MS)
      const after = await requestsPerSecond(bare, encoding, SLICE_MS / 2)
      ratios.push(between / ((previous + after) / 2))
      rates.push(between)
    }
    const spread = [quantile(ratios, 0.25), quantile(ratios, 0.75)].map((side) => side.toFixed(2)).join("–")
    console.log(
      `  ${encoding.padEnd(9)} ${quantile(ratios, 0.5).toFixed(2)} ×   (${spread})   ${quantile(rates, 0.5).toFixed(0)} a second`,
    )
    goal(
      `time of a cached page with a strict policy, times a bare one's, ${encoding}`,
      1 / quantile(ratios, 0.5),
      1 / 0.9,
    )
  }
}

async function requestsPerSecond(url: string, encoding: string, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const began = performance.now()
  let responses = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - began < ms) {
        await readWhole(url, encoding, agent)
        responses += 1
      }
    }),
  )
  agent.destroy()
  return (responses * 1000) / (performance.now() - began)
}

function readWhole(url: string, encoding: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: "text/html", "accept-encoding": encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`site: ${url} answered ${response.statusCode}.`))
      response.on("end", resolve).on("error", reject).resume()
    }).on("error", reject)
  })
}
