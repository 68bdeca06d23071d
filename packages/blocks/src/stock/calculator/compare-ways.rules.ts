import {
  type Calculators,
  type CompanyTerms,
  findNearest,
  getCompanyOffer,
  getFirstLease,
  getFirstPrivate,
  getMonthlyPrice,
  type LoanTerms,
  type MonthlyPrice,
  type PrivateTerms,
  readDigits,
  type SelectedTerms,
  type WayToPayTerms,
} from "@forecourt/api-clients/car-offers"
import { roundHalfUp } from "@forecourt/finance"

export interface WaysComparison {
  /** The shared number of months, and the numbers that occur in the offers in ascending order. */
  readonly months: number
  readonly allMonths: readonly number[]
  /** The shared yearly mileage of the leases, or `null` if there are no leases. */
  readonly mileage: string | null
  readonly allMileages: readonly string[]
  /** The ways to pay. `offer` is `null` if a way is not offered for the shared number of months. */
  readonly ways: readonly { readonly terms: WayToPayTerms; readonly offer: ComparedOffer | null }[]
}

export interface ComparedOffer {
  readonly price: MonthlyPrice
  readonly months: number
  /** The deposit of a loan or the first payment of a lease, or `null` for offers without one. */
  readonly firstPayment: number | null
  readonly mileage: string | null
  readonly startFee: number
  readonly invoiceFee: number
  /** The sum of all payments during the term, including the first payment, the fees and the residual of a loan. */
  readonly paid: number
}

/**
 * Compares the ways to pay for a car over the same number of months, each with its smallest first payment. The leases
 * have the mileages nearest to the shared one. Returns `null` if fewer than two ways have a price. A loan without a
 * complete representative example has none.
 */
export function compareWays(calculators: Calculators, selected: SelectedTerms = {}): WaysComparison | null {
  const offered = calculators.filter((terms) => getMonthlyPrice(terms) !== null)
  const allMonths = [...new Set(offered.flatMap(listMonths))].toSorted((month, other) => month - other)
  const months = findNearest(allMonths, Number, selected.compareMonths ?? getUsualMonths(offered, allMonths))
  if (offered.length < 2 || months === null) return null
  const allMileages = listMileages(offered)
  const wanted = selected.compareMileage ?? getUsualMileage(offered)
  const mileage = findNearest(allMileages, readDigits, wanted)
  const ways = offered.map((terms) => ({ terms, offer: getComparedOffer(terms, months, mileage) }))
  return { months, allMonths, mileage, allMileages, ways }
}

function listMonths(terms: WayToPayTerms): readonly number[] {
  if (terms.way === "company") return terms.mileages.flatMap(({ periods }) => periods.map(({ months }) => months))
  return (terms.way === "loan" ? terms.periods : terms.offers).map(({ months }) => months)
}

/**
 * Returns the number of months for which most ways are offered. If there are several, returns the one nearest to the
 * number with which the first calculator starts.
 */
function getUsualMonths(offered: Calculators, allMonths: readonly number[]): number {
  const count = (months: number) => offered.filter((terms) => listMonths(terms).includes(months)).length
  const most = Math.max(...allMonths.map(count))
  const common = allMonths.filter((months) => count(months) === most)
  const [first] = offered
  const start = first?.way === "private" ? first.offers[0]?.months : first?.defaultMonths
  return findNearest(common, Number, start ?? 0) ?? 0
}

/** Lists the yearly mileages of the leases in ascending order, each once. */
function listMileages(offered: Calculators): readonly string[] {
  const all = offered.flatMap((terms) => {
    if (terms.way === "loan") return []
    return (terms.way === "private" ? terms.offers : terms.mileages).map(({ mileage }) => mileage)
  })
  return [...new Map(all.map((mileage) => [readDigits(mileage), mileage])).values()].toSorted(
    (mileage, other) => readDigits(mileage) - readDigits(other),
  )
}

/** Returns the yearly mileage with which the first lease starts. */
function getUsualMileage(offered: Calculators): number {
  const [first] = offered.flatMap((terms) => {
    if (terms.way === "loan") return []
    return (terms.way === "private" ? getFirstPrivate(terms) : getFirstLease(terms)?.mileage) ?? []
  })
  return readDigits(first?.mileage ?? "")
}

function getComparedOffer(terms: WayToPayTerms, months: number, mileage: string | null): ComparedOffer | null {
  const distance = readDigits(mileage ?? "")
  if (!listMonths(terms).includes(months)) return null
  if (terms.way === "loan") return getComparedLoan(terms, months)
  return terms.way === "private"
    ? getComparedPrivate(terms, months, distance)
    : getComparedCompany(terms, months, distance)
}

function getComparedLoan(terms: LoanTerms, months: number): ComparedOffer | null {
  const price = getMonthlyPrice(terms, { loanMonths: months })
  if (price?.way !== "loan") return null
  const { deposit, total, setUpFee: startFee, invoiceFee } = price.example
  const paid = roundHalfUp(deposit + total, 2)
  return { price, months, firstPayment: deposit, mileage: null, startFee, invoiceFee, paid }
}

function getComparedPrivate(terms: PrivateTerms, months: number, distance: number): ComparedOffer | null {
  const alike = terms.offers.filter((offer) => offer.months === months)
  const nearest = findNearest(alike, (offer) => readDigits(offer.mileage), distance)
  const selected = nearest && { privateMonths: months, privateMileage: readDigits(nearest.mileage) }
  const offer = selected && getFirstPrivate(terms, selected)
  const price = selected && getMonthlyPrice(terms, selected)
  if (!offer || !price) return null
  const { mileage, startFee, invoiceFee, monthly } = offer
  const paid = roundHalfUp(startFee + months * (monthly + invoiceFee), 2)
  return { price, months, firstPayment: null, mileage, startFee, invoiceFee, paid }
}

function getComparedCompany(terms: CompanyTerms, months: number, distance: number): ComparedOffer | null {
  const alike = terms.mileages.filter(({ periods }) => periods.some((period) => period.months === months))
  const nearest = findNearest(alike, ({ mileage }) => readDigits(mileage), distance)
  const selected = nearest && { companyMonths: months, companyMileage: readDigits(nearest.mileage) }
  const first = selected && getFirstLease(terms, selected)
  const offer = first && getCompanyOffer(terms, first.period, first.firstPercent)
  const price = selected && getMonthlyPrice(terms, selected)
  if (!first || !offer || !price) return null
  const { setUpFee: startFee, invoiceFee } = terms.product
  const { mileage } = first.mileage
  return { price, months, firstPayment: offer.firstFee, mileage, startFee, invoiceFee, paid: offer.paid }
}
