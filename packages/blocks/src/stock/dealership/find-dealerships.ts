import type { Services } from "@forecourt/api-clients/content"
import { hasFailed } from "@forecourt/api-clients/search"
import type { Dealership, SearchFilter } from "@forecourt/contracts/search"
import { parseDealership } from "@forecourt/contracts/search/dealership"

/** What a card shows of a dealership, and what says whether it is open. */
const CARD_FIELDS: readonly (keyof Dealership)[] = [
  "site_id",
  "slug",
  "site_official_name",
  "site_street",
  "site_zip",
  "site_city",
  "site_phone",
  "site_image_url",
  "site_primary_image",
  "site_departments",
]

/** Which dealerships are looked for. */
export interface DealershipQuery {
  readonly limit: number
  readonly filters?: SearchFilter[]
}

/** Dealerships of a site in their own order; `null` when the search cannot be reached. Spec 2 §7. */
export async function findDealerships(
  stock: Services["stock"],
  { limit, filters = [], signal }: DealershipQuery & { readonly signal: AbortSignal },
): Promise<readonly Dealership[] | null> {
  const request = { fields: [...CARD_FIELDS], filters, limit, sort_name: "website_sort_order_asc" }
  const found = await stock.findDealerships(request, { signal })
  return hasFailed(found) ? null : found.content.flatMap((fields) => parseDealership(fields) ?? [])
}
