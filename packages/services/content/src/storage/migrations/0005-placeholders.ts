import type { Migration } from "@forecourt/service-kit/storage"

/**
 * Renames the property `slots`, which contains the blocks inside a block, to `placeholders`, as it is called in
 * documents.
 */
export const placeholders: Migration = {
  number: 5,
  name: "placeholders",
  async up({ run }) {
    // Quotes inside texts are escaped in JSON, so only property names match.
    await run(`update layouts set areas = replace(areas, '"slots":', '"placeholders":')`)
  },
}
