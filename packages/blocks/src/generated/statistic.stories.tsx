// Generated from schemas/blocks/statistic by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/statistic/examples/default.json" with { type: "json" }
import invalidNoValue from "@forecourt/schemas/blocks/statistic/examples/invalid/no-value.json" with { type: "json" }
import largeNumber from "@forecourt/schemas/blocks/statistic/examples/large-number.json" with { type: "json" }
import { type BlockMeta, type BlockStory, controlsOf, renderBlock } from "../story.tsx"
import { statisticForm } from "./statistic.form.ts"
import type { Statistic } from "./statistic.ts"

export default {
  title: "Blocks/Statistic",
  parameters: { block: "Statistic" },
  argTypes: controlsOf(statisticForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = { title: { value: "Dragvikt" }, value: { value: "1 800 kg" } } satisfies Statistic

export const Default: BlockStory = { args: standard }

export const LargeNumber: BlockStory = { args: largeNumber }

export const AllFields: BlockStory = { args: all }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: { title: { value: "Hiilidioksidipäästöluokitus" }, value: { value: "Hiilidioksidipäästöluokitus" } },
}

export const Refused: BlockStory = { args: invalidNoValue.fields }
