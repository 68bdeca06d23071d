import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import next from "next"
import { contentHealth, noteServed } from "../content/content-health.ts"
import { isLocal, readEnvironment } from "../environment.ts"
import { visitorPath } from "../page/site-paths.ts"
import { keepRedirects } from "../proxy/kept-redirects.ts"
import { INNER_HEADER, SAFE_HEADER } from "../proxy/proxy-headers.ts"
import { readConfig, type SiteConfigInput } from "../read-config.ts"
import { messageOf, reportLine } from "../report/report-line.ts"
import { answerVisitor } from "../visitor/answer-visitor.ts"
import { visitorDesk } from "../visitor/visitor-desk.ts"
import { watchAnswer } from "./answer-page.ts"
import { keepErrorPages } from "./error-pages.ts"
import { createMemory } from "./memory.ts"
import { fetchOwnPage } from "./own-page.ts"
import { reactRuntime } from "./react-runtime.ts"
import { readablePath } from "./readable-path.ts"
import { trustedRequest } from "./request-headers.ts"
import { standingHeaders } from "./response-headers.ts"
import { routeRequest } from "./route-request.ts"
import { keepSafePages } from "./safe-pages.ts"

export interface ServerOptions {
  /** Folder of the site. */
  readonly dir: string
  readonly config: SiteConfigInput
  /** The site's compiled redirect table. */
  readonly redirects: unknown
  /** @default the variable PORT, or 3200 */
  readonly port?: number
}

const DEFAULT_PORT = 3200

/** The framework's module is the function itself, whatever its types say about modules of this kind. */
const createApp = next as unknown as typeof next.default

const NOT_BELIEVED =
  "server: a request says through its X-Forwarded headers that a server stands before the site, and is not believed. If there is one, set FORECOURT_PROXIES."

/**
 * Starts a site behind a small server of its own: it gives every page its content security policy, compresses and
 * remembers answers, and shows the content platform's pages for what is missing or broken.
 */
export async function startServer(options: ServerOptions) {
  const { dir, port = Number(process.env.PORT ?? DEFAULT_PORT) } = options
  const config = readConfig(options.config)
  const isDev = process.env.NODE_ENV === "development"
  const environment = readEnvironment(process.env)
  const { proxies } = environment
  const app = createApp({ dev: isDev, quiet: !isDev, dir, hostname: "localhost", port })
  const handle = app.getRequestHandler()
  await app.prepare()

  const key = randomUUID()
  const address = `http://127.0.0.1:${port}`
  const fetchOwn = (path: string, header: string) =>
    fetchOwnPage(address + path, { [INNER_HEADER]: key, [header]: key })
  const memory = createMemory()
  const policy = {
    runtime: reactRuntime(join(dir, "package.json")),
    mediaOrigins: isLocal(environment.content.url) ? [new URL(environment.content.url).origin] : [],
  }
  const errorPages = keepErrorPages({ site: config, environment, fetchPage: (path) => fetchOwn(path, INNER_HEADER) })
  const visitors = visitorDesk(config, environment)
  const redirects = keepRedirects({ config, artefact: options.redirects, environment })
  const fetchSafely = keepSafePages((path) => fetchOwn(path, SAFE_HEADER))

  let hasTold = false
  /** Who forgot the setting finds pages that take themselves for unencrypted, and should not have to guess why. */
  function tellForwarded(): void {
    if (!hasTold) reportLine({ event: "forwarded-not-believed", message: NOT_BELIEVED })
    hasTold = true
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = { proxies, address: request.socket.remoteAddress, key }
    const { headers, isInner, isSafe, isForwarded } = trustedRequest(request.headers, origin)
    if (isForwarded) tellForwarded()
    request.headers = headers
    request.url = readablePath(request.url ?? "/")
    const isEncrypted = headers["x-forwarded-proto"] === "https"
    for (const [name, value] of Object.entries(standingHeaders({ isEncrypted }))) response.setHeader(name, value)
    if (!isDev)
      watchAnswer(request, response, { site: config, memory, policy, errorPages, fetchSafely, isInner, isSafe })
    if (await answerVisitor(request, response, { desk: visitors, proxies })) return
    if (!isDev) {
      if (await routeRequest(request, response, { site: config, redirects, proxies })) return
    }
    await handle(request, response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      reportLine({ event: "request-failed", message: messageOf(error) })
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  })
  server.on("upgrade", app.getUpgradeHandler())

  contentHealth().isStarting = !isDev
  await listen(server, port, config.name)
  console.log(`${config.name}: http://localhost:${port}`)
  stopOnSignal(server, app)
  if (!isDev) void warmUp()

  /** Pages that must be there when nothing else is; one at a time, so that each comes within its budget. */
  async function warmUp(): Promise<void> {
    for (const language of config.languages) {
      const home = await fetchOwn(visitorPath("/", language, config), INNER_HEADER).catch(() => null)
      if (home !== null) noteServed()
    }
    for (let round = 1; !(await errorPages.readAll()); round += 1) {
      if (round === STARTING_ROUNDS) contentHealth().isStarting = false
      await wait(round < STARTING_ROUNDS ? SOON_MS : LATER_MS, undefined, { ref: false })
    }
    contentHealth().isStarting = false
  }
  return server
}

/** How often error pages are looked for before the site takes visitors without them. */
const STARTING_ROUNDS = 5
const SOON_MS = 1000
const LATER_MS = 60_000

function listen(server: ReturnType<typeof createServer>, port: number, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE"
      reject(isTaken ? new Error(`${name}: port ${port} is taken. Set PORT to another one.`) : error)
    })
    server.listen(port, resolve)
  })
}

function stopOnSignal(server: ReturnType<typeof createServer>, app: { close: () => Promise<void> }): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
      void app.close().finally(() => process.exit(0))
    })
  }
}
