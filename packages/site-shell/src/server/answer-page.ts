import { createHash } from "node:crypto"
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http"
import { putToSleep } from "../asleep/put-to-sleep.ts"
import { contentHealth, noteServed } from "../content/content-health.ts"
import { readVisitorPath, visitorPath } from "../page/site-paths.ts"
import { reportLine } from "../report/report-line.ts"
import { capture, type Held } from "./capture.ts"
import { type Body, compressAnswer, versionOf } from "./compress-answer.ts"
import { isText } from "./encoding.ts"
import type { ErrorKind, ErrorPage, KeptErrorPages } from "./error-pages.ts"
import { lastResort } from "./last-resort.ts"
import type { Memory } from "./memory.ts"
import { framesOf, type PolicyOptions, securityPolicy } from "./security-policy.ts"

export interface AnswerOptions {
  readonly site: { readonly languages: readonly string[] }
  readonly memory: Memory
  readonly policy: PolicyOptions
  readonly errorPages: KeptErrorPages
  /** Asks for a failed page once more, with every island on its own; `null` when that fails too. */
  readonly fetchSafely: (path: string) => Promise<ErrorPage | null>
  /** Whether the request is one of the server's own, whose failures are answers. */
  readonly isInner: boolean
  /** Whether the page is drawn with every island on its own: what is not drawn yet needs its scripts at once. */
  readonly isSafe: boolean
}

/** What the framework tells its own kind; nobody else's business. */
const INNER_HEADERS = ["x-middleware-rewrite", "x-nextjs-prerender", "x-nextjs-stale-time", "x-nextjs-matched-path"]

/** What describes one body and would be wrong about another. */
const REPLACED_HEADERS = ["etag", "content-length", "last-modified", "x-nextjs-cache"]

interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Address the visitor asked for, without query string. */
  readonly path: string
  readonly began: number
}

/** Watches one answer on its way out: policy, compression, and the pages for what is missing or broken. */
export function watchAnswer(request: IncomingMessage, response: ServerResponse, options: AnswerOptions): void {
  // The request may yet be led to a route of another name; what counts here is what the visitor asked for.
  const asked: Asked = { request, response, path: pathOf(request), began: Date.now() }
  capture(
    response,
    () => isWanted(asked),
    (held, send) => {
      finish(asked, held, options).then(send, (error: unknown) => {
        reportLine({ event: "answer-failed", message: String(error) })
        response.statusCode = 500
        send(Buffer.alloc(0))
      })
    },
  )
}

function isWanted({ response, path }: Asked): boolean {
  const type = typeOf(response)
  // What the platform answered is none of ours, and has its policy already.
  if (/^\/(sitecore|-)\//i.test(path)) return false
  if (response.hasHeader("content-encoding")) return false
  return isText(type) || (response.statusCode >= 400 && type === "")
}

async function finish(asked: Asked, held: Held, options: AnswerOptions): Promise<Buffer> {
  const { request, response } = asked
  for (const name of INNER_HEADERS) response.removeHeader(name)
  const page = await replace(asked, held, options)
  if (page === null && !options.isInner && held.status >= 400 && isPage(response)) return refuse(response, held.status)
  if (page === null && !isPage(response)) return compressAnswer(request, response, held.body, options.memory)

  const body = page === null ? asleep(asked, held, options) : () => page.body
  if (page !== null) describe(response, page)
  else if (held.status === 200) noteServed()
  if (request.method !== "HEAD") {
    response.setHeader("content-security-policy", page?.policy ?? policyFor(asked, body, options))
  }
  return compressAnswer(request, response, body, options.memory)
}

/** A page as it is sent, its scripts asleep where they may: made once per version. */
function asleep({ response }: Asked, { body }: Held, { memory, isSafe }: AnswerOptions): Body {
  if (isSafe) return body
  const version = versionOf(response)
  const kept = version === undefined ? undefined : memory.entry(version).bodies.identity
  if (kept !== undefined) return () => kept

  let made: Buffer | undefined
  return () => {
    made ??= Buffer.from(putToSleep(body().toString()))
    // What was asked for without its body has none to keep.
    if (version !== undefined && made.length > 0) memory.keep(version, "identity", made)
    return made
  }
}

interface Replacement extends ErrorPage {
  readonly status: number
}

/** What is sent in place of a page that is missing or failed; `null` when the answer stands. */
async function replace(asked: Asked, held: Held, options: AnswerOptions): Promise<Replacement | null> {
  const { status } = held
  if (options.isInner || !wantsPage(asked) || (status !== 404 && status < 500)) return null
  const { path } = asked
  const { language } = readVisitorPath(path, options.site)
  const kind: ErrorKind = status === 404 ? "notFound" : "serverError"

  if (kind === "serverError" && !wasRefused(asked)) {
    const safe = await options.fetchSafely(path)
    if (safe !== null) return { ...safe, status: 200 }
  }
  const page = await options.errorPages.find(kind, language)
  if (page !== null) return { ...page, status: kind === "notFound" ? 404 : 500 }

  const body = lastResort(kind, language, visitorPath("/", language, options.site))
  return { body, policy: "default-src 'none'; frame-ancestors 'self'", status: kind === "notFound" ? 404 : 500 }
}

/** Whether the platform is to blame, not an island: drawing the page again would only keep the visitor waiting. */
function wasRefused({ began }: Asked): boolean {
  const { refusedAt } = contentHealth()
  return refusedAt !== null && refusedAt >= began
}

/** A few words for programs, in place of the framework's own page. */
function refuse(response: ServerResponse, status: number): Buffer {
  for (const name of REPLACED_HEADERS) response.removeHeader(name)
  response.setHeader("content-type", "text/plain; charset=utf-8")
  response.setHeader("cache-control", "no-store")
  const body = Buffer.from(`${STATUS_CODES[status] ?? "Failed"}\n`)
  response.setHeader("content-length", body.length)
  return body
}

/** Headers of a page that takes another's place: they must not speak of the one it replaces. */
function describe(response: ServerResponse, { status, body }: Replacement): void {
  for (const name of REPLACED_HEADERS) response.removeHeader(name)
  response.statusCode = status
  response.setHeader("content-type", "text/html; charset=utf-8")
  response.setHeader("cache-control", status === 404 ? "public, max-age=0, must-revalidate" : "no-store")
  if (status !== 200) response.setHeader("x-robots-tag", "noindex")
  response.setHeader("etag", `"${createHash("sha256").update(body).digest("base64url")}"`)
}

function policyFor({ response, path }: Asked, body: Body, options: AnswerOptions): string {
  const frames = framesOf(String(response.getHeader("content-security-policy") ?? ""))
  const version = frames === undefined ? versionOf(response) : undefined
  const remembered = version === undefined ? undefined : options.memory.entry(version)
  if (remembered?.policy !== undefined) return remembered.policy

  const { header, unknown } = securityPolicy(body().toString(), options.policy, frames)
  for (const script of unknown)
    reportLine({
      event: "script-not-known",
      message: script.slice(0, 60),
      path,
      length: script.length,
    })
  if (remembered !== undefined) remembered.policy = header
  return header
}

function typeOf(response: ServerResponse): string {
  return String(response.getHeader("content-type") ?? "").toLowerCase()
}

function isPage(response: ServerResponse): boolean {
  return typeOf(response).startsWith("text/html")
}

/** Whether a page is asked for: not a file, unless a browser asks for one to show. */
function wantsPage({ request, path }: Asked): boolean {
  if ((request.method !== "GET" && request.method !== "HEAD") || request.headers.rsc !== undefined) return false
  if (/^\/(_next|api)\//.test(path) || path === "/healthz") return false
  return !/\.\w+$/.test(path) || (request.headers.accept ?? "").includes("text/html")
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").replace(/[?#].*$/, "")
}
