import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { gzipSync } from "node:zlib"
import { registry } from "@forecourt/blocks/registry"
import { assertFree } from "../scripts/servers.ts"
import { assertSame, withoutReactIds } from "./assert-same.ts"
import { goal } from "./goal.ts"
import { quantile } from "./interleave.ts"
import type { PageContent } from "./next/content.ts"
import { handPageProps } from "./page/hand-page-props.ts"
import { layoutJson } from "./page/layout-json.ts"
import { loadedFields } from "./page/load-now.ts"
import { pageBlocks } from "./page/page-blocks.ts"
import { sitecoreAreas } from "./peers/sitecore.tsx"

// The 30-block page as requests that nothing answers from a cache, in a real Next server.

const APP = "bench/next"
const CONTENT_FILE = "bench/.cache/next-content.json"
const PORT = Number(process.env.FORECOURT_BENCH_PORT ?? 3280)
const ORIGIN = `http://localhost:${PORT}`

const ROUNDS = 11
const REQUESTS = 40
const WARM_UP_REQUESTS = 150

const FLIGHT = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*?)\)<\/script>/gs
const SCRIPT = /<script [^>]*?src="([^"]+)"[^>]*>/g

const NEXT = createRequire(import.meta.url).resolve("next/dist/bin/next")
const env = { ...process.env, BENCH_CONTENT: `${process.cwd()}/${CONTENT_FILE}` }

writeContent()
writeLazyLeaves()
buildApp()
await assertFree(PORT, "bench")
const server = startApp()
try {
  await waitUntilReady()
  await measureSizes()
  await measureTime()
} finally {
  server.kill()
}

function writeContent(): void {
  const blocks = pageBlocks(30)
  const cards = { ...blocks, header: [], footer: [], main: blocks.main.filter(({ name }) => name === "CarModelCard") }
  const content: PageContent = {
    hand: handPageProps(blocks),
    layout: layoutJson(blocks),
    loaded: Object.fromEntries(loadedFields(blocks)),
    serverBlocks: layoutJson(cards),
    sitecore: sitecoreAreas(blocks),
  }
  mkdirSync("bench/.cache", { recursive: true })
  writeFileSync(CONTENT_FILE, JSON.stringify(content))
}

/** The blocks' list of islands without ours around them: only React's own `lazy`. */
function writeLazyLeaves(): void {
  const islands = readFileSync("packages/blocks/dist/generated/islands.js", "utf8")
  const leaves = [...islands.matchAll(/island\("(\w+)", \(\) => import\("\.\.(.*?)"\)/g)].map(
    ([, name, path]) =>
      `export const ${name} = lazy(() => import("../../packages/blocks/dist${path}").then((module) => ({ default: module.${name} })))`,
  )
  if (leaves.length === 0) throw new Error("next: no island was found in the blocks' build.")
  writeFileSync("bench/.cache/lazy-leaves.js", ['"use client"', 'import { lazy } from "react"', ...leaves].join("\n"))
}

function buildApp(): void {
  const built = spawnSync(process.execPath, [NEXT, "build", APP], { env, encoding: "utf8" })
  if (built.status !== 0) throw new Error(`next: the app could not be built.\n${built.stdout}${built.stderr}`)
}

function startApp(): ChildProcess {
  return spawn(process.execPath, [NEXT, "start", APP, "-p", String(PORT)], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  })
}

interface Usage {
  readonly pid: number
  readonly microseconds: number
}

/** On a busy port an old server would answer while the new one quietly goes. */
async function readUsage(): Promise<Usage> {
  const usage: Usage = await (await fetch(`${ORIGIN}/usage`)).json()
  if (usage.pid !== server.pid)
    throw new Error(`next: process ${usage.pid} answers on port ${PORT}, not ${server.pid}, the one that was started.`)
  return usage
}

async function waitUntilReady(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) throw new Error(`next: the server ended with ${server.exitCode}.`)
    const answer = await fetch(`${ORIGIN}/usage`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error("next: the server did not answer within ten seconds.")
}

async function fetchPage(route: string): Promise<string> {
  const answer = await fetch(`${ORIGIN}/${route}`)
  if (answer.status !== 200) throw new Error(`next: /${route} answered ${answer.status}.`)
  return answer.text()
}

interface Sizes {
  readonly html: number
  readonly gzip: number
  readonly flight: number
  readonly script: number
  readonly text: string
  readonly markup: string
}

async function measurePage(route: string): Promise<Sizes> {
  const text = await fetchPage(route)
  const flight = [...text.matchAll(FLIGHT)].map(([, pushed = ""]) => pushed).join("")
  const sources = new Set(
    [...text.matchAll(SCRIPT)].filter(([tag]) => !/nomodule/i.test(tag)).map(([, source = ""]) => source),
  )
  const scripts = await Promise.all([...sources].map(async (source) => (await fetch(ORIGIN + source)).arrayBuffer()))
  return {
    html: Buffer.byteLength(text),
    gzip: gzipSync(text).length,
    flight: Buffer.byteLength(flight),
    script: scripts.reduce((sum, script) => sum + gzipSync(Buffer.from(script), { level: 9 }).length, 0),
    text,
    markup: bodyOf(text),
  }
}

/** What a visitor without JavaScript sees. */
function bodyOf(text: string): string {
  const [, body = ""] = /<body>(.*)<\/body>/s.exec(text) ?? []
  return withoutReactIds(
    body.replace(/<script.*?<\/script>/gs, "").replace(/<template.*?<\/template>|<!--.*?-->/gs, ""),
  )
}

async function measureSizes(): Promise<void> {
  const routes = ["empty", "hand", "ours", "sitecore", "server-blocks", "lazy-leaves"]
  const sizes = new Map<string, Sizes>()
  for (const route of routes) sizes.set(route, await measurePage(route))
  const of = (route: string): Sizes => {
    const found = sizes.get(route)
    if (found === undefined) throw new Error(`next: /${route} was not measured.`)
    return found
  }

  console.log("\nBytes                  HTML   gzipped    flight   first scripts over the empty page, gzipped")
  for (const route of routes) {
    const { html, gzip, flight, script } = of(route)
    const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9)
    console.log(`  ${route.padEnd(15)}${kb(html)}${kb(gzip)} ${kb(flight)} ${kb(script - of("empty").script)} KB`)
  }

  assertSame("ours in Next", of("ours").markup, of("hand").markup)
  assertSame("Sitecore's in Next", of("sitecore").markup, of("hand").markup)
  assertNoLayout(of("ours").text)

  console.log("\nGoals")
  goal("flight of ours, times the page written by hand", of("ours").flight / of("hand").flight, 1.02)
  goal("HTML and flight of ours, times the page written by hand", of("ours").html / of("hand").html, 1.05)
  goal(
    "our scripts on a page without client blocks, over a list of lazy leaves",
    (of("server-blocks").script - of("lazy-leaves").script) / 1000,
    0.5,
    " KB",
  )
}

/** No name that only the content platform uses for a field may reach the browser. */
function assertNoLayout(text: string): void {
  for (const { wire } of Object.values(registry)) {
    for (const name of Object.keys(wire)) {
      if (name.length > 10 && text.includes(name))
        throw new Error(`next: "${name}" stands in our page. No client component may be handed layout data.`)
    }
  }
}

async function measureTime(): Promise<void> {
  const others = ["ours", "sitecore"]
  for (const route of ["hand", ...others]) await request(route, WARM_UP_REQUESTS)

  const hand: number[] = []
  const ratios = new Map(others.map((route) => [route, [] as number[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const route of others) {
      const before = await request("hand", REQUESTS / 2)
      const own = await request(route, REQUESTS)
      const after = await request("hand", REQUESTS / 2)
      hand.push((before + after) / 2)
      ratios.get(route)?.push(own / ((before + after) / 2))
    }
  }

  const ratioOf = (route: string) => quantile(ratios.get(route) ?? [], 0.5)
  console.log(
    `\nProcessor time of the server for one request, times the page written by hand (${(quantile(hand, 0.5) / 1000).toFixed(2)} ms)`,
  )
  for (const [route, own] of ratios) {
    const spread = [quantile(own, 0.25), quantile(own, 0.75)].map((side) => side.toFixed(3)).join("–")
    console.log(`  ${route.padEnd(10)} ${ratioOf(route).toFixed(3)} ×   (${spread}, ${own.length} paired rounds)`)
  }

  console.log("\nGoals")
  goal("processor time of ours, times the page written by hand", ratioOf("ours"), 1.08)
  goal("processor time of ours against Sitecore's", ratioOf("ours"), ratioOf("sitecore"))
}

/** Asks for a page so many times; answers the mean processor time of one, in microseconds. */
async function request(route: string, times: number): Promise<number> {
  const before = await readUsage()
  for (let at = 0; at < times; at += 1) await fetchPage(route)
  const after = await readUsage()
  return (after.microseconds - before.microseconds) / times
}
