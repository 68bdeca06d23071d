// Generated from schemas/services/finance-quote/finance-quotation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceError } from "./finance-error.ts"
import type { Quote } from "./quote.ts"
import type { QuoteBlock } from "./quote-block.ts"

export {
  parseFinance,
  parseFinanceNotification,
  parseFinanceQuotation,
  parseQuotedProduct,
} from "./finance-quotation.parser.js"

/** A product's quote for a vehicle, or the reason for a missing quote. Spec 2 §7. */
export interface FinanceQuotation {
  /** True if there is no quote. */
  HasError: boolean
  /** The reason for the missing quote. */
  Error?: FinanceError
  /** The details, grouped by heading. */
  Blocks?: QuoteBlock[]
  /** The quote. */
  Finance?: Finance
}

/** The quote. */
export interface Finance {
  /** The product of the quote. */
  Product: QuotedProduct
  /** The notifications about the quote. */
  Notifications: FinanceNotification[]
  /** The amounts of the quote. */
  Quote: Quote
}

/** The product of the quote. */
export interface QuotedProduct {
  /** The kind of product. */
  FamilyKey: "PCP" | "HP"
  /** The product name shown to visitors. */
  Name: string
  /** The name of the lender. */
  Lender: string
}

export interface FinanceNotification {
  /** The topic of the notification. */
  Type: "Adjustment" | "Commission"
  /**
   * The message for the visitor.
   *
   * @minLength 1
   */
  Message: string
}
