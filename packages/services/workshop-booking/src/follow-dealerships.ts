import { createSearchHttp, createStockSearch, findAll, readDealership } from "@forecourt/api-clients/search"
import type { Dealership } from "@forecourt/contracts/search"
import { repeat, type ServiceTools } from "@forecourt/service-kit/service"
import { listOpeningHours, setOpeningHours } from "./storage/workshops.ts"
import { SERVICE, type WorkshopBookingConfig } from "./workshop-booking.config.ts"
import type { WorkshopBookingSurroundings } from "./workshop-booking.types.ts"

const EVERY_MS = 60_000
const PAGE_SIZE = 100
const FIELDS = ["site_id", "slug", "site_departments"]

/**
 * Regularly copies the opening hours of workshops from the search service, which has the hours of the dealerships.
 * Returns a function that stops the updates. If no search service is configured, nothing is updated.
 */
export async function followDealerships(
  tools: ServiceTools,
  config: WorkshopBookingConfig,
  surroundings: WorkshopBookingSurroundings,
): Promise<() => Promise<void>> {
  const search = surroundings.search ?? openSearch(config)
  if (search === null) {
    tools.log(`${SERVICE}: no search is set, so no workshop has opening hours. Set FORECOURT_SEARCH_URL.`)
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
    else await storeHours(tools, dealerships)
  }

  await followOnce()
  return repeat(EVERY_MS, followOnce, (error) =>
    tools.log(`${SERVICE}: opening hours could not be stored (${error instanceof Error ? error.name : "Error"}).`),
  )
}

function openSearch({ searchUrl: url, searchKey: apiKey }: WorkshopBookingConfig) {
  return url === null ? null : createSearchHttp({ url, apiKey })
}

/** Stores the opening hours of workshops. A workshop whose dealership is not in the list counts as closed. */
async function storeHours({ storage }: ServiceTools, dealerships: readonly Dealership[]): Promise<void> {
  const schedules = new Map(
    dealerships.map(({ site_id, site_departments = [] }) => {
      const workshop = site_departments.find(({ group }) => group === "Workshop")
      return [site_id, workshop?.openingschedule ?? {}]
    }),
  )
  for (const { id, siteId, hours } of await listOpeningHours(storage)) {
    const known = JSON.stringify(schedules.get(siteId) ?? {})
    if (known !== hours) await setOpeningHours(storage, id, known)
  }
}
