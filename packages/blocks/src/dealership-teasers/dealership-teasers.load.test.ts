import type { Services } from "@forecourt/api-clients/content"
import { expect, test } from "vitest"
import { dealershipIndex, manyDealerships } from "../../test/dealership-index.ts"
import { NO_STOCK, propsFor, stockInTrouble } from "../../test/load.ts"
import type { DealershipTeasers } from "../generated/dealership-teasers.ts"
import { load } from "./dealership-teasers.load.ts"

const DEALERSHIPS = manyDealerships(240).map((dealership, at) => ({
  ...dealership,
  site_department_groups: at % 2 === 0 ? ["New cars", "Workshop"] : ["New cars"],
}))

async function runLoader(selection: DealershipTeasers["selection"], stock: Partial<Services["stock"]>) {
  const services = { stock: { ...NO_STOCK, ...stock } } as Services
  return load(propsFor<DealershipTeasers>(services, { fields: { selection } }).props)
}

test("the selection 'Workshops' loads up to a hundred dealerships with a workshop, in the site's sort order [spec 2 §7 teaser-queries.selection]", async () => {
  const { findDealerships, requests } = dealershipIndex(DEALERSHIPS)

  const dealerships = await runLoader("Workshops", { findDealerships })

  expect(dealerships?.map(({ slug }) => slug)).toEqual(
    Array.from({ length: 100 }, (_, at) => `norrvik-${238 - 2 * at}`),
  )
  expect(requests).toMatchObject([{ filters: [{ name: "site_department_groups", values: ["Workshop"] }], limit: 100 }])
})

test("the selection 'First' loads the first four dealerships in the site's sort order, with or without a workshop [spec 2 §7 teaser-queries.sites]", async () => {
  const { findDealerships, requests } = dealershipIndex(DEALERSHIPS)

  const dealerships = await runLoader("First", { findDealerships })

  expect(dealerships?.map(({ slug }) => slug)).toEqual(["norrvik-239", "norrvik-238", "norrvik-237", "norrvik-236"])
  expect(requests).toMatchObject([{ limit: 4, sort_name: "website_sort_order_asc" }])
})

test("the loader returns nothing when the search fails, and an empty list when no dealership is found [spec 2 §8 search-failure.nothing]", async () => {
  expect(await runLoader("Workshops", stockInTrouble())).toBeUndefined()
  expect(await runLoader("Workshops", {})).toEqual([])
})
