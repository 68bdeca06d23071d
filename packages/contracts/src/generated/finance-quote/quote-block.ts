// Generated from schemas/services/finance-quote/quote-block.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseQuoteBlock, parseQuoteDetail } from "./quote-block.parser.js"

/** The details of a quote under a heading. Spec 2 §3. */
export interface QuoteBlock {
  /**
   * The heading.
   *
   * @minLength 1
   */
  Title: string
  /** The details, in display order. */
  Items: QuoteDetail[]
}

export interface QuoteDetail {
  /**
   * The label of the detail.
   *
   * @minLength 1
   */
  Label: string
  /**
   * The value of the detail, formatted for visitors.
   *
   * @minLength 1
   */
  Value: string
}
