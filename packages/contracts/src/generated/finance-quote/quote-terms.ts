// Generated from schemas/services/finance-quote/quote-terms.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseQuoteTerms } from "./quote-terms.parser.js"

/** What the law wants said of a quote. Spec 2 §7. */
export interface QuoteTerms {
  /**
   * The text, paragraphs apart by an empty line.
   *
   * @minLength 1
   */
  TermsAndConditions: string
}
