// Generated from schemas/services/search/place-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePlaceRequest } from "./place-request.parser.js"

/** The text that a visitor types to find a place. */
export interface PlaceRequest {
  /**
   * The typed text: the beginning of a name, or an address that ends with one.
   *
   * @minLength 1
   * @maxLength 200
   * @pattern ^\P{Cc}+$
   */
  text: string
  /** The country of the site, whose places are listed first. */
  country: "SE" | "NO" | "DK" | "FI" | "SK" | "GB"
  /** The language of the page, for names that differ from the local names. */
  language: "sv" | "nb" | "da" | "en" | "fi" | "sk"
  /**
   * The maximum number of predictions.
   *
   * @default 8
   * @minimum 1
   * @maximum 10
   */
  limit: number
}

/** A place request before its defaults are filled in. */
export interface PlaceRequestInput {
  text: string
  country: "SE" | "NO" | "DK" | "FI" | "SK" | "GB"
  language: "sv" | "nb" | "da" | "en" | "fi" | "sk"
  limit?: number
}
