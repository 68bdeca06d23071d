// Generated from schemas/blocks/jotform-form by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import damageReportOnSurface from "@forecourt/schemas/blocks/jotform-form/examples/damage-report-on-surface.json" with {
  type: "json",
}
import standard from "@forecourt/schemas/blocks/jotform-form/examples/default.json" with { type: "json" }
import invalidUnknownDataCentre from "@forecourt/schemas/blocks/jotform-form/examples/invalid/unknown-data-centre.json" with {
  type: "json",
}
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock } from "../story.tsx"
import { jotformFormForm } from "./jotform-form.form.ts"
import type { JotformFormInput } from "./jotform-form.ts"

export default {
  title: "Blocks/Jotform form",
  parameters: { block: "JotformForm" },
  argTypes: controlsOf(jotformFormForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Service medan du väntar" },
  text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  formId: "243210987654321",
  link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } },
} satisfies JotformFormInput

export const Default: BlockStory = { args: standard }

export const DamageReportOnSurface: BlockStory = { args: damageReportOnSurface }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { args: {} }

export const DataCentreStandard: BlockStory = { args: { ...all, dataCentre: "Standard" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    formId: "243210987654321",
    link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
}

export const Refused: BlockStory = { args: invalidUnknownDataCentre.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
