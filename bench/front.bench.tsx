import { mkdtempSync, rmSync } from "node:fs"
import { Agent, get } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { FRONT_HEADER, ROUTE_HEADER } from "../packages/front/src/front-headers.ts"
import { resolveNextScript } from "../packages/front/src/next-process.ts"
import { createPlaceholder } from "../packages/front/src/secret.ts"
import { freePort, type RunningServer, SECRETS, startPlatform, startServer } from "../scripts/servers.ts"
import { goal } from "./goal.ts"
import { quantile } from "./interleave.ts"
import { startNextApp } from "./next-app.ts"
import { getSeconds } from "./processor-time.ts"

// Compares a cached page through the front with the same page from the same `next start` alone and with a bare static
// page of the same size, and measures what the front adds to a page that is not cacheable.

const SITE = "se-automotive"
const DIR = join(process.cwd(), "sites", SITE)
const PAGE = "/service-och-verkstad"
const SECRET = "what-the-bench-shares-with-its-next"

const ROUNDS = 15
const SLICE_MS = 800
const UNCACHED = 30
const CONNECTIONS = 8

interface Address {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

const data = mkdtempSync(join(tmpdir(), "forecourt-bench-"))
const running: RunningServer[] = []
try {
  // Its pages show dealerships: without them every search fails, and so does each page that is not cached.
  const seeded = { FORECOURT_SEARCH_SEED: "1" }
  const platform = await keep(startPlatform({ port: await freePort(), data, env: seeded, quiet: true }))
  const env = {
    ...SECRETS,
    FORECOURT_CONTENT_URL: `http://localhost:${platform.port}`,
    FORECOURT_FRONT_SECRET: SECRET,
    FORECOURT_SEARCH_BUDGET_FACTOR: "9999",
    FORECOURT_DRAIN_SECONDS: "0",
  }
  const next = await keep(startOnPort(resolveNextScript(DIR), env, (port) => ["start", "--port", String(port)]))
  const nextUrl = `http://localhost:${next.port}`
  const front = await keep(startOnPort(join(DIR, "server.ts"), { ...env, FORECOURT_NEXT_URL: nextUrl }))
  const frontUrl = `http://localhost:${front.port}`

  const through = { url: frontUrl + PAGE, headers: {} }
  const size = (await read(through)).length
  const app = await startNextApp(getHtml(size, (await read(through)).toString()))
  try {
    await measureCached(through, {
      "the same next start alone": { url: nextUrl + PAGE, headers: readFrontHeaders(`/sv${PAGE}`) },
      "a bare static page of as many bytes": { url: `${app.origin}/bytes`, headers: {} },
    })
  } finally {
    app.stop()
  }
  await measureUncached({ frontUrl, nextUrl, pids: { front: front.pid, next: next.pid } })
} finally {
  await Promise.all(running.map((server) => server.stop()))
  rmSync(data, { recursive: true, force: true })
}

async function keep(starting: Promise<RunningServer>): Promise<RunningServer> {
  const server = await starting
  running.push(server)
  return server
}

async function startOnPort(
  script: string,
  env: Readonly<Record<string, string>>,
  args: (port: number) => readonly string[] = () => [],
): Promise<RunningServer> {
  const port = await freePort()
  const health = `http://localhost:${port}/healthz`
  return startServer({ name: SITE, script, args: [...args(port)], cwd: DIR, port, env, health, quiet: true })
}

/** Returns the request headers that make Next recognise the front proxy and respond with a cached page. */
function readFrontHeaders(route: string): Readonly<Record<string, string>> {
  const policy = `script-src 'nonce-${createPlaceholder(SECRET)}'`
  return { [FRONT_HEADER]: SECRET, [ROUTE_HEADER]: route, "content-security-policy": policy }
}

/**
 * Returns HTML to fill a page up to the given size in bytes. Next.js sends the HTML twice, as markup and as serialised
 * data, so both are counted.
 */
function getHtml(size: number, page: string): string {
  const toDataLength = (html: string) => JSON.stringify(JSON.stringify(html)).replaceAll("<", "\\u003c").length
  const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"))
  const body = main.repeat(Math.ceil(size / main.length))
  let [low, high] = [0, body.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const html = body.slice(0, middle)
    if (Buffer.byteLength(html) + toDataLength(html) + 6000 <= size) low = middle
    else high = middle - 1
  }
  return body.slice(0, low)
}

async function measureCached(through: Address, others: Readonly<Record<string, Address>>): Promise<void> {
  const limits: Readonly<Record<string, number>> = { "the same next start alone": 2 }
  for (const [name, other] of Object.entries(others)) {
    const sizes = [await read(through), await read(other)].map(
      (body) => `${(body.length / 1000).toFixed(0)} KB, ${(gzipSync(body).length / 1000).toFixed(0)} packed`,
    )
    console.log(`\nA cached page through the front (${sizes[0]}), times ${name} (${sizes[1]}), requests a second`)
    for (const encoding of ["identity", "gzip", "br"]) {
      for (const address of [other, through]) await requestsPerSecond(address, encoding, SLICE_MS)
      const [ratios, rates]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round += 1) {
        const previous = await requestsPerSecond(other, encoding, SLICE_MS / 2)
        const between = await requestsPerSecond(through, encoding, SLICE_MS)
        const after = await requestsPerSecond(other, encoding, SLICE_MS / 2)
        ratios.push(between / ((previous + after) / 2))
        rates.push(between)
      }
      const [low, ratio, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share))
      console.log(
        `  ${encoding.padEnd(9)} ${ratio?.toFixed(2)} ×   (${low?.toFixed(2)}–${high?.toFixed(2)})   ${quantile(rates, 0.5).toFixed(0)} a second`,
      )
      goal(`time of a cached page, times ${name}, ${encoding}`, 1 / (ratio ?? 0), 1 / (limits[name] ?? 0.9))
    }
  }
}

interface Uncached {
  readonly frontUrl: string
  readonly nextUrl: string
  readonly pids: { readonly front: number; readonly next: number }
}

async function measureUncached({ frontUrl, nextUrl, pids }: Uncached): Promise<void> {
  const cookie = await editingCookie(frontUrl)
  const [through, alone] = [frontUrl, nextUrl].map((origin) => ({ url: `${origin}/`, headers: { cookie } }))
  if (through === undefined || alone === undefined) return
  const spent = async (address: Address, processes: readonly number[]) => {
    const previous = processes.reduce((sum, pid) => sum + getSeconds(pid), 0)
    for (let count = 0; count < UNCACHED; count += 1) await read(address, "gzip")
    return processes.reduce((sum, pid) => sum + getSeconds(pid), 0) - previous
  }
  await spent(alone, [pids.next])
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const previous = await spent(alone, [pids.next])
    const between = await spent(through, [pids.front, pids.next])
    const after = await spent(alone, [pids.next])
    ratios.push(between / ((previous + after) / 2))
  }
  console.log("\nProcessor time of a page that is rendered for one request, packed")
  goal("through the front, times next start alone", quantile(ratios, 0.5), 1.15)
}

async function editingCookie(origin: string): Promise<string> {
  const response = await fetch(
    `${origin}/api/editing/render?secret=${SECRETS.FORECOURT_EDITING_SECRET}&sc_site=${SITE}&route=/&mode=preview&sc_lang=sv&sc_itemid=${await homeItem()}`,
    { redirect: "manual" },
  )
  return (response.headers.get("set-cookie") ?? "").split(";")[0] ?? ""
}

async function homeItem(): Promise<string> {
  const query = `{ layout(site: "${SITE}", routePath: "/", language: "sv") { item { id } } }`
  const response = await fetch(`http://localhost:${running[0]?.port}/sitecore/api/graph/edge`, {
    method: "POST",
    headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
    body: JSON.stringify({ query }),
  })
  return ((await response.json()) as { data: { layout: { item: { id: string } } } }).data.layout.item.id
}

async function requestsPerSecond(address: Address, encoding: string, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const began = performance.now()
  let responses = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - began < ms) {
        await read(address, encoding, agent)
        responses += 1
      }
    }),
  )
  agent.destroy()
  return (responses * 1000) / (performance.now() - began)
}

function read({ url, headers }: Address, encoding = "identity", agent?: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const requested = { accept: "text/html", "accept-encoding": encoding, ...headers }
    get(url, { ...(agent && { agent }), headers: requested }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`front: ${url} answered ${response.statusCode}.`))
      const chunks: Buffer[] = []
      response
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => resolve(Buffer.concat(chunks)))
        .on("error", reject)
    }).on("error", reject)
  })
}
