import { expect, test } from "vitest"
import { chance } from "../drawing/chance.ts"
import { readCar } from "./address.ts"
import type { Market } from "./options.ts"
import { type CarData, pictureOf } from "./picture-of.ts"

const nameOf = (address: string): string => address.replace(/^cars(?:-on-[a-z]+)?\//, "").replace(/\.svg$/, "")

const golf: CarData = {
  make: "Volkswagen",
  model: "Golf",
  body: "halvkombi",
  colour: "Blå metallic",
  fuel: "Bensin",
  year: 2019,
  id: "XYZ 000",
  market: "se",
}

test("the same car always has the same picture, from any side and on any surface", () => {
  expect(pictureOf(golf)).toBe(pictureOf({ ...golf }))
  expect(pictureOf(golf, "rear", "paper")).toMatch(/^cars-on-paper\/hatchback-rear-/)
})

test("the words of every market are recognised", () => {
  const start = (change: Partial<CarData>): string => pictureOf({ ...golf, ...change })

  expect(start({ body: "Kombi", colour: "Mörkblå" })).toMatch(/^cars\/estate-quarter-midnight-/)
  expect(start({ body: "Stasjonsvogn", colour: "Hvit", market: "no" })).toMatch(
    /^cars\/estate-quarter-(snow|frost|pearl)-/,
  )
  expect(start({ body: "Farmari", colour: "Punainen", market: "fi" })).toMatch(
    /^cars\/estate-quarter-(rowan|cherry|ruby)-/,
  )
  expect(start({ body: "Dodávka", colour: "Čierna", market: "sk" })).toMatch(/^cars\/van(-small)?-quarter-(ink|coal)-/)
  expect(start({ body: "Convertible", colour: "Yellow", market: "uk" })).toMatch(
    /^cars\/convertible-.*-uk\d+-rhd\.svg$/,
  )
  expect(start({ body: "Skåpbil", colour: "Grå" })).toMatch(/^cars\/van(-small)?-quarter-(steel|granite|graphite)-/)
  expect(start({ body: "spaceship", colour: "octarine" })).toMatch(/^cars\/hatchback-quarter-(silver|steel|granite)-/)
})

test("makes have different noses, and that of an electric car is closed", () => {
  const nose = (make: string, fuel = "Diesel"): string => {
    const options = readCar(nameOf(pictureOf({ ...golf, make, fuel, body: "estate" })))?.options
    return `${options?.face} ${options?.lamps}`
  }

  expect(
    new Set(
      ["Audi", "BMW", "Kia", "Mercedes-Benz", "Peugeot", "Toyota", "Volkswagen", "Volvo"].map((make) => nose(make)),
    ).size,
  ).toBe(8)
  expect(nose("Citroën")).toBe(nose("CITROEN"))
  expect(nose("Volvo", "El")).toMatch(/^closed /)
})

test("old cars have old wheels", () => {
  const wheels = (year: number): Set<string | undefined> =>
    new Set(
      Array.from(
        { length: 60 },
        (_, id) => readCar(nameOf(pictureOf({ ...golf, year, id: String(id) })))?.options.trim,
      ),
    )

  expect(wheels(2004)).toEqual(new Set(["base", "classic"]))
  expect(wheels(2024)).not.toContain("classic")
})

const MAKES = [
  ..."Volvo Volkswagen Toyota Kia BMW Audi Mercedes-Benz Skoda Ford Peugeot".split(" "),
  ..."Volvo Volkswagen Toyota Kia BMW Renault Nissan Hyundai Opel Seat Cupra Tesla Polestar".split(" "),
  ..."Mazda Honda Subaru Suzuki Dacia Fiat Citroën Mini Lexus Jaguar MG BYD Porsche Mitsubishi Xpeng Ora".split(" "),
]
const BODIES =
  "hatchback hatchback estate estate suv suv suv saloon city-car mpv van coupe convertible pick-up minibus".split(" ")
const COLOURS =
  "black black white white white grey grey grey blue blue silver red green brown beige yellow orange".split(" ")
const FUELS = ["petrol", "petrol", "diesel", "hybrid", "electric"]
const MARKETS: readonly Market[] = ["se", "no", "fi", "sk", "uk"]

/** A stock as a dealer of one country has it: common makes, white, grey and black, most of it ten years old or less. */
function stock(seed: number, count: number): CarData[] {
  const next = chance(seed)
  const one = <Item>(list: readonly Item[]): Item => list[Math.floor(next() * list.length)] as Item
  const market = MARKETS[seed % MARKETS.length] as Market
  return Array.from({ length: count }, (_, index) => {
    const make = one(MAKES)
    const number = Math.floor(next() * 7)
    const bodyNext = chance(make.length * 31 + number * 7 + (make.codePointAt(0) ?? 0))
    return {
      make,
      model: `Model ${number}`,
      body: BODIES[Math.floor(bodyNext() * BODIES.length)] as string,
      colour: one(COLOURS),
      fuel: one(FUELS),
      year: 2026 - Math.floor(next() * next() * 24),
      id: `${market}-${index}`,
      market,
    }
  })
}

const CARS = 12_000
const PAGE = 24

test.each([1, 2, 3, 4, 5])("a stock of 12,000 (%i) has thousands of pictures, and no page shows one twice", (seed) => {
  const cars = stock(seed, CARS)
  const pictures = cars.map((car) => pictureOf(car))
  const what = cars.map(({ make, model, colour, body, year }) => [make, model, colour, body, year].join())
  const alike: string[] = []
  for (let index = 0; index < CARS; index++)
    for (let other = Math.max(0, index - PAGE + 1); other < index; other++)
      if (pictures[index] === pictures[other] && what[index] !== what[other])
        alike.push(`${what[index]} and ${what[other]}: ${pictures[index]}`)

  for (const picture of new Set(pictures)) expect(readCar(nameOf(picture)), picture).not.toBeNull()
  // Without the bars on the plate, which alone make nobody tell two cars apart.
  expect(
    new Set(pictures.map((picture) => picture.replace(/-([a-z]{2})\d+(?=-rhd|\.svg)/, "-$1"))).size,
  ).toBeGreaterThan(3000)
  expect(alike).toEqual([])
})
