// Generated from schemas/services/personalisation/personalisation.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSendPageViewParameters } from "./parameters.parser.js"

/** The parameters of `sendPageView`, without its body. */
export interface SendPageViewParameters {
  /**
   * The name of the site.
   *
   * @minLength 1
   * @maxLength 100
   */
  siteId: string
}
