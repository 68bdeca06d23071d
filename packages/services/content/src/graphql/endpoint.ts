import { createHash } from "node:crypto"
import { ServiceError } from "@forecourt/service-kit/errors"
import { readBytes, refuseMethod } from "@forecourt/service-kit/http"
import { openRateLimits, type RateLimiter, type Turn } from "@forecourt/service-kit/limits"
import { createYoga } from "graphql-yoga"
import { LRUCache } from "lru-cache"
import type { ContentConfig } from "../content.config.ts"
import { checkContentKey, hasApiKey } from "../http/content-keys.ts"
import { createJsonResponse, getHeader, getPath, type RequestContext } from "../http/handler.ts"
import { readPageState, readVersion } from "../http/page-state.ts"
import type { SearchReader } from "../search/search-reader.ts"
import type { SearchMode } from "../search/where.ts"
import { createComponentLayout, createEmptyLayout } from "../wire/component-layout.ts"
import type { Library, PageState } from "../wire/library.types.ts"
import { findShown } from "../wire/shown-item.ts"
import { findMixedInputs } from "./find-mixed-inputs.ts"
import type { GraphContext } from "./graph-context.types.ts"
import { createQueryGuards } from "./guards/query-guards.ts"
import { TimeSlices } from "./guards/time-slices.ts"
import { createLayoutCache } from "./layout-memory.ts"
import { createGraphSchema } from "./schema.ts"

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
  /**
   * Handles `GET /layout/component`, which returns a single block of a page. The design library in the page editor
   * calls it.
   */
  readonly component: (context: RequestContext) => Response
}

interface GraphOptions {
  readonly sitemaps: GraphContext["sitemaps"]
  readonly log: (line: string) => void
  readonly reader: SearchReader
}

interface GraphQlResponse {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/**
 * Creates the GraphQL endpoint. As on Sitecore's Experience Edge, only uncached requests count towards the rate limit.
 */
export async function createGraphEndpoint(
  library: Library,
  config: ContentConfig,
  { sitemaps, log, reader }: GraphOptions,
): Promise<GraphEndpoint> {
  const schema = createGraphSchema(library.templates)
  const yoga = createYoga<GraphContext>({
    schema,
    plugins: [createQueryGuards(schema)],
    graphqlEndpoint: "/",
    landingPage: false,
    graphiql: false,
    logging: "error",
    cors: false,
    multipart: false,
    // A refusal depends on the variables, too; and whole responses are remembered here.
    parserAndValidationCache: false,
    // Internal errors are only for the log, with any NODE_ENV.
    maskedErrors: { isDev: false },
  })
  const render = createLayoutCache(library)
  const limiter = config.rateLimit === 0 ? null : await createLimiter(config.rateLimit)
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
      checkContentKey(context, config, true)
      const readQuery = (name: string) => context.req.query(name) ?? ""
      const [site, language, state] = [readQuery("sc_site"), readQuery("sc_lang") || "en", readPageState(context)]
      const page = findShown(library, state, readQuery("item"), language, readVersion(context))
      const layout = page === null || (site !== "" && page.site !== site) ? null : render(page, state).layout
      if (page === null || layout === null) return createJsonResponse(404, createEmptyLayout(site, language, state))
      const request = {
        uid: readQuery("uid"),
        dataSourceId: readQuery("dataSourceId"),
        renderingId: readQuery("renderingItemId"),
      }
      const component = createComponentLayout(library, layout, page, request, state)
      return component === null
        ? createJsonResponse(404, createEmptyLayout(page.site, language, state))
        : createJsonResponse(200, component)
    },
    async respond(context) {
      checkContentKey(context, config, getPath(context) === EDGE_PATH)

      const body = await readBytes(context, { maxBytes: MAX_BODY_BYTES })
      const state = readPageState(context)
      const mode = getHeader(context, "x-forecourt-search") === "tokenised" ? "tokenised" : config.searchMode
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
      const headers = limiter === null ? {} : await consumeTurn(limiter, context, config.rateLimit, known !== undefined)
      if (known !== undefined) return createResponse(known, headers)
      if (config.isDevelopment) reportMistakes(body)
      const response = await yoga.fetch(
        createYogaRequest(context, search, body),
        createContext(state, mode, mayIntrospect),
      )
      const reply = await readResult(response)
      if (isMemorable(response, reply)) responses.set(key, reply)
      return createResponse(reply, headers, response.status)
    },
  }

  function reportMistakes(body: Buffer): void {
    for (const note of findMixedInputs(parseQuery(body))) {
      if (!noted.has(note)) log(`lint: ${note}`)
      noted.add(note)
    }
  }

  function createContext(state: PageState, searchMode: SearchMode, mayIntrospect: boolean): GraphContext {
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

async function createLimiter(max: number): Promise<RateLimiter> {
  const limits = await openRateLimits("memory")
  return limits.limiter({ name: "graphql", max, perSeconds: 1 })
}

/** Counts an uncached request and returns the rate limit headers. Throws if the limit is exceeded. */
async function consumeTurn(
  limiter: RateLimiter,
  context: RequestContext,
  limit: number,
  isKnown: boolean,
): Promise<Readonly<Record<string, string>>> {
  const key = getHeader(context, "sc_apikey") || getHeader(context, "x-sitecore-contextid") || "context"
  const turn = await (isKnown ? limiter.look(key) : limiter.take(key))
  if (isKnown || turn.isAllowed) return createTurnHeaders(turn, limit)
  const detail = `More than ${limit} requests in a second. Wait a second.`
  throw new ServiceError("TooManyRequests", detail, { retryAfterMs: 1000, headers: createTurnHeaders(turn, limit) })
}

function createTurnHeaders({ remaining }: Turn, limit: number): Readonly<Record<string, string>> {
  return {
    "x-rate-limit-limit": String(limit),
    "x-rate-limit-remaining": String(remaining),
    "x-rate-limit-reset": "1",
  }
}

function parseQuery(body: Buffer): string {
  try {
    return String((JSON.parse(body.toString("utf8")) as { query?: unknown }).query ?? "")
  } catch {
    return ""
  }
}

function createYogaRequest(context: RequestContext, search: string, body: Buffer): Request {
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

function createResponse(
  { headers, body }: GraphQlResponse,
  more: Readonly<Record<string, string>>,
  status = 200,
): Response {
  return new Response(new Uint8Array(body), { status, headers: { ...headers, ...more } })
}

function isMemorable({ status }: Response, { body }: GraphQlResponse): boolean {
  return status === 200 && body.subarray(0, 8).toString() === '{"data":' && !body.includes('"errors":[{"message"')
}
