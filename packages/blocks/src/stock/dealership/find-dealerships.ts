import type { Services } from "@forecourt/api-clients/content"
import { findAll, hasFailed, readDealership } from "@forecourt/api-clients/search"
import type { Dealership, Department, SearchFilter } from "@forecourt/contracts/search"
import { PAGE_SIZE } from "./page-size.ts"

const CARD_FIELDS: readonly (keyof Dealership)[] = [
  "site_id",
  "slug",
  "site_official_name",
  "site_street",
  "site_zip",
  "site_city",
  "site_geocoord",
  "site_phone",
  "site_image_url",
  "site_primary_image",
  "site_departments",
]

const CARDS = { fields: [...CARD_FIELDS], sort_name: "website_sort_order_asc" }

export interface DealershipQuery {
  readonly limit: number
  readonly filters?: SearchFilter[]
}

/** Finds dealerships. Returns `null` if the search fails. Spec 2 §7. */
export async function findDealerships(
  stock: Services["stock"],
  { limit, filters = [], signal }: DealershipQuery & { readonly signal: AbortSignal },
): Promise<readonly Dealership[] | null> {
  const dealerships = await stock.findDealerships({ ...CARDS, filters, limit }, { signal })
  return hasFailed(dealerships) ? null : dealerships.content.flatMap(readListed)
}

/** Finds all dealerships of the site. Returns `null` if a search fails. Spec 2 §2.6, §9. */
export async function findAllDealerships(
  stock: Services["stock"],
  { signal }: { readonly signal: AbortSignal },
): Promise<readonly Dealership[] | null> {
  const documents = await findAll((request) => stock.findDealerships(request, { signal }), {
    ...CARDS,
    limit: PAGE_SIZE,
  })
  return documents?.flatMap(readListed) ?? null
}

/**
 * Parses a dealership. Returns a list with the dealership, or an empty list if it is invalid. Employees and contact
 * details are removed, because no list shows them.
 */
function readListed(document: unknown): readonly Dealership[] {
  const dealership = readDealership(document)
  if (dealership === null) return []
  const { site_departments: departments, ...rest } = dealership
  return [{ ...rest, ...(departments && { site_departments: departments.map(removeContacts) }) }]
}

function removeContacts({ users: _, phone: __, email: ___, ...department }: Department): Department {
  return department
}
