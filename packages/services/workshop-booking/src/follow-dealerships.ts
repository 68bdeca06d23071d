import { createSearchHttp, createStockSearch, findAll, readDealership } from "@forecourt/api-clients/search"
import type { Dealership } from "@forecourt/contracts/search"
import { repeat, type ServiceTools } from "@forecourt/service-kit/service"
import { listWorkshopDetails, setWorkshopDetails } from "./storage/workshops.ts"
import { SERVICE, type WorkshopBookingConfig } from "./workshop-booking.config.ts"
import type { WorkshopBookingSurroundings } from "./workshop-booking.types.ts"

const EVERY_MS = 60_000
const PAGE_SIZE = 100
const FIELDS = ["site_id", "slug", "site_phone", "site_email", "site_departments"]

/**
 * Regularly copies the opening hours and contact details of workshops from the search service, which has those of the
 * dealerships. Returns a function that stops the updates. If no search service is configured, they stay as they were imported.
 */
export async function followDealerships(
  tools: ServiceTools,
  config: WorkshopBookingConfig,
  surroundings: WorkshopBookingSurroundings,
): Promise<() => Promise<void>> {
  const search = surroundings.search ?? openSearch(config)
  if (search === null) {
    tools.log(`${SERVICE}: no search is set, so workshops have the opening hours that were imported.`)
    return async () => {}
  }
  const finders = config.dealerships.map((sites) =>
    createStockSearch({ http: search, indexes: { stock: "", sites }, report: () => {}, ttlMs: 1 }),
  )

  async function followOnce(): Promise<void> {
    const results = await Promise.all(
      finders.map(({ findDealerships }) => findAll(findDealerships, { fields: FIELDS, limit: PAGE_SIZE })),
    )
    const dealerships = results.flatMap((documents) => documents?.flatMap((item) => readDealership(item) ?? []) ?? [])
    if (results.includes(null) || dealerships.length === 0)
      tools.log(`${SERVICE}: the dealerships could not be searched. Workshops keep the opening hours that they have.`)
    else await storeDetails(tools, dealerships)
  }

  await followOnce()
  return repeat(EVERY_MS, followOnce, (error) =>
    tools.log(`${SERVICE}: opening hours could not be stored (${error instanceof Error ? error.name : "Error"}).`),
  )
}

function openSearch({ searchUrl: url, searchKey: apiKey }: WorkshopBookingConfig) {
  return url === null ? null : createSearchHttp({ url, apiKey })
}

/**
 * Stores the opening hours of workshops, and their phone numbers and e-mail addresses. A workshop whose dealership is
 * not in the list counts as closed, and can still be reached.
 */
async function storeDetails({ storage }: ServiceTools, dealerships: readonly Dealership[]): Promise<void> {
  const bySite = new Map(dealerships.map((dealership) => [dealership.site_id, dealership]))
  for (const { id, siteId, ...stored } of await listWorkshopDetails(storage)) {
    const dealership = bySite.get(siteId)
    const workshop = dealership?.site_departments?.find(({ group }) => group === "Workshop")
    const known = {
      hours: JSON.stringify(workshop?.openingschedule ?? {}),
      phone: workshop?.phone ?? dealership?.site_phone ?? stored.phone,
      email: workshop?.email ?? dealership?.site_email ?? stored.email,
    }
    if (JSON.stringify(known) !== JSON.stringify(stored)) await setWorkshopDetails(storage, id, known)
  }
}
