// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** Room between two sections where the page's own rhythm is too tight, with a line if wanted. */
export interface Spacer {
  /**
   * How much room.
   *
   * @default "Medium"
   */
  size: "Small" | "Medium" | "Large"
  /**
   * Renders a thin line in the middle of it.
   *
   * @default false
   */
  hasLine: boolean
}

/** A spacer before its defaults are filled in. */
export interface SpacerInput {
  size?: "Small" | "Medium" | "Large"
  hasLine?: boolean
}
