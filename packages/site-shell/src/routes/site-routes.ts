import { findSiteFile, type SiteFile } from "./site-files.ts"

type Handler = (request: Request) => Response | Promise<Response>

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const

type Method = (typeof METHODS)[number]

export type EveryMethod = Readonly<Record<Method, Handler>>

export type Methods = Readonly<Partial<Record<Method, Handler>>>

interface SiteRoutes {
  readonly site: { readonly languages: readonly string[] }
  readonly files: Readonly<Record<SiteFile, Methods>>
  readonly calls: Readonly<Record<string, Methods>>
  readonly services: Methods
}

export function createSiteRoutes({ site, files, calls, services }: SiteRoutes): EveryMethod {
  function findMethods({ url }: Request): Methods {
    const { pathname } = new URL(url)
    const file = findSiteFile(pathname, site)
    if (file !== null) return files[file]
    return (Object.hasOwn(calls, pathname) && calls[pathname]) || services
  }

  function toHandler(method: Method): Handler {
    return (request) => {
      const methods = findMethods(request)
      const handler = methods[method]
      if (handler !== undefined) return handler(request)
      const allow = METHODS.filter((name) => name === "OPTIONS" || methods[name] !== undefined)
        .flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : name))
        .join(", ")
      return new Response(null, { status: method === "OPTIONS" ? 204 : 405, headers: { allow } })
    }
  }

  return Object.fromEntries(METHODS.map((method) => [method, toHandler(method)])) as unknown as EveryMethod
}
