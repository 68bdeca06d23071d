// Generated from schemas/blocks/statistic by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/statistic/examples/default.json" with { type: "json" }
import invalidNoValue from "@forecourt/schemas/blocks/statistic/examples/invalid/no-value.json" with { type: "json" }
import largeNumber from "@forecourt/schemas/blocks/statistic/examples/large-number.json" with { type: "json" }
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { statisticForm } from "./statistic.form.ts"
import type { Statistic } from "./statistic.ts"

export default {
  title: "Blocks/Statistic",
  parameters: { block: "Statistic" },
  argTypes: createControls("Statistic", statisticForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = { title: { value: "Dragvikt" }, value: { value: "1 800 kg" } } satisfies Statistic

/** The same fields in English. */
const english = { title: { value: "Towing weight" }, value: { value: "1,800 kg" } } satisfies Statistic

/** The fields with long but realistic words, by language. */
const longest = {
  sv: { title: { value: "Koldioxidutsläppsklassificering" }, value: { value: "Koldioxidutsläppsklassificering" } },
  nb: { title: { value: "Drivstofforbruksklassifisering" }, value: { value: "Drivstofforbruksklassifisering" } },
  en: {
    title: { value: "Carbon dioxide emission classification" },
    value: { value: "Carbon dioxide emission classification" },
  },
  fi: { title: { value: "Hiilidioksidipäästöluokitus" }, value: { value: "Hiilidioksidipäästöluokitus" } },
  sk: {
    title: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
    value: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
  },
} satisfies Record<string, Statistic>

export const Default: BlockStory = { args: standard }

export const LargeNumber: BlockStory = { args: largeNumber }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidNoValue.fields }
