import type { CallInput } from "@forecourt/contracts/read-request"
import type { SiteServiceName } from "@forecourt/contracts/site-services"
import { isSameSecret } from "../editing/secrets.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { getRequestUrl } from "../proxy/visited-url.ts"
import { COUNTS_PATH, readReportCounts } from "../report/report-counts.ts"
import { createServiceRoute, type ServiceRouteOptions } from "../services/service-route.ts"
import { listServices, SERVICES } from "../services/site-services.ts"
import { createArticlesRoute } from "./articles-route.ts"

type Handler = (request: Request) => Promise<Response>

export type ServiceMethods = Readonly<Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", Handler>>

const STORIES_PATH = "/api/stories"
const NO_STORE = { "cache-control": "no-store" }

export function createServicesRoute(
  config: SiteConfig,
  environment: Environment,
  options?: ServiceRouteOptions,
): ServiceMethods {
  const handlers = new Map<string, () => Promise<Handler>>([
    [STORIES_PATH, createLazy(async () => createArticlesRoute(config, environment))],
    ...listServices(config).map((name) => [getServicePath(name), createLazy(() => openService(name))] as const),
  ])

  async function openService(name: SiteServiceName): Promise<Handler> {
    const { at, operations, texts, toService, postForm } = SERVICES[name]
    const access = environment.services[name]
    const service = {
      name,
      at,
      texts,
      operations: await operations(),
      access,
      ...(toService && { toService: (input: CallInput) => toService(input, config) }),
    }
    const call = createServiceRoute(service, config, environment, options)
    if (postForm === undefined) return call
    return async (request) => {
      if (!isForm(request)) return call(request)
      return (await postForm())(request, {
        url: getRequestUrl(request, environment.proxies),
        timeZone: config.timeZone,
        languages: config.languages,
        call,
      })
    }
  }

  function isFront({ headers }: Request): boolean {
    const { frontSecret } = environment
    return frontSecret !== undefined && isSameSecret(headers.get("authorization") ?? "", `Bearer ${frontSecret}`)
  }

  async function handle(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === COUNTS_PATH && isFront(request)) return Response.json(readReportCounts(), { headers: NO_STORE })
    const [, opened] = [...handlers].find(([path]) => `${pathname}/`.startsWith(`${path}/`)) ?? []
    if (opened !== undefined) return (await opened())(request)
    return Response.json({ message: "There is no such call", code: "NotFound" }, { status: 404, headers: NO_STORE })
  }

  return { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle }
}

function isForm({ headers }: Request): boolean {
  return headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false
}

function getServicePath(name: SiteServiceName): string {
  const { at, root } = SERVICES[name]
  return at + root
}

/** Creates a value on the first call, so that a service's modules are loaded only when the service is called. */
function createLazy<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => {
    made ??= make()
    return made
  }
}
