import { expect, test } from "vitest"
import { MAKES } from "../catalogue/catalogue.ts"
import { demoStock } from "../demo-stock.ts"
import { MARKETS } from "../market/markets.ts"
import { monthlyCost } from "./annuity.ts"
import { priceNew, priceUsed, rounded, withoutVat } from "./price.ts"

const VARIANTS = MAKES.flatMap(({ models }) => models.flatMap(({ variants }) => variants))
const AGES = [0.5, 1, 2, 3, 5, 8, 12]
const DISTANCES = [1000, 20_000, 60_000, 120_000, 250_000]

test("a price falls with age at the same mileage, and with mileage at the same age, for every variant and market", () => {
  for (const market of Object.values(MARKETS)) {
    for (const variant of VARIANTS) {
      const byAge = AGES.map((age) => priceUsed(variant, market, age, 60_000))
      const byDistance = DISTANCES.map((kilometres) => priceUsed(variant, market, 4, kilometres))
      expect([...byAge].sort((one, other) => other - one)).toEqual(byAge)
      expect([...byDistance].sort((one, other) => other - one)).toEqual(byDistance)
    }
  }
})

test("a used car costs less than a new one, and more than zero", () => {
  for (const market of Object.values(MARKETS)) {
    for (const variant of VARIANTS) {
      expect(priceUsed(variant, market, 0.1, 0)).toBeLessThan(variant.price * market.rates[variant.fuel])
      expect(priceUsed(variant, market, 20, 400_000)).toBeGreaterThan(0)
    }
  }
})

test("prices are rounded by the rules of the market", () => {
  expect(rounded(249_512, MARKETS.se)).toBe(249_900)
  expect(rounded(18_433, MARKETS.uk)).toBe(18_495)
  expect(rounded(16_951, MARKETS.fi)).toBe(16_990)
})

test("VAT is deducted by the market's rate", () => {
  expect(withoutVat(250_000, MARKETS.se)).toBe(200_000)
  expect(withoutVat(24_000, MARKETS.uk)).toBe(20_000)
  expect(withoutVat(12_550, MARKETS.fi)).toBe(10_000)
  expect(withoutVat(12_300, MARKETS.sk)).toBe(10_000)
})

test("Norway taxes combustion cars and not electric ones", () => {
  const [electric, petrol] = ["electric", "petrol"].map((fuel) => VARIANTS.find((variant) => variant.fuel === fuel))
  const ratio = (variant: typeof petrol): number =>
    variant === undefined ? 0 : priceNew(variant, MARKETS.no) / priceNew(variant, MARKETS.se)

  expect(ratio(electric)).toBeCloseTo(1, 1)
  expect(ratio(petrol)).toBeGreaterThan(1.25)
})

test("a monthly cost is the annuity for rate, months, principal and residual [spec 2 §9]", () => {
  expect(monthlyCost({ principal: 100_000, interest: 6, months: 36, residual: 0 })).toBe(3042)
  expect(monthlyCost({ principal: 100_000, interest: 6, months: 36, residual: 50_000 })).toBe(1771)
  expect(monthlyCost({ principal: 36_000, interest: 0, months: 36, residual: 0 })).toBe(1000)
})

test("the loan and the leases of every car agree with their rates", () => {
  for (const car of ["se-automotive", "uk-automotive", "fi-used"].flatMap((name) => demoStock(name, { count: 120 }))) {
    const { car_loan_option: loan, car_loan_calculator_option: calculator } = car
    if (loan?.default_contract_duration === undefined) continue
    const { months, residual_percentage = 0, cash_amount_min_percentage = 0 } = loan.default_contract_duration
    const price = calculator?.price_base_amount ?? 0
    const principal = price - Math.ceil((price * cash_amount_min_percentage) / 100_000) * 1000
    const residual = (price * residual_percentage) / 100
    expect(loan.default_monthly_cost).toBe(monthlyCost({ principal, interest: loan.interest_rate, months, residual }))
    expect(car.car_loan_monthly_cost).toBe(loan.default_monthly_cost)
  }
})

test("the cheapest private lease is the first offer", () => {
  const leased = demoStock("no-automotive", { count: 150 }).filter(
    ({ car_has_privateleasing }) => car_has_privateleasing,
  )

  expect(leased.length).toBeGreaterThan(30)
  for (const { car_leasing_options = [], car_privateleasing_monthly_cost, car_private_leasing_option } of leased) {
    const costs = car_leasing_options.flatMap((lease) =>
      lease.leasing_type === "Private" ? [lease.monthly_cost ?? 0] : [],
    )
    expect(Math.min(...costs)).toBe(car_privateleasing_monthly_cost)
    expect(car_private_leasing_option?.monthly_cost).toBe(car_privateleasing_monthly_cost)
  }
})
