import type { FinanceQuoteCalls } from "@forecourt/contracts/finance-quote"
import type { Car, Dealership } from "@forecourt/contracts/search"
import { expect, test } from "vitest"
import { financeWorld } from "../../test/finance-quote.tsx"
import { findCarFinance } from "./find-car-finance.ts"

const CAR = {
  car_id: "1",
  slug: "id3",
  car_brand: "Volkswagen",
  car_model: "ID.3",
  car_price: 16_995,
  car_price_currency: "GBP",
  car_regno: "AB73 CDE",
  car_chassino: "0FXAA000000000001",
  car_mileage: 21_480,
} satisfies Partial<Car>

test("the finance data in the cached HTML of a car page contains no quote reference", async () => {
  const references: string[] = []
  const { calls } = financeWorld().world
  const noting: FinanceQuoteCalls = {
    ...calls,
    quoteFinance: async (request, options) => {
      const quotes = await calls.quoteFinance(request, options)
      const quotations = quotes.Vehicles.flatMap(({ FinanceQuotations }) => FinanceQuotations)
      references.push(...quotations.flatMap(({ Finance }) => Finance?.Quote.QuoteReference ?? []))
      return quotes
    },
  }
  const signal = new AbortController().signal

  const finance = await findCarFinance(CAR as Car, { site_official_name: "Norrvik Leeds" } as Dealership, {
    calls: noting,
    wanted: {},
    signal,
  })

  expect(finance?.found?.quote?.quotation.Finance.Quote.TotalRegularPayment).toBeGreaterThan(0)
  expect(finance?.found?.quote?.compared).toMatchObject([{ familyKey: "HP", amounts: { Term: 48 } }])
  expect(references).toHaveLength(2)
  for (const reference of references) expect(JSON.stringify(finance)).not.toContain(reference)
})
