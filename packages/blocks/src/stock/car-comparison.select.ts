import type { SiteContext } from "@forecourt/renderer"
import { type CarCardTexts, type CarCardView, carCardOf, carCardTexts } from "./car-card.select.ts"
import type { StockCar } from "./stock.types.ts"
import { formatNumber, unitFormat } from "./stock-format.ts"

/** A car with all that it is compared by. What the search has as text comes as text. */
export interface ComparedCar extends StockCar {
  readonly drive: string | null
  readonly power: string | null
  readonly consumption: string | null
  readonly acceleration: string | null
  readonly boot: string | null
  readonly towing: string | null
  readonly seats: string | null
  readonly equipment: readonly string[]
}

export interface ComparisonRow {
  readonly label: string
  /** One for each car, in their order; `null` where nothing is known. */
  readonly values: readonly (string | null)[]
  /** Whether the cars are not the same in it. */
  readonly differs: boolean
}

/** Cars side by side, ready to be rendered. */
export interface ComparisonView {
  readonly cars: readonly CarCardView[]
  readonly rows: readonly ComparisonRow[]
  /** What each car has that not all of them have, and what all have. */
  readonly equipment: { readonly label: string; readonly shared: readonly string[]; readonly own: readonly string[][] }
  readonly listHref: string
  readonly texts: ComparisonTexts
}

export interface ComparisonTexts {
  readonly card: CarCardTexts
  readonly title: string
  readonly price: string
  readonly differences: string
  readonly differs: string
  readonly same: string
  readonly none: string
  readonly noneText: string
  readonly back: string
  readonly remove: string
}

type Site = Pick<SiteContext, "locale" | "text">

export function comparisonOf(cars: readonly ComparedCar[], site: Site, listHref: string): ComparisonView {
  return {
    cars: cars.map((car) => carCardOf(car, site)),
    rows: rowsOf(cars, site),
    equipment: equipmentOf(cars, site),
    listHref,
    texts: comparisonTexts(site),
  }
}

function comparisonTexts({ text }: Site): ComparisonTexts {
  return {
    card: carCardTexts({ text }),
    title: text("stock.compare.title"),
    price: text("carPage.price"),
    differences: text("stock.compare.differences"),
    differs: text("stock.compare.differs"),
    same: text("stock.compare.same"),
    none: text("stock.compare.none"),
    noneText: text("stock.compare.none.text"),
    back: text("stock.compare.back"),
    remove: text("compareBar.remove", { label: "{label}" }),
  }
}

type Line = readonly [label: string, value: (car: ComparedCar) => string | null]

/** Lines of which something is known of at least one car. */
function rowsOf(cars: readonly ComparedCar[], { locale, text }: Site): ComparisonRow[] {
  const distance = (value: StockCar["mileage"]) => value && formatNumber(value.value, unitFormat(value.unit), locale)
  const lines: readonly Line[] = [
    [text("carPage.fact.year"), ({ year }) => (year === null ? null : String(year))],
    [text("carPage.fact.mileage"), ({ mileage }) => distance(mileage)],
    [text("carPage.fact.fuel"), ({ fuel }) => fuel],
    [text("carPage.fact.gearbox"), ({ gearbox }) => gearbox],
    [text("carPage.fact.drive"), ({ drive }) => drive],
    [text("carPage.fact.power"), ({ power }) => power],
    [text("carPage.fact.acceleration"), ({ acceleration }) => acceleration],
    [text("carPage.fact.range"), ({ electricRange }) => distance(electricRange)],
    [text("carPage.fact.consumption"), ({ consumption }) => consumption],
    [text("carPage.fact.boot"), ({ boot }) => boot],
    [text("carPage.fact.towing"), ({ towing }) => towing],
    [text("carPage.fact.seats"), ({ seats }) => seats],
    [text("stock.compare.site"), ({ city }) => city],
  ]
  return lines
    .map(([label, value]) => comparisonRow(label, cars.map(value)))
    .filter(({ values }) => values.some((value) => value !== null))
}

export function comparisonRow(label: string, values: readonly (string | null)[]): ComparisonRow {
  return { label, values, differs: new Set(values).size > 1 }
}

function equipmentOf(cars: readonly ComparedCar[], { text }: Site): ComparisonView["equipment"] {
  const [first, ...others] = cars
  const shared = (first?.equipment ?? []).filter((one) => others.every(({ equipment }) => equipment.includes(one)))
  return {
    label: text("carPage.equipment"),
    shared,
    own: cars.map(({ equipment }) => equipment.filter((one) => !shared.includes(one))),
  }
}
