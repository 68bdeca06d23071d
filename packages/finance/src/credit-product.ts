/** The rules by which a lender calculates a credit. They differ between lenders and markets. */
export interface LendingRules {
  /** The due date of instalments: the end of each month (in arrears) or its start (in advance). */
  readonly due: "arrears" | "advance"
  /**
   * The way in which the set-up fee is paid: when the credit is paid out (`upfront`), with the first instalment, or as
   * part of the debt, which then bears interest (`capitalised`).
   */
  readonly setUpFeePaid: "upfront" | "first-instalment" | "capitalised"
  /** The number of months from the last instalment until the final payment. */
  readonly finalPaymentOffset: 0 | 1
  /** The number of decimals to which instalments are rounded: 0 for whole kronor, 2 for pence. */
  readonly instalmentDecimals: 0 | 2
  /** The number of decimals of the effective rate in the representative example. */
  readonly rateDecimals: 1 | 2
}

/** A credit as a lender offers it, before a customer chooses a deposit and a term. Amounts are in the main currency unit. */
export interface CreditProduct extends LendingRules {
  /** The nominal annual rate in per cent. */
  readonly ratePercent: number
  /** The kind of rate, or `null` if the lender does not state it. */
  readonly rateKind: "fixed" | "variable" | null
  readonly setUpFee: number
  /** The fee that is added to each instalment. */
  readonly invoiceFee: number
  /** The fee that is added to the final payment, such as an option-to-purchase fee. */
  readonly finalFee: number
}

/** The amounts and the term that a customer chooses. */
export interface CreditTerms {
  readonly price: number
  readonly deposit: number
  /** The number of instalments, one each month. */
  readonly months: number
  /** The amount that is due at the end. It is zero if the instalments repay the whole credit. */
  readonly residual: number
}

export type ExampleMarket = "se" | "no" | "fi" | "sk" | "uk"

const CONTINENTAL = { due: "arrears", finalPaymentOffset: 0, instalmentDecimals: 0, rateDecimals: 2 } as const

/**
 * The usual rules of each market. Norwegian lenders add the set-up fee to the debt. British lenders collect the set-up
 * fee with the first instalment. The final payment of their personal contract purchases is due a month after the last
 * instalment.
 */
export const LENDING_RULES: Readonly<Record<ExampleMarket, LendingRules>> = {
  se: { ...CONTINENTAL, setUpFeePaid: "upfront" },
  no: { ...CONTINENTAL, setUpFeePaid: "capitalised" },
  fi: { ...CONTINENTAL, setUpFeePaid: "upfront" },
  sk: { ...CONTINENTAL, setUpFeePaid: "upfront" },
  uk: {
    due: "arrears",
    setUpFeePaid: "first-instalment",
    finalPaymentOffset: 1,
    instalmentDecimals: 2,
    rateDecimals: 1,
  },
}
