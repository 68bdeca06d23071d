import { expect, test } from "vitest"
import { createCar, STOCK, startSearch } from "./start-search.ts"

const LOAN = {
  title: "Billån",
  interest_rate: 5.95,
  start_fee: 695,
  invoice_fee: 0,
  disclaimer: "{months} × {invoice_fee}",
  contract_durations: [
    { months: 72, residual_percentage: 0, cash_amount_min_percentage: 20, cash_amount_max_percentage: 70 },
  ],
}
const FINANCED = {
  car_price_currency: "SEK",
  car_loan_option: LOAN,
  car_loan_calculator_option: { title: "Billån", has_fixed_interest_rate: false },
}

test("cars are found by the budgets that the service calculates from their loans, and budgets in imported data are ignored", async () => {
  const cars = [
    createCar(1, { ...FINANCED, car_price: 200_000 }),
    createCar(2, { ...FINANCED, car_price: 100_000 }),
    createCar(3, { car_price: 100_000, car_loan_budgets: ["72-50000-2500"] }),
  ]
  const { search } = await startSearch(
    {},
    { seed: () => [{ index: STOCK, kind: "car", language: "sv", documents: cars }] },
  )
  const findIds = async (...values: string[]) => {
    const { body } = await search({ index: STOCK, fields: ["car_id"], filters: [{ name: "car_loan_budgets", values }] })
    return body.content.map(({ car_id }: { readonly car_id: string }) => car_id)
  }

  // 150 000 kr over 72 months at 5,95 % cost 2 482 kr per month, and 50 000 kr cost 827 kr.
  expect(await findIds("72-50000-2500")).toEqual(["1"])
  expect(await findIds("72-50000-1000")).toEqual(["2"])
  expect(await findIds("72-50000-2500", "72-50000-1000")).toEqual(["1", "2"])
  expect(await findIds("60-50000-2500")).toEqual([])
  const { body } = await search({ index: STOCK, fields: ["car_id", "car_loan_budgets"] })
  expect(body.content).toEqual([{ car_id: "1" }, { car_id: "2" }, { car_id: "3" }])
})
