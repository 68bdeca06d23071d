// Generated from schemas/blocks/dealership-list by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standardData from "@forecourt/schemas/blocks/dealership-list/data/default.json" with { type: "json" }
import withSearchData from "@forecourt/schemas/blocks/dealership-list/data/with-search.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/dealership-list/examples/default.json" with { type: "json" }
import invalidUnknownField from "@forecourt/schemas/blocks/dealership-list/examples/invalid/unknown-field.json" with {
  type: "json",
}
import withSearch from "@forecourt/schemas/blocks/dealership-list/examples/with-search.json" with { type: "json" }
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { dealershipListForm } from "./dealership-list.form.ts"
import type { DealershipListInput } from "./dealership-list.ts"

export default {
  title: "Blocks/Dealership list",
  parameters: { block: "FacilityList" },
  argTypes: createControls("FacilityList", dealershipListForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = { title: { value: "Elbil i vardagen" } } satisfies DealershipListInput

/** The same fields in English. */
const english = { title: { value: "Living with an electric car" } } satisfies DealershipListInput

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
} satisfies Record<string, DealershipListInput>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const WithSearch: BlockStory = { args: { ...withSearch, data: withSearchData } }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidUnknownField.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
