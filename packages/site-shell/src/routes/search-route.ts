import type { SearchInput } from "@forecourt/contracts/search"
import { SEARCH_OPERATIONS } from "@forecourt/contracts/search.operations"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { type ServiceRouteOptions, serviceRoute } from "../services/service-route.ts"

/**
 * `POST /api/search`: the site's stock, as its pages search it in a browser. There an index is `stock` or `sites`; which
 * those are is the site's business, and no page reaches another's. Spec 2 §7.
 */
export function searchRoute(config: SiteConfig, environment: Environment, options?: ServiceRouteOptions) {
  const { search: access } = environment
  const { searchIndexes: indexes } = config
  const service = {
    ...{ name: "search", at: "/api", operations: SEARCH_OPERATIONS, access, isOpen: indexes !== undefined },
    texts: {
      failed: "carListError",
      tooMany: "stock.tooMany",
      none: { text: "carListError", code: "IndexUnknown" },
    },
    toService(body: object): object | null {
      const { index, ...request } = body as SearchInput
      const own = indexes !== undefined && Object.hasOwn(indexes, index) ? indexes[index as keyof typeof indexes] : null
      return own === null ? null : { ...request, index: own }
    },
  } as const
  return serviceRoute(service, config, environment, options)
}
