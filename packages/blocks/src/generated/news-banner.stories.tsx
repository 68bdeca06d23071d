// Generated from schemas/blocks/news-banner by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import accent from "@forecourt/schemas/blocks/news-banner/examples/accent.json" with { type: "json" }
import dark from "@forecourt/schemas/blocks/news-banner/examples/dark.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/news-banner/examples/default.json" with { type: "json" }
import invalidDateInWords from "@forecourt/schemas/blocks/news-banner/examples/invalid/date-in-words.json" with {
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
import { newsBannerForm } from "./news-banner.form.ts"
import type { NewsBannerInput } from "./news-banner.ts"

export default {
  title: "Blocks/News banner",
  parameters: { block: "NewsBanner" },
  argTypes: createControls("NewsBanner", newsBannerForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  label: { value: "Snabb leverans" },
  date: { value: "2026-03-20T08:00:00Z" },
  text: { value: "Öppet till 16 på lördag" },
  link: { value: { href: "/verkstad", text: "Se alla bilar", linktype: "internal" } },
} satisfies NewsBannerInput

/** The same fields in English. */
const english = {
  label: { value: "Fast delivery" },
  date: { value: "2026-03-20T08:00:00Z" },
  text: { value: "Open until 4 pm on Saturday" },
  link: { value: { href: "/workshop", text: "See all cars", linktype: "internal" } },
} satisfies NewsBannerInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    label: { value: "Koldioxidutsläppsklassificering" },
    date: { value: "2026-03-20T08:00:00Z" },
    text: { value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen" },
    link: { value: { href: "/verkstad", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
  },
  nb: {
    label: { value: "Drivstofforbruksklassifisering" },
    date: { value: "2026-03-20T08:00:00Z" },
    text: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    link: { value: { href: "/verksted", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
  },
  en: {
    label: { value: "Carbon dioxide emission classification" },
    date: { value: "2026-03-20T08:00:00Z" },
    text: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    link: { value: { href: "/workshop", text: "Carbon dioxide emission classification", linktype: "internal" } },
  },
  fi: {
    label: { value: "Hiilidioksidipäästöluokitus" },
    date: { value: "2026-03-20T08:00:00Z" },
    text: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    link: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
  sk: {
    label: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
    date: { value: "2026-03-20T08:00:00Z" },
    text: { value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji" },
    link: { value: { href: "/servis", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
  },
} satisfies Record<string, NewsBannerInput>

export const Default: BlockStory = { args: standard }

export const Accent: BlockStory = { args: accent }

export const Dark: BlockStory = { args: dark }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: { text: all.text } }

export const LookAccent: BlockStory = { args: { ...all, look: "Accent" } }

export const LookDark: BlockStory = { args: { ...all, look: "Dark" } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidDateInWords.fields }
