import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { createRequire } from "node:module"
import { createServer } from "node:net"
import { dirname, join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import type { NextRedirect } from "../src/import/from-next-config.ts"
import type { Visit } from "./next-cases.ts"

const ROOT = join(import.meta.dirname, "../../..")
const CACHE = join(import.meta.dirname, "../.cache")
const PATIENCE_MS = 45_000
const PAUSE_MS = 100

/** The target of requests that match no rule. With this redirect, Next.js does not have to render a page. */
const NO_RULE = "/no-rule-was-met"

export interface RunningNext {
  /**
   * Sends a request to which only the rules of the given table apply. Returns the target of the redirect, or `null` if
   * there is no redirect. For a response with status 500, returns "throws".
   */
  readonly send: (table: number, visit: Visit) => Promise<string | null>
  readonly stop: () => Promise<void>
}

export async function runNext(tables: readonly (readonly NextRedirect[])[]): Promise<RunningNext> {
  const folder = writeApp(tables)
  const port = await freePort()
  const server = spawn(
    process.execPath,
    [nextScript(), "dev", folder, "--port", String(port), "--hostname", "localhost"],
    {
      env: { ...process.env, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  )
  const agent = new Agent({ keepAlive: true })
  const stop = async () => {
    agent.destroy()
    if (server.exitCode === null && server.signalCode === null) {
      server.kill()
      await once(server, "exit")
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilItResponds(server, port)
  } catch (error) {
    await stop()
    throw error
  }
  return { send: (table, visit) => send(agent, port, table, visit), stop }
}

function nextScript(): string {
  const require = createRequire(import.meta.url)
  const manifest = require.resolve("next/package.json")
  return join(dirname(manifest), require(manifest).bin.next)
}

function writeApp(tables: readonly (readonly NextRedirect[])[]): string {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, "next-"))
  const redirects = tables.flatMap((rules, table) =>
    [...rules, { source: "/:path*", destination: NO_RULE, permanent: false }].map((rule) => ({
      ...rule,
      has: [...("has" in rule ? (rule.has ?? []) : []), { type: "header", key: "x-table", value: String(table) }],
    })),
  )
  const config = { skipTrailingSlashRedirect: true, turbopack: { root: ROOT } }
  const page = join(folder, "app/[[...path]]")
  mkdirSync(page, { recursive: true })
  writeFileSync(join(page, "route.js"), "export const GET = () => new Response(null, { status: 204 })\n")
  writeFileSync(
    join(folder, "next.config.mjs"),
    `export default { ...${JSON.stringify(config)}, redirects: async () => ${JSON.stringify(redirects)} }\n`,
  )
  return folder
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })
}

async function waitUntilItResponds(server: ChildProcess, port: number): Promise<void> {
  const said: string[] = []
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (text) => said.push(String(text)))
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && server.exitCode === null) {
    if (await fetch(`http://localhost:${port}/`).catch(() => null)) return
    await wait(PAUSE_MS)
  }
  throw new Error(`redirects: Next did not start with these tables. It says:\n${said.join("")}`)
}

/** Sends a request with `node:http`. `fetch` cannot be used, since it would rewrite the path and the host. */
function send(agent: Agent, port: number, table: number, { path, search = "", headers = {} }: Visit) {
  return new Promise<string | null>((resolve, reject) => {
    const sent = { host: "localhost", ...headers, "x-table": String(table) }
    request({ agent, host: "localhost", port, path: path + encodeLetters(search), headers: sent }, (response) => {
      const { statusCode = 0 } = response
      const location = response.headers.location ?? null
      response.resume().on("end", () => {
        if (statusCode >= 500) resolve("throws")
        else resolve(location?.startsWith(NO_RULE) ? null : location)
      })
    })
      .on("error", reject)
      .end()
  })
}

function encodeLetters(search: string): string {
  return search.replace(/[^\0-\x7f]+/g, encodeURIComponent)
}
