import type { Agreement } from "./agreement.ts"
import { LENDER } from "./lender.ts"
import { formatMiles, formatMoney } from "./money.ts"

/** Formats the legally required terms of a quote. */
export function formatTerms(agreement: Agreement, dealer: string): string {
  return [
    `${dealer} is a credit broker, not a lender. We can introduce you to ${LENDER}, who may pay us for introducing you.`,
    "Credit is subject to status and available to United Kingdom residents aged 18 or over. Terms and conditions apply.",
    formatEndTerms(agreement),
    "This is an illustration of what an agreement may cost, and no offer of credit.",
  ].join("\n\n")
}

function formatEndTerms({ product, futureValue, annualMileage, term }: Agreement): string {
  const fee = formatMoney(product.optionFee)
  const { contract } = product
  if (contract === undefined || annualMileage === undefined)
    return `The vehicle is yours once all ${term} payments and the option to purchase fee of ${fee} are made.`
  const miles = formatMiles((annualMileage * term) / 12)
  return `At the end you can hand the vehicle back, exchange it, or own it for the optional final payment of ${formatMoney(futureValue)} and the option to purchase fee of ${fee}. If you hand it back, each mile beyond ${miles} costs ${contract.excessMile}p, and the vehicle has to be in good condition.`
}
