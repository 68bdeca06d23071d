import { gzipSync } from "node:zlib"
import { registry } from "@forecourt/blocks/registry"
import { type DefaultTreeAdapterTypes, parse } from "parse5"
import { assertSame, removeReactIds } from "./assert-same.ts"
import { goal } from "./goal.ts"
import { quantile } from "./interleave.ts"
import { startNextApp } from "./next-app.ts"

// Requests for the page of 30 blocks to a real Next server, without any cache.

const ROUNDS = 11
const REQUESTS = 40
const WARM_UP_REQUESTS = 150

const SCRIPT = /<script [^>]*?src="([^"]+)"[^>]*>/g

const app = await startNextApp()
const ORIGIN = app.origin
try {
  await measureSizes()
  await measureTime()
} finally {
  app.stop()
}

async function fetchPage(route: string): Promise<string> {
  const response = await fetch(`${ORIGIN}/${route}`)
  if (response.status !== 200) throw new Error(`next: /${route} answered ${response.status}.`)
  return response.text()
}

interface Sizes {
  readonly html: number
  readonly gzip: number
  /**
   * The size in bytes of all inline scripts, which contain the page's data. The framework sends them after the HTML.
   */
  readonly inline: number
  readonly script: number
  readonly text: string
  readonly markup: string
}

async function measurePage(route: string): Promise<Sizes> {
  const text = await fetchPage(route)
  const sources = new Set(
    [...text.matchAll(SCRIPT)].filter(([tag]) => !/nomodule/i.test(tag)).map(([, source = ""]) => source),
  )
  const scripts = await Promise.all([...sources].map(async (source) => (await fetch(ORIGIN + source)).arrayBuffer()))
  return {
    html: Buffer.byteLength(text),
    gzip: gzipSync(text).length,
    inline: inlineScriptBytes(text),
    script: scripts.reduce((sum, script) => sum + gzipSync(Buffer.from(script), { level: 9 }).length, 0),
    text,
    markup: getBody(text),
  }
}

function inlineScriptBytes(html: string): number {
  const scripts: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!("childNodes" in child)) continue
      if (child.nodeName === "script" && !child.attrs.some(({ name }) => name === "src"))
        scripts.push(...child.childNodes.map((text) => ("value" in text ? text.value : "")))
      visit(child)
    }
  }
  visit(parse(html))
  return Buffer.byteLength(scripts.join(""))
}

function getBody(text: string): string {
  const [, body = ""] = /<body>(.*)<\/body>/s.exec(text) ?? []
  return removeReactIds(body.replace(/<script.*?<\/script>/gs, "").replace(/<template.*?<\/template>|<!--.*?-->/gs, ""))
}

async function measureSizes(): Promise<void> {
  const routes = ["empty", "hand", "ours", "sitecore", "server-blocks", "lazy-leaves"]
  const sizes = new Map<string, Sizes>()
  for (const route of routes) sizes.set(route, await measurePage(route))
  const getSizes = (route: string): Sizes => {
    const size = sizes.get(route)
    if (size === undefined) throw new Error(`next: /${route} was not measured.`)
    return size
  }

  console.log("\nBytes                  HTML   gzipped    inline   first scripts over the empty page, gzipped")
  for (const route of routes) {
    const { html, gzip, inline, script } = getSizes(route)
    const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9)
    console.log(`  ${route.padEnd(15)}${kb(html)}${kb(gzip)} ${kb(inline)} ${kb(script - getSizes("empty").script)} KB`)
  }

  assertSame("ours in Next", getSizes("ours").markup, getSizes("hand").markup)
  assertSame("Sitecore's in Next", getSizes("sitecore").markup, getSizes("hand").markup)
  assertNoLayout(getSizes("ours").text)

  console.log("\nGoals")
  goal(
    "inline scripts of ours, times the page written by hand",
    getSizes("ours").inline / getSizes("hand").inline,
    1.02,
  )
  goal(
    "HTML of ours, inline scripts included, times the page written by hand",
    getSizes("ours").html / getSizes("hand").html,
    1.05,
  )
  goal(
    "our scripts on a page without client blocks, over a list of lazy leaves",
    (getSizes("server-blocks").script - getSizes("lazy-leaves").script) / 1000,
    0.5,
    " KB",
  )
}

/**
 * Throws an error if the page contains a field name of the content platform, which would mean that layout data has
 * reached the browser.
 */
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
      const previous = await request("hand", REQUESTS / 2)
      const time = await request(route, REQUESTS)
      const after = await request("hand", REQUESTS / 2)
      hand.push((previous + after) / 2)
      ratios.get(route)?.push(time / ((previous + after) / 2))
    }
  }

  const getRatio = (route: string) => quantile(ratios.get(route) ?? [], 0.5)
  console.log(
    `\nProcessor time of the server for one request, times the page written by hand (${(quantile(hand, 0.5) / 1000).toFixed(2)} ms)`,
  )
  for (const [route, values] of ratios) {
    const spread = [quantile(values, 0.25), quantile(values, 0.75)].map((side) => side.toFixed(3)).join("–")
    console.log(`  ${route.padEnd(10)} ${getRatio(route).toFixed(3)} ×   (${spread}, ${values.length} paired rounds)`)
  }

  console.log("\nGoals")
  goal("processor time of ours, times the page written by hand", getRatio("ours"), 1.08)
  goal("processor time of ours against Sitecore's", getRatio("ours"), getRatio("sitecore"))
}

async function request(route: string, times: number): Promise<number> {
  const previous = await app.readMicroseconds()
  for (let at = 0; at < times; at += 1) await fetchPage(route)
  const after = await app.readMicroseconds()
  return (after - previous) / times
}
