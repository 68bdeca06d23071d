// Generated from schemas/blocks/cars-of-the-week by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standardData from "@forecourt/schemas/blocks/cars-of-the-week/data/default.json" with { type: "json" }
import oneData from "@forecourt/schemas/blocks/cars-of-the-week/data/one.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/cars-of-the-week/examples/default.json" with { type: "json" }
import invalidUnknownField from "@forecourt/schemas/blocks/cars-of-the-week/examples/invalid/unknown-field.json" with {
  type: "json",
}
import one from "@forecourt/schemas/blocks/cars-of-the-week/examples/one.json" with { type: "json" }
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { carsOfTheWeekForm } from "./cars-of-the-week.form.ts"
import type { CarsOfTheWeekInput } from "./cars-of-the-week.ts"

export default {
  title: "Blocks/Cars of the week",
  parameters: { block: "CarOfTheWeek" },
  argTypes: createControls("CarOfTheWeek", carsOfTheWeekForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = { title: { value: "Vi tar hand om bilen. Hela vägen." } } satisfies CarsOfTheWeekInput

/** The same fields in English. */
const english = { title: { value: "We look after your car. All the way." } } satisfies CarsOfTheWeekInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
  },
  nb: { title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" } },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
  },
} satisfies Record<string, CarsOfTheWeekInput>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const One: BlockStory = { args: { ...one, data: oneData } }

export const AllFields: BlockStory = { tags: ["tablet"], ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidUnknownField.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
