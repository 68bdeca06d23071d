import { createHash } from "node:crypto"
import { createYoga } from "graphql-yoga"
import { requireContentKey } from "../http/content-keys.ts"
import { type Answer, type Ask, header, json, Refusal } from "../http/exchange.ts"
import { pageStateOf } from "../http/page-state.ts"
import type { PlatformConfig } from "../platform.config.ts"
import type { SearchMode } from "../search/where.ts"
import { findItem } from "../storage/items.ts"
import { componentLayout, noComponent } from "../wire/component-layout.ts"
import type { Library, PageState } from "../wire/library.types.ts"
import type { GraphContext } from "./graph-context.types.ts"
import { layoutMemory } from "./layout-memory.ts"
import { lintDocument } from "./lint-document.ts"
import { rateLimiter } from "./rate-limiter.ts"
import { graphSchema } from "./schema.ts"

const LOCAL_PATH = "/sitecore/api/graph/edge"
const EDGE_PATH = "/v1/content/api/graphql/v1"
const DIRECT_PATH = "/api/graphql/v1"

export const COMPONENT_PATH = "/layout/component"
export const GRAPH_PATHS: readonly string[] = [LOCAL_PATH, EDGE_PATH, DIRECT_PATH]

const BODY_LIMIT_BYTES = 1_000_000
const REMEMBERED_ANSWERS = 500

export interface GraphEndpoint {
  /** `rateLimit` is a fault that someone asked for: then every request counts, remembered or not. */
  readonly answer: (ask: Ask, rateLimit: number | null) => Promise<Answer>
  /** `GET /layout/component`: one block of a page on its own, for the design library. */
  readonly component: (ask: Ask) => Answer
}

type Sitemaps = GraphContext["sitemaps"]

/**
 * The GraphQL door. Answers are remembered until content changes, as at the real Edge, where only requests that are not
 * answered from memory count against the rate limit.
 */
export function graphEndpoint(
  library: Library,
  config: PlatformConfig,
  sitemaps: Sitemaps,
  say: (line: string) => void,
): GraphEndpoint {
  const yoga = createYoga<GraphContext>({
    schema: graphSchema(library.templates),
    graphqlEndpoint: "/",
    landingPage: false,
    graphiql: false,
    logging: "error",
    cors: false,
    // Whatever NODE_ENV says: what failed inside is for the log.
    maskedErrors: { isDev: false },
  })
  const render = layoutMemory(library)
  const takeTurn = rateLimiter()
  const answers = new Map<string, Answer>()
  const noted = new Set<string>()
  let generation = -1

  return {
    component(ask) {
      if (ask.method !== "GET" && ask.method !== "HEAD")
        throw new Refusal(405, "Blocks can only be read here. Use GET.")
      requireContentKey(ask, config, true)
      const given = (name: string) => ask.url.searchParams.get(name) ?? ""
      const [site, language, state] = [given("sc_site"), given("sc_lang") || "en", pageStateOf(ask)]
      const page = findItem(library.store, given("item"), language, versionOf(given("version")))
      const layout = page === null || (site !== "" && page.site !== site) ? null : render(page, state)
      if (page === null || layout === null) return json(404, noComponent(site, language, state))
      const request = { uid: given("uid"), dataSourceId: given("dataSourceId"), renderingId: given("renderingItemId") }
      const component = componentLayout(library, layout, page, request, state)
      return component === null ? json(404, noComponent(page.site, language, state)) : json(200, component)
    },
    async answer(ask, rateLimit) {
      requireContentKey(ask, config, ask.url.pathname === EDGE_PATH)

      const body = await ask.body(BODY_LIMIT_BYTES)
      const state = pageStateOf(ask)
      const mode = header(ask, "x-forecourt-search") === "tokenised" ? "tokenised" : config.searchMode
      const key = createHash("sha1").update(`${ask.method}${ask.url.search}${state}${mode}`).update(body).digest("hex")
      if (generation !== library.store.generation()) {
        answers.clear()
        generation = library.store.generation()
      }
      const known = answers.get(key)
      const limit = rateLimit ?? config.rateLimit
      const turn = takeTurn(keyOf(ask), limit, known === undefined || rateLimit !== null)
      if (!turn.isAllowed) {
        return json(
          429,
          { error: `More than ${limit} requests in a second. Wait a second.` },
          { ...turn.headers, "retry-after": "1" },
        )
      }
      if (known === undefined && config.isDevelopment) lint(body)
      const answer = known ?? (await yogaAnswer(yoga, ask, body, contextOf(state, mode)))
      if (known === undefined && isMemorable(answer)) {
        if (answers.size >= REMEMBERED_ANSWERS) answers.clear()
        answers.set(key, answer)
      }
      return { ...answer, headers: { ...answer.headers, ...turn.headers } }
    },
  }

  /** Each mistake is told once. */
  function lint(body: Buffer): void {
    for (const note of lintDocument(queryOf(body))) {
      if (!noted.has(note)) say(`lint: ${note}`)
      noted.add(note)
    }
  }

  function contextOf(state: PageState, searchMode: SearchMode): GraphContext {
    return { ...library, state, searchMode, sitemaps, render: (item) => render(item, state) }
  }
}

/** `""` and `latest` mean the version that visitors see. */
function versionOf(text: string): number | undefined {
  if (text === "" || text === "latest") return undefined
  const version = Number(text)
  if (Number.isInteger(version) && version > 0) return version
  throw new Refusal(400, `version=${text} is no version. Pass a whole number, or leave it out.`)
}

function keyOf(ask: Ask): string {
  return header(ask, "sc_apikey") || header(ask, "x-sitecore-contextid") || "context"
}

function queryOf(body: Buffer): string {
  try {
    return String((JSON.parse(body.toString("utf8")) as { query?: unknown }).query ?? "")
  } catch {
    return ""
  }
}

type Yoga = ReturnType<typeof createYoga<GraphContext>>

async function yogaAnswer(yoga: Yoga, ask: Ask, body: Buffer, context: GraphContext): Promise<Answer> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(ask.headers)) if (typeof value === "string") headers.set(name, value)
  const accept = headers.get("accept") ?? "*/*"
  if (accept === "*/*") headers.set("accept", "application/json")
  const response = await yoga.fetch(
    `http://platform.invalid/${ask.url.search}`,
    { method: ask.method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) },
    context,
  )
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

function isMemorable({ status, body }: Answer): boolean {
  return (
    status === 200 &&
    Buffer.isBuffer(body) &&
    body.subarray(0, 8).toString() === '{"data":' &&
    !body.includes('"errors":[{"message"')
  )
}
