// Generated from schemas/blocks/dealership-teasers by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standardData from "@forecourt/schemas/blocks/dealership-teasers/data/default.json" with { type: "json" }
import firstFourData from "@forecourt/schemas/blocks/dealership-teasers/data/first-four.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/dealership-teasers/examples/default.json" with { type: "json" }
import firstFour from "@forecourt/schemas/blocks/dealership-teasers/examples/first-four.json" with { type: "json" }
import invalidUnknownField from "@forecourt/schemas/blocks/dealership-teasers/examples/invalid/unknown-field.json" with {
  type: "json",
}
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { dealershipTeasersForm } from "./dealership-teasers.form.ts"
import type { DealershipTeasersInput } from "./dealership-teasers.ts"

export default {
  title: "Blocks/Dealership teasers",
  parameters: { block: "SiteSelection" },
  argTypes: createControls("SiteSelection", dealershipTeasersForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Byt bil när livet byter fil" },
  link: { value: { href: "/dack", text: "Däck", linktype: "internal" } },
} satisfies DealershipTeasersInput

/** The same fields in English. */
const english = {
  title: { value: "Change cars when life changes lanes" },
  link: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } },
} satisfies DealershipTeasersInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    link: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    link: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    link: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    link: { value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
  },
} satisfies Record<string, DealershipTeasersInput>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const FirstFour: BlockStory = { args: { ...firstFour, data: firstFourData } }

export const AllFields: BlockStory = { tags: ["tablet"], ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const SelectionFirst: BlockStory = { args: { ...all, selection: "First" } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidUnknownField.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
