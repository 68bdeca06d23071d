// Generated from schemas/blocks/hero-banner/examples by @forecourt/codegen. Do not edit: change or add an example, then run `npm run generate`.
import campaignCentred from "@forecourt/schemas/blocks/hero-banner/examples/campaign-centred.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/hero-banner/examples/default.json" with { type: "json" }
import homeWithSearch from "@forecourt/schemas/blocks/hero-banner/examples/home-with-search.json" with { type: "json" }
import workshop from "@forecourt/schemas/blocks/hero-banner/examples/workshop.json" with { type: "json" }
import { type BlockMeta, type BlockStory, renderBlock } from "../story.tsx"

export default {
  title: "Blocks/Hero banner",
  parameters: { block: "HeroBanner" },
  render: renderBlock,
} satisfies BlockMeta

export const Default: BlockStory = { args: { fields: standard, params: {} } }

export const CampaignCentred: BlockStory = { args: { fields: campaignCentred, params: {} } }

export const HomeWithSearch: BlockStory = { args: { fields: homeWithSearch, params: {} } }

export const Workshop: BlockStory = { args: { fields: workshop, params: {} } }
