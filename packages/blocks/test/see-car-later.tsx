import { renderToString } from "react-dom/server"
import { createCarCard, createCarCardTexts } from "../src/stock/car-card.select.ts"
import { CarCard } from "../src/stock/car-card.tsx"
import { siteFor } from "./render.tsx"
import { stockCars } from "./stock-cars.ts"

/**
 * Renders a card with its compare checkbox. Only lists render this checkbox, but all blocks with cards load its style
 * sheet.
 */
export async function seeCarLater(): Promise<string> {
  const site = siteFor()
  const cards = stockCars("sv").slice(0, 1)
  return renderToString(
    cards.map((car) => (
      <CarCard
        key={car.id}
        car={createCarCard(car, site)}
        texts={createCarCardTexts(site)}
        sizes="1px"
        compareForm="compare"
      />
    )),
  )
}
