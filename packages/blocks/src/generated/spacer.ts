// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** Extra space between two sections whose default spacing is too small, with an optional line. */
export interface Spacer {
  /**
   * The amount of space.
   *
   * @default "Medium"
   */
  size: "Small" | "Medium" | "Large"
  /**
   * True if a thin line is shown in the middle of the space.
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
