import { type CredentialsForm, createServiceHttp } from "@forecourt/api-clients/service-http"
import { getCacheTags } from "@forecourt/contracts/cache-control"
import type { Operation } from "@forecourt/contracts/operation"
import { type CallInput, findOperations, getMethods, readRequest } from "@forecourt/contracts/read-request"
import type { TextKey } from "@forecourt/renderer"
import { readDictionary } from "../content/shared-content.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { createPageTexts } from "../page/page-texts.ts"
import { getRequestUrl } from "../proxy/visited-url.ts"
import { isOwnRequest } from "../visitor/is-own-request.ts"
import { getVisitorAddress } from "../visitor/visitor-address.ts"
import { selectLanguage } from "../visitor/wanted-language.ts"
import { openServiceStream, sendToService } from "./send-to-service.ts"
import { createServiceLimits } from "./service-limits.ts"
import { createRetryAfter, type ServiceResponse, type ServiceTexts } from "./service-response.ts"

const NO_CONTENT = 204
const NO_STORE = { "cache-control": "no-store" }

/**
 * The timeout in milliseconds. It is slightly shorter than the timeout in the browser, so that visitors see the error
 * message of the site.
 */
const TIMEOUT_MS = 10_000

/** The number of milliseconds after which the default texts are used. */
const TEXTS_MS = 1000

export interface HandedService {
  readonly name: string
  /** The site's path of the contract. @default "": the same as the contract's */
  readonly at?: string
  readonly operations: readonly Operation[]
  readonly texts: ServiceTexts
  readonly access: ServiceAccess
  /**
   * Converts the input that a page sends to the input for the service. Returns `null` if pages may not send this input.
   */
  readonly toService?: (input: CallInput) => CallInput | null
}

export interface ServiceAccess {
  readonly url: string
  /** The API key that the service requires from a site. Empty if none is configured. */
  readonly key: string
  /** The format in which the service expects credentials and other fields that must not appear in logs. */
  readonly credentials: CredentialsForm
  readonly budgetFactor: number
}

export interface ServiceRouteOptions {
  readonly timeoutMs?: number
  readonly now?: () => number
}

/**
 * Creates the routes that forward calls to a service with the API key of the site. Non-public calls may be sent only by
 * pages of the site. The data of visitors is neither stored nor logged.
 */
export function createServiceRoute(
  { name, at = "", operations, texts, access, toService = (input) => input }: HandedService,
  config: SiteConfig,
  environment: Environment,
  { timeoutMs = TIMEOUT_MS, now }: ServiceRouteOptions = {},
) {
  const { url, key: apiKey, credentials, budgetFactor } = access
  const limits = createServiceLimits(budgetFactor, now)
  const inSite = new Map(operations.map((operation) => [{ ...operation, path: at + operation.path }, operation]))

  return async (request: Request): Promise<Response> => {
    const language = selectLanguage(request.headers, config.languages)
    const response = await createResponse(request, language)
    if ("response" in response) return response.response
    const { status, headers } = response
    const body =
      "text" in response ? { message: await readText(language, response.text), code: response.code } : response.body
    const init = { status, headers: { ...NO_STORE, ...headers } }
    return status === NO_CONTENT ? new Response(null, init) : Response.json(body, init)
  }

  async function createResponse(request: Request, language: string): Promise<ServiceResponse> {
    const { headers, method } = request
    const { pathname } = new URL(request.url)
    const calls = findOperations([...inSite.keys()], pathname)
    if (calls.length === 0) return { status: 404, text: texts.failed, code: "NotFound" }
    const match = calls.find((call) => getMethods(call).includes(method))
    const operation = match && inSite.get(match)
    if (match === undefined || operation === undefined) {
      const allow = [...new Set(calls.flatMap(getMethods))].join(", ")
      return { status: 405, text: texts.failed, code: "MethodNotAllowed", headers: { allow } }
    }
    const { proxies } = environment
    const isPublic = operation.cache?.scope === "public"
    if (!isPublic && !isOwnRequest(headers, getRequestUrl(request, proxies).host))
      return { status: 403, text: texts.failed, code: "ForeignRequest" }

    const read = await readRequest(match, request)
    if ("status" in read) return { ...read, text: texts.failed }
    const input = toService(read)
    if (input === null) return { status: 400, text: texts.failed, code: "BadRequest" }
    const forwardedFor = getVisitorAddress(headers, environment)
    const waitMs = limits.take(operation, forwardedFor, input)
    if (waitMs > 0)
      return { status: 429, text: texts.tooMany, code: "TooManyRequests", headers: createRetryAfter(waitMs) }

    const http = createServiceHttp(name, {
      url,
      credentials,
      apiKey,
      timeoutMs,
      retries: 0,
      reconnects: true,
      ...(isPublic ? { fetch: createCachedFetch(operation, input) } : { forwardedFor, language }),
      // The site's own name, independent of the visitor's host: the service may write it into messages.
      forwardedHost: config.host,
    })
    const handed = { http, operation, input, texts }
    return operation.stream === undefined ? sendToService(handed) : openServiceStream(handed, request)
  }

  async function readText(language: string, key: TextKey): Promise<string> {
    const signal = AbortSignal.timeout(TEXTS_MS)
    const dictionary = await readDictionary(environment, { site: config.name, language }, { signal })
    return createPageTexts(language, dictionary)(key)
  }
}

function createCachedFetch({ cache }: Operation, { values }: CallInput): typeof fetch {
  const next = { revalidate: cache?.seconds, tags: getCacheTags(cache, values) }
  // In development, changed content is shown immediately.
  const freshness = process.env.NODE_ENV === "development" ? { cache: "no-store" } : { cache: undefined, next }
  return (input, init) => fetch(input, { ...init, ...freshness } as RequestInit)
}
