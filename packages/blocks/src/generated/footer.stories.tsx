// Generated from schemas/blocks/footer/examples by @forecourt/codegen. Do not edit: change or add an example, then run `npm run generate`.
import complete from "@forecourt/schemas/blocks/footer/examples/complete.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/footer/examples/default.json" with { type: "json" }
import twoColumns from "@forecourt/schemas/blocks/footer/examples/two-columns.json" with { type: "json" }
import withoutBrands from "@forecourt/schemas/blocks/footer/examples/without-brands.json" with { type: "json" }
import { type BlockMeta, type BlockStory, renderBlock } from "../story.tsx"

export default {
  title: "Blocks/Footer",
  parameters: { block: "Footer" },
  render: renderBlock,
} satisfies BlockMeta

export const Default: BlockStory = { args: { fields: standard, params: {} } }

export const Complete: BlockStory = { args: { fields: complete, params: {} } }

export const TwoColumns: BlockStory = { args: { fields: twoColumns, params: {} } }

export const WithoutBrands: BlockStory = { args: { fields: withoutBrands, params: {} } }
