import { createServer, type Server } from "node:http"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { refuseUnreadable } from "@forecourt/contracts/refuse-unreadable"
import {
  createFront,
  createUpstream,
  getPathname,
  isRead,
  type Route,
  readSecret,
  startNext,
  type Visit,
  type WholePage,
} from "@forecourt/front"
import type { ChoiceForms } from "@forecourt/renderer"
import { isLocal, readEnvironment } from "../environment.ts"
import { createItemRouter } from "../items/item-router.ts"
import { getChoicesPage } from "../page/choices.ts"
import { createTexts } from "../page/keep-texts.ts"
import { toVisitorPath } from "../page/site-paths.ts"
import { createCachedRedirects } from "../proxy/cached-redirects.ts"
import { resolveVisit } from "../proxy/decide.ts"
import { readConfig, type SiteConfigInput } from "../read-config.ts"
import { reportLine } from "../report/report-line.ts"
import { createVisitorHandler } from "../visitor/visitor-handler.ts"
import { checkStartable, stopWithSentence } from "./assert-startable.ts"
import { createDrain } from "./drain.ts"
import { createErrorPages } from "./error-pages.ts"
import { createNoticeHandler, NOTICE_PATH } from "./notice-handler.ts"
import { createRenderLimit } from "./render-limit.ts"
import { createStandingHeaders } from "./response-headers.ts"
import { resolveVisitRoute } from "./route-visit.ts"
import { createSecurityPolicy } from "./security-policy.ts"
import { createSiteHealth } from "./site-health.ts"
import { createMetricsServer, createSiteMetrics } from "./site-metrics.ts"
import { createStandIn } from "./stand-in.ts"
import { warmUp } from "./warm-up.ts"

export interface ServerOptions {
  readonly dir: string
  readonly config: SiteConfigInput
  readonly redirects: unknown
  /** The choices, such as filters, that URLs may contain. Import them from `@forecourt/blocks/choices`. */
  readonly choices: ChoiceForms
  /**
   * The port.
   * @default the variable PORT, or 3200
   */
  readonly port?: number
}

const DEFAULT_PORT = 3200

const NOT_BELIEVED =
  "server: a request says through its X-Forwarded headers that a server stands before the site, and is not believed. If there is one, set FORECOURT_PROXIES."

const NO_SECRET =
  "FORECOURT_FRONT_SECRET: is missing, and FORECOURT_NEXT_URL names a Next that runs already. Give both the same secret."

/**
 * The timeouts in milliseconds. The timeout for idle connections is longer than the usual 60 seconds of load balancers.
 * Otherwise, a load balancer might use a connection that the server has just closed.
 */
const CONNECTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
} as const

/**
 * Starts a site, which consists of its Next.js server on a local port and the front proxy, to which visitors connect.
 * If `FORECOURT_NEXT_URL` is set, the front proxy uses the Next.js server at that URL instead. Both must then have the
 * same value of `FORECOURT_FRONT_SECRET`.
 */
export function startServer(options: ServerOptions): Promise<Server> {
  // Next has the same default: it starts a production build.
  checkStartable({ ...process.env, NODE_ENV: process.env.NODE_ENV || "production" }, options.config)
  return openServer(options).catch((error: unknown) => {
    if (error instanceof Error && SENTENCE.test(error.message)) stopWithSentence(error.message)
    throw error
  })
}

/** Matches the start of an error message, such as `FORECOURT_PORT: ` or `storage: `. */
const SENTENCE = /^(FORECOURT_[A-Z_]+|[a-z][\w-]*): /

async function openServer(options: ServerOptions): Promise<Server> {
  const { dir, choices, port = Number(process.env.PORT ?? DEFAULT_PORT) } = options
  const config = readConfig(options.config)
  const environment = readEnvironment(process.env)
  const { proxies } = environment
  const nextUrl = process.env.FORECOURT_NEXT_URL
  if (nextUrl && environment.frontSecret === undefined) throw new Error(NO_SECRET)
  const secret = readSecret(join(dir, ".next/front-secret"), environment.frontSecret)
  const next = await startOrConnectNext(dir, secret, nextUrl)
  const upstream = createUpstream(next.origin)

  const redirects = createCachedRedirects({ config, artefact: options.redirects, environment })
  const visitors = createVisitorHandler(config, environment)
  const items = createItemRouter(config, environment)
  const mediaOrigins = isLocal(environment.content.url) ? [new URL(environment.content.url).origin] : []
  const errorPages = createErrorPages({ site: config, environment, fetchPage })
  let isStarting = true
  let hasReported = false

  const front = createFront({
    upstream,
    secret,
    proxies,
    policy: (facts) => createSecurityPolicy(facts, { mediaOrigins }),
    report: reportLine,
    route: resolveRoute,
    headers: createStandingHeaders,
    retryPath: (path) => `/fresh${path}`,
    pageOf: getChoicesPage,
    waitMs: createRenderLimit({ choices, proxies, factor: environment.services.search.budgetFactor }),
    standIn: createStandIn(config, errorPages, createTexts(config, environment)),
  })
  const server = createServer(CONNECTIONS, front.listener)
  refuseUnreadable(server)
  const drain = createDrain(server)
  const health = createSiteHealth({
    site: config,
    upstream,
    front,
    secret,
    isStarting: () => isStarting,
    isStopping: () => drain.isDraining,
  })
  const metrics = createSiteMetrics({ upstream, secret })
  metrics.follow(server)
  const notice = createNoticeHandler({ upstream, front, secret })

  async function resolveRoute(visit: Visit): Promise<Route> {
    if (visit.isForwarded) emitForwarded()
    const pathname = getPathname(visit)
    // The front rejects other methods, as it does for a page.
    if (pathname === "/healthz")
      return isRead(visit) ? { kind: "response", response: await health() } : { kind: "page", path: pathname }
    if (pathname === NOTICE_PATH && visit.method === "POST") return { kind: "response", response: await notice(visit) }
    return resolveVisitRoute(visit, { site: config, redirects, choices, items, visitors, proxies })
  }

  /**
   * Logs a warning if requests have forwarded headers although no trusted proxy is configured. The site then ignores
   * these headers, so that HTTPS requests look unencrypted.
   */
  function emitForwarded(): void {
    if (!hasReported) reportLine({ event: "forwarded-not-believed", message: NOT_BELIEVED })
    hasReported = true
  }

  async function fetchPage(path: string): Promise<WholePage | null> {
    const page = await findPage(path)
    return page === null ? null : front.page({ path, headers: HOME }, page)
  }

  async function findPage(path: string): Promise<string | null> {
    const url = new URL(path, `http://${config.name}.invalid`)
    const decision = resolveVisit({ url }, { site: config, redirects: await redirects(), choices })
    return decision.kind === "page" ? decision.path : null
  }

  async function warm(path: string): Promise<boolean> {
    const page = await findPage(path)
    return page === null || front.warm({ path, headers: HOME }, page)
  }

  try {
    await listen(server, port, config.name)
    const { metricsPort } = environment
    if (metricsPort !== undefined)
      await listen(createMetricsServer(metrics.text), metricsPort, config.name, "FORECOURT_METRICS_PORT")
  } catch (error) {
    await next.stop()
    throw error
  }
  console.log(`${config.name}: http://localhost:${port}`)
  stopOnSignal(async (signal) => {
    // A site that is stopped at a terminal does not wait for a load balancer.
    await drain.drain(signal === "SIGTERM" ? wait(environment.drainMs) : Promise.resolve())
    await Promise.all([upstream.close(), next.stop()])
  })
  void warmUp({
    homes: config.languages.map((language) => toVisitorPath("/", language, config)),
    warm: (path) => warm(path).catch(() => false),
    errorPages,
    pause: (ms) => wait(ms, undefined, { ref: false }),
    onReady() {
      isStarting = false
    },
  })
  return server
}

const HOME = { host: "localhost" } as const

function startOrConnectNext(dir: string, secret: string, origin: string | undefined): ReturnType<typeof startNext> {
  if (origin) return Promise.resolve({ origin: origin.replace(/\/$/, ""), stop: async () => {} })
  return startNext({
    dir,
    env: { FORECOURT_FRONT_SECRET: secret },
    report: (event, message) => reportLine({ event, message }),
  })
}

function listen(server: Server, port: number, name: string, variable = "PORT"): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE"
      reject(isTaken ? new Error(`${name}: port ${port} is taken. Set ${variable} to another one.`) : error)
    })
    server.listen(port, resolve)
  })
}

function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop(signal).finally(() => process.exit(0)))
  }
}
