// Generated from schemas/blocks/breadcrumb by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standardData from "@forecourt/schemas/blocks/breadcrumb/data/default.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/breadcrumb/examples/default.json" with { type: "json" }
import invalidUnknownField from "@forecourt/schemas/blocks/breadcrumb/examples/invalid/unknown-field.json" with {
  type: "json",
}
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { breadcrumbForm } from "./breadcrumb.form.ts"
import type { Breadcrumb } from "./breadcrumb.ts"

export default {
  title: "Blocks/Breadcrumb",
  parameters: { block: "Breadcrumb" },
  argTypes: createControls("Breadcrumb", breadcrumbForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = { homeTitle: { value: "Begagnat med ett års garanti" } } satisfies Breadcrumb

/** The same fields in English. */
const english = { homeTitle: { value: "Used cars with a year's warranty" } } satisfies Breadcrumb

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    homeTitle: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
  },
  nb: { homeTitle: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" } },
  en: {
    homeTitle: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
  },
  fi: {
    homeTitle: {
      value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
    },
  },
  sk: {
    homeTitle: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
  },
} satisfies Record<string, Breadcrumb>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidUnknownField.fields }
