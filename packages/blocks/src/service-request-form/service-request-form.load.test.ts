import type { Services } from "@forecourt/api-clients/content"
import type { Dealership } from "@forecourt/contracts/search"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { dealershipIndex, manyDealerships } from "../../test/dealership-index.ts"
import { NO_STOCK, propsFor, stockInTrouble } from "../../test/load.ts"
import type { ServiceRequestForm } from "../generated/service-request-form.ts"
import { load } from "./service-request-form.load.ts"

beforeEach(() => void vi.useFakeTimers({ now: new Date("2027-03-01T23:30:00Z"), toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

const DEALERSHIPS = manyDealerships(240).map((dealership, at): Dealership => {
  const hasWorkshop = at % 2 === 0
  const sales = { group: "New cars", name: "Nya bilar", email: `nya.${at}@norrvik.example` } as const
  const workshop = { group: "Workshop", name: "Verkstad", email: `verkstad.${at}@norrvik.example` } as const
  return {
    ...dealership,
    site_email: at === 3 ? "" : `hus.${at}@norrvik.example`,
    site_department_groups: hasWorkshop ? ["New cars", "Workshop"] : ["New cars"],
    site_departments: hasWorkshop && at > 0 ? [sales, workshop] : [sales],
  }
})

async function runLoader(fields: Partial<ServiceRequestForm>, stock: Partial<Services["stock"]>) {
  const services = { stock: { ...NO_STOCK, ...stock } } as Services
  return load(propsFor<ServiceRequestForm>(services, { fields }).props)
}

test("the loader returns up to a hundred dealerships with a workshop, each with the workshop's e-mail address [spec 3 §2.3 service-request-fields.nearest, §9.1 service-request-sites]", async () => {
  const { findDealerships } = dealershipIndex(DEALERSHIPS)
  const data = await runLoader({}, { findDealerships })

  expect(data?.recipients).toHaveLength(100)
  expect(data?.recipients[0]).toEqual({
    siteName: "Norrvik 238",
    toName: "Verkstad",
    toEmail: "verkstad.238@norrvik.example",
  })
  expect(data?.today).toBe("2027-03-02")
})

test("a request goes to the workshop of the selected dealership, or to the dealership when the workshop has no e-mail address [spec 3 §9.1 service-request-types.fixed]", async () => {
  const { findDealerships } = dealershipIndex(DEALERSHIPS)
  const getRecipient = async (dealership: string) => (await runLoader({ dealership }, { findDealerships }))?.recipients

  expect(await getRecipient("norrvik-4")).toMatchObject([
    { siteName: "Norrvik 4", toEmail: "verkstad.4@norrvik.example" },
  ])
  expect(await getRecipient("norrvik-1")).toMatchObject([{ siteName: "Norrvik 1", toEmail: "hus.1@norrvik.example" }])
  expect(await getRecipient("norrvik-3")).toEqual([])
})

test("the loader returns nothing when the search fails", async () => {
  expect(await runLoader({}, stockInTrouble())).toBeUndefined()
})
