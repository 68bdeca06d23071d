// Generated from schemas/services/search/campaign.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseCarCampaign } from "./campaign.parser.js"

/** A campaign that a car takes part in. */
export interface CarCampaign {
  /**
   * Title.
   *
   * @minLength 1
   */
  title: string
  /** What it offers. */
  text?: string
  /**
   * First day, ISO 8601.
   *
   * @format date
   */
  start?: string
  /**
   * Last day, ISO 8601.
   *
   * @format date
   */
  end?: string
  /** What it depends on. */
  disclaimer?: string
}
