import { createHash } from "node:crypto"
import { ServiceError } from "@forecourt/service-kit/errors"
import { readBytes, refuseMethod } from "@forecourt/service-kit/http"
import { openRateLimits, type RateLimiter, type Turn } from "@forecourt/service-kit/limits"
import { createYoga } from "graphql-yoga"
import { LRUCache } from "lru-cache"
import type { ContentConfig } from "../content.config.ts"
import { hasApiKey, requireContentKey } from "../http/content-keys.ts"
import { headerOf, json, pathOf, type RequestContext } from "../http/handler.ts"
import { pageStateOf, versionOf } from "../http/page-state.ts"
import type { SearchReader } from "../search/search-reader.ts"
import type { SearchMode } from "../search/where.ts"
import { componentLayout, noComponent } from "../wire/component-layout.ts"
import type { Library, PageState } from "../wire/library.types.ts"
import { findShown } from "../wire/shown-item.ts"
import type { GraphContext } from "./graph-context.types.ts"
import { queryGuards } from "./guards/query-guards.ts"
import { TimeSlices } from "./guards/time-slices.ts"
import { layoutMemory } from "./layout-memory.ts"
import { lintDocument } from "./lint-document.ts"
import { graphSchema } from "./schema.ts"

const LOCAL_PATH = "/sitecore/api/graph/edge"
const EDGE_PATH = "/v1/content/api/graphql/v1"
const DIRECT_PATH = "/api/graphql/v1"

export const COMPONENT_PATH = "/layout/component"
export const GRAPH_PATHS: readonly string[] = [LOCAL_PATH, EDGE_PATH, DIRECT_PATH]

const MAX_BODY_BYTES = 1_000_000
const MAX_RESPONSES = 500
const MAX_RESPONSE_BYTES = 100_000_000

export interface GraphEndpoint {
  readonly respond: (context: RequestContext) => Promise<Response>
  /** `GET /layout/component`: one block of a page on its own, for the design library. */
  readonly component: (context: RequestContext) => Response
}

interface GraphOptions {
  /** Addresses of the sitemap files of a site. */
  readonly sitemaps: GraphContext["sitemaps"]
  readonly say: (line: string) => void
  readonly reader: SearchReader
}

/** A response that is given again until content changes. */
interface GraphQlResponse {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/**
 * Answers GraphQL. Answers are remembered until content changes, as at the real Edge, where only requests that are not
 * answered from memory count against the rate limit.
 */
export async function graphEndpoint(
  library: Library,
  config: ContentConfig,
  { sitemaps, say, reader }: GraphOptions,
): Promise<GraphEndpoint> {
  const schema = graphSchema(library.templates)
  const yoga = createYoga<GraphContext>({
    schema,
    plugins: [queryGuards(schema)],
    graphqlEndpoint: "/",
    landingPage: false,
    graphiql: false,
    logging: "error",
    cors: false,
    multipart: false,
    // A refusal depends on the variables, too; and whole responses are remembered here.
    parserAndValidationCache: false,
    // Whatever NODE_ENV says: what failed inside is for the log.
    maskedErrors: { isDev: false },
  })
  const render = layoutMemory(library)
  const limiter = config.rateLimit === 0 ? null : await limiterOf(config.rateLimit)
  const responses = new LRUCache<string, GraphQlResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_RESPONSE_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  })
  const noted = new Set<string>()
  let generation = -1

  return {
    component(context) {
      if (context.req.method !== "GET" && context.req.method !== "HEAD") refuseMethod(context, ["GET", "HEAD"])
      requireContentKey(context, config, true)
      const given = (name: string) => context.req.query(name) ?? ""
      const [site, language, state] = [given("sc_site"), given("sc_lang") || "en", pageStateOf(context)]
      const page = findShown(library, state, given("item"), language, versionOf(context))
      const layout = page === null || (site !== "" && page.site !== site) ? null : render(page, state).layout
      if (page === null || layout === null) return json(404, noComponent(site, language, state))
      const request = { uid: given("uid"), dataSourceId: given("dataSourceId"), renderingId: given("renderingItemId") }
      const component = componentLayout(library, layout, page, request, state)
      return component === null ? json(404, noComponent(page.site, language, state)) : json(200, component)
    },
    async respond(context) {
      requireContentKey(context, config, pathOf(context) === EDGE_PATH)

      const body = await readBytes(context, { maxBytes: MAX_BODY_BYTES })
      const state = pageStateOf(context)
      const mode = headerOf(context, "x-forecourt-search") === "tokenised" ? "tokenised" : config.searchMode
      const { search } = new URL(context.req.url)
      const mayIntrospect = config.isDevelopment || hasApiKey(context, config)
      const key = createHash("sha1")
        .update(`${context.req.method}${search}${state}${mode}${mayIntrospect}`)
        .update(body)
        .digest("hex")
      if (generation !== library.store.generation()) {
        responses.clear()
        generation = library.store.generation()
      }
      const known = responses.get(key)
      const headers = limiter === null ? {} : await turnOf(limiter, context, config.rateLimit, known !== undefined)
      if (known !== undefined) return responseOf(known, headers)
      if (config.isDevelopment) lint(body)
      const response = await yoga.fetch(yogaRequest(context, search, body), contextOf(state, mode, mayIntrospect))
      const reply = await readResult(response)
      if (isMemorable(response, reply)) responses.set(key, reply)
      return responseOf(reply, headers, response.status)
    },
  }

  /** Each mistake is told once. */
  function lint(body: Buffer): void {
    for (const note of lintDocument(queryOf(body))) {
      if (!noted.has(note)) say(`lint: ${note}`)
      noted.add(note)
    }
  }

  function contextOf(state: PageState, searchMode: SearchMode, mayIntrospect: boolean): GraphContext {
    const slices = new TimeSlices()
    return {
      ...library,
      state,
      searchMode,
      mayIntrospect,
      reader,
      sitemaps,
      slices,
      render(item) {
        const { layout, bytes } = render(item, state)
        slices.addLayout(bytes)
        return layout
      },
    }
  }
}

async function limiterOf(max: number): Promise<RateLimiter> {
  const limits = await openRateLimits("memory")
  return limits.limiter({ name: "graphql", max, perSeconds: 1 })
}

/** Counts a request by its key, and says in three headers where the caller stands. What is remembered does not count. */
async function turnOf(
  limiter: RateLimiter,
  context: RequestContext,
  limit: number,
  isKnown: boolean,
): Promise<Readonly<Record<string, string>>> {
  const key = headerOf(context, "sc_apikey") || headerOf(context, "x-sitecore-contextid") || "context"
  const turn = await (isKnown ? limiter.look(key) : limiter.take(key))
  if (isKnown || turn.isAllowed) return turnHeaders(turn, limit)
  const detail = `More than ${limit} requests in a second. Wait a second.`
  throw new ServiceError("TooManyRequests", detail, { retryAfterMs: 1000, headers: turnHeaders(turn, limit) })
}

function turnHeaders({ remaining }: Turn, limit: number): Readonly<Record<string, string>> {
  return {
    "x-rate-limit-limit": String(limit),
    "x-rate-limit-remaining": String(remaining),
    "x-rate-limit-reset": "1",
  }
}

function queryOf(body: Buffer): string {
  try {
    return String((JSON.parse(body.toString("utf8")) as { query?: unknown }).query ?? "")
  } catch {
    return ""
  }
}

function yogaRequest(context: RequestContext, search: string, body: Buffer): Request {
  const headers = new Headers(context.req.raw.headers)
  const accept = headers.get("accept") ?? "*/*"
  if (accept === "*/*") headers.set("accept", "application/json")
  return new Request(`http://content.invalid/${search}`, {
    method: context.req.method,
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
}

async function readResult(response: Response): Promise<GraphQlResponse> {
  return { headers: Object.fromEntries(response.headers), body: Buffer.from(await response.arrayBuffer()) }
}

function responseOf(
  { headers, body }: GraphQlResponse,
  more: Readonly<Record<string, string>>,
  status = 200,
): Response {
  return new Response(new Uint8Array(body), { status, headers: { ...headers, ...more } })
}

function isMemorable({ status }: Response, { body }: GraphQlResponse): boolean {
  return status === 200 && body.subarray(0, 8).toString() === '{"data":' && !body.includes('"errors":[{"message"')
}
