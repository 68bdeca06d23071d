import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"

const START_SITE = join(import.meta.dirname, "../../test/start-site.ts")

async function startNext() {
  const [arrived, continued] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const listener: RequestListener = async ({ method, url }, response) => {
    if (url === "/healthz") return response.end('{"status":"ok","site":"se-test","content":"up"}')
    if (method === "POST") return response.end('{"data":{"site":{"siteInfo":null}}}')
    if (url === "/slow") {
      arrived.resolve()
      await continued.promise
    }
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Page</title>")
  }
  const server = createServer(listener).listen(0, "localhost")
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, "listening")
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return { origin, arrived: arrived.promise, continue: continued.resolve }
}

async function startSite({ drainSeconds, env = {} }: { readonly drainSeconds: number; readonly env?: object }) {
  const next = await startNext()
  const site = spawn(process.execPath, ["--conditions=forecourt-source", START_SITE], {
    env: {
      ...process.env,
      NODE_ENV: "development",
      FORECOURT_CONTENT_URL: next.origin,
      FORECOURT_NEXT_URL: next.origin,
      FORECOURT_FRONT_SECRET: "a-secret-that-front-and-next-share",
      FORECOURT_DRAIN_SECONDS: String(drainSeconds),
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const exited = once(site, "exit")
  onTestFinished(async () => {
    site.kill("SIGKILL")
    await exited
  })
  let output = ""
  site.stdout.on("data", (chunk) => {
    output += String(chunk)
  })
  // On a busy machine, reading the shell from source takes a while.
  await expect.poll(() => output, { timeout: 25_000 }).toMatch(/port \d+/)
  const origin = `http://localhost:${/port (\d+)/.exec(output)?.[1]}`
  const send = (path: string, method = "GET") => fetch(`${origin}${path}`, { method })
  const readHealth = async () => {
    const response = await send("/healthz")
    return [response.status, ((await response.json()) as { status: string }).status]
  }
  await expect.poll(readHealth).toEqual([200, "ok"])
  return { next, send, readHealth, stop: (signal: NodeJS.Signals) => site.kill(signal), exited }
}

test("the server keeps an idle connection open for 65 seconds, longer than a load balancer does", async () => {
  const { send } = await startSite({ drainSeconds: 0 })

  const { headers } = await send("/")

  expect(headers.get("keep-alive")).toBe("timeout=65")
})

test("the health route accepts only GET and HEAD", async () => {
  const { send } = await startSite({ drainSeconds: 0 })

  const { status, headers } = await send("/healthz", "POST")

  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"])
})

test("after SIGTERM the health check fails, but pages are still served", async () => {
  const { send, readHealth, stop } = await startSite({ drainSeconds: 3600 })

  stop("SIGTERM")

  await expect.poll(readHealth).toEqual([503, "stopping"])
  const response = await send("/")
  expect([response.status, response.headers.get("connection")]).toEqual([200, "close"])
})

test("after SIGTERM the site completes the request in flight and exits", async () => {
  const { next, send, stop, exited } = await startSite({ drainSeconds: 0 })
  const sent = send("/slow")
  await next.arrived

  stop("SIGTERM")
  await expect.poll(() => send("/healthz").catch(({ cause }) => cause.code)).toBe("ECONNREFUSED")
  next.continue()

  expect((await sent).status).toBe(200)
  expect(await exited).toEqual([0, null])
})

test("after SIGINT the site exits without waiting for a load balancer", async () => {
  const { stop, exited } = await startSite({ drainSeconds: 3600 })

  stop("SIGINT")

  expect(await exited).toEqual([0, null])
})

test("the metrics are available only on a separate port", async () => {
  const taken = createServer().listen(0, "localhost")
  await once(taken, "listening")
  const { port } = taken.address() as AddressInfo
  await new Promise((resolve) => taken.close(resolve))
  const { send } = await startSite({ drainSeconds: 0, env: { FORECOURT_METRICS_PORT: String(port) } })

  expect(await (await send("/metrics")).text()).not.toContain("forecourt_site")
  const response = await fetch(`http://localhost:${port}/metrics`)
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('total{status="2xx"}')])
})
