import { expect, test } from "vitest"
import { comparedCars } from "../../test/stock-cars.ts"
import { storySite } from "../story.tsx"
import { comparisonOf, comparisonRow } from "./car-comparison.select.ts"

const site = storySite()

test("a line says whether the cars are the same in it", () => {
  expect(comparisonRow("Säten", ["5", "5"]).differs).toBe(false)
  expect(comparisonRow("Säten", ["5", "7"]).differs).toBe(true)
  expect(comparisonRow("Räckvidd", ["480 km", null]).differs).toBe(true)
})

test("a line of which nothing is known of any car is left out", () => {
  const [first] = comparedCars("sv")
  const { rows } = comparisonOf(first ? [first] : [], site, "/bilar")

  expect(rows.map(({ label }) => label)).not.toContain("Räckvidd (WLTP)")
  expect(rows.map(({ label }) => label)).toContain("Effekt")
})

test("equipment that all cars have is told from what only some have", () => {
  const { equipment } = comparisonOf(comparedCars("sv"), site, "/bilar")

  expect(equipment.shared).toEqual(["Adaptiv farthållare", "Backkamera", "Stolsvärme fram"])
  expect(equipment.own[0]).toEqual(["Dragkrok", "Eluppvärmd ratt"])
})

test("a car that was sold meanwhile stays in the comparison, and says so", () => {
  const { cars } = comparisonOf(comparedCars("sv"), site, "/bilar")

  expect(cars.at(-1)).toMatchObject({ state: "sold", monthly: null, badges: [{ kind: "state", text: "Såld" }] })
})
