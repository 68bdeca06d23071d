// Generated from schemas/blocks/car-model-card by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import campaign from "@forecourt/schemas/blocks/car-model-card/examples/campaign.json" with { type: "json" }
import cityCar from "@forecourt/schemas/blocks/car-model-card/examples/city-car.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/car-model-card/examples/default.json" with { type: "json" }
import electricSuv from "@forecourt/schemas/blocks/car-model-card/examples/electric-suv.json" with { type: "json" }
import invalidFactAsNumber from "@forecourt/schemas/blocks/car-model-card/examples/invalid/fact-as-number.json" with {
  type: "json",
}
import { type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat, without } from "../story.tsx"
import { carModelCardForm } from "./car-model-card.form.ts"
import type { CarModelCardInput } from "./car-model-card.ts"

export default {
  title: "Blocks/Car model card",
  parameters: { block: "CarModelCard" },
  argTypes: controlsOf(carModelCardForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Enyaq Coupé" },
  text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
  image: {
    value: {
      src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
      alt: "Illustration: mörkgrön suv, snett framifrån",
      width: 1500,
      height: 1000,
    },
  },
  link: { value: { href: "/bilar", text: "Boka service", linktype: "internal" } },
  isCampaign: true,
  campaignLabel: { value: "Kampanj" },
  facts: [
    { label: { value: "Bagage" }, value: { value: "520 liter" } },
    { label: { value: "Laddning 10–80 %" }, value: { value: "28 minuter" } },
    { label: { value: "Dragvikt" }, value: { value: "1 800 kg" } },
  ],
} satisfies CarModelCardInput

export const Default: BlockStory = { args: standard }

export const Campaign: BlockStory = { args: campaign }

export const CityCar: BlockStory = { args: cityCar }

export const ElectricSuv: BlockStory = { args: electricSuv }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { args: { title: all.title } }

export const IsCampaignOff: BlockStory = { args: { ...without(all, "campaignLabel"), isCampaign: false } }

export const FactsNone: BlockStory = { args: { ...all, facts: [] } }

export const FactsOne: BlockStory = { args: { ...all, facts: all.facts.slice(0, 1) } }

export const FactsMost: BlockStory = { args: { ...all, facts: repeat(all.facts, 4) } }

export const WithoutPictures: BlockStory = { args: without(all, "image") }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Enyaq Coupé" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    image: {
      value: {
        src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
        alt: "Piirros: tummanvihreä katumaasturi viistosti edestä",
        width: 1500,
        height: 1000,
      },
    },
    link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    isCampaign: true,
    campaignLabel: { value: "Hiilidioksidipäästöluokitus" },
    facts: [
      { label: { value: "Hiilidioksidipäästöluokitus" }, value: { value: "Hiilidioksidipäästöluokitus" } },
      { label: { value: "Hiilidioksidipäästöluokitus" }, value: { value: "Hiilidioksidipäästöluokitus" } },
      { label: { value: "Hiilidioksidipäästöluokitus" }, value: { value: "Hiilidioksidipäästöluokitus" } },
    ],
  },
}

export const Refused: BlockStory = { args: invalidFactAsNumber.fields }
