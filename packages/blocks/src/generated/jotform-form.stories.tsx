// Generated from schemas/blocks/jotform-form by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import damageReportOnSurface from "@forecourt/schemas/blocks/jotform-form/examples/damage-report-on-surface.json" with {
  type: "json",
}
import standard from "@forecourt/schemas/blocks/jotform-form/examples/default.json" with { type: "json" }
import invalidUnknownDataCentre from "@forecourt/schemas/blocks/jotform-form/examples/invalid/unknown-data-centre.json" with {
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
import { jotformFormForm } from "./jotform-form.form.ts"
import type { JotformFormInput } from "./jotform-form.ts"

export default {
  title: "Blocks/Jotform form",
  parameters: { block: "JotformForm" },
  argTypes: createControls("JotformForm", jotformFormForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Service medan du väntar" },
  text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  formId: "243210987654321",
  link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } },
} satisfies JotformFormInput

/** The same fields in English. */
const english = {
  title: { value: "Servicing while you wait" },
  text: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
  formId: "243210987654321",
  link: { value: { href: "/about-us", text: "About us", linktype: "internal" } },
} satisfies JotformFormInput

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
    formId: "243210987654321",
    link: { value: { href: "/om-oss", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
    formId: "243210987654321",
    link: { value: { href: "/om-oss", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
    },
    formId: "243210987654321",
    link: { value: { href: "/about-us", text: "Carbon dioxide emission classification", linktype: "internal" } },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    formId: "243210987654321",
    link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
    },
    formId: "243210987654321",
    link: { value: { href: "/o-nas", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
  },
} satisfies Record<string, JotformFormInput>

export const Default: BlockStory = { args: standard }

export const DamageReportOnSurface: BlockStory = { args: damageReportOnSurface }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const DataCentreStandard: BlockStory = { args: { ...all, dataCentre: "Standard" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidUnknownDataCentre.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
