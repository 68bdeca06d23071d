import type { FinanceError, FinanceQuotation, QuoteBlock, QuoteParameters } from "@forecourt/contracts/finance-quote"
import { type Agreement, type Choice, createAgreement, getDepositLimits, solveDeposit } from "./agreement.ts"
import { LENDER, type ProductTerms } from "./lender.ts"
import { formatMiles, formatMoney, type Pence, toPence, toPounds } from "./money.ts"

const OPTION_FEE = "Option to purchase fee"

export type Outcome =
  | { readonly agreement: Agreement; readonly adjustment: string | null }
  | { readonly error: FinanceError }

/** Creates a quotation, or a refusal if the requested terms are not available. Spec 2 §4. */
export function createQuotation(product: ProductTerms, price: Pence, parameters: QuoteParameters): Outcome {
  const { Term: term, AnnualMileage: miles = product.contract?.defaultMileage } = parameters
  if (!product.terms.includes(term))
    return createRefusal("TermNotOffered", `There is no finance over ${term} months for this vehicle.`)
  const isOfMiles = product.contract !== undefined && miles !== undefined
  if (isOfMiles && !product.contract.mileages.includes(miles))
    return createRefusal("MileageNotOffered", `There is no finance for ${formatMiles(miles)} a year.`)

  const choice = { price, term, ...(isOfMiles && { annualMileage: miles }) }
  const wanted = getWantedDeposit(product, choice, parameters)
  if (wanted === null) return createRefusal("AmountMissing", "Say how much you would like to pay.")
  const { min, max } = getDepositLimits(product, price)
  const deposit = Math.min(Math.max(wanted, min), max)
  const agreement = createAgreement(product, choice, deposit)
  return { agreement, adjustment: deposit === wanted ? null : formatAdjustment(agreement, parameters) }
}

function getWantedDeposit(product: ProductTerms, choice: Choice, parameters: QuoteParameters): Pence | null {
  const { CalculationType, CashDeposit, RegularPayment } = parameters
  if (CalculationType === "ToRegularPayment") return CashDeposit === undefined ? null : toPence(CashDeposit)
  return RegularPayment === undefined ? null : solveDeposit(product, choice, toPence(RegularPayment))
}

function formatAdjustment({ deposit, payment }: Agreement, { CalculationType }: QuoteParameters): string {
  return CalculationType === "ToRegularPayment"
    ? `The deposit nearest to yours is ${formatMoney(deposit)}.`
    : `The monthly payment nearest to yours is ${formatMoney(payment)}.`
}

function createRefusal(Code: string, UserMessage: string): Outcome {
  return { error: { Code, UserMessage } }
}

export function toQuotation(agreement: Agreement, { reference, applyUrl, adjustment }: Quoted): FinanceQuotation {
  const { product, price, deposit, credit, payment, term, annualMileage, futureValue, totalPayable, apr } = agreement
  const apply = new URL(applyUrl)
  apply.searchParams.set("quoteReference", reference)
  return {
    HasError: false,
    Blocks: createBlocks(agreement),
    Finance: {
      Product: { FamilyKey: product.familyKey, Name: product.name, Lender: LENDER },
      Notifications: [
        ...(adjustment === null ? [] : [{ Type: "Adjustment" as const, Message: adjustment }]),
        { Type: "Commission", Message: "The lender may pay us a commission, which does not change what you pay." },
      ],
      Quote: {
        QuoteReference: reference,
        TotalDeposit: toPounds(deposit),
        TotalRegularPayment: toPounds(payment),
        TotalNumberOfRegularPayments: term,
        Term: term,
        ...(annualMileage !== undefined && { AnnualMileage: annualMileage }),
        ...(product.contract && { Residual: toPounds(futureValue) }),
        TotalAmountPayable: toPounds(totalPayable),
        Apr: apr,
        RateOfInterest: product.ratePercent,
        CashPrice: toPounds(price),
        AmountOfCredit: toPounds(credit),
        AgreementDuration: getDuration(agreement),
        RateIsFixed: true,
        Fees: [{ Name: OPTION_FEE, Amount: toPounds(product.optionFee) }],
        TotalChargeForCredit: toPounds(totalPayable - price),
        QuoteActions: { Apply: apply.href },
      },
    },
  }
}

interface Quoted {
  readonly reference: string
  readonly applyUrl: string
  readonly adjustment: string | null
}

/**
 * Returns the lines of the representative example, which the law (CONC 3.5.5) requires wherever an interest rate is
 * shown.
 */
export function createExampleLines(agreement: Agreement): readonly (readonly [label: string, value: string])[] {
  const { product, price, deposit, credit, payment, term, futureValue, totalPayable, apr } = agreement
  return [
    ["Cash price", formatMoney(price)],
    ["Deposit", formatMoney(deposit)],
    ["Amount of credit", formatMoney(credit)],
    [`${term} monthly payments of`, formatMoney(payment)],
    ...(product.contract ? ([["Optional final payment", formatMoney(futureValue)]] as const) : []),
    [OPTION_FEE, formatMoney(product.optionFee)],
    ["Total amount payable", formatMoney(totalPayable)],
    ["Duration of agreement", `${getDuration(agreement)} months`],
    ["Rate of interest (fixed)", `${product.ratePercent.toFixed(2)}%`],
    ["Representative APR", `${apr.toFixed(1)}% APR`],
  ]
}

/** Returns the duration of the agreement in months, up to its very last payment. */
function getDuration({ product, term }: Agreement): number {
  return term + (product.contract?.finalPaymentOffset ?? 0)
}

function createBlocks(agreement: Agreement): QuoteBlock[] {
  const { contract } = agreement.product
  const { annualMileage, term } = agreement
  return [
    createBlock("Representative example", createExampleLines(agreement)),
    ...(contract && annualMileage !== undefined
      ? [
          createBlock("Mileage", [
            ["Annual mileage", formatMiles(annualMileage)],
            ["Contract mileage", formatMiles((annualMileage * term) / 12)],
            ["Excess mileage charge", `${contract.excessMile}p per mile`],
          ]),
        ]
      : []),
  ]
}

function createBlock(Title: string, lines: readonly (readonly [string, string])[]): QuoteBlock {
  return { Title, Items: lines.map(([Label, Value]) => ({ Label, Value })) }
}
