// Generated from schemas/services/finance-quote/quote-terms.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseQuoteTerms } from "./quote-terms.parser.js"

/** The legally required terms of a quote. Spec 2 §7. */
export interface QuoteTerms {
  /**
   * The text, with an empty line between paragraphs.
   *
   * @minLength 1
   */
  TermsAndConditions: string
}
