import { expect, test } from "vitest"
import { stockCars } from "../../test/stock-cars.ts"
import { createStorySite } from "../../test/story.tsx"
import { createCarCard } from "./car-card.select.ts"
import type { StockCar } from "./stock.types.ts"
import { formatCount } from "./stock-format.ts"
import { toPlainText } from "./stock-words.ts"

const swedish = createStorySite()
const finnish = createStorySite({ site: "fi-used", locale: "fi" })
const british = createStorySite({ site: "uk-automotive", locale: "en" })

const normaliseSpaces = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ")

function carWith(changes: Partial<StockCar>): StockCar {
  const [first] = stockCars("sv")
  if (!first) throw new Error("test: there are no cars. Add some to test/stock-cars.ts.")
  return { ...first, ...changes }
}

const reduced = carWith({ price: 429_900, campaignPrice: 389_900, lowestPrice: 414_900 })

test("a price has the car's currency and the number format of the site's country", () => {
  const prices = [
    createCarCard(carWith({ price: 389_900 }), swedish),
    createCarCard(carWith({ price: 38_990, currency: "EUR" }), finnish),
    createCarCard(carWith({ price: 21_495, currency: "GBP" }), british),
  ]

  expect(prices.map(({ price }) => normaliseSpaces(price.text))).toEqual(["389 900 kr", "38 990 €", "£21,495"])
})

test("mileage is shown in the country's unit", () => {
  const getFacts = (mileage: StockCar["mileage"], site: typeof swedish) =>
    createCarCard(carWith({ mileage }), site)
      .facts.slice(1, 2)
      .map((fact) => normaliseSpaces(toPlainText(fact)))

  expect(getFacts({ value: 4230, unit: "mile-scandinavian" }, swedish)).toEqual(["4 230 mil"])
  expect(getFacts({ value: 42_300, unit: "kilometer" }, finnish)).toEqual(["42 300 km"])
  expect(getFacts({ value: 26_284, unit: "mile" }, british)).toEqual(["26,284 miles"])
})

test("a campaign price is shown with the former price, the saving and the lowest price of the previous thirty days", () => {
  const { price, badges } = createCarCard(reduced, swedish)

  expect(price.kind).toBe("campaign")
  expect(normaliseSpaces(price.text)).toBe("389 900 kr")
  expect(normaliseSpaces(price.former)).toBe("429 900 kr")
  expect(normaliseSpaces(price.saved)).toBe("Du sparar 25 000 kr")
  expect(normaliseSpaces(price.lowest)).toBe("Lägsta pris de 30 dagarna före sänkningen: 414 900 kr")
  expect(badges[0]).toEqual({ kind: "campaign", text: "Kampanjpris" })
})

test("a campaign price that is not lower than the former price is shown as an ordinary price", () => {
  const { price, badges } = createCarCard({ ...reduced, campaignPrice: 429_900 }, swedish)

  expect(price).toMatchObject({ kind: "price", former: null, saved: null, lowest: null })
  expect(badges).toEqual([])
})

test("a sold car shows its last price and the badge 'Såld', but no campaign and no monthly cost", () => {
  const { price, monthly, badges } = createCarCard({ ...reduced, state: "sold", isNew: true }, swedish)

  expect(normaliseSpaces(price.text)).toBe("389 900 kr")
  expect(price).toMatchObject({ kind: "price", former: null, saved: null, lowest: null })
  expect(monthly).toBeNull()
  expect(badges).toEqual([{ kind: "state", text: "Såld" }])
})

test("a card without a price invites the visitor to contact the dealer and shows no monthly cost", () => {
  const { price, monthly } = createCarCard(carWith({ price: null }), swedish)

  expect(price).toMatchObject({ kind: "none", text: "Kontakta oss för pris" })
  expect(monthly).toBeNull()
})

test("a card without a price has no VAT badge, and the card of a sold car shows 'Såld' in place of the price", () => {
  const card = (changes: Partial<StockCar>) =>
    createCarCard(
      carWith({ price: null, isVatDeductible: true, isNew: false, electricRange: null, ...changes }),
      swedish,
    )

  expect(card({}).badges).toEqual([])
  expect(card({ state: "sold" }).price).toMatchObject({ kind: "none", text: "Såld" })
})

test("the price of an example listing of a new car is shown as a starting price", () => {
  expect(normaliseSpaces(createCarCard(carWith({ price: 519_900, isSample: true }), swedish).price.text)).toBe(
    "Från 519 900 kr",
  )
})

test("a light commercial vehicle is priced without VAT", () => {
  expect(createCarCard(carWith({ isWithoutVat: true }), swedish).price.note).toBe("exkl. moms")
})

test("a card has at most two badges, and the first badge is the car's state, such as reserved", () => {
  const everything = { ...reduced, isNew: true, isVatDeductible: true, state: "reserved" } as const
  const { badges } = createCarCard({ ...everything, electricRange: { value: 506, unit: "kilometer" } }, swedish)

  expect(badges.map(({ text }) => text)).toEqual(["Reserverad", "Kampanjpris"])
})

test("unknown facts of a car are omitted from the card", () => {
  const { facts } = createCarCard(carWith({ mileage: null, gearbox: null, year: 2026, fuel: "El" }), swedish)

  expect(facts).toEqual(["2026", "El"])
})

test("the number of cars uses the language's plural form", () => {
  const slovak = createStorySite({ site: "sk-used", locale: "sk" })

  expect([1, 3, 5, 1234].map((count) => normaliseSpaces(formatCount(count, slovak)))).toEqual([
    "1 auto",
    "3 autá",
    "5 áut",
    "1 234 áut",
  ])
  expect(normaliseSpaces(formatCount(1234, british))).toBe("1,234 cars")
})
