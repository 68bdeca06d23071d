import fc from "fast-check"
import { expect, test } from "vitest"
import { carViewOf } from "../packages/blocks/src/car-page/car-page.select.ts"
import {
  getCompanyOffer,
  getDepositLimits,
  getFirstFeeLimits,
  getGreatestResidual,
  getLoanOffer,
  getMonthlyCost,
} from "../packages/blocks/src/stock/calculator/calculator.rules.ts"
import type {
  Calculators,
  CompanyTerms,
  ContractPeriod,
  LoanTerms,
} from "../packages/blocks/src/stock/calculator/calculator.types.ts"
import {
  FINANCE_FIELDS,
  type FinancedCar,
  getWaysToPay,
} from "../packages/blocks/src/stock/calculator/ways-to-pay.select.ts"
import { currentPrice } from "../packages/blocks/src/stock/car-document.ts"
import { CARD_FIELDS } from "../packages/blocks/src/stock/card-fields.ts"
import { marketOf } from "../packages/blocks/src/stock/market.ts"
import { stockCarOf } from "../packages/blocks/src/stock/stock-car.select.ts"
import type { Car } from "../packages/contracts/src/generated/search.ts"
import { CARS } from "../packages/site-shell/src/items/cars.ts"
import { demoStock, SITE_NAMES } from "../packages/stock-demo/src/index.ts"
import { sampled, sampledOf } from "../sampled.ts"

/** All 12,000 cars, with every way to pay, period and end of a slider. */
const PATIENCE_MS = 120_000

const LOCALE = "sv-SE"

/** What is wrong with the figures that a calculator can reach. */
function findFaults(calculators: Calculators): string[] {
  return calculators.flatMap((terms) => {
    const first = getMonthlyCost(terms)
    const faults = first !== null && first > 0 ? [] : [`${terms.way} begins with ${first}`]
    if (terms.way === "loan") return [...faults, ...terms.periods.flatMap((period) => findLoanFaults(terms, period))]
    if (terms.way === "company")
      return [
        ...faults,
        ...terms.mileages.flatMap(({ periods }) => periods.flatMap((one) => findLeaseFaults(terms, one))),
      ]
    const isWhole = terms.offers.every(({ monthly, months, mileage }) => monthly > 0 && months > 0 && mileage !== "")
    return isWhole ? faults : [...faults, "an offer is incomplete"]
  })
}

function findLoanFaults(terms: LoanTerms, period: ContractPeriod): string[] {
  const limits = getDepositLimits(terms, period)
  if (limits === null) return [`loan over ${period.months} months has no deposit`]
  const { min, max } = limits
  return [min, max, (min + max) / 2 - (((min + max) / 2) % 1000)].flatMap((deposit) => {
    const most = getGreatestResidual(terms, period, deposit)
    return [0, (most ?? 0) / 2, most ?? 0].flatMap((residualPercent) => {
      const offer = getLoanOffer(terms, { period, deposit, residualPercent })
      const isSound =
        offer !== null &&
        offer.monthly > 0 &&
        offer.principal > 0 &&
        offer.residual <= offer.principal &&
        residualPercent <= period.residualPercent &&
        Number.isFinite(offer.effectivePercent) &&
        offer.total >= offer.principal - period.months / 2
      return isSound
        ? []
        : [`loan, ${period.months} months, ${deposit} down, ${residualPercent} % left: ${JSON.stringify(offer)}`]
    })
  })
}

function findLeaseFaults(terms: CompanyTerms, period: ContractPeriod): string[] {
  const limits = getFirstFeeLimits(terms, period)
  if (limits === null) return [`lease over ${period.months} months has no first fee`]
  return [limits.min, limits.max].flatMap((percent) => {
    const offer = getCompanyOffer(terms, period, percent)
    const isSound = offer !== null && offer.monthly > 0 && offer.residual <= terms.price - offer.firstFee
    return isSound ? [] : [`lease, ${period.months} months, ${percent} % first: ${JSON.stringify(offer)}`]
  })
}

const STOCKS = SITE_NAMES.map((name) => ({ name, cars: demoStock(name) }))

test("every figure that a calculator of the demo stock reaches is above 0, with a residual that the credit covers", {
  timeout: PATIENCE_MS,
}, () => {
  const faults = STOCKS.flatMap(({ cars }, at) =>
    sampledOf(cars, at).flatMap((car) =>
      findFaults(getWaysToPay({ ...car }, LOCALE)).map((fault) => `${car.car_id}: ${fault}`),
    ),
  )

  expect(faults.slice(0, 10)).toEqual([])
})

test("every way to pay of the demo stock is shown", () => {
  for (const { name, cars } of STOCKS) {
    const some = sampledOf(cars)
    const shown = some.flatMap((car) => getWaysToPay({ ...car }, LOCALE).map(({ way }) => way))
    const offered = some.flatMap((car) => [
      ...(car.car_loan_option ? ["loan"] : []),
      ...(car.car_has_privateleasing ? ["private"] : []),
      ...(car.car_has_companyleasing ? ["company"] : []),
    ])
    expect(shown.toSorted(), name).toEqual(offered.toSorted())
  }
})

test("the price box and the calculator of a car of the demo stock name the same monthly costs, which are those of the search", {
  timeout: PATIENCE_MS,
}, () => {
  const differing = STOCKS.flatMap(({ name, cars }, at) =>
    sampledOf(cars, at).filter((car) => {
      const { price, calculators } = viewOf(car, name)
      const shown = Object.fromEntries(price?.monthly.map(({ way, amount }) => [way, amount]) ?? [])
      const begun = Object.fromEntries(calculators.map((terms) => [terms.way, getMonthlyCost(terms)]))
      const searched = {
        loan: car.car_loan_monthly_cost,
        private: car.car_privateleasing_monthly_cost,
        company: car.car_companyleasing_monthly_cost,
      }
      return !calculators.every(({ way }) => shown[way] === begun[way] && shown[way] === searched[way])
    }),
  )

  expect(differing.map(({ car_id }) => car_id).slice(0, 10)).toEqual([])
})

function viewOf(car: Car, site: string) {
  return carViewOf(car, {
    ...{ dealership: null, similar: [], locale: LOCALE, market: marketOf(site), timeZone: "Europe/Stockholm" },
    ...{ showsVat: true, dealershipPath: null, pictureOf: (src, alt) => ({ src, alt, width: 3, height: 2 }) },
  })
}

/** A car of each kind of feed: with all ways to pay, and a van. */
const WHOLE = STOCKS.flatMap(({ cars }) => {
  const hasAll = (car: Car) => getWaysToPay({ ...car }, LOCALE).length === 3
  const found = [
    cars.find(hasAll),
    cars.find((car) => car.car_has_campaign_companyleasing),
    cars.find((car) => hasAll(car) && car.car_vehicle_type_code === "LCV"),
  ]
  return found.filter((car) => car !== undefined)
})

/** Values that a feed may have by mistake. */
const HOSTILE = [
  ...[undefined, null, Number.NaN, Number.POSITIVE_INFINITY, -1, -1e9, 1e308, 0, 0.001, 1, 100, 101, 1e8, "", " ", "7"],
  ...["{nonsense}", "{months", true, false, [], {}, [null], [{}]],
]

type Path = readonly (string | number)[]

/** Every field that a figure is made of, however deep. */
function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, inner]) => listPaths(inner, [...path, name]))]
}

function setAt(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to
  if (typeof value !== "object" || value === null) return value
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value }
  copy[name] = setAt(copy[name], rest, to)
  return copy
}

/** A car with some of its prices and terms missing or hostile. */
const hostileCar = fc
  .record({
    car: fc.constantFrom(...WHOLE),
    changes: fc.array(fc.tuple(fc.nat(), fc.oneof(fc.constantFrom(...HOSTILE), fc.double(), fc.integer())), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ car, changes }) => {
    const paths = listPaths(financeOf(car)).filter((path) => path.length > 0)
    return changes.reduce<unknown>(
      (changed, [at, to]) => setAt(changed, paths[at % paths.length] ?? [], to),
      financeOf(car),
    ) as FinancedCar
  })

function financeOf(car: Car): FinancedCar {
  const names = Object.keys(car).filter((name) => /price|campaign|loan|leas|vat|vehicle_type/.test(name))
  return Object.fromEntries(names.map((name) => [name, car[name as keyof Car]]))
}

test("every figure of a stock with missing and hostile values is above 0, with a residual that the credit covers", {
  timeout: PATIENCE_MS,
}, () => {
  fc.assert(
    fc.property(hostileCar, (car) => {
      expect(findFaults(getWaysToPay(car, LOCALE))).toEqual([])
    }),
    { numRuns: sampled(20_000) },
  )
})

/** The parts of each way to pay: without one of them none of its figures is shown. */
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
  "a way to pay by %s is not shown where one of its parts is missing or wrong",
  (way, parts) => {
    const shown = WHOLE.flatMap((car) =>
      parts.flatMap((path) =>
        WRONG.flatMap((value) => {
          const ways = getWaysToPay(setAt(financeOf(car), path, value) as FinancedCar, LOCALE)
          return ways.some((terms) => terms.way === way) ? [`${car.car_id} ${path.join(".")} = ${String(value)}`] : []
        }),
      ),
    )

    expect(shown).toEqual([])
  },
)

test.each(["months", "residual_percentage", "cash_amount_min_percentage", "cash_amount_max_percentage"])(
  "a duration without %s is not offered",
  (name) => {
    for (const car of WHOLE)
      for (const value of WRONG) {
        const durations = car.car_loan_option?.contract_durations?.map((one) => ({ ...one, [name]: value }))
        const ways = getWaysToPay(
          { ...car, car_loan_option: { ...car.car_loan_option, contract_durations: durations } },
          LOCALE,
        )
        expect(ways.map(({ way }) => way)).not.toContain("loan")
      }
  },
)

test.each(["private", "company"] as const)("leasing (%s) that the feed says there is none of is not shown", (way) => {
  for (const car of WHOLE)
    for (const flag of [false, null, "no", 0]) {
      const ways = getWaysToPay({ ...car, [`car_has_${way}leasing`]: flag }, LOCALE)
      expect(ways.map((terms) => terms.way)).not.toContain(way)
    }
})

/** What each place says that a car costs: the price now, the price before it and the lowest before that. */
function readEverywhere(car: Car, site: string) {
  const { price } = viewOf(car, site)
  const page = [price?.amount ?? null, price?.before ?? null, price?.lowest ?? null]
  // Lists, cards, teasers and comparisons know of a car what a card asks for.
  const asked = Object.fromEntries(CARD_FIELDS.flatMap((name) => (name in car ? [[name, car[name as keyof Car]]] : [])))
  const known = stockCarOf(asked, {
    ...{ market: marketOf(site), pictures: {}, carPath: null, monthly: null, showsVat: true },
  })
  const isReduced = known.campaignPrice !== null
  const card = [known.campaignPrice ?? known.price, isReduced ? known.price : null, known.lowestPrice]
  const offer = CARS.describe({ ...car }, { absolute: (path: string) => path } as never).offers as
    | { readonly price: number }
    | undefined
  return { page, card, saved: currentPrice({ ...asked }), data: offer?.price ?? null }
}

const LOWEST = [undefined, null, 0, -1, 1, 1e9, Number.NaN, "7"] as const

/** What is wrong where places name different prices. */
function findPriceFaults(car: Car, site: string): readonly string[] {
  const { page, card, saved, data } = readEverywhere(car, site)
  const isSame = JSON.stringify(page) === JSON.stringify(card) && page[0] === saved && (data === null || data === saved)
  return isSame ? [] : [`${car.car_id}: ${JSON.stringify({ page, card, saved, data })}`]
}

test("the page, the card, the saved list and search engines name one price of each car of the demo stock, whatever was asked before", {
  timeout: PATIENCE_MS,
}, () => {
  const faults = STOCKS.flatMap(({ name, cars }, at) =>
    sampledOf(cars, at).flatMap((car, index) => {
      const lowest = [car.car_price, (car.car_price ?? 0) + 1, ...LOWEST][index % (LOWEST.length + 2)] as number
      return findPriceFaults({ ...car, car_lowest_price: lowest }, name)
    }),
  )

  expect(faults.slice(0, 10)).toEqual([])
})

test("the page, the card, the saved list and search engines name one price of a car with missing and hostile values", {
  timeout: PATIENCE_MS,
}, () => {
  fc.assert(
    fc.property(hostileCar, (car) => {
      expect(findPriceFaults(car as Car, "se-used")).toEqual([])
    }),
    { numRuns: sampled(5000) },
  )
})

test("the card of a list names the monthly cost that the car's page begins with", { timeout: PATIENCE_MS }, () => {
  const faults = STOCKS.flatMap(({ name, cars }, at) =>
    sampledOf(cars, at).flatMap((car) =>
      (["loan", "private", "company"] as const).filter((way) => {
        const names = [...CARD_FIELDS, ...FINANCE_FIELDS[way]]
        const asked = Object.fromEntries(
          names.flatMap((field) => (field in car ? [[field, car[field as keyof Car]]] : [])),
        )
        const { monthly } = stockCarOf(asked, {
          ...{ market: marketOf(name), pictures: {}, carPath: null, monthly: way, showsVat: true },
        })
        const shown = viewOf(car, name).price?.monthly.find((one) => one.way === way)
        return (monthly?.amount ?? null) !== (shown?.amount ?? null)
      }),
    ),
  )

  expect(faults.slice(0, 10)).toEqual([])
})
