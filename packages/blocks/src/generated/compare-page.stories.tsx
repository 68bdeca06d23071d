// Generated from schemas/blocks/compare-page by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standardData from "@forecourt/schemas/blocks/compare-page/data/default.json" with { type: "json" }
import soldData from "@forecourt/schemas/blocks/compare-page/data/sold.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/compare-page/examples/default.json" with { type: "json" }
import sold from "@forecourt/schemas/blocks/compare-page/examples/sold.json" with { type: "json" }
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { comparePageForm } from "./compare-page.form.ts"
import type { ComparePage } from "./compare-page.ts"

export default {
  title: "Blocks/Compare page",
  parameters: { block: "ComparePage" },
  argTypes: createControls("ComparePage", comparePageForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = { listLink: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } } } satisfies ComparePage

/** The same fields in English. */
const english = {
  listLink: { value: { href: "/about-us", text: "About us", linktype: "internal" } },
} satisfies ComparePage

/** The fields with long but realistic words, by language. */
const longest = {
  sv: { listLink: { value: { href: "/om-oss", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
  nb: { listLink: { value: { href: "/om-oss", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
  en: {
    listLink: { value: { href: "/about-us", text: "Carbon dioxide emission classification", linktype: "internal" } },
  },
  fi: { listLink: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
  sk: {
    listLink: { value: { href: "/o-nas", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
  },
} satisfies Record<string, ComparePage>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const Sold: BlockStory = { args: { ...sold, data: soldData } }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }
