import { expect, test } from "vitest"
import { findTowns } from "./find-towns.ts"

test("findTowns returns each town once, including towns beyond the first page of results", async () => {
  const all = Array.from({ length: 230 }, (_, index) => ({
    site_city: index === 229 ? "Kiruna" : "Borås",
    site_geocoord: "57.7,12.9",
  }))

  const towns = await findTowns({
    findDealerships: async ({ limit = 24, offset = 0 }) => ({
      content: all.slice(offset, offset + limit),
      total_items: all.length,
      facet: [],
      limit,
      offset,
    }),
  })

  expect(towns?.map(({ name }) => name)).toEqual(["Borås", "Kiruna"])
})
