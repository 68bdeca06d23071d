import { calculateOffer, getRepresentativeExample, LENDING_RULES, type RepresentativeExample } from "@forecourt/finance"
import type { SwedishLoan } from "../generated/swedish-loan.ts"

const RATE_KINDS = { Fixed: "fixed", Variable: "variable" } as const

/**
 * Returns the representative example of a loan. Returns `null` if a term is missing or if no loan is possible with the
 * terms.
 */
export function createLoanExample(fields: SwedishLoan): RepresentativeExample | null {
  const price = parseAmount(fields.price)
  const terms = {
    price,
    deposit: parseAmount(fields.deposit),
    months: parseAmount(fields.months),
    residual: Math.round((price * parseAmount(fields.residualPercent)) / 100),
  }
  const product = {
    ...LENDING_RULES.se,
    ratePercent: parseAmount(fields.ratePercent),
    rateKind: fields.rateKind ? RATE_KINDS[fields.rateKind] : null,
    setUpFee: parseAmount(fields.setUpFee),
    invoiceFee: parseAmount(fields.invoiceFee),
    finalFee: 0,
  }
  const offer = calculateOffer(product, terms)
  return offer.ok ? getRepresentativeExample(offer, "se") : null
}

/** Parses a number such as `300 000` or `5,95`. A missing number becomes `NaN`, for which no loan is calculated. */
function parseAmount(text = ""): number {
  return Number.parseFloat(text.replaceAll(" ", "").replace(",", "."))
}
