import {
  type Calculators,
  type CompanyTerms,
  getCompanyOffer,
  getFirstLease,
  getFirstLoan,
  getLoanOffer,
  getMonthlyPrice,
  type LoanTerms,
  type PrivateTerms,
  type SelectedTerms,
} from "@forecourt/api-clients/car-offers"
import { expect, test } from "vitest"
import { EX30 } from "../../../test/stock-car.ts"
import { compareWays } from "./compare-ways.rules.ts"

const [LOAN, PRIVATE, COMPANY] = EX30.calculators as readonly [LoanTerms, PrivateTerms, CompanyTerms]
const ALL: Calculators = [LOAN, PRIVATE, COMPANY]

const getOffers = (calculators: Calculators, selected: SelectedTerms = {}) =>
  compareWays(calculators, selected)?.ways.map(({ offer }) => offer) ?? []

test("the ways to pay are compared for the number of months that most of them offer", () => {
  const onlyShort = { ...PRIVATE, offers: PRIVATE.offers.filter(({ months }) => months === 24) }

  expect(compareWays(ALL)?.months).toBe(36)
  expect(compareWays([LOAN, onlyShort, COMPANY])?.months).toBe(24)
})

test("the numbers of months are those that occur in any offer, and the nearest one to the selection is used", () => {
  expect(compareWays(ALL)?.allMonths).toEqual([24, 36, 48, 60, 72])
  expect(compareWays(ALL, { compareMonths: 999 })?.months).toBe(72)
})

test("a way that is not offered for the selected number of months has no figures", () => {
  expect(getOffers(ALL, { compareMonths: 48 }).map((offer) => offer?.months ?? null)).toEqual([48, null, 48])
  expect(getOffers(ALL, { compareMonths: 72 }).map((offer) => offer?.months ?? null)).toEqual([72, null, null])
})

test("each lease has the mileage nearest to the shared one among the leases of the selected length", () => {
  const readMileages = (selected: SelectedTerms, calculators = ALL) =>
    getOffers(calculators, selected).map((offer) => offer?.mileage ?? null)
  const fewer = {
    ...PRIVATE,
    offers: PRIVATE.offers.filter(({ months, mileage }) => months === 36 || /^1 0/.test(mileage)),
  }

  expect(compareWays(ALL)?.mileage).toBe("1 000 mil/år")
  expect(readMileages({})).toEqual([null, "1 000 mil/år", "1 500 mil/år"])
  expect(readMileages({ compareMileage: 3000 })).toEqual([null, "2 000 mil/år", "3 000 mil/år"])
  expect(readMileages({ compareMileage: 3000, compareMonths: 24 }, [LOAN, fewer, COMPANY])).toEqual([
    null,
    "1 000 mil/år",
    "3 000 mil/år",
  ])
})

test("the compared costs are those that the calculators show for the same terms", () => {
  const selected = { loanMonths: 24, privateMonths: 24, privateMileage: 2000, companyMonths: 24, companyMileage: 2000 }

  const prices = getOffers(ALL, { compareMonths: 24, compareMileage: 2000 }).map((offer) => offer?.price)

  expect(prices).toEqual(ALL.map((terms) => getMonthlyPrice(terms, selected)))
})

test("each way has its own smallest first payment", () => {
  expect(getOffers(ALL).map((offer) => offer?.firstPayment)).toEqual([78_000, null, 0])
  expect(getOffers(ALL)[0]?.firstPayment).toBe(getFirstLoan(LOAN)?.deposit)
})

test("the sum of all payments contains the first payment, the fees and the residual of a loan, but not that of a lease", () => {
  const periods = COMPANY.mileages.map((item) => ({
    ...item,
    periods: item.periods.map((period) => ({ ...period, minPercent: 10 })),
  }))
  const company = { ...COMPANY, mileages: periods }
  const loan = getFirstLoan(LOAN)
  const lease = getFirstLease(company, { companyMonths: 36, companyMileage: 1500 })
  const borrowed = loan && getLoanOffer(LOAN, loan)
  const leased = lease && getCompanyOffer(company, lease.period, lease.firstPercent)

  const paid = getOffers([LOAN, PRIVATE, company]).map((offer) => offer?.paid)

  expect(paid).toEqual([
    78_000 + 695 + 36 * ((borrowed?.instalment ?? 0) + 55) + (borrowed?.terms.residual ?? 0),
    36 * (4295 + 55),
    31_120 + 600 + 36 * ((leased?.monthly ?? 0) + 45),
  ])
})

test("a loan without a complete representative example is not compared", () => {
  const unknown = { ...LOAN, product: { ...LOAN.product, rateKind: null } }

  expect(compareWays([unknown, PRIVATE, COMPANY])?.ways.map(({ terms }) => terms.way)).toEqual(["private", "company"])
})

test("one way to pay is not compared", () => {
  expect(compareWays([LOAN])).toBeNull()
  expect(compareWays([{ ...LOAN, product: { ...LOAN.product, rateKind: null } }, PRIVATE])).toBeNull()
  expect(compareWays([])).toBeNull()
})
