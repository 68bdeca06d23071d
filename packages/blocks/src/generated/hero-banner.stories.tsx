// Generated from schemas/blocks/hero-banner by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import campaignCentred from "@forecourt/schemas/blocks/hero-banner/examples/campaign-centred.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/hero-banner/examples/default.json" with { type: "json" }
import homeWithSearch from "@forecourt/schemas/blocks/hero-banner/examples/home-with-search.json" with { type: "json" }
import invalidAmericanCentre from "@forecourt/schemas/blocks/hero-banner/examples/invalid/american-centre.json" with {
  type: "json",
}
import workshop from "@forecourt/schemas/blocks/hero-banner/examples/workshop.json" with { type: "json" }
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock, without } from "../story.tsx"
import { heroBannerForm } from "./hero-banner.form.ts"
import type { HeroBannerInput } from "./hero-banner.ts"

export default {
  title: "Blocks/Hero banner",
  parameters: { block: "HeroBanner" },
  argTypes: controlsOf(heroBannerForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
  link: { value: { href: "/kontakt", text: "Provkör", linktype: "internal" } },
  image: {
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
  heroBannerHasSearchBar: true,
  heroBannerSearchUrl: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
  searchBarPlaceholderText: { value: "Sök bil" },
  searchBarPlaceholderTextDesktop: { value: "Sök bil" },
} satisfies HeroBannerInput

export const Default: BlockStory = { args: standard }

export const CampaignCentred: BlockStory = { args: campaignCentred }

export const HomeWithSearch: BlockStory = { args: homeWithSearch }

export const Workshop: BlockStory = { args: workshop }

export const AllFields: BlockStory = { tags: ["phone"], args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const ButtonTypeSecondary: BlockStory = { args: { ...all, buttonType: "Secondary" } }

export const ButtonTypeGhost: BlockStory = { args: { ...all, buttonType: "Ghost" } }

export const ButtonTypeGhostContrast: BlockStory = { args: { ...all, buttonType: "Ghost Contrast" } }

export const ContentVideo: BlockStory = {
  args: {
    ...all,
    content: "Video",
    videoDesktop: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    videoPhone: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
  },
}

export const ContentPlacementTop: BlockStory = { args: { ...all, contentPlacement: "Top" } }

export const ContentPlacementBottom: BlockStory = { args: { ...all, contentPlacement: "Bottom" } }

export const CenterContent: BlockStory = { args: { ...all, centerContent: true } }

export const TextColorBlack: BlockStory = { args: { ...all, textColor: "Black" } }

export const VariantFullScreen: BlockStory = { args: { ...all, variant: "FullScreen" } }

export const HasMarginTop: BlockStory = { args: { ...all, hasMarginTop: true } }

export const HeroBannerHasSearchBarOff: BlockStory = {
  args: {
    ...without(all, "heroBannerSearchUrl", "searchBarPlaceholderText", "searchBarPlaceholderTextDesktop"),
    heroBannerHasSearchBar: false,
  },
}

export const WithoutPictures: BlockStory = {
  parameters: { mayBeEmpty: true },
  args: without(all, "image", "imagePhone"),
}

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    image: {
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
    heroBannerHasSearchBar: true,
    heroBannerSearchUrl: {
      value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" },
    },
    searchBarPlaceholderText: { value: "Hiilidioksidipäästöluokitus" },
    searchBarPlaceholderTextDesktop: { value: "Hiilidioksidipäästöluokitus" },
  },
}

export const Refused: BlockStory = { args: invalidAmericanCentre.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
