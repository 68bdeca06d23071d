// Generated from schemas/blocks/dealership-teasers/dealership-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * Dealerships of the site as cards that link to their pages: all dealerships with a workshop, or the first four.
 */
export interface DealershipTeasers {
  /** The heading above the cards. */
  title?: TextField
  /**
   * The heading level of the title; dealerships are one level below.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /**
   * The selection of dealerships: all with a workshop, up to a hundred, or the first four in their defined order.
   *
   * @default "Workshops"
   */
  selection: "Workshops" | "First"
  /** The button below the cards, for example to all dealerships. */
  link?: LinkField
}

/** The dealership teasers before their defaults are filled in. */
export interface DealershipTeasersInput {
  title?: TextField
  titleTag?: TitleTag
  selection?: "Workshops" | "First"
  link?: LinkField
}
