// Generated from schemas/blocks/text-section by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/text-section/examples/default.json" with { type: "json" }
import headingBeside from "@forecourt/schemas/blocks/text-section/examples/heading-beside.json" with { type: "json" }
import invalidHeadingLevel from "@forecourt/schemas/blocks/text-section/examples/invalid/heading-level.json" with {
  type: "json",
}
import twoColumns from "@forecourt/schemas/blocks/text-section/examples/two-columns.json" with { type: "json" }
import { type BlockMeta, type BlockStory, controlsOf, renderBlock } from "../story.tsx"
import { textSectionForm } from "./text-section.form.ts"
import type { TextSectionInput } from "./text-section.ts"

export default {
  title: "Blocks/Text section",
  parameters: { block: "TextSection" },
  argTypes: controlsOf(textSectionForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Byt bil när livet byter fil" },
  preamble: { value: "Provkör i en timme eller över helgen. Försäkringen ingår." },
  text: { value: "<p>Provkör i en timme eller över helgen. Försäkringen ingår.</p>" },
  link: { value: { href: "/bilar", text: "Boka service", linktype: "internal" } },
} satisfies TextSectionInput

export const Default: BlockStory = { args: standard }

export const HeadingBeside: BlockStory = { args: headingBeside }

export const TwoColumns: BlockStory = { args: twoColumns }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const LayoutBeside: BlockStory = { args: { ...all, layout: "Beside" } }

export const LayoutColumns: BlockStory = { args: { ...all, layout: "Columns" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    preamble: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
}

export const Refused: BlockStory = { args: invalidHeadingLevel.fields }
