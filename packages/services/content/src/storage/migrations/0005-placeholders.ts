import type { Migration } from "@forecourt/service-kit/storage"

/** Renames the property for blocks inside a block from `slots` to `placeholders`, as documents call it. */
export const placeholders: Migration = {
  number: 5,
  name: "placeholders",
  async up({ run }) {
    // Quotes inside texts are escaped in JSON, so only property names match.
    await run(`update layouts set areas = replace(areas, '"slots":', '"placeholders":')`)
  },
}
