// Generated from schemas/blocks/swedish-loan/swedish-loan.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * A text about car loans with a representative example, as Swedish law requires it next to a cost of credit. It is
 * shown only on Swedish pages of Swedish sites. The figures are calculated from the terms of the loan, which are
 * texts because an empty number is sent as 0.
 */
export interface SwedishLoan {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A text about the loan, without figures. */
  text?: RichTextField
  /**
   * The cash price of the car, in kronor.
   *
   * @pattern ^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$
   */
  price?: string
  /**
   * The deposit, in kronor; 0 if there is none.
   *
   * @pattern ^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$
   */
  deposit?: string
  /**
   * The number of monthly payments.
   *
   * @pattern ^[1-9][0-9]{0,2}$
   */
  months?: string
  /**
   * The residual value, in per cent of the price; 0 if the payments repay the whole loan.
   *
   * @pattern ^[0-9]{1,2}([.,][0-9]{1,3})?$
   */
  residualPercent?: string
  /**
   * The nominal annual interest rate, in per cent.
   *
   * @pattern ^[0-9]{1,2}([.,][0-9]{1,3})?$
   */
  ratePercent?: string
  /** The kind of interest rate. */
  rateKind?: "Fixed" | "Variable"
  /**
   * The set-up fee, in kronor; 0 if there is none.
   *
   * @pattern ^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$
   */
  setUpFee?: string
  /**
   * The fee on each invoice, in kronor; 0 if there is none.
   *
   * @pattern ^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$
   */
  invoiceFee?: string
  /** The lender's terms, shown below the figures. They are shown as written, so placeholders are refused. */
  disclaimer?: TextField
  /** The link to the cars, or to a calculator. */
  link?: LinkField
}

/** A swedish loan before its defaults are filled in. */
export interface SwedishLoanInput {
  title?: TextField
  titleTag?: TitleTag
  text?: RichTextField
  price?: string
  deposit?: string
  months?: string
  residualPercent?: string
  ratePercent?: string
  rateKind?: "Fixed" | "Variable"
  setUpFee?: string
  invoiceFee?: string
  disclaimer?: TextField
  link?: LinkField
}
