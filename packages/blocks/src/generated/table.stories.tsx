// Generated from schemas/blocks/table by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/table/examples/default.json" with { type: "json" }
import invalidColumnWithoutHeading from "@forecourt/schemas/blocks/table/examples/invalid/column-without-heading.json" with {
  type: "json",
}
import phoneNumbers from "@forecourt/schemas/blocks/table/examples/phone-numbers.json" with { type: "json" }
import { type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat } from "../story.tsx"
import { tableForm } from "./table.form.ts"
import type { TableInput } from "./table.ts"

export default {
  title: "Blocks/Table",
  parameters: { block: "Table" },
  argTypes: controlsOf(tableForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
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

export const Default: BlockStory = { args: standard }

export const PhoneNumbers: BlockStory = { args: phoneNumbers }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: { columns: all.columns } }

export const HasRowHeadingsOff: BlockStory = { args: { ...all, hasRowHeadings: false } }

export const ColumnsOne: BlockStory = { args: { ...all, columns: all.columns.slice(0, 1) } }

export const ColumnsMost: BlockStory = { args: { ...all, columns: repeat(all.columns, 8) } }

export const RowsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, rows: [] } }

export const RowsOne: BlockStory = { args: { ...all, rows: all.rows.slice(0, 1) } }

export const RowsMost: BlockStory = { args: { ...all, rows: repeat(all.rows, 60) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
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
}

export const Refused: BlockStory = { args: invalidColumnWithoutHeading.fields }
