// Generated from schemas/blocks/dealership-teasers/dealership-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, TextField, TitleTag } from "@forecourt/renderer"

/** Dealerships of the site as cards that lead to their pages: all that have a workshop, or the first four. */
export interface DealershipTeasers {
  /** Heading above the cards. */
  title: TextField
  /**
   * Heading level of the title; dealerships are one level below.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /**
   * Which dealerships are shown: all that have a workshop, up to a hundred, or the first four in their own order.
   *
   * @default "Workshops"
   */
  selection: "Workshops" | "First"
  /** Button below the cards, for example to all dealerships. */
  link?: LinkField
}

/** The dealership teasers before their defaults are filled in. */
export interface DealershipTeasersInput {
  title: TextField
  titleTag?: TitleTag
  selection?: "Workshops" | "First"
  link?: LinkField
}
