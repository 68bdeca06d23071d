// Generated from schemas/blocks/car-model-card by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import campaign from "@forecourt/schemas/blocks/car-model-card/examples/campaign.json" with { type: "json" }
import cityCar from "@forecourt/schemas/blocks/car-model-card/examples/city-car.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/car-model-card/examples/default.json" with { type: "json" }
import electricSuv from "@forecourt/schemas/blocks/car-model-card/examples/electric-suv.json" with { type: "json" }
import invalidFactAsNumber from "@forecourt/schemas/blocks/car-model-card/examples/invalid/fact-as-number.json" with {
  type: "json",
}
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  removeFields,
  renderBlock,
  repeat,
} from "../../test/story.tsx"
import { carModelCardForm } from "./car-model-card.form.ts"
import type { CarModelCardInput } from "./car-model-card.ts"

export default {
  title: "Blocks/Car model card",
  parameters: { block: "CarModelCard" },
  argTypes: createControls("CarModelCard", carModelCardForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
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

/** The same fields in English. */
const english = {
  title: { value: "Enyaq Coupé" },
  text: { value: "Our technicians know your car and tell you what it needs, what it costs and what can wait." },
  image: {
    value: {
      src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
      alt: "Illustration: dark green SUV at an angle",
      width: 1500,
      height: 1000,
    },
  },
  link: { value: { href: "/cars", text: "Book a service", linktype: "internal" } },
  isCampaign: true,
  campaignLabel: { value: "Offer" },
  facts: [
    { label: { value: "Boot" }, value: { value: "520 litres" } },
    { label: { value: "Charging 10–80%" }, value: { value: "28 minutes" } },
    { label: { value: "Towing weight" }, value: { value: "1,800 kg" } },
  ],
} satisfies CarModelCardInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: { value: "Enyaq Coupé" },
    text: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    image: {
      value: {
        src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
        alt: "Illustration: mörkgrön suv, snett framifrån",
        width: 1500,
        height: 1000,
      },
    },
    link: { value: { href: "/bilar", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    isCampaign: true,
    campaignLabel: { value: "Koldioxidutsläppsklassificering" },
    facts: [
      { label: { value: "Koldioxidutsläppsklassificering" }, value: { value: "Koldioxidutsläppsklassificering" } },
      { label: { value: "Koldioxidutsläppsklassificering" }, value: { value: "Koldioxidutsläppsklassificering" } },
      { label: { value: "Koldioxidutsläppsklassificering" }, value: { value: "Koldioxidutsläppsklassificering" } },
    ],
  },
  nb: {
    title: { value: "Enyaq Coupé" },
    text: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    image: {
      value: {
        src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
        alt: "Illustrasjon: mørkegrønn SUV, skrått forfra",
        width: 1500,
        height: 1000,
      },
    },
    link: { value: { href: "/biler", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    isCampaign: true,
    campaignLabel: { value: "Drivstofforbruksklassifisering" },
    facts: [
      { label: { value: "Drivstofforbruksklassifisering" }, value: { value: "Drivstofforbruksklassifisering" } },
      { label: { value: "Drivstofforbruksklassifisering" }, value: { value: "Drivstofforbruksklassifisering" } },
      { label: { value: "Drivstofforbruksklassifisering" }, value: { value: "Drivstofforbruksklassifisering" } },
    ],
  },
  en: {
    title: { value: "Enyaq Coupé" },
    text: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    image: {
      value: {
        src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
        alt: "Illustration: dark green SUV at an angle",
        width: 1500,
        height: 1000,
      },
    },
    link: { value: { href: "/cars", text: "Carbon dioxide emission classification", linktype: "internal" } },
    isCampaign: true,
    campaignLabel: { value: "Carbon dioxide emission classification" },
    facts: [
      {
        label: { value: "Carbon dioxide emission classification" },
        value: { value: "Carbon dioxide emission classification" },
      },
      {
        label: { value: "Carbon dioxide emission classification" },
        value: { value: "Carbon dioxide emission classification" },
      },
      {
        label: { value: "Carbon dioxide emission classification" },
        value: { value: "Carbon dioxide emission classification" },
      },
    ],
  },
  fi: {
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
  sk: {
    title: { value: "Enyaq Coupé" },
    text: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    image: {
      value: {
        src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
        alt: "Ilustrácia: tmavozelené SUV šikmo spredu",
        width: 1500,
        height: 1000,
      },
    },
    link: { value: { href: "/auta", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
    isCampaign: true,
    campaignLabel: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
    facts: [
      {
        label: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        value: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
      },
      {
        label: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        value: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
      },
      {
        label: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        value: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
      },
    ],
  },
} satisfies Record<string, CarModelCardInput>

export const Default: BlockStory = { args: standard }

export const Campaign: BlockStory = { args: campaign }

export const CityCar: BlockStory = { args: cityCar }

export const ElectricSuv: BlockStory = { args: electricSuv }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: { title: all.title } }

export const IsCampaignOff: BlockStory = { args: { ...removeFields(all, "campaignLabel"), isCampaign: false } }

export const FactsNone: BlockStory = { args: { ...all, facts: [] } }

export const FactsOne: BlockStory = { args: { ...all, facts: all.facts.slice(0, 1) } }

export const FactsMost: BlockStory = { args: { ...all, facts: repeat(all.facts, 4) } }

export const WithoutPictures: BlockStory = { args: removeFields(all, "image") }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidFactAsNumber.fields }
