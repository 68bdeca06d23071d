import asianAmerican from "./asian-american.json" with { type: "json" }
import type { BodyName, Drive, Fuel, Gearbox, Make, Model, Variant } from "./catalogue.types.ts"
import european from "./european.json" with { type: "json" }
import german from "./german.json" with { type: "json" }
import nordic from "./nordic.json" with { type: "json" }

/** A row of the tables: version, fuel, kW, gearbox, drive, 0–100, kg, first and last year, price, l, tank, kWh, km, fast, home, trailer. */
type Row = readonly (string | number)[]

interface ModelTable {
  readonly model: string
  readonly body: string
  readonly picture: string
  readonly seats: number
  readonly doors: number
  readonly size: readonly number[]
  readonly cargo: number
  readonly stars: number
  readonly variants: readonly Row[]
}

interface MakeTable {
  readonly make: string
  readonly code: string
  readonly models: readonly ModelTable[]
}

/** The number of metric horsepower in a kilowatt. */
const HP_PER_KILOWATT = 1.35962

const FUELS: readonly Fuel[] = ["petrol", "diesel", "electric", "plugin", "hybrid"]
const GEARBOXES: readonly Gearbox[] = ["A", "M"]
const DRIVES: readonly Drive[] = ["F", "R", "4"]
const BODIES: readonly BodyName[] = [
  "hatchback",
  "estate",
  "saloon",
  "suv",
  "coupe",
  "convertible",
  "mpv",
  "van",
  "pickup",
  "minibus",
]

const TABLES: readonly MakeTable[] = [...nordic, ...german, ...european, ...asianAmerican]

/** All makes, models and variants of the demo stock. */
export const MAKES: readonly Make[] = TABLES.map(({ make, code, models }) => ({
  make,
  code,
  models: models.map((model) => modelOf(make, code, model)),
}))

function modelOf(make: string, code: string, { size, body, variants, ...rest }: ModelTable): Model {
  const [length = 0, width = 0, height = 0] = size
  return { ...rest, make, code, body: oneOf(BODIES, body), length, width, height, variants: variants.map(variantOf) }
}

function variantOf(row: Row): Variant {
  const number = (column: number): number => Number(row[column])
  return {
    version: String(row[0]),
    fuel: oneOf(FUELS, row[1]),
    kilowatts: number(2),
    power: Math.round(number(2) * HP_PER_KILOWATT),
    gearbox: oneOf(GEARBOXES, row[3]),
    drive: oneOf(DRIVES, row[4]),
    acceleration: number(5),
    weight: number(6),
    from: number(7),
    to: number(8),
    price: number(9),
    use: number(10),
    tank: number(11),
    battery: number(12),
    range: number(13),
    fastCharging: number(14),
    homeCharging: number(15),
    trailer: number(16),
  }
}

function oneOf<T extends string>(words: readonly T[], word: unknown): T {
  const found = words.find((one) => one === word)
  if (found === undefined) throw new TypeError(`stock-demo: the catalogue has ${word}. Use one of ${words.join(", ")}.`)
  return found
}
