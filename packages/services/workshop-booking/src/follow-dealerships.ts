import { createSearchHttp, createStockSearch, findAll, readDealership } from "@forecourt/api-clients/search"
import type { Dealership } from "@forecourt/contracts/search"
import { repeat, type ServiceTools } from "@forecourt/service-kit/service"
import type { Statements } from "@forecourt/service-kit/storage"
import { lockTables } from "@forecourt/service-kit/tables"
import { listAffectedBookings } from "./import/affected-bookings.ts"
import { LOCKS } from "./import/import-tables.ts"
import { keepTakenTimes } from "./import/keep-taken-times.ts"
import { listOpenWorkshops, listWorkshopDetails, setWorkshopDetails } from "./storage/workshops.ts"
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
 * Stores the opening hours of workshops, and their phone numbers and e-mail addresses, and keeps the times of bookings
 * taken in the slots of the new hours. A workshop whose dealership is not in the list counts as closed, and can still be
 * reached.
 */
async function storeDetails({ storage, now, log }: ServiceTools, dealerships: readonly Dealership[]): Promise<void> {
  if ((await listChanges(storage, dealerships)).length === 0) return
  const warnings = await storage.transaction(async (tx) => {
    await lockTables(storage, tx, LOCKS)
    const previous = await listOpenWorkshops(tx)
    for (const { id, known } of await listChanges(tx, dealerships)) await setWorkshopDetails(tx, id, known)
    const shared = await keepTakenTimes(tx, previous, now())
    return [
      ...shared.map(({ workshopId, time }) => `two bookings at ${workshopId} share the time ${time}. Move one.`),
      ...(await listAffectedBookings(tx, previous, [], now())),
    ]
  })
  for (const warning of warnings) log(`${SERVICE}: ${warning}`)
}

async function listChanges(storage: Statements, dealerships: readonly Dealership[]) {
  const bySite = new Map(dealerships.map((dealership) => [dealership.site_id, dealership]))
  return (await listWorkshopDetails(storage)).flatMap(({ id, siteId, ...stored }) => {
    const dealership = bySite.get(siteId)
    const workshop = dealership?.site_departments?.find(({ group }) => group === "Workshop")
    const known = {
      hours: JSON.stringify(workshop?.openingschedule ?? {}),
      phone: workshop?.phone ?? dealership?.site_phone ?? stored.phone,
      email: workshop?.email ?? dealership?.site_email ?? stored.email,
    }
    return JSON.stringify(known) === JSON.stringify(stored) ? [] : [{ id, known }]
  })
}
