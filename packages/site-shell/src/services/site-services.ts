import { removeSold } from "@forecourt/api-clients/search"
import type { CallInput } from "@forecourt/contracts/read-request"
import type { SearchInput } from "@forecourt/contracts/search"
import { SITE_SERVICES, type SiteService, type SiteServiceName } from "@forecourt/contracts/site-services"
import type { SiteConfig, SiteConfigInput } from "../generated/site-config.ts"
import type { FormPost } from "./form-post.ts"
import type { ServiceTexts } from "./service-response.ts"

export interface OfferedService extends SiteService {
  readonly texts: ServiceTexts
  /** The option of `site.config.ts` that enables the service. @default its name in "services" */
  readonly option?: "searchIndexes"
  readonly toService?: (input: CallInput, config: SiteConfig) => CallInput | null
  readonly postForm?: () => Promise<(request: Request, post: FormPost) => Promise<Response>>
}

type Own = Partial<Omit<OfferedService, keyof SiteService>>

const STANDARD_TEXTS: ServiceTexts = {
  failed: "service.failed",
  tooMany: "service.tooMany",
  none: { text: "service.none", code: "None" },
}

const OWN: Readonly<Partial<Record<SiteServiceName, Own>>> = {
  /** The special settings of the tyre hotel service. Spec 3 §7.3. */
  "tyre-hotel": {
    texts: {
      failed: "tyreHotel.failed",
      tooMany: "tyreHotel.tooMany",
      none: { text: "tyreHotel.noAgreement", code: "NoAgreement" },
    },
  },
  /** The special settings of the forms service. Spec 2 §7. */
  forms: { postForm: async () => (await import("./form-post.ts")).handleFormPost },
  /** The special settings of the search alerts service. */
  "search-alerts": {
    postForm: async () => (await import("./alert-post.ts")).handleAlertPost,
    toService: addOrigin,
  },
  /** The special settings of the search service. Spec 2 §7. */
  search: {
    option: "searchIndexes",
    texts: {
      failed: "carListError",
      tooMany: "stock.tooMany",
      none: { text: "carListError", code: "IndexUnknown" },
    },
    toService: toOwnIndex,
  },
}

export const SERVICE_NAMES = Object.keys(SITE_SERVICES) as SiteServiceName[]

export const SERVICES = Object.fromEntries(
  SERVICE_NAMES.map((name) => [name, { texts: STANDARD_TEXTS, ...SITE_SERVICES[name], ...OWN[name] }]),
) as Readonly<Record<SiteServiceName, OfferedService>>

export function listServices(config: Pick<SiteConfigInput, "services" | "searchIndexes">): SiteServiceName[] {
  const named: readonly string[] = config.services ?? []
  return SERVICE_NAMES.filter((name) => {
    const { option } = SERVICES[name]
    return option === undefined ? named.includes(name) : Boolean(config[option])
  })
}

/**
 * Replaces the index name `stock` or `sites` with the index of the site, so that a page cannot search the index of
 * another site. Returns `null` for any other index name.
 */
function toOwnIndex(input: CallInput, { searchIndexes }: SiteConfig): CallInput | null {
  const { values, body } = input
  if (!("index" in values || "index" in body)) return input
  const said = "index" in values ? values : (body as SearchInput)
  const index = getOwnIndex(said.index, searchIndexes)
  if (index === null) return null
  if (said === values) return { ...input, values: { ...values, index } }
  const search = { ...body, index }
  return { ...input, body: said.index === "stock" ? removeSold(search) : search }
}

/**
 * Adds the name, the time zone and the indexes of the site to a request for an alert, so that a page cannot name those of
 * another site. Returns `null` on a site without a stock.
 */
function addOrigin(input: CallInput, { name, timeZone, searchIndexes }: SiteConfig): CallInput | null {
  if (searchIndexes === undefined) return null
  const { stock, sites } = searchIndexes
  return { ...input, body: { ...input.body, origin: { site: name, timeZone, stock, sites } } }
}

function getOwnIndex(name: unknown, indexes: SiteConfig["searchIndexes"]): string | null {
  if (indexes === undefined || !Object.hasOwn(indexes, String(name))) return null
  return indexes[name as keyof typeof indexes]
}
