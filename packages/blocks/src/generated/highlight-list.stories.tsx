// Generated from schemas/blocks/highlight-list by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/highlight-list/examples/default.json" with { type: "json" }
import inSteps from "@forecourt/schemas/blocks/highlight-list/examples/in-steps.json" with { type: "json" }
import invalidPointWithoutTitle from "@forecourt/schemas/blocks/highlight-list/examples/invalid/point-without-title.json" with {
  type: "json",
}
import whyNorrvik from "@forecourt/schemas/blocks/highlight-list/examples/why-norrvik.json" with { type: "json" }
import { type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat } from "../story.tsx"
import { highlightListForm } from "./highlight-list.form.ts"
import type { HighlightListInput } from "./highlight-list.ts"

export default {
  title: "Blocks/Highlight list",
  parameters: { block: "HighlightList" },
  argTypes: controlsOf(highlightListForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Dags för vinterdäck" },
  text: { value: "<p>Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta.</p>" },
  highlights: [
    {
      title: { value: "Dags för vinterdäck" },
      text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
    },
    {
      title: { value: "Begagnat med ett års garanti" },
      text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
    },
    {
      title: { value: "Elbil i vardagen" },
      text: { value: "Provkör i en timme eller över helgen. Försäkringen ingår." },
    },
  ],
  link: { value: { href: "/verkstad", text: "Se alla bilar", linktype: "internal" } },
} satisfies HighlightListInput

export const Default: BlockStory = { args: standard }

export const InSteps: BlockStory = { args: inSteps }

export const WhyNorrvik: BlockStory = { args: whyNorrvik }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const MarkerNumber: BlockStory = { args: { ...all, marker: "Number" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const HighlightsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, highlights: [] } }

export const HighlightsOne: BlockStory = { args: { ...all, highlights: all.highlights.slice(0, 1) } }

export const HighlightsMost: BlockStory = { args: { ...all, highlights: repeat(all.highlights, 12) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    highlights: [
      {
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
      },
      {
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
      },
      {
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
      },
    ],
    link: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
}

export const Refused: BlockStory = { args: invalidPointWithoutTitle.fields }
