import type { Services } from "@forecourt/api-clients/content"
import type { PageItem } from "@forecourt/renderer"
import { expect, test } from "vitest"
import { manyDealerships } from "../../test/dealership-index.ts"
import { NO_STOCK, propsFor } from "../../test/load.ts"
import { smallStock } from "../../test/small-stock.ts"
import type { DealershipPage } from "../generated/dealership-page.ts"
import { load } from "./dealership-page.load.ts"

const [DEALERSHIP] = manyDealerships(1)

async function loadAbout(entity: PageItem["entity"]) {
  const stock = smallStock()
  const services = { stock: { ...NO_STOCK, findCars: stock.search } } as unknown as Services
  const data = await load(propsFor<DealershipPage>(services, { page: entity === undefined ? {} : { entity } }).props)
  return { data, requests: stock.requests }
}

test("the loader returns a dealership and its twelve latest cars [spec 2 §7 site-query, §9 counts.latest]", async () => {
  const { data, requests } = await loadAbout({ kind: "dealership", id: "norrvik-0", fields: { ...DEALERSHIP } })

  expect(data?.dealership).toEqual(DEALERSHIP)
  expect(requests).toMatchObject([
    { filters: [{ name: "car_site_id", values: ["d0"] }], limit: 12, sort_name: "car_publishdate_desc" },
  ])
})

test("the loader sends no request for a page without a valid dealership", async () => {
  for (const entity of [undefined, null, { kind: "dealership", id: "x", fields: { slug: "x" } }])
    expect(await loadAbout(entity)).toEqual({ data: undefined, requests: [] })
})
