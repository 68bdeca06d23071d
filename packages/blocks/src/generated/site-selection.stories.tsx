// Generated from schemas/blocks/site-selection by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/site-selection/examples/default.json" with { type: "json" }
import invalidSiteWithoutAddress from "@forecourt/schemas/blocks/site-selection/examples/invalid/site-without-address.json" with {
  type: "json",
}
import placesOnSurface from "@forecourt/schemas/blocks/site-selection/examples/places-on-surface.json" with {
  type: "json",
}
import { type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat } from "../story.tsx"
import { siteSelectionForm } from "./site-selection.form.ts"
import type { SiteSelectionInput } from "./site-selection.ts"

export default {
  title: "Blocks/Site selection",
  parameters: { block: "SiteSelection" },
  argTypes: controlsOf(siteSelectionForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
  sites: [
    {
      country: { value: "Södertälje" },
      name: { value: "Södertälje" },
      text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
      link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
      language: "da",
      image: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    },
    {
      country: { value: "Örebro" },
      name: { value: "Örebro" },
      text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
      link: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } },
      language: "en",
      image: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    },
    {
      country: { value: "Sundsvall" },
      name: { value: "Sundsvall" },
      text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
      link: { value: { href: "/verkstad", text: "Verkstad", linktype: "internal" } },
      language: "fi",
      image: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    },
  ],
} satisfies SiteSelectionInput

export const Default: BlockStory = { args: standard }

export const PlacesOnSurface: BlockStory = { args: placesOnSurface }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const SitesNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, sites: [] } }

export const SitesOne: BlockStory = { args: { ...all, sites: all.sites.slice(0, 1) } }

export const SitesMost: BlockStory = { args: { ...all, sites: repeat(all.sites, 40) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    sites: [
      {
        country: { value: "Hiilidioksidipäästöluokitus" },
        name: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        language: "da",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
      {
        country: { value: "Hiilidioksidipäästöluokitus" },
        name: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        language: "en",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
      {
        country: { value: "Hiilidioksidipäästöluokitus" },
        name: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        language: "fi",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
    ],
  },
}

export const Refused: BlockStory = { args: invalidSiteWithoutAddress.fields }
