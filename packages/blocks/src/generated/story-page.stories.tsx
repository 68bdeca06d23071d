// Generated from schemas/blocks/story-page by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/story-page/examples/default.json" with { type: "json" }
import invalidTextWithoutValue from "@forecourt/schemas/blocks/story-page/examples/invalid/text-without-value.json" with {
  type: "json",
}
import newest from "@forecourt/schemas/blocks/story-page/examples/newest.json" with { type: "json" }
import { type BlockMeta, type BlockStory, controlsOf, renderBlock } from "../story.tsx"
import { storyPageForm } from "./story-page.form.ts"
import type { StoryPage } from "./story-page.ts"

export default {
  title: "Blocks/Story page",
  parameters: { block: "StoryArticle" },
  argTypes: controlsOf(storyPageForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
} satisfies StoryPage

export const Default: BlockStory = { args: standard }

export const Newest: BlockStory = { args: newest }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { args: {} }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
  },
}

export const Refused: BlockStory = { args: invalidTextWithoutValue.fields }
