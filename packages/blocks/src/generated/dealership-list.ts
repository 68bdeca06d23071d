// Generated from schemas/blocks/dealership-list/dealership-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TextField, TitleTag } from "@forecourt/renderer"

/**
 * The dealerships of the site in their defined order, 48 on a page. If there are more than eight, visitors can
 * search them.
 */
export interface DealershipList {
  /** The heading of the list. */
  title?: TextField
  /**
   * The heading level of the title; dealerships are one level below.
   *
   * @default "h1"
   */
  titleTag: TitleTag
}

/** A dealership list before its defaults are filled in. */
export interface DealershipListInput {
  title?: TextField
  titleTag?: TitleTag
}
