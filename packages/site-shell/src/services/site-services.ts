import { withoutSold } from "@forecourt/api-clients/search"
import type { SearchInput } from "@forecourt/contracts/search"
import { SITE_SERVICES, type SiteService, type SiteServiceName } from "@forecourt/contracts/site-services"
import type { SiteConfig, SiteConfigInput } from "../generated/site-config.ts"
import type { ServiceTexts } from "./service-response.ts"

/** A service as sites have it. */
export interface OfferedService extends SiteService {
  /** The option of `site.config.ts` without which a site does not have it. */
  readonly option: "tyreHotel" | "searchIndexes"
  readonly texts: ServiceTexts
  /** What the service is told for what a page says; `null` when a page may not say so. */
  readonly toService?: (body: object, config: SiteConfig) => object | null
}

/** The services that a site may have: a further one needs an entry here, and no file in a site. */
export const SERVICES: Readonly<Record<SiteServiceName, OfferedService>> = {
  /** Spec 3 §7.3. */
  "tyre-hotel": {
    ...SITE_SERVICES["tyre-hotel"],
    option: "tyreHotel",
    texts: {
      failed: "tyreHotel.failed",
      tooMany: "tyreHotel.tooMany",
      none: { text: "tyreHotel.noAgreement", code: "NoAgreement" },
    },
  },
  /** Spec 2 §7. */
  search: {
    ...SITE_SERVICES.search,
    option: "searchIndexes",
    texts: {
      failed: "carListError",
      tooMany: "stock.tooMany",
      none: { text: "carListError", code: "IndexUnknown" },
    },
    toService: inOwnIndex,
  },
}

/** Names of the services that a site has. */
export function servicesOf(config: Pick<SiteConfigInput, OfferedService["option"]>): SiteServiceName[] {
  const names = Object.keys(SERVICES) as SiteServiceName[]
  return names.filter((name) => Boolean(config[SERVICES[name].option]))
}

/** A page says `stock` or `sites`: which indexes those are is the site's business, and no page reaches another's. */
function inOwnIndex(body: object, { searchIndexes: indexes }: SiteConfig): object | null {
  const { index, ...request } = body as SearchInput
  if (indexes === undefined || !Object.hasOwn(indexes, index)) return null
  const own = { ...request, index: indexes[index as keyof typeof indexes] }
  return index === "stock" ? withoutSold(own) : own
}
