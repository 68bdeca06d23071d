// Generated from schemas/blocks/picture by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/picture/examples/default.json" with { type: "json" }
import fullWidth from "@forecourt/schemas/blocks/picture/examples/full-width.json" with { type: "json" }
import invalidPictureWithoutAddress from "@forecourt/schemas/blocks/picture/examples/invalid/picture-without-address.json" with {
  type: "json",
}
import wideWithoutCaption from "@forecourt/schemas/blocks/picture/examples/wide-without-caption.json" with {
  type: "json",
}
import { type BlockMeta, type BlockStory, controlsOf, renderBlock } from "../story.tsx"
import { pictureForm } from "./picture.form.ts"
import type { PictureInput } from "./picture.ts"

export default {
  title: "Blocks/Picture",
  parameters: { block: "Picture" },
  argTypes: controlsOf(pictureForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  imageDesktop: {
    value: {
      src: "/-/media/artwork/scenes/harbour-21x9.svg",
      alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
      width: 2520,
      height: 1080,
    },
  },
  imagePhone: {
    value: {
      src: "/-/media/artwork/scenes/harbour-4x5.svg",
      alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
      width: 1200,
      height: 1500,
    },
  },
  caption: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
} satisfies PictureInput

export const Default: BlockStory = { args: standard }

export const FullWidth: BlockStory = { args: fullWidth }

export const WideWithoutCaption: BlockStory = { args: wideWithoutCaption }

export const AllFields: BlockStory = { tags: ["tablet"], args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const WidthWide: BlockStory = { args: { ...all, width: "Wide" } }

export const WidthFull: BlockStory = { args: { ...all, width: "Full" } }

export const WithoutPictures: BlockStory = { parameters: { mayBeEmpty: true }, args: { caption: all.caption } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    imageDesktop: {
      value: {
        src: "/-/media/artwork/scenes/harbour-21x9.svg",
        alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
        width: 2520,
        height: 1080,
      },
    },
    imagePhone: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x5.svg",
        alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
        width: 1200,
        height: 1500,
      },
    },
    caption: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
  },
}

export const Refused: BlockStory = { args: invalidPictureWithoutAddress.fields }
