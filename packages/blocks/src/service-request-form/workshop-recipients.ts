import type { Services } from "@forecourt/api-clients/content"
import { hasFailed, readDealership } from "@forecourt/api-clients/search"
import type { Dealership } from "@forecourt/contracts/search"
import type { Recipient } from "@forecourt/forms-machine"

/** The fields that are requested for a dealership. Spec 3 §3.1. */
const FIELDS: readonly (keyof Dealership)[] = [
  "site_id",
  "slug",
  "site_official_name",
  "site_email",
  "site_departments",
]

/** The maximum number of dealerships. Spec 3 §9.1. */
const MAX_SITES = 100

interface Options {
  /** The slug of a single dealership to find, even if it has no workshop. @default all dealerships with a workshop */
  readonly slug: string | undefined
  readonly signal: AbortSignal
}

/**
 * Finds the dealerships with an e-mail address, since only they can receive a request. Returns `null` if the search
 * fails. Spec 3 §2.3, §9.1.
 */
export async function findWorkshopRecipients(
  stock: Services["stock"],
  { slug, signal }: Options,
): Promise<readonly Recipient[] | null> {
  const only =
    slug === undefined ? { name: "site_department_groups", values: ["Workshop"] } : { name: "slug", values: [slug] }
  const request = { fields: [...FIELDS], filters: [only], limit: MAX_SITES, sort_name: "website_sort_order_asc" }
  const dealerships = await stock.findDealerships(request, { signal })
  if (hasFailed(dealerships)) return null
  return dealerships.content
    .flatMap((fields) => readDealership(fields) ?? [])
    .map(createRecipient)
    .filter(({ toEmail }) => toEmail !== "")
}

function createRecipient({ site_official_name: siteName, site_email: email, site_departments: all = [] }: Dealership) {
  const workshop = all.find(({ group }) => group === "Workshop")
  return { siteName, toName: workshop?.name ?? siteName, toEmail: workshop?.email ?? email ?? "" }
}
