import { readdirSync, readFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { freePort, SECRETS, startPlatform, startSite } from "../scripts/servers.ts"
import { expect, test } from "./fixture.ts"
import { author, testWithOwnServers } from "./own-servers.ts"
import { fetchSeededData } from "./seeded-data.ts"

const testWithPair = testWithOwnServers()

testWithPair(
  "while Next is killed under load, visitors get cached pages and no 502, and the site recovers automatically",
  async ({ request, pair }) => {
    testWithPair.skip(process.platform !== "linux", "processes are found where Linux lists them")
    const known = ["/", "/en", "/service-och-verkstad"]
    for (const path of known) expect((await request.get(pair.url + path)).status()).toBe(200)
    const [next = 0] = getChildren(pair.site.pid)
    expect(next).toBeGreaterThan(0)

    const seen = new Map<string, number>()
    let isOver = false
    const lanes = Array.from({ length: 8 }, async (_, lane) => {
      while (!isOver) {
        const { status } = await fetch(pair.url + known[lane % known.length])
        seen.set(`known ${status}`, (seen.get(`known ${status}`) ?? 0) + 1)
      }
    })
    process.kill(next, "SIGKILL")
    const countUnread = async () => {
      const { status } = await fetch(`${pair.url}/om-hedin-automotive`)
      seen.set(`unread ${status}`, 1)
      return status
    }
    await expect.poll(countUnread, { timeout: 30_000 }).toBe(200)
    isOver = true
    await Promise.all(lanes)

    expect([...seen.keys()].filter((status) => status.startsWith("known"))).toEqual(["known 200"])
    expect([...seen.keys()].filter((status) => !/ (200|503)$/.test(status))).toEqual([])
    expect(getChildren(pair.site.pid)).not.toContain(next)
  },
)

function getChildren(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return (
          Number(
            readFileSync(`/proc/${child}/stat`, "utf8")
              .replace(/^.*\) /, "")
              .split(" ")[1],
          ) === pid
        )
      } catch {
        return false
      }
    })
}

test("a published change appears on both instances behind a round-robin balancer, regardless of which instance receives the webhook", async () => {
  const data = await fetchSeededData()
  const platform = await startPlatform({ port: await freePort(), data, quiet: true })
  const ports = [await freePort(), await freePort()]
  const platformUrl = `http://localhost:${platform.port}`
  const peers = ports.map((port) => `http://127.0.0.1:${port}`).join(",")
  // Two instances of one build, as two machines would run them: each has its own cache and its own secret.
  const sites = []
  for (const [at, port] of ports.entries())
    sites.push(
      await startSite({
        site: "se-automotive",
        port,
        platform: platformUrl,
        env: {
          FORECOURT_PEERS: peers,
          FORECOURT_PAGE_CACHE: `${data}/pages-${at}`,
          FORECOURT_FRONT_SECRET: `the-secret-of-the-instance-number-${at}`,
        },
        quiet: true,
      }),
    )
  const balancer = await startBalancer(ports)
  const pair = { platform, site: sites[0] as (typeof sites)[0], url: balancer.url }
  try {
    await putText(pair, "before")
    const readHeadings = async () =>
      (await Promise.all(ports.map((port) => headingAt(`http://localhost:${port}`)))).join()
    expect(await readHeadings()).toBe("before,before")
    // A response that a CDN caches from one instance is the one that the other would have sent.
    const [first, second] = await Promise.all(ports.map((port) => bytesAt(`http://localhost:${port}`)))
    expect(first).toEqual(second)

    await putText(pair, "after")
    const began = performance.now()
    const notice = await fetch(`${balancer.url}/api/revalidate`, {
      method: "POST",
      headers: { "x-revalidate-secret": SECRETS.FORECOURT_REVALIDATE_SECRET, "content-type": "application/json" },
      body: JSON.stringify({ tags: ["sc:site:se-automotive"] }),
    })
    expect(notice.status).toBe(200)
    await expect.poll(readHeadings, { intervals: [50], timeout: 10_000 }).toBe("after,after")
    test.info().annotations.push({ type: "seconds", description: String((performance.now() - began) / 1000) })
  } finally {
    balancer.stop()
    await Promise.all([...sites, platform].map((server) => server.stop()))
    await rm(data, { recursive: true, force: true })
  }
})

const PUBLISHED = "/publicerad"

async function putText(pair: Parameters<typeof author>[0], title: string): Promise<void> {
  const query = new URLSearchParams({ site: "se-automotive", path: PUBLISHED, language: "sv" })
  const context = { pageEditing: false, site: { name: "se-automotive" }, pageState: "normal", language: "sv" }
  const blurb = { uid: "a", componentName: "Blurb", dataSource: "", params: {}, fields: { Title: { value: title } } }
  await author(pair, `raw-layout?${query}`, {
    sitecore: {
      context: { ...context, itemPath: PUBLISHED },
      route: {
        name: "publicerad",
        displayName: "publicerad",
        fields: {},
        databaseName: "web",
        itemId: "11111111-2222-4333-8444-555555555556",
        itemLanguage: "sv",
        itemVersion: 1,
        templateName: "Page",
        placeholders: { "headless-header": [], "headless-main": [blurb], "headless-footer": [] },
      },
    },
  })
}

async function headingAt(origin: string): Promise<string> {
  const html = await (await fetch(origin + PUBLISHED)).text()
  return /data-scope="blurb" data-part="title"[^>]*>([^<]*)</.exec(html)?.[1] ?? "nothing"
}

async function bytesAt(origin: string): Promise<readonly [string, string | null]> {
  const response = await fetch(origin + PUBLISHED)
  return [await response.text(), response.headers.get("content-security-policy")]
}

async function startBalancer(ports: readonly number[]) {
  let turn = 0
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk)
    const port = ports[turn++ % ports.length]
    const { host: _, connection: __, "content-length": ___, ...headers } = request.headers
    const reply = await fetch(`http://localhost:${port}${request.url}`, {
      method: request.method ?? "GET",
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    response.writeHead(reply.status, { "content-type": reply.headers.get("content-type") ?? "text/plain" })
    response.end(Buffer.from(await reply.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  }
}
