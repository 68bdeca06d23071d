// Generated from schemas/blocks/car-list by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import withCarsData from "@forecourt/schemas/blocks/car-list/data/with-cars.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/car-list/examples/default.json" with { type: "json" }
import invalidValueMissing from "@forecourt/schemas/blocks/car-list/examples/invalid/value-missing.json" with {
  type: "json",
}
import usedElectric from "@forecourt/schemas/blocks/car-list/examples/used-electric.json" with { type: "json" }
import withCars from "@forecourt/schemas/blocks/car-list/examples/with-cars.json" with { type: "json" }
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
  repeat,
} from "../../test/story.tsx"
import { carListForm } from "./car-list.form.ts"
import type { CarListInput } from "./car-list.ts"

export default {
  title: "Blocks/Car list",
  parameters: { block: "CarList" },
  argTypes: createControls("CarList", carListForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Byt bil när livet byter fil" },
  only: [
    { facet: "car_drive", value: "1 800 kg" },
    { facet: "car_vehicle_type_code", value: "480 km" },
    { facet: "car_site_city", value: "5,1 l/100 km" },
  ],
  note: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
  contactLink: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
} satisfies CarListInput

/** The same fields in English. */
const english = {
  title: { value: "Change cars when life changes lanes" },
  only: [
    { facet: "car_drive", value: "1,800 kg" },
    { facet: "car_vehicle_type_code", value: "298 miles" },
    { facet: "car_site_city", value: "55 mpg" },
  ],
  note: { value: "Our technicians know your car and tell you what it needs, what it costs and what can wait." },
  contactLink: { value: { href: "/contact", text: "Contact", linktype: "internal" } },
} satisfies CarListInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    only: [
      { facet: "car_drive", value: "Koldioxidutsläppsklassificering" },
      { facet: "car_vehicle_type_code", value: "Koldioxidutsläppsklassificering" },
      { facet: "car_site_city", value: "Koldioxidutsläppsklassificering" },
    ],
    note: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    contactLink: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    only: [
      { facet: "car_drive", value: "Drivstofforbruksklassifisering" },
      { facet: "car_vehicle_type_code", value: "Drivstofforbruksklassifisering" },
      { facet: "car_site_city", value: "Drivstofforbruksklassifisering" },
    ],
    note: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    contactLink: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    only: [
      { facet: "car_drive", value: "Carbon dioxide emission classification" },
      { facet: "car_vehicle_type_code", value: "Carbon dioxide emission classification" },
      { facet: "car_site_city", value: "Carbon dioxide emission classification" },
    ],
    note: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    contactLink: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    only: [
      { facet: "car_drive", value: "Hiilidioksidipäästöluokitus" },
      { facet: "car_vehicle_type_code", value: "Hiilidioksidipäästöluokitus" },
      { facet: "car_site_city", value: "Hiilidioksidipäästöluokitus" },
    ],
    note: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    contactLink: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    only: [
      { facet: "car_drive", value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
      { facet: "car_vehicle_type_code", value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
      { facet: "car_site_city", value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
    ],
    note: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    contactLink: {
      value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
    },
  },
} satisfies Record<string, CarListInput>

export const Default: BlockStory = { args: standard }

export const UsedElectric: BlockStory = { args: usedElectric }

export const WithCars: BlockStory = { args: { ...withCars, data: withCarsData } }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const MonthlyLoan: BlockStory = { args: { ...all, monthly: "Loan" } }

export const MonthlyPrivateLeasing: BlockStory = { args: { ...all, monthly: "PrivateLeasing" } }

export const MonthlyCompanyLeasing: BlockStory = { args: { ...all, monthly: "CompanyLeasing" } }

export const OnlyNone: BlockStory = { args: { ...all, only: [] } }

export const OnlyOne: BlockStory = { args: { ...all, only: all.only.slice(0, 1) } }

export const OnlyMost: BlockStory = { args: { ...all, only: repeat(all.only, 20) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidValueMissing.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
