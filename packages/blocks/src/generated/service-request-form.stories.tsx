// Generated from schemas/blocks/service-request-form by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standardData from "@forecourt/schemas/blocks/service-request-form/data/default.json" with { type: "json" }
import motorcyclesData from "@forecourt/schemas/blocks/service-request-form/data/motorcycles.json" with { type: "json" }
import newsletterRequiredData from "@forecourt/schemas/blocks/service-request-form/data/newsletter-required.json" with {
  type: "json",
}
import standard from "@forecourt/schemas/blocks/service-request-form/examples/default.json" with { type: "json" }
import invalidDealershipByName from "@forecourt/schemas/blocks/service-request-form/examples/invalid/dealership-by-name.json" with {
  type: "json",
}
import motorcycles from "@forecourt/schemas/blocks/service-request-form/examples/motorcycles.json" with { type: "json" }
import newsletterRequired from "@forecourt/schemas/blocks/service-request-form/examples/newsletter-required.json" with {
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
} from "../../test/story.tsx"
import { serviceRequestFormForm } from "./service-request-form.form.ts"
import type { ServiceRequestFormInput } from "./service-request-form.ts"

export default {
  title: "Blocks/Service request form",
  parameters: { block: "ServiceRequestForm" },
  argTypes: createControls("ServiceRequestForm", serviceRequestFormForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Byt bil när livet byter fil" },
  text: { value: "<p>Provkör i en timme eller över helgen. Försäkringen ingår.</p>" },
  dealership: "norrvik-oslo",
  link: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } },
} satisfies ServiceRequestFormInput

/** The same fields in English. */
const english = {
  title: { value: "Change cars when life changes lanes" },
  text: { value: "<p>Try one for an hour or a whole weekend. Insurance is included.</p>" },
  dealership: "norrvik-oslo",
  link: { value: { href: "/cars", text: "Cars", linktype: "internal" } },
} satisfies ServiceRequestFormInput

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
    dealership: "norrvik-oslo",
    link: { value: { href: "/bilar", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
    dealership: "norrvik-oslo",
    link: { value: { href: "/biler", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
    },
    dealership: "norrvik-oslo",
    link: { value: { href: "/cars", text: "Carbon dioxide emission classification", linktype: "internal" } },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    dealership: "norrvik-oslo",
    link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
    },
    dealership: "norrvik-oslo",
    link: { value: { href: "/auta", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
  },
} satisfies Record<string, ServiceRequestFormInput>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const Motorcycles: BlockStory = { args: { ...motorcycles, data: motorcyclesData } }

export const NewsletterRequired: BlockStory = { args: { ...newsletterRequired, data: newsletterRequiredData } }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const VehicleMotorcycles: BlockStory = { args: { ...all, vehicle: "Motorcycles" } }

export const NewsletterRequiredOff: BlockStory = { args: { ...all, newsletterRequired: false } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidDealershipByName.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
