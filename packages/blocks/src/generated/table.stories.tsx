// Generated from schemas/blocks/table by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/table/examples/default.json" with { type: "json" }
import invalidColumnWithoutHeading from "@forecourt/schemas/blocks/table/examples/invalid/column-without-heading.json" with {
  type: "json",
}
import phoneNumbers from "@forecourt/schemas/blocks/table/examples/phone-numbers.json" with { type: "json" }
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
  repeat,
} from "../../test/story.tsx"
import { tableForm } from "./table.form.ts"
import type { TableInput } from "./table.ts"

export default {
  title: "Blocks/Table",
  parameters: { block: "Table" },
  argTypes: createControls("Table", tableForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Elbil i vardagen" },
  caption: { value: "Provkör i en timme eller över helgen. Försäkringen ingår." },
  columns: [
    { heading: { value: "Bagage" } },
    { heading: { value: "Laddning 10–80 %" } },
    { heading: { value: "Dragvikt" } },
  ],
  rows: [
    { cells: [{ text: { value: "28 minuter" } }, { text: { value: "1 800 kg" } }, { text: { value: "480 km" } }] },
    { cells: [{ text: { value: "1 800 kg" } }, { text: { value: "480 km" } }, { text: { value: "5,1 l/100 km" } }] },
    { cells: [{ text: { value: "480 km" } }, { text: { value: "5,1 l/100 km" } }, { text: { value: "Automat" } }] },
  ],
  note: { value: "Provkör i en timme eller över helgen. Försäkringen ingår." },
} satisfies TableInput

/** The same fields in English. */
const english = {
  title: { value: "Living with an electric car" },
  caption: { value: "Try one for an hour or a whole weekend. Insurance is included." },
  columns: [
    { heading: { value: "Boot" } },
    { heading: { value: "Charging 10–80%" } },
    { heading: { value: "Towing weight" } },
  ],
  rows: [
    { cells: [{ text: { value: "28 minutes" } }, { text: { value: "1,800 kg" } }, { text: { value: "298 miles" } }] },
    { cells: [{ text: { value: "1,800 kg" } }, { text: { value: "298 miles" } }, { text: { value: "55 mpg" } }] },
    { cells: [{ text: { value: "298 miles" } }, { text: { value: "55 mpg" } }, { text: { value: "Automatic" } }] },
  ],
  note: { value: "Try one for an hour or a whole weekend. Insurance is included." },
} satisfies TableInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    caption: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    columns: [
      { heading: { value: "Koldioxidutsläppsklassificering" } },
      { heading: { value: "Koldioxidutsläppsklassificering" } },
      { heading: { value: "Koldioxidutsläppsklassificering" } },
    ],
    rows: [
      {
        cells: [
          { text: { value: "Koldioxidutsläppsklassificering" } },
          { text: { value: "Koldioxidutsläppsklassificering" } },
          { text: { value: "Koldioxidutsläppsklassificering" } },
        ],
      },
      {
        cells: [
          { text: { value: "Koldioxidutsläppsklassificering" } },
          { text: { value: "Koldioxidutsläppsklassificering" } },
          { text: { value: "Koldioxidutsläppsklassificering" } },
        ],
      },
      {
        cells: [
          { text: { value: "Koldioxidutsläppsklassificering" } },
          { text: { value: "Koldioxidutsläppsklassificering" } },
          { text: { value: "Koldioxidutsläppsklassificering" } },
        ],
      },
    ],
    note: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    caption: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    columns: [
      { heading: { value: "Drivstofforbruksklassifisering" } },
      { heading: { value: "Drivstofforbruksklassifisering" } },
      { heading: { value: "Drivstofforbruksklassifisering" } },
    ],
    rows: [
      {
        cells: [
          { text: { value: "Drivstofforbruksklassifisering" } },
          { text: { value: "Drivstofforbruksklassifisering" } },
          { text: { value: "Drivstofforbruksklassifisering" } },
        ],
      },
      {
        cells: [
          { text: { value: "Drivstofforbruksklassifisering" } },
          { text: { value: "Drivstofforbruksklassifisering" } },
          { text: { value: "Drivstofforbruksklassifisering" } },
        ],
      },
      {
        cells: [
          { text: { value: "Drivstofforbruksklassifisering" } },
          { text: { value: "Drivstofforbruksklassifisering" } },
          { text: { value: "Drivstofforbruksklassifisering" } },
        ],
      },
    ],
    note: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    caption: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    columns: [
      { heading: { value: "Carbon dioxide emission classification" } },
      { heading: { value: "Carbon dioxide emission classification" } },
      { heading: { value: "Carbon dioxide emission classification" } },
    ],
    rows: [
      {
        cells: [
          { text: { value: "Carbon dioxide emission classification" } },
          { text: { value: "Carbon dioxide emission classification" } },
          { text: { value: "Carbon dioxide emission classification" } },
        ],
      },
      {
        cells: [
          { text: { value: "Carbon dioxide emission classification" } },
          { text: { value: "Carbon dioxide emission classification" } },
          { text: { value: "Carbon dioxide emission classification" } },
        ],
      },
      {
        cells: [
          { text: { value: "Carbon dioxide emission classification" } },
          { text: { value: "Carbon dioxide emission classification" } },
          { text: { value: "Carbon dioxide emission classification" } },
        ],
      },
    ],
    note: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    caption: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    columns: [
      { heading: { value: "Hiilidioksidipäästöluokitus" } },
      { heading: { value: "Hiilidioksidipäästöluokitus" } },
      { heading: { value: "Hiilidioksidipäästöluokitus" } },
    ],
    rows: [
      {
        cells: [
          { text: { value: "Hiilidioksidipäästöluokitus" } },
          { text: { value: "Hiilidioksidipäästöluokitus" } },
          { text: { value: "Hiilidioksidipäästöluokitus" } },
        ],
      },
      {
        cells: [
          { text: { value: "Hiilidioksidipäästöluokitus" } },
          { text: { value: "Hiilidioksidipäästöluokitus" } },
          { text: { value: "Hiilidioksidipäästöluokitus" } },
        ],
      },
      {
        cells: [
          { text: { value: "Hiilidioksidipäästöluokitus" } },
          { text: { value: "Hiilidioksidipäästöluokitus" } },
          { text: { value: "Hiilidioksidipäästöluokitus" } },
        ],
      },
    ],
    note: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    caption: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    columns: [
      { heading: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" } },
      { heading: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" } },
      { heading: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" } },
    ],
    rows: [
      {
        cells: [
          { text: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" } },
          { text: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" } },
          { text: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" } },
        ],
      },
      {
        cells: [
          { text: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" } },
          { text: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" } },
          { text: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" } },
        ],
      },
      {
        cells: [
          { text: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" } },
          { text: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" } },
          { text: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" } },
        ],
      },
    ],
    note: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
  },
} satisfies Record<string, TableInput>

export const Default: BlockStory = { args: standard }

export const PhoneNumbers: BlockStory = { args: phoneNumbers }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: { columns: all.columns } }

export const HasRowHeadingsOff: BlockStory = { args: { ...all, hasRowHeadings: false } }

export const ColumnsOne: BlockStory = { args: { ...all, columns: all.columns.slice(0, 1) } }

export const ColumnsMost: BlockStory = { args: { ...all, columns: repeat(all.columns, 8) } }

export const RowsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, rows: [] } }

export const RowsOne: BlockStory = { args: { ...all, rows: all.rows.slice(0, 1) } }

export const RowsMost: BlockStory = { args: { ...all, rows: repeat(all.rows, 60) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidColumnWithoutHeading.fields }
