import { expect, test } from "vitest"
import { createStorySite } from "../../../test/story.tsx"
import { createSavedCarView } from "./saved-cars.select.ts"

const of = { site: createStorySite(), currency: "SEK", carPath: "/kop-bil/bil" }
const saved = { id: "7", name: "Volvo XC40", price: 300_000 }
const createCar = (price: number, changes: object = {}) =>
  createSavedCarView(saved, { car_id: "7", slug: "volvo-xc40-7", car_retail_price: price, ...changes }, of)
const normaliseSpaces = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ")

test("a saved car shows its current price and the change since it was saved", () => {
  expect([
    normaliseSpaces(createCar(289_900).price),
    createCar(289_900).change?.kind,
    normaliseSpaces(createCar(289_900).change?.text),
  ]).toEqual(["289 900 kr", "cheaper", "10 100 kr lägre än när du sparade den"])
  expect(normaliseSpaces(createCar(310_000).change?.text)).toBe("10 000 kr högre än när du sparade den")
  expect(createCar(300_000)).toMatchObject({ change: null, href: "/kop-bil/bil/7/volvo-xc40-7" })
})

test("a new campaign price is shown as a price reduction of the saved car", () => {
  const change = createCar(300_000, { car_has_campaign_price: true, car_campaign_price: 280_000 }).change

  expect(normaliseSpaces(change?.text)).toBe("20 000 kr lägre än när du sparade den")
})

test("a saved car that has been sold or removed is marked accordingly and shows no price change", () => {
  expect(createCar(250_000, { car_is_sold: true }).change).toEqual({ kind: "sold", text: "Såld" })
  expect(createSavedCarView(saved, undefined, of)).toMatchObject({ href: null, change: { kind: "gone" } })
})

test("no price change is shown before prices are loaded or when the saved price is unknown", () => {
  expect(createSavedCarView(saved, null, of)).toMatchObject({ href: "/kop-bil/bil/7", price: null, change: null })
  expect(createSavedCarView({ ...saved, price: null }, { car_id: "7", car_retail_price: 5 }, of).change).toBeNull()
})
