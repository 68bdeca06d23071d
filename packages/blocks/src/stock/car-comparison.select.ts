import type { SiteContext, TextKey } from "@forecourt/renderer"
import { type Better, findBest } from "./best-value.ts"
import { type CarCardView, createCarCard, createCarCardTexts } from "./car-card.select.ts"
import { type CarDocument, getText } from "./car-document.ts"
import type { StockCar } from "./stock.types.ts"
import { type CarsOf, createStockCar, getValueText } from "./stock-car.select.ts"
import { formatNumber, getUnitFormat } from "./stock-format.ts"
import { formatMeasure, hasText, type StockText, toPlainText, translateValue } from "./stock-words.ts"

/** A car with all compared data. Values that the search service sends as text remain text. */
export interface ComparedCar extends StockCar {
  readonly drive: StockText | null
  readonly power: StockText | null
  readonly consumption: StockText | null
  readonly acceleration: StockText | null
  readonly boot: StockText | null
  readonly towing: StockText | null
  readonly seats: string | null
  /** The number of Euro NCAP stars, or `null` if the car has no result. */
  readonly stars: number | null
  readonly equipment: readonly StockText[]
}

export interface ComparisonRow {
  readonly label: string
  /** The values of the row, one for each car in the same order. An unknown value is `null`. */
  readonly values: readonly (StockText | null)[]
  readonly differs: boolean
  /**
   * The labels of the best values in the row, such as `lowest`, with one entry for each car. The entry is `null` for a
   * car whose value is not the best.
   */
  readonly best: readonly (string | null)[]
}

export interface ComparisonView extends ComparisonPaths {
  readonly cars: readonly CarCardView[]
  readonly cost: ComparisonRow
  readonly rows: readonly ComparisonRow[]
  readonly equipment: {
    readonly label: string
    readonly shared: readonly StockText[]
    readonly perCar: readonly StockText[][]
  }
  readonly texts: ComparisonTexts
}

type Site = Pick<SiteContext, "locale" | "text">

export interface ComparisonPaths {
  /** The path of the compare page without the identifiers of the compared cars. */
  readonly path: string
  readonly listHref: string
}

export function createComparison(cars: readonly ComparedCar[], site: Site, paths: ComparisonPaths): ComparisonView {
  const cards = cars.map((car) => createCarCard(car, site))
  return {
    ...paths,
    cars: cards,
    cost: createCostRow(cards, site),
    rows: createRows(cars, site),
    equipment: createEquipment(cars, site),
    texts: createComparisonTexts(site),
  }
}

export function createComparedCar(car: CarDocument, of: CarsOf): ComparedCar {
  const { words } = of.market
  const readMeasure = (...names: readonly string[]) => {
    const text = names.flatMap((name) => getText(car[name]) ?? []).join(" · ")
    return text === "" ? null : formatMeasure(text, words)
  }
  const { car_equipment: equipment, car_seats: seats, car_ncapstars: stars } = car
  const names = Array.isArray(equipment) ? equipment.filter((item) => typeof item === "string") : []
  return {
    ...createStockCar(car, of),
    drive: getValueText(car, "car_drive", words),
    power: readMeasure("car_power_text"),
    acceleration: readMeasure("car_acceleration_text"),
    consumption: readMeasure("car_fuel_combined_text", "car_wltp_electric_consumption_text"),
    boot: readMeasure("car_cargo_volume_text"),
    towing: readMeasure("car_max_trailer_weight_text"),
    seats: typeof seats === "number" ? String(seats) : null,
    stars: typeof stars === "number" && stars > 0 ? stars : null,
    equipment: [...new Set(names)].map((name) => translateValue("car_equipment", name, words)),
  }
}

export type ComparisonTexts = ReturnType<typeof createComparisonTexts>

function createComparisonTexts({ text }: Site) {
  return {
    card: createCarCardTexts({ text }),
    title: text("stock.compare.title"),
    differences: text("stock.compare.differences"),
    differs: text("stock.compare.differs"),
    same: text("stock.compare.same"),
    none: text("stock.compare.none"),
    noneText: text("stock.compare.none.text"),
    back: text("stock.compare.back"),
    remove: text("compareBar.remove", { label: "{label}" }),
  }
}

interface Line {
  readonly label: TextKey
  readonly value: (car: ComparedCar) => StockText | null
  /** The text key of the label for the best value, and whether the lowest or the highest value is the best. */
  readonly best?: readonly [word: TextKey, better: Better]
}

const LOWEST = ["stock.compare.best.lowest", "lower"] as const
const LARGEST = ["stock.compare.best.largest", "higher"] as const

/** Returns the row of prices, in which a sold car is never marked as the best. */
function createCostRow(cards: readonly CarCardView[], site: Site): ComparisonRow {
  const row = createComparisonRow(
    site.text("carPage.price"),
    cards.map(({ price }) => price.text),
  )
  const offers = cards.map(({ price, state }) =>
    state === "sold" || price.kind === "none" ? null : [price.text, price.note].filter(Boolean).join(" "),
  )
  return { ...row, best: formatBest(offers, LOWEST, site) }
}

function createRows(cars: readonly ComparedCar[], site: Site): ComparisonRow[] {
  const formatDistance = (value: StockCar["mileage"]) =>
    value && formatNumber(value.value, getUnitFormat(value.unit), site.locale)
  const lines: readonly Line[] = [
    {
      label: "carPage.fact.year",
      value: ({ year }) => (year === null ? null : String(year)),
      best: ["stock.compare.best.newest", "higher"],
    },
    { label: "carPage.fact.mileage", value: ({ mileage }) => formatDistance(mileage), best: LOWEST },
    { label: "carPage.fact.fuel", value: ({ fuel }) => fuel },
    { label: "carPage.fact.gearbox", value: ({ gearbox }) => gearbox },
    { label: "carPage.fact.drive", value: ({ drive }) => drive },
    { label: "carPage.fact.power", value: ({ power }) => power, best: ["stock.compare.best.highest", "higher"] },
    {
      label: "carPage.fact.acceleration",
      value: ({ acceleration }) => acceleration,
      best: ["stock.compare.best.quickest", "lower"],
    },
    {
      label: "carPage.fact.range",
      value: ({ electricRange }) => formatDistance(electricRange),
      best: ["stock.compare.best.longest", "higher"],
    },
    { label: "carPage.fact.consumption", value: ({ consumption }) => consumption, best: LOWEST },
    { label: "carPage.fact.boot", value: ({ boot }) => boot, best: LARGEST },
    { label: "carPage.fact.towing", value: ({ towing }) => towing, best: LARGEST },
    { label: "carPage.fact.seats", value: ({ seats }) => seats },
    {
      label: "stock.compare.safety",
      value: ({ stars }) => (stars === null ? null : site.text("stock.compare.stars", { count: stars })),
      best: ["stock.compare.best.highest", "higher"],
    },
    { label: "stock.compare.site", value: ({ city }) => city },
  ]
  return lines
    .map(({ label, value, best }) => {
      const row = createComparisonRow(site.text(label), cars.map(value))
      return best === undefined ? row : { ...row, best: formatBest(row.values, best, site) }
    })
    .filter(({ values }) => values.some((value) => value !== null))
}

export function createComparisonRow(label: string, values: readonly (StockText | null)[]): ComparisonRow {
  return {
    label,
    values,
    differs: new Set(values.map((value) => value && toPlainText(value))).size > 1,
    best: values.map(() => null),
  }
}

function formatBest(
  values: readonly (StockText | null)[],
  [word, better]: NonNullable<Line["best"]>,
  { locale, text }: Site,
): readonly (string | null)[] {
  const texts = values.map((value) => value && toPlainText(value))
  return findBest(texts, better, locale).map((isBest) => (isBest ? text(word) : null))
}

function createEquipment(cars: readonly ComparedCar[], { text }: Site): ComparisonView["equipment"] {
  const [first, ...others] = cars
  const shared = (first?.equipment ?? []).filter((item) => others.every(({ equipment }) => hasText(equipment, item)))
  return {
    label: text("carPage.equipment"),
    shared,
    perCar: cars.map(({ equipment }) => equipment.filter((item) => !hasText(shared, item))),
  }
}
