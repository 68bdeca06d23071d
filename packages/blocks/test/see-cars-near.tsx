import { parseQuery } from "@forecourt/filters-machine"
import { renderToString } from "react-dom/server"
import { createCarListTexts } from "../src/car-list/car-list.select.ts"
import { CarsNear } from "../src/car-list/cars-near.tsx"
import { LIST_FIELDS } from "../src/car-list/list-fields.ts"
import { createNearFacet } from "../src/car-list/near.select.ts"
import { getMarket } from "../src/stock/market.ts"
import { siteFor } from "./render.tsx"
import { SMALL_PLACES } from "./small-stock.ts"

/** Renders the fields for a search near a town, since the examples of the blocks contain no dealerships. */
export function seeCarsNear(): string {
  const site = siteFor()
  const query = parseQuery("", LIST_FIELDS)
  const facet = createNearFacet(query, { market: getMarket(site.name), places: SMALL_PLACES, site })
  if (facet === null) throw new Error("test: there are towns.")
  return renderToString(<CarsNear facet={facet} texts={createCarListTexts(site).near} lookAround={() => {}} />)
}
