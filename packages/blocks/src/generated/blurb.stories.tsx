// Generated from schemas/blocks/blurb by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import chargingOnDark from "@forecourt/schemas/blocks/blurb/examples/charging-on-dark.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/blurb/examples/default.json" with { type: "json" }
import film from "@forecourt/schemas/blocks/blurb/examples/film.json" with { type: "json" }
import invalidColourByName from "@forecourt/schemas/blocks/blurb/examples/invalid/colour-by-name.json" with {
  type: "json",
}
import tyreHotelReversed from "@forecourt/schemas/blocks/blurb/examples/tyre-hotel-reversed.json" with { type: "json" }
import workshop from "@forecourt/schemas/blocks/blurb/examples/workshop.json" with { type: "json" }
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock, without } from "../story.tsx"
import { blurbForm } from "./blurb.form.ts"
import type { BlurbInput } from "./blurb.ts"

export default {
  title: "Blocks/Blurb",
  parameters: { block: "Blurb" },
  argTypes: controlsOf(blurbForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Service medan du väntar" },
  richText: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  link: { value: { href: "/bilar", text: "Boka service", linktype: "internal" } },
  imageDesktop: {
    value: {
      src: "/-/media/artwork/scenes/harbour-4x3.svg",
      alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
      width: 1600,
      height: 1200,
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
  videoDesktop: {
    value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
  },
  videoPhone: {
    value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
  },
  youtubeId: "aqz-KE-bpKQ",
} satisfies BlurbInput

export const Default: BlockStory = { args: standard }

export const ChargingOnDark: BlockStory = { args: chargingOnDark }

export const Film: BlockStory = { args: film }

export const TyreHotelReversed: BlockStory = { args: tyreHotelReversed }

export const Workshop: BlockStory = { args: workshop }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const Reverse: BlockStory = { args: { ...all, reverse: true } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const UseTextAnimations: BlockStory = { args: { ...all, useTextAnimations: true } }

export const UseMediaAnimations: BlockStory = { args: { ...all, useMediaAnimations: true } }

export const HasControlBar: BlockStory = { args: { ...all, hasControlBar: true } }

export const WithoutPictures: BlockStory = {
  parameters: { mayBeEmpty: true },
  args: without(all, "imageDesktop", "imagePhone"),
}

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    richText: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    imageDesktop: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x3.svg",
        alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
        width: 1600,
        height: 1200,
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
    videoDesktop: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    videoPhone: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    youtubeId: "aqz-KE-bpKQ",
  },
}

export const Refused: BlockStory = { args: invalidColourByName.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
