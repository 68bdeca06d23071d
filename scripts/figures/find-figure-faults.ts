import {
  type Calculators,
  type CompanyTerms,
  type ContractPeriod,
  getCompanyOffer,
  getDepositLimits,
  getFirstFeeLimits,
  getGreatestResidual,
  getLoanOffer,
  getMonthlyPrice,
  type LoanTerms,
} from "../../packages/api-clients/src/car-offers/car-offers.ts"
import { type ComparedOffer, compareWays } from "../../packages/blocks/src/stock/calculator/compare-ways.rules.ts"

export function findFigureFaults(calculators: Calculators): string[] {
  return calculators.flatMap((terms) => {
    const first = getMonthlyPrice(terms)?.amount ?? 0
    const faults = first > 0 ? [] : [`${terms.way} begins with ${first}`]
    if (terms.way === "loan") return [...faults, ...terms.periods.flatMap((period) => findLoanFaults(terms, period))]
    if (terms.way === "company")
      return [
        ...faults,
        ...terms.mileages.flatMap(({ periods }) => periods.flatMap((period) => findLeaseFaults(terms, period))),
      ]
    const isWhole = terms.offers.every(({ monthly, months, mileage }) => monthly > 0 && months > 0 && mileage !== "")
    return isWhole ? faults : [...faults, "an offer is incomplete"]
  })
}

/**
 * Finds the compared offers whose sum is not that of their payments. The total of a loan contains its fees and its
 * residual.
 */
export function findComparisonFaults(calculators: Calculators): string[] {
  const { allMonths = [] } = compareWays(calculators) ?? {}
  return allMonths.flatMap((compareMonths) => {
    const { ways = [] } = compareWays(calculators, { compareMonths }) ?? {}
    return ways.flatMap(({ terms, offer }) => {
      if (offer === null || isSumOfPayments(offer)) return []
      return [`${terms.way} over ${compareMonths} months: ${JSON.stringify(offer)}`]
    })
  })
}

function isSumOfPayments({ price, months, firstPayment, startFee, invoiceFee, paid }: ComparedOffer): boolean {
  const total = price.way === "loan" ? price.example.total : startFee + months * (price.amount + invoiceFee)
  return price.amount > 0 && Math.abs(paid - (firstPayment ?? 0) - total) < 1
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
        offer.instalment > 0 &&
        offer.credit > 0 &&
        offer.terms.residual <= offer.credit &&
        residualPercent <= period.residualPercent &&
        Number.isFinite(offer.effectivePercent) &&
        offer.cost >= 0
      return isSound
        ? []
        : [`loan, ${period.months} months, ${deposit} down, ${residualPercent} % left: ${JSON.stringify(offer)}`]
    })
  })
}

function findLeaseFaults(terms: CompanyTerms, period: ContractPeriod): string[] {
  const limits = getFirstFeeLimits(terms, period)
  if (limits === null) return [`lease over ${period.months} months has no first fee`]
  return [limits.min, Math.floor((limits.min + limits.max) / 2), limits.max].flatMap((percent) => {
    const offer = getCompanyOffer(terms, period, percent)
    const isSound = offer !== null && offer.monthly > 0 && offer.residual <= terms.price - offer.firstFee
    return isSound ? [] : [`lease, ${period.months} months, ${percent} % first: ${JSON.stringify(offer)}`]
  })
}
