import { expect, test } from "vitest"
import { dealershipIndex } from "../../test/dealership-index.ts"
import { NO_STOCK } from "../../test/load.ts"
import { findTowns } from "./find-towns.ts"

test("findTowns returns each town once, including towns beyond the first page of results", async () => {
  const { findDealerships } = dealershipIndex(
    Array.from({ length: 230 }, (_, index) => ({
      site_id: `d${index}`,
      slug: `norrvik-${index}`,
      site_official_name: `Norrvik ${index}`,
      site_city: index === 229 ? "Kiruna" : "Borås",
      site_geocoord: "57.7,12.9",
      website_sort_order: index,
    })),
  )

  const towns = await findTowns({ ...NO_STOCK, findDealerships }, { signal: new AbortController().signal })

  expect(towns?.map(({ name }) => name)).toEqual(["Borås", "Kiruna"])
})
