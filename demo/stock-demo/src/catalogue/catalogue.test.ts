import { expect, test } from "vitest"
import { SITES } from "../market/sites.ts"
import { MAKES } from "./catalogue.ts"

const MODELS = MAKES.flatMap(({ models }) => models)
const VARIANTS = MODELS.flatMap(({ make, model, variants }) =>
  variants.map((variant) => ({ ...variant, name: `${make} ${model} ${variant.version}` })),
)

const wrong = (isWrong: (variant: (typeof VARIANTS)[number]) => boolean): readonly string[] =>
  VARIANTS.filter(isWrong).map(({ name }) => name)

test("the catalogue has at least 30 makes and 250 variants, each once", () => {
  expect(MAKES.length).toBeGreaterThanOrEqual(30)
  expect(VARIANTS.length).toBeGreaterThanOrEqual(250)
  expect(new Set(VARIANTS.map(({ name, from }) => `${name} ${from}`)).size).toBe(VARIANTS.length)
  expect(new Set(MAKES.map(({ code }) => code)).size).toBe(MAKES.length)
})

test("only chargeable cars have a battery, a range and a charger, and only combustion cars have a tank", () => {
  const isCharged = (fuel: string): boolean => fuel === "electric" || fuel === "plugin"

  expect(
    wrong(
      ({ fuel, battery, range, homeCharging }) => isCharged(fuel) !== (battery > 0 && range > 0 && homeCharging > 0),
    ),
  ).toEqual([])
  expect(wrong(({ fuel, use, tank }) => (fuel !== "electric") !== (use > 0 && tank > 0))).toEqual([])
})

test("an electric car uses 11 to 30 kWh per 100 km, and has a longer range than a plug-in hybrid", () => {
  expect(
    wrong(({ fuel, battery, range }) => fuel === "electric" && (battery / range < 0.1 || battery / range > 0.26)),
  ).toEqual([])
  expect(
    wrong(({ fuel, range }) => (fuel === "electric" && range < 130) || (fuel === "plugin" && range > 110)),
  ).toEqual([])
})

test("power, weight and acceleration are consistent", () => {
  expect(wrong(({ kilowatts, weight }) => kilowatts / weight < 0.03 || kilowatts / weight > 0.25)).toEqual([])
  expect(
    wrong(({ acceleration, kilowatts, weight }) => Math.abs(acceleration - 0.75 * (weight / kilowatts) ** 0.98) > 4.5),
  ).toEqual([])
})

test("years, prices and sizes are plausible", () => {
  expect(wrong(({ from, to }) => from > to || from < 2010 || to > 2026)).toEqual([])
  expect(wrong(({ price }) => price < 12_000 || price > 160_000)).toEqual([])
  expect(
    MODELS.filter(
      ({ length, width, height }) =>
        length < 2600 || length > 6000 || width < 1550 || width > 2100 || height < 1200 || height > 2700,
    ),
  ).toEqual([])
})

test("electric cars and hybrids have an automatic gearbox", () => {
  expect(wrong(({ fuel, gearbox }) => gearbox === "M" && fuel !== "petrol" && fuel !== "diesel")).toEqual([])
})

test("every site's makes are in the catalogue, and its new cars are still in production", () => {
  const known = new Map(MAKES.map((make) => [make.make, make]))
  for (const { sold, used } of Object.values(SITES)) {
    expect(Object.keys(used).filter((make) => !known.has(make))).toEqual([])
    const built = sold.filter((make) =>
      known.get(make)?.models.some(({ variants }) => variants.some(({ to }) => to === 2026)),
    )
    expect(built).toEqual(sold)
  }
})
