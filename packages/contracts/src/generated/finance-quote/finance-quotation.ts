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

/** A product's quote for a vehicle, or why there is none. Spec 2 §7. */
export interface FinanceQuotation {
  /** Whether there is none. */
  HasError: boolean
  /** Why there is none. */
  Error?: FinanceError
  /** Details, under their headings. */
  Blocks?: QuoteBlock[]
  /** The quote. */
  Finance?: Finance
}

/** The quote. */
export interface Finance {
  /** What it is of. */
  Product: QuotedProduct
  /** What is to be said of it. */
  Notifications: FinanceNotification[]
  /** What it comes to. */
  Quote: Quote
}

/** What it is of. */
export interface QuotedProduct {
  /** Kind of the product. */
  FamilyKey: "PCP" | "HP"
  /** Name towards visitors. */
  Name: string
  /** Who lends. */
  Lender: string
}

export interface FinanceNotification {
  /** What it is about. */
  Type: "Adjustment" | "Commission"
  /**
   * Words for the visitor.
   *
   * @minLength 1
   */
  Message: string
}
