// Generated from schemas/blocks/dealership-list/dealership-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TextField, TitleTag } from "@forecourt/renderer"

/**
 * The dealerships of the site in their own order, up to forty-eight; with more than eight they can be searched.
 */
export interface DealershipList {
  /** Heading of the list. */
  title: TextField
  /**
   * Heading level of the title; dealerships are one level below.
   *
   * @default "h1"
   */
  titleTag: TitleTag
  /**
   * What the address searches for.
   *
   * @maxLength 200
   */
  keyphrase?: string
  /**
   * The dealerships that the search found, as JSON; missing when it found nothing out.
   *
   * @minLength 2
   */
  found?: string
}

/** A dealership list before its defaults are filled in. */
export interface DealershipListInput {
  title: TextField
  titleTag?: TitleTag
  keyphrase?: string
  found?: string
}
