// Generated from schemas/blocks/blurb/examples by @forecourt/codegen. Do not edit: change or add an example, then run `npm run generate`.
import chargingOnDark from "@forecourt/schemas/blocks/blurb/examples/charging-on-dark.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/blurb/examples/default.json" with { type: "json" }
import film from "@forecourt/schemas/blocks/blurb/examples/film.json" with { type: "json" }
import tyreHotelReversed from "@forecourt/schemas/blocks/blurb/examples/tyre-hotel-reversed.json" with { type: "json" }
import workshop from "@forecourt/schemas/blocks/blurb/examples/workshop.json" with { type: "json" }
import { type BlockMeta, type BlockStory, renderBlock } from "../story.tsx"

export default {
  title: "Blocks/Blurb",
  parameters: { block: "Blurb" },
  render: renderBlock,
} satisfies BlockMeta

export const Default: BlockStory = { args: { fields: standard, params: {} } }

export const ChargingOnDark: BlockStory = { args: { fields: chargingOnDark, params: {} } }

export const Film: BlockStory = { args: { fields: film, params: {} } }

export const TyreHotelReversed: BlockStory = { args: { fields: tyreHotelReversed, params: {} } }

export const Workshop: BlockStory = { args: { fields: workshop, params: {} } }
