// Generated from schemas/blocks/car-model-card/examples by @forecourt/codegen. Do not edit: change or add an example, then run `npm run generate`.
import campaign from "@forecourt/schemas/blocks/car-model-card/examples/campaign.json" with { type: "json" }
import cityCar from "@forecourt/schemas/blocks/car-model-card/examples/city-car.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/car-model-card/examples/default.json" with { type: "json" }
import electricSuv from "@forecourt/schemas/blocks/car-model-card/examples/electric-suv.json" with { type: "json" }
import { type BlockMeta, type BlockStory, renderBlock } from "../story.tsx"

export default {
  title: "Blocks/Car model card",
  parameters: { block: "CarModelCard" },
  render: renderBlock,
} satisfies BlockMeta

export const Default: BlockStory = { args: { fields: standard, params: {} } }

export const Campaign: BlockStory = { args: { fields: campaign, params: {} } }

export const CityCar: BlockStory = { args: { fields: cityCar, params: {} } }

export const ElectricSuv: BlockStory = { args: { fields: electricSuv, params: {} } }
