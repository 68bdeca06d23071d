// Generated from schemas/blocks/cta-banner by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/cta-banner/examples/default.json" with { type: "json" }
import invalidLinkWithoutAddress from "@forecourt/schemas/blocks/cta-banner/examples/invalid/link-without-address.json" with {
  type: "json",
}
import quietSurface from "@forecourt/schemas/blocks/cta-banner/examples/quiet-surface.json" with { type: "json" }
import withPicture from "@forecourt/schemas/blocks/cta-banner/examples/with-picture.json" with { type: "json" }
import { type BlockMeta, type BlockStory, controlsOf, renderBlock, without } from "../story.tsx"
import { ctaBannerForm } from "./cta-banner.form.ts"
import type { CtaBannerInput } from "./cta-banner.ts"

export default {
  title: "Blocks/Cta banner",
  parameters: { block: "CTABanner" },
  argTypes: controlsOf(ctaBannerForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
  link: { value: { href: "/dack", text: "Läs mer", linktype: "internal" } },
  secondLink: { value: { href: "/dack", text: "Däck", linktype: "internal" } },
  image: {
    value: {
      src: "/-/media/artwork/scenes/harbour-4x3.svg",
      alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
      width: 1600,
      height: 1200,
    },
  },
} satisfies CtaBannerInput

export const Default: BlockStory = { args: standard }

export const QuietSurface: BlockStory = { args: quietSurface }

export const WithPicture: BlockStory = { args: withPicture }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const ButtonTypeSecondary: BlockStory = { args: { ...all, buttonType: "Secondary" } }

export const ButtonTypeGhost: BlockStory = { args: { ...all, buttonType: "Ghost" } }

export const ButtonTypeGhostContrast: BlockStory = { args: { ...all, buttonType: "Ghost Contrast" } }

export const BackgroundColorNone: BlockStory = { args: { ...all, backgroundColor: "None" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const WithoutPictures: BlockStory = { parameters: { mayBeEmpty: true }, args: without(all, "image") }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    secondLink: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    image: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x3.svg",
        alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
        width: 1600,
        height: 1200,
      },
    },
  },
}

export const Refused: BlockStory = { args: invalidLinkWithoutAddress.fields }
