// Generated from schemas/blocks/hubspot-form by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import companyCarsOnDark from "@forecourt/schemas/blocks/hubspot-form/examples/company-cars-on-dark.json" with {
  type: "json",
}
import standard from "@forecourt/schemas/blocks/hubspot-form/examples/default.json" with { type: "json" }
import invalidAccountByName from "@forecourt/schemas/blocks/hubspot-form/examples/invalid/account-by-name.json" with {
  type: "json",
}
import newsletterOnSurface from "@forecourt/schemas/blocks/hubspot-form/examples/newsletter-on-surface.json" with {
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
import { hubspotFormForm } from "./hubspot-form.form.ts"
import type { HubspotFormInput } from "./hubspot-form.ts"

export default {
  title: "Blocks/Hubspot form",
  parameters: { block: "HubSpotForm" },
  argTypes: createControls("HubSpotForm", hubspotFormForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Service medan du väntar" },
  text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  formId: "3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
  portalId: "147000000",
  link: { value: { href: "/verkstad", text: "Verkstad", linktype: "internal" } },
} satisfies HubspotFormInput

/** The same fields in English. */
const english = {
  title: { value: "Servicing while you wait" },
  text: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
  formId: "3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
  portalId: "147000000",
  link: { value: { href: "/workshop", text: "Workshop", linktype: "internal" } },
} satisfies HubspotFormInput

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
    formId: "3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
    portalId: "147000000",
    link: { value: { href: "/verkstad", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
    formId: "3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
    portalId: "147000000",
    link: { value: { href: "/verksted", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
    },
    formId: "3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
    portalId: "147000000",
    link: { value: { href: "/workshop", text: "Carbon dioxide emission classification", linktype: "internal" } },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    formId: "3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
    portalId: "147000000",
    link: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
    },
    formId: "3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
    portalId: "147000000",
    link: { value: { href: "/servis", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
  },
} satisfies Record<string, HubspotFormInput>

export const Default: BlockStory = { args: standard }

export const CompanyCarsOnDark: BlockStory = { args: companyCarsOnDark }

export const NewsletterOnSurface: BlockStory = { args: newsletterOnSurface }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const RegionNa1: BlockStory = { args: { ...all, region: "na1" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidAccountByName.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
