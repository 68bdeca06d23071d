// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a table. */
export const tableGuide = {
  properties: {
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
    },
    titleTag: {
      label: {
        sv: "Rubriknivå",
        nb: "Overskriftsnivå",
        da: "Overskriftsniveau",
        en: "Heading level",
        fi: "Otsikkotaso",
        sk: "Úroveň nadpisu",
      },
      definiteLabel: { sv: "Rubriknivån", nb: "Overskriftsnivået" },
      of: () => titleTagGuide,
    },
    caption: {
      label: {
        sv: "Tabellens rubrik",
        nb: "Tabellens overskrift",
        da: "Tabellens overskrift",
        en: "Table caption",
        fi: "Taulukon otsikko",
        sk: "Nadpis tabuľky",
      },
      definiteLabel: { sv: "Tabellens rubrik", nb: "Tabellens overskrift" },
      of: () => textFieldGuide,
    },
    columns: {
      label: { sv: "Kolumner", nb: "Kolonner", da: "Kolonner", en: "Columns", fi: "Sarakkeet", sk: "Stĺpce" },
      definiteLabel: { sv: "Kolumnerna", nb: "Kolonnene" },
      items: {
        label: { sv: "Kolumn", nb: "Kolonne", da: "Kolonne", en: "Column", fi: "Sarake", sk: "Stĺpec" },
        of: () => tableColumnGuide,
      },
    },
    rows: {
      label: { sv: "Rader", nb: "Rader", da: "Rækker", en: "Rows", fi: "Rivit", sk: "Riadky" },
      definiteLabel: { sv: "Raderna", nb: "Radene" },
      items: {
        label: { sv: "Rad", nb: "Rad", da: "Række", en: "Row", fi: "Rivi", sk: "Riadok" },
        of: () => tableRowGuide,
      },
    },
    hasRowHeadings: {
      label: {
        sv: "Första kolumnen är rubriker",
        nb: "Første kolonne er overskrifter",
        da: "Første kolonne er overskrifter",
        en: "First column holds headings",
        fi: "Ensimmäinen sarake on otsikoita",
        sk: "Prvý stĺpec sú nadpisy",
      },
    },
    note: {
      label: { sv: "Anmärkning", nb: "Merknad", da: "Bemærkning", en: "Note", fi: "Huomautus", sk: "Poznámka" },
      definiteLabel: { sv: "Anmärkningen", nb: "Merknaden" },
      of: () => textFieldGuide,
    },
  },
}

/** The labels and error messages of a table column. */
export const tableColumnGuide = {
  label: { sv: "Kolumn", nb: "Kolonne", da: "Kolonne", en: "Column", fi: "Sarake", sk: "Stĺpec" },
  properties: {
    heading: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
      empty: { value: "" },
    },
    isNumber: { label: { sv: "Siffror", nb: "Tall", da: "Tal", en: "Figures", fi: "Numeroita", sk: "Čísla" } },
  },
}

/** The labels and error messages of a table row. */
export const tableRowGuide = {
  label: { sv: "Rad", nb: "Rad", da: "Række", en: "Row", fi: "Rivi", sk: "Riadok" },
  properties: {
    cells: {
      label: { sv: "Celler", nb: "Celler", da: "Celler", en: "Cells", fi: "Solut", sk: "Bunky" },
      definiteLabel: { sv: "Cellerna", nb: "Cellene" },
      items: {
        label: { sv: "Cell", nb: "Celle", da: "Celle", en: "Cell", fi: "Solu", sk: "Bunka" },
        of: () => tableCellGuide,
      },
    },
  },
}

/** The labels and error messages of a table cell. */
export const tableCellGuide = {
  label: { sv: "Cell", nb: "Celle", da: "Celle", en: "Cell", fi: "Solu", sk: "Bunka" },
  properties: {
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      definiteLabel: { sv: "Texten", nb: "Teksten" },
      of: () => textFieldGuide,
      empty: { value: "" },
    },
  },
}
