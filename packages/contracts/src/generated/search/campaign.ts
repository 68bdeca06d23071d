// Generated from schemas/services/search/campaign.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseCarCampaign } from "./campaign.parser.js"

/** A campaign that includes a car. */
export interface CarCampaign {
  /**
   * The title.
   *
   * @minLength 1
   */
  title: string
  /** The text that describes the offer. */
  text?: string
  /**
   * The first day, ISO 8601.
   *
   * @format date
   */
  start?: string
  /**
   * The last day, ISO 8601.
   *
   * @format date
   */
  end?: string
  /** The conditions of the campaign. */
  disclaimer?: string
}
