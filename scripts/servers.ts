// Starts the embedded platform and the sites, waits until they answer, and stops them together.

import { spawn } from "node:child_process"
import { randomInt } from "node:crypto"
import { createServer } from "node:net"
import { join } from "node:path"
import { SITE_SERVICES } from "../packages/contracts/src/site-services.ts"
import { resolveNextScript } from "../packages/front/src/next-process.ts"

const ROOT = join(import.meta.dirname, "..")

/** The folder for rendered pictures. All runs of `npm start` share this folder. */
const PICTURES = join(ROOT, ".data/platform/pictures")

export const QUIET = {
  NEXT_TELEMETRY_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  DO_NOT_TRACK: "1",
}

type ServiceVariables = (typeof SITE_SERVICES)[keyof typeof SITE_SERVICES]["variables"]

/** The secrets for production builds, which do not accept the default secrets of development. */
export const SECRETS = {
  FORECOURT_EDITING_SECRET: process.env.FORECOURT_EDITING_SECRET ?? "forecourt-editing-of-npm-start",
  FORECOURT_AUTHORING_TOKEN: process.env.FORECOURT_AUTHORING_TOKEN ?? "forecourt-authoring-of-npm-start",
  FORECOURT_REVALIDATE_SECRET: process.env.FORECOURT_REVALIDATE_SECRET ?? "forecourt-publishing-of-npm-start",
  ...serviceKeys(),
}

function serviceKeys() {
  const names = Object.entries(SITE_SERVICES).map(([name, { variables }]) => [`${variables}_KEY`, name] as const)
  const keys = names.map(([key, name]) => [key, process.env[key] ?? `forecourt-${name}-of-npm-start`] as const)
  return Object.fromEntries(keys) as Readonly<Record<`${ServiceVariables}_KEY`, string>>
}

export async function assertFree(port: number, owner: string): Promise<void> {
  const taken = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once("error", () => resolve(true))
    probe.listen(port, () => probe.close(() => resolve(false)))
  })
  if (taken)
    throw new Error(
      `${owner}: port ${port} is taken. Stop what listens there, or choose another with ${portVariable(owner)}=… .`,
    )
}

/**
 * Returns a free port. It is below the range for outgoing connections, so that no other process takes it before the
 * server starts.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once("error", () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}

/** Requests a page and all sizes of its pictures. The pictures are therefore rendered before a visitor requests them. */
export async function warmUp(url: string, { openingOnly = false } = {}): Promise<void> {
  const html = await (await fetch(url)).text()
  const images = [...html.matchAll(/<(?:img|source)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !openingOnly || tag.includes('loading="eager"'))
  const addresses = images
    .flatMap((tag) => [...tag.matchAll(/\/_next\/image\?[^"\s]+/g)])
    .map(([address]) => address.replaceAll("&amp;", "&"))
  for (const address of new Set(addresses)) {
    const response = await fetch(new URL(address, url)).catch(() => null)
    if (!response?.ok) await fetch(new URL(address, url)).catch(() => null)
  }
}

function portVariable(owner: string): string {
  return owner === "platform" ? "FORECOURT_PLATFORM_PORT" : "FORECOURT_SITE_PORT"
}

export interface RunningServer {
  readonly port: number
  readonly pid: number
  readonly output: () => string
  readonly exited: Promise<void>
  /** Stops the process. The promise resolves when the process has exited. */
  readonly stop: () => Promise<void>
}

interface ServerOptions {
  readonly name: string
  readonly script: string
  readonly flags?: readonly string[]
  readonly args?: readonly string[]
  readonly port: number
  readonly health: string
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly quiet?: boolean
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { name, script, flags = [], args = [], cwd = ROOT, port, env = {}, health, quiet = false } = options
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd,
    env: { ...process.env, ...QUIET, NODE_ENV: "production", PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      lines.push(String(chunk))
      if (!quiet) process.stderr.write(chunk)
    })
  }
  // Exiting while a server is still starting stops it.
  const endWithUs = () => child.kill()
  process.once("exit", endWithUs)
  const exited = new Promise<void>((resolve) =>
    child.once("exit", () => {
      process.off("exit", endWithUs)
      resolve()
    }),
  )
  const ready = await waitFor(health, exited)
  if (!ready) {
    child.kill()
    throw new Error(`${name}: did not start on port ${port}. Its output:\n${lines.join("").trim() || "nothing"}`)
  }
  return {
    port,
    pid: child.pid ?? 0,
    output: () => lines.join(""),
    exited,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}

async function waitFor(url: string, exited: Promise<void>): Promise<boolean> {
  let gone = false
  void exited.then(() => {
    gone = true
  })
  // A platform that reads six stocks for the first time on a busy machine takes a minute and more.
  for (let tries = 0; tries < 1800 && !gone; tries += 1) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

interface PlatformOptions {
  readonly port: number
  /** The data folder. @default the data folder of `npm start` */
  readonly data?: string
  readonly env?: Readonly<Record<string, string>>
  readonly quiet?: boolean
}

export function startPlatform({ port, data, env = {}, quiet = false }: PlatformOptions): Promise<RunningServer> {
  return startServer({
    name: "platform",
    script: join(ROOT, "packages/platform/src/main.ts"),
    flags: ["--conditions=forecourt-source"],
    port,
    env: {
      // The embedded platform is a development service: it takes raw layouts.
      NODE_ENV: "development",
      FORECOURT_PUBLIC_URL: `http://localhost:${port}`,
      FORECOURT_REVALIDATE_SECRET: SECRETS.FORECOURT_REVALIDATE_SECRET,
      FORECOURT_AUTHORING_TOKEN: SECRETS.FORECOURT_AUTHORING_TOKEN,
      ...serviceKeys(),
      // A separate folder is for a test, which sets this when it needs cars.
      ...(data !== undefined && { FORECOURT_DATA: data, FORECOURT_PICTURES: PICTURES, FORECOURT_SEARCH_SEED: "0" }),
      ...env,
    },
    health: `http://localhost:${port}/healthz`,
    quiet,
  })
}

interface SiteOptions {
  readonly site: string
  readonly port: number
  readonly platform: string
  /**
   * The server setup of the site: `front` runs the site behind its front server, and `plain` runs it with `next start`.
   */
  readonly form?: SiteForm
  readonly env?: Readonly<Record<string, string>>
  readonly quiet?: boolean
}

export type SiteForm = "front" | "plain"

export function startSite(options: SiteOptions): Promise<RunningServer> {
  const { site, port, platform, form = "front", env = {}, quiet = false } = options
  const cwd = join(ROOT, "sites", site)
  const start =
    form === "front"
      ? { script: join(cwd, "server.ts") }
      : {
          script: resolveNextScript(cwd),
          args: ["start", "--port", String(port)],
        }
  return startServer({
    name: site,
    ...start,
    cwd,
    port,
    // There is no load balancer that has to notice the stop.
    env: { FORECOURT_CONTENT_URL: platform, FORECOURT_DRAIN_SECONDS: "0", ...SECRETS, ...env },
    health: `http://localhost:${port}/healthz`,
    quiet,
  })
}
