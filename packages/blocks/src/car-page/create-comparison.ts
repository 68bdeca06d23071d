import type { FinanceProduct } from "@forecourt/contracts/finance-quote"
import {
  type CompleteQuote,
  type FoundQuote,
  type QuoteAmounts,
  toCompleteQuote,
} from "@forecourt/finance-quote-machine"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { formatRate } from "../stock/calculator/format-rate.ts"
import { formatApr, formatPounds } from "./finance-quote.format.ts"
import type { FinanceQuoteTexts } from "./finance-quote.texts.ts"

type FamilyKey = FinanceProduct["FamilyKey"]

export interface FinanceComparison {
  /** The products with a complete quote, in the lender's order. */
  readonly columns: readonly { readonly key: FamilyKey; readonly name: string }[]
  readonly rows: readonly ComparisonRow[]
  /** The term and the deposit that all columns have in common. */
  readonly terms: string
  /** One sentence for each product that has no quote with the same terms. */
  readonly notes: readonly string[]
}

export interface ComparisonRow {
  readonly label: string
  /** The values, one for each column. */
  readonly values: readonly string[]
  /** True for the monthly payment and the APR, which have the same prominence. */
  readonly isMain?: boolean
}

interface Options {
  readonly texts: FinanceQuoteTexts
  readonly locale: string
}

/**
 * Creates the table that compares the lender's products. It contains everything that the law requires next to a monthly
 * payment (CONC 3.5.5), and a product whose quote lacks one of these items has no column. Returns `null` if there is
 * nothing to compare.
 */
export function createComparison(
  products: readonly FinanceProduct[],
  { quotation, compared }: FoundQuote,
  { texts, locale }: Options,
): FinanceComparison | null {
  const { Quote, Product } = quotation.Finance
  const amounts = new Map<FamilyKey, QuoteAmounts | null>(compared.map((item) => [item.familyKey, item.amounts]))
  if (amounts.size === 0) return null
  const term = formatMessage(texts.months, { count: Quote.Term })
  const deposit = formatPounds(Quote.TotalDeposit, locale)
  const quotes = products.flatMap(({ FamilyKey: key, Name: name }) => {
    const quote = toCompleteQuote(key, key === Product.FamilyKey ? Quote : (amounts.get(key) ?? null))
    return quote === null ? [] : { key, name, quote }
  })
  return {
    columns: quotes.map(({ key, name }) => ({ key, name })),
    rows: createRows(quotes, { texts, locale }),
    terms: formatMessage(texts.comparisonTerms, { term, deposit }),
    notes: products
      .filter(({ FamilyKey }) => amounts.get(FamilyKey) === null)
      .map(({ Name }) => formatMessage(texts.notComparable, { product: Name, term, deposit })),
  }
}

interface Column {
  readonly key: FamilyKey
  readonly quote: CompleteQuote
}

function createRows(columns: readonly Column[], { texts, locale }: Options): readonly ComparisonRow[] {
  const pounds = (amount: number) => formatPounds(amount, locale)
  const createRow = (label: string, format: (quote: CompleteQuote, key: FamilyKey) => string): ComparisonRow => ({
    label,
    values: columns.map(({ quote, key }) => format(quote, key)),
  })
  const formatMiles = (miles: number) =>
    formatMessage(texts.miles, { count: new Intl.NumberFormat(locale).format(miles) })
  const formatFees = (fees: CompleteQuote["Fees"]) =>
    fees.map(({ Name, Amount }) => `${Name} ${pounds(Amount)}`).join(", ") || texts.none
  const isPcp = (key: FamilyKey) => key === "PCP"
  const rows = [
    { ...createRow(texts.payment, (quote) => pounds(quote.TotalRegularPayment)), isMain: true },
    { ...createRow(texts.apr, (quote) => formatApr(quote.Apr)), isMain: true },
    createRow(texts.payments, (quote) => String(quote.TotalNumberOfRegularPayments)),
    createRow(texts.cashPrice, (quote) => pounds(quote.CashPrice)),
    createRow(texts.deposit, (quote) => pounds(quote.TotalDeposit)),
    createRow(texts.credit, (quote) => pounds(quote.AmountOfCredit)),
    createRow(texts.rate, (quote) => formatRate(quote.RateOfInterest, locale)),
    createRow(texts.rateKind, (quote) => (quote.RateIsFixed ? texts.rateFixed : texts.rateVariable)),
    createRow(texts.duration, (quote) => formatMessage(texts.months, { count: quote.AgreementDuration })),
    createRow(texts.fees, (quote) => formatFees(quote.Fees)),
    createRow(texts.finalPayment, ({ Residual }) => (Residual === undefined ? texts.none : pounds(Residual))),
    createRow(texts.mileage, ({ AnnualMileage }) =>
      AnnualMileage === undefined ? texts.none : formatMiles(AnnualMileage),
    ),
    createRow(texts.total, (quote) => pounds(quote.TotalAmountPayable)),
    createRow(texts.charge, ({ TotalChargeForCredit }) =>
      TotalChargeForCredit === undefined ? "–" : pounds(TotalChargeForCredit),
    ),
    createRow(texts.atEnd, (_, key) => (isPcp(key) ? texts.endPcp : texts.endHp)),
  ]
  // A row in which no product has a value is left out, such as a charge that the lender does not state.
  return rows.filter(({ values }) => values.some((value) => value !== "–"))
}
