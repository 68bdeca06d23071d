import { parseQuery } from "@forecourt/filters-machine"
import { expect, test } from "vitest"
import { siteFor } from "../../test/render.tsx"
import { SMALL_PLACES } from "../../test/small-stock.ts"
import { getMarket } from "../stock/market.ts"
import { LIST_FIELDS } from "./list-fields.ts"
import { createNearFacet } from "./near.select.ts"

const facetAt = (address: string, { site = "se-used", locale = "sv-SE", places = SMALL_PLACES } = {}) =>
  createNearFacet(parseQuery(address, LIST_FIELDS), {
    market: getMarket(site),
    places,
    site: siteFor({ name: site, locale }),
  })

test("towns are sorted by the rules of the site's language, and distances are shown in the market's unit", () => {
  const [swedish, british] = [facetAt(""), facetAt("", { site: "uk-automotive", locale: "en-GB" })]

  expect(swedish?.towns).toEqual(["Borås", "Göteborg", "Umeå"])
  expect(swedish?.distances.map(({ label }) => label.replace(/\s/g, " "))).toEqual([
    "25 km",
    "50 km",
    "100 km",
    "200 km",
  ])
  expect(british?.distances).toMatchObject([
    { value: 40, label: "25 miles" },
    { value: 80, label: "50 miles" },
    { value: 161, label: "100 miles" },
    { value: 322, label: "200 miles" },
  ])
})

test("the location filter includes the town and the distance in the URL, and is omitted when only one town has cars", () => {
  const facet = facetAt("near=Atlantis&within=60")

  expect([facet?.towns.includes("Atlantis"), facet?.distances.map(({ value }) => value)]).toEqual([
    true,
    [25, 50, 60, 100, 200],
  ])
  expect(facetAt("", { places: SMALL_PLACES.slice(0, 1) })).toBeNull()
})
