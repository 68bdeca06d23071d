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
}

/** A dealership list before its defaults are filled in. */
export interface DealershipListInput {
  title: TextField
  titleTag?: TitleTag
}
