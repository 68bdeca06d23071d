// Generated from schemas/blocks/story-page by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standardData from "@forecourt/schemas/blocks/story-page/data/default.json" with { type: "json" }
import newestData from "@forecourt/schemas/blocks/story-page/data/newest.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/story-page/examples/default.json" with { type: "json" }
import invalidTextWithoutValue from "@forecourt/schemas/blocks/story-page/examples/invalid/text-without-value.json" with {
  type: "json",
}
import newest from "@forecourt/schemas/blocks/story-page/examples/newest.json" with { type: "json" }
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { storyPageForm } from "./story-page.form.ts"
import type { StoryPage } from "./story-page.ts"

export default {
  title: "Blocks/Story page",
  parameters: { block: "StoryArticle" },
  argTypes: createControls("StoryArticle", storyPageForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
} satisfies StoryPage

/** The same fields in English. */
const english = {
  text: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
} satisfies StoryPage

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    text: {
      value:
        "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
    },
  },
  nb: {
    text: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
  },
  en: {
    text: {
      value:
        "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
    },
  },
  fi: {
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
  },
  sk: {
    text: {
      value:
        "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
    },
  },
} satisfies Record<string, StoryPage>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const Newest: BlockStory = { args: { ...newest, data: newestData } }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidTextWithoutValue.fields }
