// Generated from schemas/services/finance-quote/quote-block.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseQuoteBlock, parseQuoteDetail } from "./quote-block.parser.js"

/** Details of a quote under a heading. Spec 2 §3. */
export interface QuoteBlock {
  /**
   * Heading.
   *
   * @minLength 1
   */
  Title: string
  /** Details, in the order in which they are read. */
  Items: QuoteDetail[]
}

export interface QuoteDetail {
  /**
   * What it is.
   *
   * @minLength 1
   */
  Label: string
  /**
   * How much, as visitors read it.
   *
   * @minLength 1
   */
  Value: string
}
