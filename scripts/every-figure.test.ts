import fc from "fast-check"
import { expect, test } from "vitest"
import {
  type Budget,
  type FinancedCar,
  getBudgetOptions,
  getMonthlyPrice,
  getWaysToPay,
  listBudgetCodes,
  listFittingCodes,
} from "../packages/api-clients/src/car-offers/car-offers.ts"
import type { Car } from "../packages/contracts/src/generated/search.ts"
import { findComparisonFaults, findFigureFaults } from "./figures/find-figure-faults.ts"
import { createCard, findPriceFaults, findWordFaults, WAYS } from "./figures/find-price-faults.ts"
import {
  createView,
  hostileCar,
  MARKET,
  type Path,
  pickFinance,
  SITE,
  STOCKS,
  setAt,
  WHOLE,
} from "./figures/hostile-car.ts"
import { readSampled, selectSample } from "./vitest/sampled.ts"

// The gate tries the same cars each time, and the proof other ones.
if (process.env.FORECOURT_SAMPLED !== "all") fc.configureGlobal({ seed: 20261129 })

const PATIENCE_MS = 300_000

const WAYS_OF = { locale: SITE.locale, market: MARKET } as const

const LOWEST = [0, 1, undefined, null, -1, 1e9, Number.NaN, "7"] as const

const SAMPLED = STOCKS.flatMap(({ cars, ...site }, at) =>
  selectSample(cars, at).map((known, index) => {
    const lowest = LOWEST[index % LOWEST.length]
    const car_lowest_price = lowest === 0 || lowest === 1 ? (known.car_price ?? 0) + lowest : (lowest as number)
    const car = { ...known, car_lowest_price }
    return { car, site, view: createView(car, site) }
  }),
)

test("every amount in the finance calculators is positive, and the loan is not smaller than the residual value", {
  timeout: PATIENCE_MS,
}, () => {
  const faults = SAMPLED.flatMap(({ car, view }) =>
    findFigureFaults(view.calculators).map((fault) => `${car.car_id}: ${fault}`),
  )

  expect(faults.slice(0, 10)).toEqual([])
})

test("the compared sum of each payment option of the demo cars is the sum of its payments", {
  timeout: PATIENCE_MS,
}, () => {
  const faults = selectSample(SAMPLED).flatMap(({ car, view }) =>
    findComparisonFaults(view.calculators).map((fault) => `${car.car_id}: ${fault}`),
  )

  expect(faults.slice(0, 10)).toEqual([])
})

test("the compared sums of a car with missing or invalid values are the sums of their payments", {
  timeout: PATIENCE_MS,
}, () => {
  fc.assert(
    fc.property(hostileCar, (car) => {
      expect(findComparisonFaults(getWaysToPay(car, WAYS_OF))).toEqual([])
    }),
    { numRuns: readSampled(1000) },
  )
})

test("every payment option of the cars in the demo stock is shown", () => {
  const wrong = SAMPLED.filter(({ car, site, view }) => {
    const hasLoan = car.car_loan_option && site.name !== "uk-automotive"
    const offered = [hasLoan && "loan", car.car_has_privateleasing && "private"]
    const all = [...offered, car.car_has_companyleasing && "company"].filter(Boolean)
    return String(view.calculators.map(({ way }) => way)) !== String(all)
  })

  expect(getIds(wrong)).toEqual([])
})

test("every amount shown for a car with missing or invalid values is positive", {
  timeout: PATIENCE_MS,
}, () => {
  fc.assert(
    fc.property(hostileCar, (car) => {
      expect(findFigureFaults(getWaysToPay(car, WAYS_OF))).toEqual([])
    }),
    { numRuns: readSampled(10_000) },
  )
})

const PARTS = {
  loan: [
    ["car_price_currency"],
    ["car_loan_option"],
    ...["interest_rate", "start_fee", "invoice_fee", "disclaimer", "contract_durations"].map((name) => [
      "car_loan_option",
      name,
    ]),
  ],
  private: [
    ["car_price_currency"],
    ...["monthly_cost", "duration", "mileage_text", "start_fee", "invoice_fee", "disclaimer"].map((name) => [
      "car_private_leasing_option",
      name,
    ]),
  ],
  company: [
    ["car_price_currency"],
    ["car_company_leasing_option"],
    ["car_retail_price_exkl_vat"],
    ...["interest_rate", "start_fee", "invoice_fee", "disclaimer", "options", "mileage_text"].map((name) => [
      "car_company_leasing_option",
      name,
    ]),
  ],
} as const satisfies Record<string, readonly Path[]>

const WRONG = [undefined, null, Number.NaN, -1, 1e308, " ", "{nonsense}", true, [], {}]

test.each(Object.entries(PARTS))(
  "the financing option %s is hidden when a value that it requires is missing or invalid",
  (way, parts) => {
    const shown = WHOLE.flatMap((car) =>
      parts.flatMap((path) =>
        WRONG.flatMap((value) => {
          const ways = getWaysToPay(setAt(pickFinance(car), path, value) as FinancedCar, WAYS_OF)
          return ways.some((terms) => terms.way === way) ? [`${car.car_id} ${path.join(".")} = ${String(value)}`] : []
        }),
      ),
    )

    expect(shown).toEqual([])
  },
)

test.each(["months", "residual_percentage", "cash_amount_min_percentage", "cash_amount_max_percentage"])(
  "loans and leases with a missing or invalid %s are not offered",
  (name) => {
    const spoil = (durations: readonly object[] = [], value: unknown) =>
      durations.map((duration) => ({ ...duration, [name]: value }))
    for (const { car_loan_option: loan, car_company_leasing_option: lease, ...car } of WHOLE)
      for (const value of WRONG) {
        const options = lease?.options?.map((option) => ({ ...option, durations: spoil(option.durations, value) }))
        const spoilt = {
          ...car,
          car_loan_option: { ...loan, contract_durations: spoil(loan?.contract_durations, value) },
          car_company_leasing_option: { ...lease, options },
        }
        const others = getWaysToPay(spoilt, WAYS_OF).filter(({ way }) => way !== "private")
        expect(others).toEqual([])
      }
  },
)

test("a loan is hidden if the field for a fixed interest rate is missing or not a boolean", () => {
  const path: Path = ["car_loan_calculator_option", "has_fixed_interest_rate"]
  const shown = WHOLE.flatMap((car) =>
    WRONG.filter((value) => value !== true).filter((value) =>
      getWaysToPay(setAt(pickFinance(car), path, value) as FinancedCar, WAYS_OF).some(({ way }) => way === "loan"),
    ),
  )

  expect(shown).toEqual([])
})

test("a monthly cost is hidden everywhere when it differs from the search index by more than one unit of the currency", {
  timeout: PATIENCE_MS,
}, () => {
  const fields = { loan: "car_loan_monthly_cost", private: "car_privateleasing_monthly_cost" } as const
  for (const [way, field] of Object.entries(fields) as ["loan" | "private", "car_loan_monthly_cost"][])
    for (const { car, site, view } of SAMPLED.filter(({ view }) => view.calculators.some((terms) => terms.way === way)))
      for (const difference of [-2, -1, 1, 2]) {
        const other = { ...car, [field]: (car[field] ?? 0) + difference }
        const shown = [
          createView(other, site).calculators.some((terms) => terms.way === way),
          createView(other, site).price?.monthly.some((item) => item.way === way) ?? false,
          createCard(other, site, way).monthly !== null,
        ]
        expect([car.car_id, difference, ...shown]).toEqual([
          car.car_id,
          difference,
          ...shown.map(() => Math.abs(difference) === 1),
        ])
        expect(view.price).not.toBeNull()
      }
})

test("the loan of a van is hidden when the van's price including VAT is unknown", () => {
  const vans = WHOLE.filter((car) => createView(car, SITE).price?.vat === "excluded")
  const shown = vans.flatMap((car) =>
    [...WRONG, 1, (car.car_price ?? 0) / 2].filter((value) => {
      const spoilt = setAt(car, ["car_loan_calculator_option", "price_base_amount"], value) as Car
      return createView(spoilt, SITE).calculators.some(({ way }) => way === "loan")
    }),
  )

  expect(vans).not.toEqual([])
  expect(shown).toEqual([])
})

test.each(["private", "company"] as const)(
  "%s leasing is hidden if the car's data marks this kind of leasing as unavailable",
  (way) => {
    for (const car of WHOLE)
      for (const flag of [false, null, "no", 0]) {
        const ways = getWaysToPay({ ...car, [`car_has_${way}leasing`]: flag }, WAYS_OF)
        expect(ways.map((terms) => terms.way)).not.toContain(way)
      }
  },
)

test("the page, card, saved list and structured data of a demo car show the same price", {
  timeout: PATIENCE_MS,
}, async () => {
  const faults = await Promise.all(SAMPLED.map(({ car, site, view }) => findPriceFaults(car, site, view)))

  expect(faults.flat().slice(0, 10)).toEqual([])
})

test("the page, card, saved list and structured data of a car show the same price for every type of feed", async () => {
  const faults = await Promise.all(WHOLE.map((car) => findPriceFaults(car, SITE, createView(car, SITE))))

  expect(faults.flat()).toEqual([])
})

test("the page, card, saved list and structured data of a car with missing or invalid values show the same price", {
  timeout: PATIENCE_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(hostileCar, async (car) => {
      expect(await findPriceFaults(car, SITE, createView(car, SITE))).toEqual([])
    }),
    { numRuns: readSampled(5000) },
  )
})

test("the price shown for a demo car is the amount to pay, excluding VAT for a van", () => {
  const wrong = SAMPLED.filter(({ car, view: { price } }) => {
    const net = car.car_has_campaign_price ? car.car_campaign_price_exkl_vat : car.car_retail_price_exkl_vat
    return price?.amount !== (price?.vat === "excluded" ? net : car.car_price)
  })

  expect(getIds(wrong)).toEqual([])
})

test("the loan calculator uses the price on the page of a demo car, and for a van the stated price including VAT", () => {
  const wrong = SAMPLED.filter(({ car, view: { price, calculators } }) => {
    const isVan = price?.vat === "excluded"
    const base = isVan ? car.car_loan_calculator_option?.price_base_amount : price?.amount
    const loan = calculators.find((terms) => terms.way === "loan")
    return loan && (loan.price !== base || Boolean(loan.isWithVat) !== isVan)
  })

  expect(getIds(wrong)).toEqual([])
})

test("the price box, the card and the calculator of a car show the same monthly costs as the search results", {
  timeout: PATIENCE_MS,
}, () => {
  const differing = SAMPLED.filter(({ car, site, view: { price, calculators } }) => {
    const searched = {
      loan: car.car_loan_monthly_cost,
      private: car.car_privateleasing_monthly_cost,
      company: car.car_companyleasing_monthly_cost,
    }
    return WAYS.some((way) => {
      const terms = calculators.find((calculator) => calculator.way === way)
      const shown = price?.monthly.find((item) => item.way === way)?.amount
      const others = [terms && getMonthlyPrice(terms)?.amount, createCard(car, site, way).monthly?.amount]
      return [...others, shown && searched[way]].some((amount) => amount !== shown)
    })
  })

  expect(getIds(differing)).toEqual([])
})

test("a car fits into a monthly budget exactly if its calculator shows an instalment within it", {
  timeout: PATIENCE_MS,
}, () => {
  const wrong = SAMPLED.flatMap(({ car, view: { calculators } }) => {
    const options = getBudgetOptions(car.car_price_currency ?? "")
    const loan = calculators.find((terms) => terms.way === "loan")
    const codes = new Set(listBudgetCodes({ ...car }))
    const terms = options?.months.flatMap((months) => options.deposits.map((deposit) => ({ months, deposit }))) ?? []
    return terms.flatMap(({ months, deposit }) => {
      const isOffered = loan?.periods.some((period) => period.months === months)
      const price = loan && isOffered ? getMonthlyPrice(loan, { loanMonths: months, loanDeposit: deposit }) : null
      const isEnough = price?.way === "loan" && price.example.deposit <= deposit
      const budgets = options?.monthly.map((monthly): Budget => ({ months, deposit, monthly })) ?? []
      return budgets.filter((budget) => {
        const isWithin = isEnough && price.amount <= budget.monthly
        return isWithin !== listFittingCodes(budget).some((code) => codes.has(code))
      })
    })
  })

  expect(wrong.slice(0, 10)).toEqual([])
})

test("the card of a car with missing or invalid values shows the same monthly cost as the car's page", {
  timeout: PATIENCE_MS,
}, () => {
  fc.assert(
    fc.property(hostileCar, (car) => {
      const monthly = createView(car, SITE).calculators.map((terms) => [terms.way, getMonthlyPrice(terms)?.amount])
      const cards = WAYS.flatMap((way) => createCard(car, SITE, way).monthly ?? [])
      expect(monthly).toEqual(expect.arrayContaining(cards.map(({ kind, amount }) => [kind, amount])))
    }),
    { numRuns: readSampled(3000) },
  )
})

test("the price box and the calculator of a demo car show the same amounts, and no amount is incomplete", {
  timeout: PATIENCE_MS,
}, () => {
  const faults = selectSample(SAMPLED).flatMap(({ car, site, view }) => findWordFaults(car, site, view))

  expect(faults.slice(0, 10)).toEqual([])
})

test("the price box, the card and the calculator show the same monthly cost of private leasing, even if the first offer is not the cheapest", () => {
  const dear = WHOLE.filter((car) => car.car_private_leasing_option).map(
    (car) => setAt(car, ["car_private_leasing_option", "monthly_cost"], 99_999) as Car,
  )

  expect(dear).not.toEqual([])
  expect(dear.flatMap((car) => findWordFaults(car, SITE, createView(car, SITE)))).toEqual([])
})

test("a lender's description with an unfilled placeholder is not shown", () => {
  const [car] = WHOLE.filter((item) => item.car_loan_option)
  if (car === undefined) throw new Error("every-figure: no car of the demo stock has a loan.")
  const spoilt = setAt(car, ["car_loan_option", "description"], "Ränta {interest_rate}") as Car

  expect(findWordFaults(spoilt, SITE, createView(spoilt, SITE))).toEqual([])
})

test("the amounts that are shown for a car with missing or invalid values are complete", {
  timeout: PATIENCE_MS,
}, () => {
  fc.assert(
    fc.property(hostileCar, (car) => {
      expect(findWordFaults(car, SITE, createView(car, SITE))).toEqual([])
    }),
    { numRuns: readSampled(2000) },
  )
})

function getIds(results: typeof SAMPLED): readonly string[] {
  return results.map(({ car }) => car.car_id).slice(0, 10)
}
