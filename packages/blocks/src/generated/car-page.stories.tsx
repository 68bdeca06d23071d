// Generated from schemas/blocks/car-page by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standardData from "@forecourt/schemas/blocks/car-page/data/default.json" with { type: "json" }
import goneData from "@forecourt/schemas/blocks/car-page/data/gone.json" with { type: "json" }
import sampleData from "@forecourt/schemas/blocks/car-page/data/sample.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/car-page/examples/default.json" with { type: "json" }
import gone from "@forecourt/schemas/blocks/car-page/examples/gone.json" with { type: "json" }
import sample from "@forecourt/schemas/blocks/car-page/examples/sample.json" with { type: "json" }
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { carPageForm } from "./car-page.form.ts"
import type { CarPage } from "./car-page.ts"

export default {
  title: "Blocks/Car page",
  parameters: { block: "CarDetail" },
  argTypes: createControls("CarDetail", carPageForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  listLink: { value: { href: "/dack", text: "Däck", linktype: "internal" } },
  dealershipLink: { value: { href: "/dack", text: "Däck", linktype: "internal" } },
  reserveLink: { value: { href: "/dack", text: "Däck", linktype: "internal" } },
  partExchangeLink: { value: { href: "/dack", text: "Däck", linktype: "internal" } },
} satisfies CarPage

/** The same fields in English. */
const english = {
  listLink: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } },
  dealershipLink: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } },
  reserveLink: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } },
  partExchangeLink: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } },
} satisfies CarPage

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    listLink: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    dealershipLink: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    reserveLink: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    partExchangeLink: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
  },
  nb: {
    listLink: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    dealershipLink: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    reserveLink: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    partExchangeLink: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
  },
  en: {
    listLink: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
    dealershipLink: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
    reserveLink: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
    partExchangeLink: {
      value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" },
    },
  },
  fi: {
    listLink: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    dealershipLink: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    reserveLink: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    partExchangeLink: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
  sk: {
    listLink: {
      value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
    },
    dealershipLink: {
      value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
    },
    reserveLink: {
      value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
    },
    partExchangeLink: {
      value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
    },
  },
} satisfies Record<string, CarPage>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const Gone: BlockStory = { args: { ...gone, data: goneData } }

export const Sample: BlockStory = { args: { ...sample, data: sampleData } }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
