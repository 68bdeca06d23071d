import type { SiteContext } from "@forecourt/renderer"
import { createElement } from "react"
import type { WeekCarsProps } from "../src/cars-of-the-week/week-cars.tsx"
import { createCarCard } from "../src/stock/car-card.select.ts"
import { stockCars } from "./stock-cars.ts"
import { getListMarket } from "./stock-list.ts"

export function createWeek(site: SiteContext, count = 5): WeekCarsProps {
  const cars = stockCars(getListMarket(site.language)).filter(
    ({ state, price }) => state === "forSale" && price !== null,
  )
  const title = site.text("carPage.week")
  return {
    title: createElement("h2", null, title),
    name: title,
    heading: "h3",
    cars: cars.slice(1, 1 + count).map((car) => createCarCard(car, site)),
    site,
  }
}
