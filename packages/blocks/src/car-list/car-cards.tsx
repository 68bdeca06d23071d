import type { FilterQuery } from "@forecourt/filters-machine"
import { createCarCard, createCarCardTexts } from "../stock/car-card.select.ts"
import type { CarCardProps } from "../stock/car-card.tsx"
import { CarCard } from "../stock/car-card.tsx"
import type { CarDocument } from "../stock/car-document.ts"
import type { StockCar } from "../stock/stock.types.ts"
import { createStockCar } from "../stock/stock-car.select.ts"
import { getBudgetTerms } from "./budget.select.ts"
import { createText } from "./car-list.texts.ts"
import type { ListSetup } from "./car-list.types.ts"
import { addDistance } from "./near.select.ts"

const SIZES = "(min-width: 1280px) 300px, (min-width: 768px) 50vw, 100vw"

/** The number of cards that are visible on load. The pictures of these cards are loaded first. */
const OPENING_CARDS = 4

export interface CarCardsProps {
  readonly cars: readonly CarDocument[]
  /** The monthly cost of each car. */
  readonly costs: readonly StockCar["monthly"][]
  readonly query: FilterQuery
  readonly setup: ListSetup
  readonly level: CarCardProps["heading"]
  /** The identifier of the form that submits the cars selected for comparison. */
  readonly compareForm: string
}

export function CarCards({ cars, costs, query, setup, level, compareForm }: CarCardsProps) {
  const { locale, market, places } = setup
  const site = { locale, text: createText(setup.texts) }
  const texts = createCarCardTexts(site)
  const of = { ...setup, monthly: null, selected: getBudgetTerms(query) }
  return cars.map((item, index) => {
    const car = createCarCard({ ...createStockCar(item, of), monthly: costs[index] ?? null }, site)
    return (
      <li key={car.id} data-car={car.id}>
        <CarCard
          car={addDistance(car, query, { market, places, site })}
          texts={texts}
          {...(level && { heading: level })}
          sizes={SIZES}
          isOpening={index < OPENING_CARDS}
          compareForm={compareForm}
        />
      </li>
    )
  })
}
