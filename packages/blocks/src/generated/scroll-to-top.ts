// Generated from schemas/blocks/scroll-to-top/scroll-to-top.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** A button in the lower left corner that scrolls to the top of a long page. */
export interface ScrollToTop {
  /**
   * The distance, in pixels, that a visitor scrolls before the button appears.
   *
   * @default 528
   * @minimum 200
   * @maximum 5000
   */
  showAfter: number
}

/** A scroll to top before its defaults are filled in. */
export interface ScrollToTopInput {
  showAfter?: number
}
