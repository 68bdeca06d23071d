// Generated from schemas/blocks/navigation/examples by @forecourt/codegen. Do not edit: change or add an example, then run `npm run generate`.
import darkWithOffer from "@forecourt/schemas/blocks/navigation/examples/dark-with-offer.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/navigation/examples/default.json" with { type: "json" }
import withNotice from "@forecourt/schemas/blocks/navigation/examples/with-notice.json" with { type: "json" }
import withWarning from "@forecourt/schemas/blocks/navigation/examples/with-warning.json" with { type: "json" }
import { type BlockMeta, type BlockStory, renderBlock } from "../story.tsx"

export default {
  title: "Blocks/Navigation",
  parameters: { block: "Navigation" },
  render: renderBlock,
} satisfies BlockMeta

export const Default: BlockStory = { args: { fields: standard, params: {} } }

export const DarkWithOffer: BlockStory = { args: { fields: darkWithOffer, params: {} } }

export const WithNotice: BlockStory = { args: { fields: withNotice, params: {} } }

export const WithWarning: BlockStory = { args: { fields: withWarning, params: {} } }
