import { renderToString } from "react-dom/server"
import { carCardOf, carCardTexts } from "../src/stock/car-card.select.ts"
import { CarCard } from "../src/stock/car-card.tsx"
import { siteFor } from "./render.tsx"
import { stockCars } from "./stock-cars.ts"

/** A card whose car can be compared: the page of a car has the card's sheets, but compares nothing yet. */
export async function seeCarLater(): Promise<string> {
  const site = siteFor()
  const cards = stockCars("sv").slice(0, 1)
  return renderToString(
    cards.map((car) => (
      <CarCard key={car.id} car={carCardOf(car, site)} texts={carCardTexts(site)} sizes="1px" isCompared={false} />
    )),
  )
}
