// Generated from schemas/blocks/news-banner by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import accent from "@forecourt/schemas/blocks/news-banner/examples/accent.json" with { type: "json" }
import dark from "@forecourt/schemas/blocks/news-banner/examples/dark.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/news-banner/examples/default.json" with { type: "json" }
import invalidDateInWords from "@forecourt/schemas/blocks/news-banner/examples/invalid/date-in-words.json" with {
  type: "json",
}
import { type BlockMeta, type BlockStory, controlsOf, renderBlock } from "../story.tsx"
import { newsBannerForm } from "./news-banner.form.ts"
import type { NewsBannerInput } from "./news-banner.ts"

export default {
  title: "Blocks/News banner",
  parameters: { block: "NewsBanner" },
  argTypes: controlsOf(newsBannerForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  label: { value: "Snabb leverans" },
  date: { value: "2026-03-20T08:00:00Z" },
  text: { value: "Öppet till 16 på lördag" },
  link: { value: { href: "/verkstad", text: "Se alla bilar", linktype: "internal" } },
} satisfies NewsBannerInput

export const Default: BlockStory = { args: standard }

export const Accent: BlockStory = { args: accent }

export const Dark: BlockStory = { args: dark }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { args: { text: all.text } }

export const LookAccent: BlockStory = { args: { ...all, look: "Accent" } }

export const LookDark: BlockStory = { args: { ...all, look: "Dark" } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    label: { value: "Hiilidioksidipäästöluokitus" },
    date: { value: "2026-03-20T08:00:00Z" },
    text: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    link: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
}

export const Refused: BlockStory = { args: invalidDateInWords.fields }
