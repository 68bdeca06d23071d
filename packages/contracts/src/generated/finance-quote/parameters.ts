// Generated from schemas/services/finance-quote/finance-quote.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFindQuoteTermsParameters } from "./parameters.parser.js"

/** The parameters of `findQuoteTerms`, without its body. */
export interface FindQuoteTermsParameters {
  /**
   * The reference of the quote.
   *
   * @minLength 1
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  quoteRef: string
}
