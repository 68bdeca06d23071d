// Generated from schemas/blocks/dealership-page by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standardData from "@forecourt/schemas/blocks/dealership-page/data/default.json" with { type: "json" }
import withServiceData from "@forecourt/schemas/blocks/dealership-page/data/with-service.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/dealership-page/examples/default.json" with { type: "json" }
import invalidUnknownField from "@forecourt/schemas/blocks/dealership-page/examples/invalid/unknown-field.json" with {
  type: "json",
}
import withService from "@forecourt/schemas/blocks/dealership-page/examples/with-service.json" with { type: "json" }
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { dealershipPageForm } from "./dealership-page.form.ts"
import type { DealershipPage } from "./dealership-page.ts"

export default {
  title: "Blocks/Dealership page",
  parameters: { block: "FacilityDetail" },
  argTypes: createControls("FacilityDetail", dealershipPageForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  bookServiceLink: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } },
} satisfies DealershipPage

/** The same fields in English. */
const english = {
  bookServiceLink: { value: { href: "/cars", text: "Cars", linktype: "internal" } },
} satisfies DealershipPage

/** The fields with long but realistic words, by language. */
const longest = {
  sv: { bookServiceLink: { value: { href: "/bilar", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
  nb: { bookServiceLink: { value: { href: "/biler", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
  en: {
    bookServiceLink: { value: { href: "/cars", text: "Carbon dioxide emission classification", linktype: "internal" } },
  },
  fi: { bookServiceLink: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
  sk: {
    bookServiceLink: {
      value: { href: "/auta", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
    },
  },
} satisfies Record<string, DealershipPage>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const WithService: BlockStory = { args: { ...withService, data: withServiceData } }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidUnknownField.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
