// Generated from schemas/blocks/quote by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/quote/examples/default.json" with { type: "json" }
import invalidSurfaceByName from "@forecourt/schemas/blocks/quote/examples/invalid/surface-by-name.json" with {
  type: "json",
}
import onDark from "@forecourt/schemas/blocks/quote/examples/on-dark.json" with { type: "json" }
import withPictureOnSurface from "@forecourt/schemas/blocks/quote/examples/with-picture-on-surface.json" with {
  type: "json",
}
import { type BlockMeta, type BlockStory, controlsOf, renderBlock, without } from "../story.tsx"
import { quoteForm } from "./quote.form.ts"
import type { QuoteInput } from "./quote.ts"

export default {
  title: "Blocks/Quote",
  parameters: { block: "Quote" },
  argTypes: controlsOf(quoteForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
  name: { value: "Åsa Lindqvist" },
  role: { value: "Bilsäljare" },
  image: {
    value: {
      src: "/-/media/artwork/scenes/workshop-4x3.svg",
      alt: "Illustration: en mekaniker under en bil på lyft",
      width: 1600,
      height: 1200,
    },
  },
} satisfies QuoteInput

export const Default: BlockStory = { args: standard }

export const OnDark: BlockStory = { args: onDark }

export const WithPictureOnSurface: BlockStory = { args: withPictureOnSurface }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { args: { text: all.text } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const WithoutPictures: BlockStory = { args: without(all, "image") }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    name: { value: "Päivi Mäkelä" },
    role: { value: "Hiilidioksidipäästöluokitus" },
    image: {
      value: {
        src: "/-/media/artwork/scenes/workshop-4x3.svg",
        alt: "Piirros: mekaanikko nosturilla olevan auton alla",
        width: 1600,
        height: 1200,
      },
    },
  },
}

export const Refused: BlockStory = { args: invalidSurfaceByName.fields }
