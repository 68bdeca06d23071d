// Generated from schemas/blocks/workshop-booking by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/workshop-booking/examples/default.json" with { type: "json" }
import invalidBrandWithoutName from "@forecourt/schemas/blocks/workshop-booking/examples/invalid/brand-without-name.json" with {
  type: "json",
}
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
import { workshopBookingForm } from "./workshop-booking.form.ts"
import type { WorkshopBookingInput } from "./workshop-booking.ts"

export default {
  title: "Blocks/Workshop booking",
  parameters: { block: "ServiceBookingForm" },
  argTypes: createControls("ServiceBookingForm", workshopBookingForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Vi tar hand om bilen. Hela vägen." },
  text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  elsewhere: [
    { link: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } } },
    { link: { value: { href: "/verkstad", text: "Verkstad", linktype: "internal" } } },
    { link: { value: { href: "/dack", text: "Däck", linktype: "internal" } } },
  ],
  brands: [
    { name: { value: "Vi tar hand om bilen. Hela vägen." } },
    { name: { value: "Dags för vinterdäck" } },
    { name: { value: "Begagnat med ett års garanti" } },
  ],
  damageLink: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } },
  phoneLink: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } },
  contactLink: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } },
  personalPlate: "Däcken",
} satisfies WorkshopBookingInput

/** The same fields in English. */
const english = {
  title: { value: "We look after your car. All the way." },
  text: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
  elsewhere: [
    { link: { value: { href: "/cars", text: "Cars", linktype: "internal" } } },
    { link: { value: { href: "/workshop", text: "Workshop", linktype: "internal" } } },
    { link: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } } },
  ],
  brands: [
    { name: { value: "We look after your car. All the way." } },
    { name: { value: "Time for winter tyres" } },
    { name: { value: "Used cars with a year's warranty" } },
  ],
  damageLink: { value: { href: "/cars", text: "Cars", linktype: "internal" } },
  phoneLink: { value: { href: "/cars", text: "Cars", linktype: "internal" } },
  contactLink: { value: { href: "/cars", text: "Cars", linktype: "internal" } },
  personalPlate: "Your",
} satisfies WorkshopBookingInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    text: {
      value:
        "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
    },
    elsewhere: [
      { link: { value: { href: "/bilar", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
      { link: { value: { href: "/verkstad", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
      { link: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
    ],
    brands: [
      {
        name: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
      },
      {
        name: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
      },
      {
        name: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
      },
    ],
    damageLink: { value: { href: "/bilar", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    phoneLink: { value: { href: "/bilar", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    contactLink: { value: { href: "/bilar", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    personalPlate: "Verkst",
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
    elsewhere: [
      { link: { value: { href: "/biler", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
      { link: { value: { href: "/verksted", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
      { link: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
    ],
    brands: [
      { name: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" } },
      { name: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" } },
      { name: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" } },
    ],
    damageLink: { value: { href: "/biler", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    phoneLink: { value: { href: "/biler", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    contactLink: { value: { href: "/biler", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    personalPlate: "Verkst",
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
    },
    elsewhere: [
      { link: { value: { href: "/cars", text: "Carbon dioxide emission classification", linktype: "internal" } } },
      { link: { value: { href: "/workshop", text: "Carbon dioxide emission classification", linktype: "internal" } } },
      { link: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } } },
    ],
    brands: [
      {
        name: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
      },
      {
        name: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
      },
      {
        name: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
      },
    ],
    damageLink: { value: { href: "/cars", text: "Carbon dioxide emission classification", linktype: "internal" } },
    phoneLink: { value: { href: "/cars", text: "Carbon dioxide emission classification", linktype: "internal" } },
    contactLink: { value: { href: "/cars", text: "Carbon dioxide emission classification", linktype: "internal" } },
    personalPlate: "Your",
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    elsewhere: [
      { link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
      { link: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
      { link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
    ],
    brands: [
      {
        name: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
      },
      {
        name: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
      },
      {
        name: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
      },
    ],
    damageLink: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    phoneLink: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    contactLink: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    personalPlate: "Autonh",
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
    },
    elsewhere: [
      { link: { value: { href: "/auta", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } } },
      {
        link: { value: { href: "/servis", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
      },
      {
        link: {
          value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
      },
    ],
    brands: [
      {
        name: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
      },
      {
        name: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
      },
      {
        name: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
      },
    ],
    damageLink: { value: { href: "/auta", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
    phoneLink: { value: { href: "/auta", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
    contactLink: {
      value: { href: "/auta", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
    },
    personalPlate: "Potvrd",
  },
} satisfies Record<string, WorkshopBookingInput>

export const Default: BlockStory = { args: standard }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const ElsewhereNone: BlockStory = { args: { ...all, elsewhere: [] } }

export const ElsewhereOne: BlockStory = { args: { ...all, elsewhere: all.elsewhere.slice(0, 1) } }

export const ElsewhereMost: BlockStory = { args: { ...all, elsewhere: repeat(all.elsewhere, 8) } }

export const BrandsNone: BlockStory = { args: { ...all, brands: [] } }

export const BrandsOne: BlockStory = { args: { ...all, brands: all.brands.slice(0, 1) } }

export const BrandsMost: BlockStory = { args: { ...all, brands: repeat(all.brands, 60) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidBrandWithoutName.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
