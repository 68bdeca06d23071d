import type { MonthlyPrice } from "@forecourt/api-clients/car-offers"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { siteFor } from "../../test/render.tsx"
import { EX30_USED } from "../../test/stock-car.ts"
import type { CarPrice } from "../car-page/car-page.types.ts"
import { PriceBar } from "./price-box.tsx"

afterEach(cleanup)

const [LOAN] = (EX30_USED.price?.monthly ?? []) as [MonthlyPrice]
const PRIVATE = { way: "private", amount: 2500 } as const
const COMPANY = { way: "company", amount: 1900 } as const

test.each<[string, CarPrice["vat"], CarPrice["monthly"], string | null]>([
  ["the cheapest lease, without a loan, whose example would be required", "included", [LOAN, PRIVATE], "2 500"],
  ["no monthly cost without VAT next to a price with VAT", "included", [LOAN, COMPANY], null],
  ["no monthly cost when the only one is without VAT", undefined, [COMPANY], null],
  ["a monthly cost without VAT next to a price without VAT", "excluded", [LOAN, COMPANY], "1 900"],
  ["no monthly cost when none is known", "included", [], null],
])("the price bar shows %s", (_, vat, monthly, amount) => {
  const price: CarPrice = { amount: 249_900, currency: "SEK", monthly, ...(vat && { vat }) }
  const site = siteFor({ text: (key, values = {}) => [key, ...Object.values(values)].join(" ") })
  const car = { price, state: "forSale", pastPrices: [], calculators: [], similar: [] } as const
  const { container } = render(<PriceBar car={car} site={site} />)

  const note = container.querySelector("[data-part=note]")?.textContent?.replaceAll("\u00a0", " ")

  expect(screen.getByText(/249/)).toBeDefined()
  if (amount === null) expect(note).toBeUndefined()
  else expect(note).toContain(`carPage.price.from carPage.price.perMonth ${amount}`)
})
